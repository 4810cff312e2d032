import { expect, test } from "vitest";
import { cutText } from "./cut-text.ts";

const design = (name: string, content: string) =>
  JSON.stringify({ name, description: "", widgets: [{ type: "text", content: content.repeat(3000) }] });
const document = (...designs: string[]) =>
  `{"masters":[${designs.join()}],"plan":{},"pages":[],"compilation_rules":[]}`;
const whole = (text: string) => {
  const { parts, pieces } = cutText(text);
  return parts.flatMap(({ hash }) => pieces.get(hash) ?? []).join("");
};

test("all parts together are the text", () => {
  const text = document(design("Day", "ż"), design("Week", "📓"), design("Year", "x"));
  expect(whole(text)).toBe(text);
  expect(whole("{}")).toBe("{}");
});

test("two texts share the designs that are equal", () => {
  const hashes = (text: string) => cutText(text).parts.map(({ hash }) => hash);
  const before = hashes(document(design("Day", "a"), design("Week", "b"), design("Year", "c")));
  const after = hashes(document(design("Day", "a"), design("Week", "changed"), design("Year", "c")));
  expect(after.filter((hash) => !before.includes(hash))).toHaveLength(1);
});

test("the number of parts is limited", () => {
  const text = document(...Array.from({ length: 5000 }, (_, i) => JSON.stringify({ name: `Design ${i}`.padEnd(500) })));
  expect(cutText(text).parts.length).toBeLessThanOrEqual(300);
  expect(whole(text)).toBe(text);
});
