import { deflateSync } from "node:zlib";
import { formatMessage } from "@octavo/foundation";
import { runs } from "@octavo/foundation/testing";
import { deflate, inflate, latin1 } from "@octavo/press";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { world } from "../../test/support/documents.ts";
import { photograph } from "../../test/support/pictures.ts";
import { compile } from "../compile.ts";
import { emitPdf } from "../emit/pdf/emit-pdf.ts";
import { encodePng, pngFile } from "../picture/encode-png.ts";
import { withoutColor } from "../picture/picture.ts";
import type { EmbeddedProject } from "./embedded-project.ts";
import { readEdition } from "./read-edition.ts";

const uri = (type: string, file: Uint8Array) => `data:image/${type};base64,${Buffer.from(file).toString("base64")}`;

/** Noise, which does not compress. */
function noise(length: number): Uint8Array {
  let state = 1;
  return Uint8Array.from({ length }, () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return state >>> 16;
  });
}

const documentsOf = (sources: readonly string[], profile = "") => {
  const widgets = sources.map((source, i) => ({
    id: `p${i}`,
    type: "image",
    position: { x: 20, y: 20 + i, width: 100, height: 100 },
    properties: { image_src: source },
  }));
  const masters = JSON.stringify({ masters: [{ name: "Page", widgets }] });
  const sections = [{ kind: "notes", master: "Page", generate: "count", count: 2 }];
  const plan = JSON.stringify({
    name: "It",
    device_profile: profile,
    plan: { calendar: { start_date: "2026-01-01", end_date: "2026-01-02" }, sections },
  });
  return [masters, plan] as const;
};

async function pdfOf(masters: string, plan: string, kept?: EmbeddedProject["kept"]): Promise<Buffer> {
  const { document, project, diagnostics } = compile(masters, plan, world);
  if (!document || !project) throw new Error(JSON.stringify(diagnostics));
  const chunks: Uint8Array[] = [];
  const services = { deflate, latin1, fonts: world.fonts };
  const whole = { ...project(), ...(kept && { kept }) };
  for await (const chunk of emitPdf(document, services, { project: whole })) chunks.push(chunk);
  return Buffer.concat(chunks);
}

function projectOf(pdf: Uint8Array): EmbeddedProject | undefined {
  const result = readEdition(pdf, { inflate, deflate });
  if ("refusal" in result) throw new Error(formatMessage(result.refusal));
  return result.edition.project;
}

const samples = { width: 300, height: 200, components: 1, bytes: noise(60_000) } as const;
const png = encodePng(samples, (bytes) => deflateSync(bytes));

/** The samples in the documents of a project, with one component for grays. */
function picturesIn({ masters_yaml }: Pick<EmbeddedProject, "masters_yaml">) {
  return [...masters_yaml.matchAll(/data:image[^"]+/g)].map(([source]) => {
    const image = world.image(source);
    if (!image || !("data" in image) || image.data.encoding === "jpeg") return undefined;
    return { ...withoutColor(image.data), alpha: image.data.alpha };
  });
}

test("a picture of the PDF is not stored again for its project", async () => {
  const [masters, plan] = documentsOf([uri("png", png)]);
  const pdf = await pdfOf(masters, plan);
  expect(pdf.length).toBeLessThan(1.1 * png.length);
  const project = projectOf(pdf);
  expect(picturesIn(project ?? { masters_yaml: "" })).toEqual(picturesIn({ masters_yaml: masters }));
  const again = await pdfOf(project?.masters_yaml ?? "", project?.plan_yaml ?? "");
  expect(again.equals(pdf)).toBe(true);
});

test("a JPEG file is the same in the project, letter for letter", async () => {
  const jpeg = photograph(5000);
  const [masters, plan] = documentsOf([uri("jpeg", jpeg)]);
  const pdf = await pdfOf(masters, plan);
  expect(pdf.includes("/DCTDecode")).toBe(true);
  expect(pdf.length).toBeLessThan(5000 + 4000);
  expect(projectOf(pdf)).toMatchObject({ masters_yaml: masters, plan_yaml: plan });
});

const picture = fc
  .record({
    width: fc.integer({ min: 20, max: 90 }),
    height: fc.integer({ min: 20, max: 60 }),
    components: fc.constantFrom<1 | 3>(1, 3),
    levels: fc.constantFrom([0, 255], [0, 85, 170, 255], [0, 17, 34, 255], [1, 2, 3, 250]),
    isSmooth: fc.boolean(),
    hasAlpha: fc.boolean(),
  })
  .map(({ width, height, components, levels, isSmooth, hasAlpha }) => {
    const random = noise(width * height * components);
    const bytes = random.map((value, i) => (isSmooth ? i & 255 : (levels[value % levels.length] ?? 0)));
    const alpha = hasAlpha ? noise(width * height) : undefined;
    return uri("png", encodePng({ width, height, components, bytes, ...(alpha && { alpha }) }));
  });

test("pictures of any kind come back with the same samples, and make the same PDF", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(picture, { minLength: 1, maxLength: 3 }),
      fc.constantFrom("", "remarkable-2"),
      async (sources, profile) => {
        const [masters, plan] = documentsOf(sources, profile);
        const pdf = await pdfOf(masters, plan);
        const project = projectOf(pdf);
        expect(picturesIn(project ?? { masters_yaml: "" })).toEqual(picturesIn({ masters_yaml: masters }));
        expect((await pdfOf(project?.masters_yaml ?? "", project?.plan_yaml ?? "")).equals(pdf)).toBe(true);
      },
    ),
    { numRuns: runs(200) },
  );
});

describe("a project", () => {
  test("contains a part once that its earlier editions have too", async () => {
    const [, plan] = documentsOf([]);
    const masters = JSON.stringify({
      description: Buffer.from(noise(30_000)).toString("base64"),
      masters: [{ name: "Page", widgets: [] }],
    });
    const kept = Array.from({ length: 5 }, () => ({
      masters_yaml: masters,
      plan_yaml: plan,
      pages: [],
      page_count: 2,
    }));
    const pdf = await pdfOf(masters, plan, kept);
    expect(pdf.length).toBeLessThan(40_000);
    expect(projectOf(pdf)).toMatchObject({ masters_yaml: masters, kept });
  });

  test("is missing if another program changed its pictures", async () => {
    const pdf = await pdfOf(...documentsOf([uri("png", png)]));
    const at = pdf.indexOf("/OctavoPicture 1");
    const gone = Buffer.from(pdf);
    gone.write("/NobodyPicture 1", at, "latin1");
    expect(projectOf(gone)).toBeUndefined();
    const smaller = Buffer.from(pdf.toString("latin1").replace(/\/Width 300/, "/Width 150"), "latin1");
    expect(projectOf(smaller)).toBeUndefined();
  });

  test("keeps texts whole that look like a reference", async () => {
    const [, plan] = documentsOf([]);
    const masters = JSON.stringify({
      description: `octavo-part:0; ${"A".repeat(2000)} ${"A".repeat(2000)}`,
      masters: [{ name: "Page", widgets: [] }],
    });
    expect(projectOf(await pdfOf(masters, plan))).toMatchObject({ masters_yaml: masters });
  });
});

test("a PNG file has its rows as they are", () => {
  const header = Uint8Array.from([0, 0, 0, 2, 0, 0, 0, 1, 8, 0, 0, 0, 0]);
  const file = pngFile(header, deflateSync(Buffer.from([0, 7, 9])));
  expect(world.image(uri("png", file))).toMatchObject({ data: { bytes: Uint8Array.from([7, 9]) } });
});
