import { expect, test } from "vitest";
import { draw, said } from "../../test/support/documents.ts";

const saidOf = (content: string) => said(draw({ type: "text_block", content }).diagnostics);

test("@name in a text, which documents in circulation mean as a variable, prints as it is and is pointed out", () => {
  expect(saidOf("@weekday, me@year.example and @nobody")).toEqual([
    'at_in_text: "@weekday" is a variable only where a link is written, and prints as it is here; write {weekday}',
  ]);
});

test("a format that does not exist is pointed out, with those that do", () => {
  expect(saidOf("{page:.1f}")).toEqual([
    "unknown_format: {page:.1f} asks for a format that does not exist, so it prints as written; there are {name:02d} and {name:capital}",
  ]);
});
