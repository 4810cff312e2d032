/** "Use at most {max} characters", read backwards: what stood in the slots goes into the sentence of the other language. */
export function readPattern(english: string, said: string): (sentence: string) => string | undefined {
  const parts = english.split(/\{(\w+)\}/);
  const names = parts.filter((_, index) => index % 2 === 1);
  const source = parts
    .map((part, index) => (index % 2 ? "(.+?)" : part.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&")))
    .join("");
  const pattern = new RegExp(`^${source}$`, "su");
  return (sentence) => {
    const [, ...values] = pattern.exec(sentence) ?? [];
    if (values.length === 0) return undefined;
    return said.replace(/\{(\w+)\}/g, (slot, name) => values[names.indexOf(name)] ?? slot);
  };
}
