import { limits, Report } from "@octavo/foundation";
import { expect, test } from "vitest";
import { inEnglish } from "../../test/support/in-english.ts";
import { readYaml } from "./parse-yaml.ts";

function read(text: string) {
  const report = new Report();
  return { value: readYaml(text, "plan", report), diagnostics: report.diagnostics };
}

/** Returns the only diagnostic as "line:column message". */
function complaint(text: string): string {
  const { diagnostics } = read(text);
  expect(diagnostics).toHaveLength(1);
  const [{ message, at } = { message: "", at: {} }] = inEnglish(diagnostics);
  return at.line === undefined ? message : `${at.line}:${at.column} ${message}`;
}

const indentation = "The line is not indented like the lines that it belongs to";
const noColon = "There is no colon on this line, so it is not a key with a value";

test.each([
  [
    "a token at the start of a value",
    "title: Day\nlabel: {year} x\n",
    "2:8 A value that begins with { must stand in quotes",
  ],
  ["two tokens", "a: {year}-{month}", "1:4 A value that begins with { must stand in quotes"],
  ["a variable", "properties:\n  dest_id: @x\n", "2:12 A value that begins with @ must stand in quotes"],
  ["a variable in a list", "order:\n  - @x\n", "2:5 A value that begins with @ must stand in quotes"],
  ["a variable in braces", "a: {x: @y}", "1:8 A value that begins with @ must stand in quotes"],
  ["a backtick", "a: `x`", "1:4 A value that begins with ` must stand in quotes"],
  ["a percent sign", "a: %d", "1:4 A value that begins with % must stand in quotes"],
  ["literal braces", "b: 1\na: {{x}}", "2:4 A key must be text"],
  ["a token as a key", "{year}: x", "1:1 A key must be text"],
  ["an asterisk", "a: *x", "1:4 References such as *x are not supported"],
  ["an exclamation mark", "a: !x y", "1:4 The YAML tag !x is not supported"],
  ["a tab that indents", "a:\n\tb: 1", "2:1 A tab cannot indent a line"],
  ["a missing space, first line", "a:b\nc: 1", "1:2 There is no space after the colon"],
  ["a missing space, later", "a:\n  b:1\n  c: 2", "2:4 There is no space after the colon"],
  ["a line without a colon", "a: 1\nb\nc: 2", `2:1 ${noColon}`],
  ["a double quote", 'a: "x\nb: 1\n', "1:4 A quote is opened here and never closed"],
  ["a single quote at the end", "b: 1\na: 'x", "2:4 A quote is opened here and never closed"],
  ["a quote inside quotes", "a: 'it's'", "1:8 Text follows the closing quote"],
  ["an open bracket", "a: [1, 2\nb: 3", "1:4 The [ that is opened here is never closed"],
  ["an open brace", "position: { x: 1\nb: 3", "1:11 The { that is opened here is never closed"],
  ["a brace too many", "a: {b: 1}}\n", "1:10 Text follows the closing }"],
  [
    "a colon in a value",
    "content: Week: notes",
    "1:14 A value that holds a colon followed by a space must stand in quotes",
  ],
  ["a list on its key's line", "a: - x", "1:4 A list cannot begin on the line of its key"],
  ["indentation of a key", "m:\n- a: 1\n  b: 2\n c: 3\n", `4:2 ${indentation}`],
  ["indentation of an item", "m:\n  - name: x\n   - name: y", `3:4 ${indentation}`],
  ["text after a block marker", "a: |x\n  y", "1:5 Text after | must begin on the next line"],
  ["a backslash", 'a: "\\q"', '1:6 A backslash inside double quotes must be followed by one of \\ " n t or a code'],
  ["a control character", "a: \u0007", "1:4 The text holds a character that cannot be printed (U+0007)"],
  ["a null byte", "a: \u0000", "1:4 The text holds a character that cannot be printed (U+0000)"],
  ["a missing comma", '{"a": 1 "b": 2}', "1:12 There is a comma missing before this, or a quote around the value"],
  ["the same key twice", "a: 1\nb: 2\na: 3", '3:1 The key "a" appears twice in the same mapping'],
  ["a second document", "a: 1\n---\nb: 2", "3:1 The text holds more than one document"],
  ["nothing", "", "The document is empty"],
  ["nothing but a comment", "# later\n", "The document is empty"],
  ["a sentence", "hello", "1:1 The document must consist of keys and values, such as name: My planner"],
  ["a list", "- a\n- b", "1:1 The document must consist of keys and values, such as name: My planner"],
  ["what nobody can explain", "%y: 1", "1:6 The text cannot be read as YAML from here on"],
])("explains %s", (_, text, expected) => {
  expect(complaint(text)).toBe(expected);
  expect(read(text).value).toBeUndefined();
});

