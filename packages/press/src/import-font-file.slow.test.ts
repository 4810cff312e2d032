import { readFileSync } from "node:fs";
import { render } from "@octavo/engine";
import { beforeAll, describe, expect, test } from "vitest";
import { compress } from "woff2-encoder";
import { hostileFonts } from "../test/hostile-fonts.ts";
import { fontFile } from "./font-files.ts";
import { importFontFile, toDocumentFont } from "./import-font-file.ts";
import { nodeWorld } from "./node-world.ts";

const lora = readFileSync(fontFile("lora-semibold-italic"));
const cff = readFileSync(new URL("../test/fonts/source-code-pro-italic.otf", import.meta.url));
let woff2: Uint8Array;
beforeAll(async () => {
  woff2 = await compress(lora);
});

const world = nodeWorld();
const letters = "Zażółć gęślą jaźń";

function rendered(font: object, name: string) {
  const widget = { id: "w", type: "text_block", page: 1, content: letters, styling: { font: name } };
  const position = { x: 10, y: 10, width: 300, height: 40 };
  return render(JSON.stringify({ schema_version: "1.0", fonts: [font], widgets: [{ ...widget, position }] }), world);
}

describe("a font file", () => {
  test.each([
    ["TrueType", () => lora, "Lora SemiBold Italic", "Lora", 600],
    ["WOFF2", () => woff2, "Lora SemiBold Italic", "Lora", 600],
    ["CFF", () => cff, "Source Code Pro Italic", "Source Code Pro", 400],
  ] as const)("with %s becomes a font of a document", async (_, file, name, family, weight) => {
    const font = toDocumentFont(await importFontFile(file()));
    expect(font).toMatchObject({ family, weight, italic: true });
    const { diagnostics, document } = rendered(font, name);
    expect(diagnostics.map(({ code }) => code)).not.toContain("unknown_font");
    const [item] = document?.page(1).layers.flatMap(({ items }) => items) ?? [];
    expect(item).toMatchObject({ kind: "text", text: letters, face: expect.stringMatching(/^own-/) });
  });

  test("without bold is set in its regular style, with a warning that tells what to do", async () => {
    const font = toDocumentFont(await importFontFile(lora));
    const codes = (name: string) => rendered({ ...font, family: "My Hand" }, name).diagnostics.map(({ code }) => code);
    expect(codes("My Hand SemiBold Italic")).not.toContain("missing_font_style");
    expect(codes("My Hand Bold")).toContain("missing_font_style");
  });

  test("keeps the advances of its letters", async () => {
    const { program } = await importFontFile(lora);
    const again = await importFontFile(program);
    expect(again.program).toEqual(program);
    const font = toDocumentFont(again);
    const width = (name: string) => {
      const [item] =
        rendered(font, name)
          .document?.page(1)
          .layers.flatMap(({ items }) => items) ?? [];
      return item;
    };
    expect(width("Lora SemiBold Italic")).toMatchObject({ text: letters });
  });
});

describe("a font that cannot be used is refused with a remedy", () => {
  test.each(hostileFonts)("$name", async ({ from, file, reason }) => {
    const bytes = file({ trueType: lora, cff, woff2 }[from]);
    // Of processor time, so that other programs do not matter.
    const start = process.threadCpuUsage();
    await expect(importFontFile(bytes)).rejects.toThrow(reason);
    const { user, system } = process.threadCpuUsage(start);
    expect((user + system) / 1000).toBeLessThan(2000);
  });

  test("at the latest when a document is laid out", async () => {
    const { program } = await importFontFile(lora);
    const good = toDocumentFont({ family: "Lora", weight: 400, italic: false, program });
    const bad = { ...good, data: good.data.slice(0, 4000) };
    const { diagnostics, document } = rendered(bad, "Lora");
    expect(diagnostics.map(({ code }) => code)).toContain("unreadable_font");
    expect(document?.page(1).layers.flatMap(({ items }) => items)).not.toHaveLength(0);
  });
});
