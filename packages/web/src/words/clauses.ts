/** `mu/6.2` as it is said at a table of Mü: "Mü 6.2". */
export function clauseName(
  { title, game }: { readonly title: string; readonly game: string },
  clause: string,
): string {
  return clause.replace(`${game}/`, `${title} `);
}
