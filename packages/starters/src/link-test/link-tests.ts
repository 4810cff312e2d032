/** Kinds of links that readers treat differently. The page of the link test and the form in devices/ have the same numbers. */
import type { LinkItem } from "@octavo/engine";

export interface LinkTest {
  readonly number: number;
  /** In words of ISO 32000, on the page. */
  readonly name: string;
  /** Answer of a reader that follows the link, for the form. */
  readonly expected: string;
  readonly target: LinkItem["target"];
  readonly form?: NonNullable<LinkItem["form"]>;
  /** Part of the field that is the link, from its upper left corner, in shares of its sides. Absent for the whole field. */
  readonly part?: readonly [number, number, number, number];
  /** True if the field is that of the test before. */
  readonly isShared?: true;
}

/** Masters of the PDF, in the order of its pages. */
export const linkTestPages = ["Links", "Two", "Three"] as const;

/** Distance of the middle of a page from its top, of the height. */
export const middle = 0.5;

const page = (number: number, y = 0): LinkTest["target"] => ({ to: "page", page: number, x: 0, y });
const uri = (written: string): LinkTest["target"] => ({ to: "uri", uri: written });

/** Names of destinations that the documents of the test declare. */
export const namedDestination = "link-test:2";

/** `height` is that of the page. */
export function linkTests(height: number): readonly LinkTest[] {
  const center = height * middle;
  const tests: readonly Omit<LinkTest, "number">[] = [
    { name: "Dest XYZ", expected: "page Two, from its top", target: page(2) },
    {
      name: "Dest XYZ, middle",
      expected: "page Two, with its line at the top if the page is zoomed",
      target: page(2, center),
    },
    { name: "Dest Fit", expected: "page Two, whole", target: page(2), form: { view: "page" } },
    {
      name: "Dest FitH",
      expected: "page Two, as wide as the screen",
      target: page(2, center),
      form: { view: "width" },
    },
    { name: "Dest name", expected: "page Two", target: page(2), form: { name: namedDestination } },
    { name: "GoTo XYZ", expected: "page Two", target: page(2), form: { isAction: true } },
    { name: "GoTo Fit", expected: "page Two, whole", target: page(2), form: { isAction: true, view: "page" } },
    { name: "GoTo name", expected: "page Two", target: page(2), form: { isAction: true, name: namedDestination } },
    {
      name: "Same page",
      expected: "the middle of page Links; nothing moves if the whole page is shown",
      target: page(1, center),
    },
    {
      name: "Border",
      expected: "page Two, and a line around the field that the reader draws",
      target: page(2),
      form: { border: 2 },
    },
    { name: "URI http", expected: "the browser, with example.org", target: uri("https://example.org/") },
    { name: "URI mailto", expected: "the mail program, with a new mail", target: uri("mailto:name@example.org") },
    { name: "URI tel", expected: "the phone program, or a question", target: uri("tel:+15555550123") },
    { name: "Small", expected: "page Two, from the small field of 3 mm", target: page(2), part: [0, 0, 0, 0] },
    { name: "Overlap, left", expected: "page Two, from the left third", target: page(2), part: [0, 0, 0.65, 1] },
    {
      name: "Overlap, right",
      expected: "page Three, from the right third; note what the part in both does",
      target: page(3),
      part: [0.35, 0, 0.65, 1],
      isShared: true,
    },
    { name: "Nested, outside", expected: "page Two, from the edge of the field", target: page(2) },
    {
      name: "Nested, inside",
      expected: "page Three, from the inner field",
      target: page(3),
      part: [0.3, 0.25, 0.4, 0.5],
      isShared: true,
    },
  ];
  return tests.map((test, i) => ({ number: i + 1, ...test }));
}

/** Questions about the reader that no field answers. */
export const linkTestQuestions: readonly string[] = [
  "The list of contents (outline) shows Links, Two and Three, and leads there",
  "The reader shows page labels (A, B, C) in place of numbers",
  "A long press or a pen follows links, too; a finger only; or both",
];
