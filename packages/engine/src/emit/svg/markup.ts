/** Rounds numbers and omits undefined attributes. */
export type Attributes = Readonly<Record<string, string | number | undefined>>;

/** `content` is markup. */
export function element(name: string, attributes: Attributes, content = ""): string {
  let tag = `<${name}`;
  for (const [key, value] of Object.entries(attributes)) {
    if (value !== undefined) tag += ` ${key}="${typeof value === "number" ? formatNumber(value) : escapeText(value)}"`;
  }
  return content === "" ? `${tag}/>` : `${tag}>${content}</${name}>`;
}

/** Three decimals. Throws for NaN and infinity. */
export function formatNumber(value: number): string {
  if (!(Math.abs(value) < 1e9)) throw new RangeError(`SVG cannot express the number ${value}.`);
  return String(Math.round(value * 1000) / 1000 || 0);
}

const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** Escapes text for an element or attribute. Characters that XML cannot contain become U+FFFD. */
export function escapeText(value: string): string {
  return value
    .toWellFormed()
    .replace(/[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g, "\ufffd")
    .replace(/[&<>"']/g, (character) => entities[character] ?? character)
    .replace(/[\t\n\r]/g, (character) => `&#${character.charCodeAt(0)};`);
}
