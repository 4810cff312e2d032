type SayValue = (value: string, slot: string) => string;

/** "Use at most {max} characters", read backwards: what stood in the slots goes into the sentence of the other language. */
export function readPattern(
  english: string,
  said: string,
  sayValue: SayValue,
): (sentence: string) => string | undefined {
  const parts = english.split(/\{(\w+)\}/);
  const names = parts.filter((_, index) => index % 2 === 1);
  const source = parts.map((part, index) => (index % 2 ? slot(part) : escaped(part))).join("");
  const pattern = new RegExp(`^${source}$`, "su");
  return (sentence) => {
    const [, ...values] = pattern.exec(sentence) ?? [];
    if (values.length === 0) return undefined;
    return said.replace(/\{(\w+)\}/g, (whole, name) => sayValue(values[names.indexOf(name)] ?? whole, name));
  };
}

/** A word has no blanks, for sentences that would otherwise take in too many. */
const slot = (name: string) => (name === "word" ? "(\\S+)" : "(.+?)");

function escaped(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");
}