test("suggests a correction", () => {
  expect(inEnglish(read("label: {year} x").diagnostics[0]?.hint)).toBe('Write "{year} x"');
  expect(inEnglish(read("\ta: 1\n\tb: 2").diagnostics[0]?.hint)).toBe("Indent with spaces");
  expect(inEnglish(read("styling: { color: #ff0000 }").diagnostics[0]?.hint)).toBe(
    "A # after a space begins a comment, which runs to the end of the line",
  );
});

test("warns of a colour that is a comment, and goes on", () => {
  const { value, diagnostics } = read('a: 1\nfill: #ff0000\nok: "#00ff00"\n# old: #112233\n');
  expect(value).toEqual({ a: 1, fill: null, ok: "#00ff00" });
  expect(diagnostics).toMatchObject([{ severity: "warning", code: "unquoted_color", at: { line: 2, column: 7 } }]);
});

test("counts lines with all line endings", () => {
  expect(complaint("a: 1\r\nb: 2\r\nc: @x\r\n")).toMatch(/^3:4 /);
  expect(complaint("a: 1\rb: 2\rc: @x\r")).toMatch(/^3:4 /);
});

test("keeps dates as text and reads JSON, also with tabs", () => {
  expect(read("start: 2026-01-31").value).toEqual({ start: "2026-01-31" });
  expect(read('{\n\t"a": [1, "x"]\n}').value).toEqual({ a: [1, "x"] });
});

test("does not let __proto__ reach a prototype", () => {
  const value = read('__proto__: {polluted: true}\n"constructor": 1').value ?? {};
  expect(Object.keys(value)).toEqual(["__proto__", "constructor"]);
  expect(({} as Record<string, unknown>)["polluted"]).toBeUndefined();
});

test("limits the size of a document in bytes", () => {
  const padding = (text: string) => `a: "${text.repeat((limits.yamlBytes - 10) / 2)}"`;
  expect(read(padding("xx")).value).toBeDefined();
  expect(read(padding("ż")).value).toBeDefined();
  expect(complaint(padding("żż"))).toBe("The document is larger than 2 MiB, which is the limit");
});

test("counts pictures towards a limit of their own", () => {
  const picture = (length: number) => `data:image/png;base64,${"AAAA".repeat(length / 4)}`;
  expect(read(`a: ${picture(limits.yamlBytes * 4)}\nb: "${picture(limits.yamlBytes * 4)}"`).value).toBeDefined();
  expect(complaint(`a: ${picture(limits.documentBytes)}`)).toBe(
    "The document is larger than 20 MiB with its pictures, which is the limit",
  );
  const empty = `- ${picture(0)}\n`;
  expect(complaint(`a:\n${empty.repeat(limits.yamlBytes / empty.length + 1)}`)).toMatch(/larger than 2 MiB/);
  expect(complaint(`a: data:text/html;base64,${"AAAA".repeat(limits.yamlBytes / 4)}`)).toMatch(/larger than 2 MiB/);
});

test("does not count rows of calendars, whose number is limited", () => {
  const row = `      2026-01-05 09:00-10:30 ${"Meeting ".repeat(5)}\n`;
  const rows = (count: number) => `plan:\n  dates:\n  - rows: |\n${row.repeat(count)}`;
  expect(row.length * limits.dateRows).toBeGreaterThan(limits.yamlBytes);
  expect(read(rows(limits.dateRows)).value).toBeDefined();
  expect(complaint(rows(limits.dateRows * 2))).toMatch(/larger than 2 MiB/);
});

test("refuses a bomb of aliases before it explodes", () => {
  const levels = Array.from({ length: 30 }, (_, i) => `a${i + 1}: &a${i + 1} [${`*a${i}, `.repeat(9)}*a${i}]`);
  expect(complaint(`a0: &a0 lol\n${levels.join("\n")}`)).toBe("2:10 References such as *a0 are not supported");
});

test("refuses deep nesting without running out of stack", () => {
  expect(complaint("[".repeat(100_000))).toMatch(/^1:64 The document is nested more than 64 levels deep/);
  expect(complaint("- ".repeat(100_000))).toMatch(/nested more than 64 levels deep/);
});

test("reads sixty thousand keys", () => {
  const lines = Array.from({ length: 60_000 }, (_, i) => `key${i}: ${i}`);
  expect(Object.keys(read(lines.join("\n")).value ?? {})).toHaveLength(60_000);
});

test.each([
  ["openers", `{{a}}: 1\nb: ${"-{,".repeat(300_000)}`],
  ["quotes", `a: ${"'\" ".repeat(300_000)}`],
  ["colons", `a: ${"b: ".repeat(300_000)}`],
  ["lost colours", `${Array.from({ length: 100_000 }, (_, i) => `k${i}: #fff`).join("\n")}`],
  ["blanks", `a:${" ".repeat(1_000_000)}@x`],
])("explains a hostile text of %s in linear time", (_, text) => {
  expect(read(text).diagnostics.length).toBeGreaterThan(0);
});
