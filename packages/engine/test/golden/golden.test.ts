/**
 * Compares the results of each stage with the texts in each case folder: template, pages as SVG, and diagnostics.
 * `npm run golden` rewrites them. Review the difference like code.
 */
import { formatMessage, type Diagnostic } from "@octavo/foundation";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { type Compilation, compile, type DisplayPage, emitSvg, type LinkItem, printTemplate } from "../../src/index.ts";
import { world } from "../support/documents.ts";

const folder = import.meta.dirname;
const cases = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
const updating = process.env.UPDATE_GOLDENS !== undefined;

/** Pages that the goldens contain. */
const pagesShown = [1, 2, 3, 4];

function outputs({ template, document, diagnostics }: Compilation): Readonly<Record<string, string>> {
  const pages = document ? pagesShown.filter((page) => page <= document.pageCount).map(document.page) : [];
  return {
    "diagnostics.txt": diagnostics.map(sentence).join(""),
    ...(template && { "template.yaml": printTemplate(template) }),
    ...(document && {
      "destinations.txt": document.destinations.map(({ name, page, x, y }) => `${name} → ${page} (${x}, ${y})\n`).join(""),
      "links.txt": pages.flatMap(({ number, links }) => links.map((link) => linkLine(number, link))).join(""),
    }),
    ...Object.fromEntries(pages.map((page) => [`page-${page.number}.svg`, picture(page)])),
  };
}

function linkLine(page: number, { rect, target }: LinkItem): string {
  const [x, y, width, height] = [rect.x, rect.y, rect.width, rect.height].map((points) => Math.round(points * 10) / 10);
  return `${page} at ${x}, ${y}, ${width} × ${height} → ${target.to === "page" ? target.page : target.uri}\n`;
}

/** Maximum length of a golden file, in characters. */
const longest = 20 * 1024;

function picture(page: DisplayPage): string {
  const text = `${svgLines(emitSvg(page, { fontFamily: (face) => face }))}\n`;
  if (text.length <= longest) return text;
  const hash = createHash("sha256").update(text).digest("hex");
  return `<!-- ${text.length} characters, SHA-256 ${hash}; npm run gallery draws them -->\n`;
}

/** Writes one element per line, so that a difference shows the changed element. */
function svgLines(svg: string): string {
  return svg.replaceAll(/(?<=>)(?=<)/g, "\n");
}

function sentence({ severity, code, message, hint, count, at }: Diagnostic): string {
  const place = [at.document, at.line, at.column].filter((part) => part !== undefined).join(":");
  return `${place} ${severity} ${code}${count ? ` ×${count}` : ""}\n  ${formatMessage(message)}${hint ? `\n  ${formatMessage(hint)}` : ""}\n`;
}

describe.each(cases.map(({ name }) => name))("%s", (name) => {
  const inCase = (file: string) => join(folder, name, file);
  const compilation = compile(readFileSync(inCase("masters.yaml"), "utf8"), readFileSync(inCase("plan.yaml"), "utf8"), world);
  const made = outputs(compilation);
  const kept = readdirSync(join(folder, name)).filter((file) => file !== "masters.yaml" && file !== "plan.yaml");

  if (updating) {
    for (const file of kept) rmSync(inCase(file));
    for (const [file, text] of Object.entries(made)) writeFileSync(inCase(file), text);
  }

  test.each(Object.keys(made))("%s is as it was", (file) => {
    const expected = existsSync(inCase(file)) ? readFileSync(inCase(file), "utf8") : "";
    if (made[file] !== expected) writeFileSync(inCase(`changed.${file}`), made[file] ?? "");
    expect(made[file]).toBe(expected);
  });

  test("nothing is kept that is no longer made", () => {
    const expected = readdirSync(join(folder, name)).filter((file) => !/^(masters|plan)\.yaml$|^changed\./.test(file));
    expect(expected.sort()).toEqual(Object.keys(made).sort());
  });
});
