/** Text as it may stand in a page, between tags and in quotes. */
export function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** Parts of a drawing, which have nothing inside and need no end: there are thousands of them. */
const DRAWN = new Set(['path', 'use']);
/** What may stand without quotes. */
const PLAIN = /^[\w#,.-]+$/;

/** An element; what is inside is markup already. */
export function element(
  tag: string,
  attributes: Readonly<Record<string, string | number>>,
  ...inside: readonly string[]
): string {
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}=${quoted(value)}`);
  const start = `<${tag}${written.join('')}`;
  return DRAWN.has(tag) ? `${start} />` : `${start}>${inside.join('')}</${tag}>`;
}

function quoted(value: string | number): string {
  const text = String(value);
  return PLAIN.test(text) ? text : `"${escaped(text)}"`;
}
