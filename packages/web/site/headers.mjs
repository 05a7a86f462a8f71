// What the page may do, said to the browser: its own files, and nothing of the machine that a card table
// has no use for.

/** The build also writes this into the page, for file servers that send no headers of ours. */
export const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "worker-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

const UNUSED = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
];

/** With every answer, refusals included. A page cannot say by itself who may frame it. */
export const HEADERS = new Map([
  ['Content-Security-Policy', `${POLICY}; frame-ancestors 'none'`],
  ['Permissions-Policy', UNUSED.map((feature) => `${feature}=()`).join(', ')],
  ['Referrer-Policy', 'no-referrer'],
  ['X-Content-Type-Options', 'nosniff'],
]);
