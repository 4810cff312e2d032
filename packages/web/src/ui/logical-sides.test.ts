import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

const folder = new URL("..", import.meta.url).pathname;
const sources = globSync("**/*.{ts,tsx}", { cwd: folder })
  .filter((file) => !/\.test\.|^language\//.test(file))
  .map((file) => ({ file, text: readFileSync(folder + file, "utf8") }));

/** Files with coordinates of pages, which run from left to right in every language. */
const onPages = /^editor\/(?:canvas|painting)\//;

/** Class names of Tailwind that name a side, without variants such as `md:`. */
const physical =
  /^-?(?:(?:m[lr]|p[lr]|scroll-[mp][lr]|left|right|inset-[lr]|translate-x|skew-x|space-x)-|(?:border|rounded)-(?:[lr]|[tb][lr])(?:-|!?$)|(?:text|float|clear|object|bg|origin)-(?:\S+-)?(?:left|right)(?:-|!?$)|bg-(?:linear|gradient)-to-[tb]?[lr])/;

/** The middle is the same in both directions. */
const centered = new Set(["left-1/2", "-translate-x-1/2"]);
/** Beside the ruler, which is at the left of the canvas. */
const besideRuler = ["editor/toolbar/editor-toolbar.tsx: right-1.5", "editor/toolbar/editor-toolbar.tsx: left-8"];

function physicalClasses(source: string): readonly string[] {
  const texts = source.match(/"[^"\n]*"|'[^'\n]*'|`[^`]*`/g) ?? [];
  const names = texts.flatMap((text) => text.slice(1, -1).split(/[\s"'`{}]+/));
  return names.filter((name) => {
    const plain = name.slice(name.lastIndexOf(":") + 1);
    return physical.test(plain) && !centered.has(plain) && !name.includes("var(--along)");
  });
}

it("finds class names with a physical side", () => {
  const planted = `<p className="md:-ml-4 text-left ms-2 eink:border-l-4!" /> \`\${look} rounded-br-md hover:pr-[3px]\``;
  expect(physicalClasses(planted)).toEqual([
    "md:-ml-4",
    "text-left",
    "eink:border-l-4!",
    "rounded-br-md",
    "hover:pr-[3px]",
  ]);
  expect(physicalClasses('"absolute left-1/2 -translate-x-1/2"')).toEqual([]);
  expect(physicalClasses('"checked:translate-x-[calc(1rem*var(--along))]"')).toEqual([]);
  expect(physicalClasses('"translate-x-4"')).toEqual(["translate-x-4"]);
});

it("names sides by the direction of the text in all classes outside of pages", () => {
  const checked = sources.filter(({ file }) => !onPages.test(file));
  expect(checked.length).toBeGreaterThan(400);
  const found = checked.flatMap(({ file, text }) => physicalClasses(text).map((name) => `${file}: ${name}`));
  expect(found).toEqual(besideRuler);
});

it("names sides by the direction of the text in styles", () => {
  // The theme of the code editor takes back the sides of CodeMirror's own.
  const checked = sources.filter(({ file }) => !onPages.test(file) && file !== "yaml-editor/editor-theme.ts");
  const sides = /\b(?:margin|padding|border)(?:Left|Right)/;
  expect(checked.filter(({ text }) => sides.test(text)).map(({ file }) => file)).toEqual([]);
});

it("reads left and right arrow keys by the direction of the text", () => {
  // The viewer of pages passes the logical key on.
  const reading = sources.filter(
    ({ file, text }) => /ArrowLeft:|"ArrowLeft"/.test(text) && file !== "planner-view/page-keys.ts",
  );
  expect(reading.length).toBeGreaterThan(3);
  expect(reading.filter(({ text }) => !text.includes("logicalKey(")).map(({ file }) => file)).toEqual([]);
});
