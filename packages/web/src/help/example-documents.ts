import type { ExamplePart } from "./problem-examples.ts";

const indented = (text: string, by: string) => text.replaceAll(/^(?=.)/gm, by);

const device = "profile: remarkable-2\ncanvas: { page_size: Device }\n";
const pupil = "\n  - { name: Pupil, widgets: [] }";
const page = "\npages:\n  - { name: Review, widgets: [] }";
const libraryOf = (rest: string) => `${device}${rest}${pupil}${page}`;
const widgetsIn = (text: string) => `masters:\n  - name: Day\n    widgets:\n${indented(text, "      ")}`;
const usualMasters = libraryOf("masters:\n  - { name: Day, widgets: [] }");

const usualCalendar = "calendar: { start_date: 2026-01-01, end_date: 2026-01-03 }";
const usualSections = "sections:\n  - { kind: days, master: Day, generate: each_day }";

/** A plan with the parts that the example does not show. */
function planOf(text: string): string {
  const parts = [
    ...(/^calendar:/m.test(text) ? [] : [usualCalendar]),
    ...(/^sections:/m.test(text) ? [] : [usualSections]),
    text,
  ];
  return `name: Planner\nprofile: remarkable-2\nplan:\n${indented(parts.join("\n"), "  ")}`;
}

const planWithRows = planOf(
  `${usualSections}\n  - { kind: pupil, master: Pupil, generate: each_row }\ndata:\n  - { name: pupils, rows: [{ Id: 7, Name: Ann }, { Id: 8, Name: Bo }] }`,
);

/** Picture in place of the data that an example leaves out. */
const picture =
  "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 100 20'><path d='M40 19V10l10-8 10 8v9z' fill='%23888888'/></svg>";

/** A line that ends with "# × 25" stands for 25 lines with other numbers. */
function expanded(text: string): string {
  return text
    .split("\n")
    .flatMap((line) => {
      const [, repeated = "", times] = /^(.*) # × (\d+)$/.exec(line) ?? [];
      if (times === undefined) return [line];
      return Array.from({ length: Number(times) }, (_, i) =>
        repeated.replaceAll(/(?<![\d.])[12](?![\d.-])/g, (digit) => String(Number(digit) + i)),
      );
    })
    .join("\n")
    .replaceAll("data:image/png;base64,…", picture);
}

export type ExampleDocuments = { readonly masters: string; readonly plan: string } | { readonly template: string };

/** Returns documents that compile: the text of an example, and around it the parts that the example does not show. */
export function documentsOf(part: ExamplePart, written: string): ExampleDocuments {
  const text = expanded(written);
  switch (part) {
    case "widgets":
      return { masters: libraryOf(widgetsIn(text)), plan: planWithRows };
    case "library":
      return { masters: libraryOf(text), plan: planWithRows };
    case "masters":
      return {
        masters: text,
        plan: text.includes("profile") ? planOf("") : planOf("").replace("profile: remarkable-2\n", ""),
      };
    case "planDocument":
      return { masters: usualMasters, plan: text };
    case "template":
    case "design":
      return { template: text };
    case "plan":
    case "row":
    case "update":
    case "earlier":
      return { masters: usualMasters, plan: planOf(text) };
  }
}
