/** Of all packages. In a file of its own: the page takes it without everything that the index names. */
export const version = '0.1.0';
