import { type ScoreReport, scoreExamples } from "@octavo/contract";
import { type CompileOptions, compileProject, type DeviceProfile, isPaper, profilePage } from "@octavo/engine";
import { type PdfLinks, readPdfLinks } from "@octavo/press";
import { pageKindsOf, parseWholeDocument, type WholeDocument } from "../documents/project-document.ts";
import { writePdf } from "./generate-pdf.ts";
import type { JobContext } from "./job-context.ts";
import { layOutProject, type ProjectSource } from "./lay-out-project.ts";
import { devicePoints, languagePoints, linkPoints, rulePoints, totalScore, weightPoints } from "./score-points.ts";

export interface MeasuredProject {
  /** 0 to 100. */
  readonly score: number;
  readonly report: ScoreReport;
  /** Bits, for projects that were stored without. */
  readonly pageKinds: number;
}

/** PDFium reads some hundred pages a second. */
const mostReadPages = 2000;
/** Pages that all further compiles of one kind lay out together. */
const furtherPages = 5000;
const mostDevices = 6;
const sampleLanguages = ["en", "de", "pl", "fr", "ja", "ar"] as const;
const mostLanguages = 4;

/** Measures the score of a project (docs/decisions/0106). Throws an `ApiError` if it can't be compiled. */
export async function measureProject(
  { source }: { readonly source: ProjectSource },
  context: JobContext,
): Promise<MeasuredProject> {
  const compiled = layOutProject(source, true, context);
  const { document, diagnostics } = compiled;
  const pages = document.pageCount;
  const pdf = await writePdf(document, context.world);
  const stored = parseWholeDocument(source.pieces);
  const measured: Measured = { stored, metadata: source.metadata, context, pages };
  const report: ScoreReport = {
    links: linksOf(await readPdfLinks(pdf, mostReadPages)),
    rules: rulesOf(diagnostics),
    devices: devicesOf(measured),
    languages: languagesOf(measured, countOf(diagnostics, overflows)),
    weight: { points: weightPoints(pdf.byteLength, pages), bytes: pdf.byteLength, pages },
  };
  return { score: totalScore(report), report, pageKinds: pageKindsOf(stored) };
}

type Diagnostics = ReturnType<typeof layOutProject>["diagnostics"];

function countOf(diagnostics: Diagnostics, isCounted: (diagnostic: Diagnostics[number]) => boolean): number {
  return diagnostics.reduce((count, diagnostic) => count + (isCounted(diagnostic) ? 1 : 0), 0);
}

function rulesOf(diagnostics: Diagnostics): ScoreReport["rules"] {
  const errors = countOf(diagnostics, ({ severity }) => severity === "error");
  const warnings = countOf(diagnostics, ({ severity }) => severity === "warning");
  return { points: rulePoints(errors, warnings), errors, warnings };
}

function linksOf({ pageCount, pages }: PdfLinks): ScoreReport["links"] {
  const back = pagesInReach(pages);
  const faults: { page: number; target: number | null }[] = [];
  let [total, broken, oneWay] = [0, 0, 0];
  for (const [from, targets] of pages.entries())
    for (const target of targets) {
      total++;
      const isBroken = target < 0;
      // Links of pages that were not read are unknown.
      const isOneWay = !isBroken && target < pages.length && target !== from && !has(back[target], from);
      if (isBroken) broken++;
      if (isOneWay) oneWay++;
      if ((isBroken || isOneWay) && faults.length < scoreExamples)
        faults.push({ page: from + 1, target: isBroken ? null : target + 1 });
    }
  const counts = { total, broken, one_way: oneWay, pages: pageCount, read_pages: pages.length };
  return { points: linkPoints(counts), ...counts, examples: faults };
}

/** Links by which a page must lead back. */
const mostLinksBack = 3;

/** Bits of the pages that each page reaches with at most `mostLinksBack` links. */
function pagesInReach(pages: PdfLinks["pages"]): readonly Uint32Array[] {
  const words = Math.ceil(pages.length / 32);
  const direct = pages.map((targets) => {
    const bits = new Uint32Array(words);
    for (const target of targets) if (target >= 0 && target < pages.length) add(bits, target);
    return bits;
  });
  let reached: readonly Uint32Array[] = direct;
  for (let links = 1; links < mostLinksBack; links++) {
    const nearer = reached;
    reached = pages.map((targets, page) =>
      united(
        direct[page],
        [...new Set(targets)].map((target) => nearer[target]),
      ),
    );
  }
  return reached;
}

function united(own: Uint32Array | undefined, others: readonly (Uint32Array | undefined)[]): Uint32Array {
  const bits = Uint32Array.from(own ?? []);
  for (const other of others) for (let i = 0; i < bits.length; i++) bits[i] = (bits[i] ?? 0) | (other?.[i] ?? 0);
  return bits;
}

function add(bits: Uint32Array, page: number): void {
  bits[page >> 5] = (bits[page >> 5] ?? 0) | (1 << (page & 31));
}

function has(bits: Uint32Array | undefined, page: number): boolean {
  return (((bits?.[page >> 5] ?? 0) >>> (page & 31)) & 1) === 1;
}

interface Measured {
  readonly stored: WholeDocument;
  readonly metadata: ProjectSource["metadata"];
  readonly context: JobContext;
  readonly pages: number;
}

/** The larger a planner, the fewer further compiles. */
const compilesOf = (pages: number, most: number) => Math.min(most, Math.floor(furtherPages / pages));

function problemsOf(
  { stored, metadata, context: { world, admit } }: Measured,
  changes: Pick<CompileOptions, "profile" | "fit"> & { readonly locale?: string },
): Diagnostics {
  const { locale = stored.plan.locale, ...options } = changes;
  const project = { ...stored, plan: { ...stored.plan, locale }, metadata };
  return compileProject(project, world, { ...options, lint: true, onTemplate: admit }).diagnostics;
}

const isProblem = ({ severity }: Diagnostics[number]) => severity !== "hint";

/** Scales the planner to a sample of other screens. */
function devicesOf(measured: Measured): ScoreReport["devices"] {
  const { metadata, context, pages } = measured;
  const sample = sampleOfScreens(context.world.profiles, metadata.device_profile, compilesOf(pages, mostDevices));
  if (sample.length === 0) return null;
  const results = sample.map(({ id, name }) => {
    const count = countOf(problemsOf(measured, { profile: id, fit: true }), isProblem);
    return { id, name, count };
  });
  const fits = results.filter(({ count }) => count === 0).map(({ id, name }) => ({ id, name }));
  const problems = results.filter(({ count }) => count > 0);
  return { points: devicePoints(fits.length, results.length), fits, problems };
}

/** Devices with different screens, from the smallest to the largest, without the planner's own screen. */
function sampleOfScreens(profiles: readonly DeviceProfile[], own: string, most: number): readonly DeviceProfile[] {
  const keyOf = (profile: DeviceProfile) => {
    const { width, height } = profilePage(profile);
    return `${Math.round(width)} ${Math.round(height)}`;
  };
  const ownProfile = profiles.find(({ id }) => id === own);
  const isLandscape = ownProfile?.pdf_settings.orientation === "landscape";
  const others = profiles.filter(
    (profile) => !isPaper(profile) && (profile.pdf_settings.orientation === "landscape") === isLandscape,
  );
  const byScreen = new Map(others.map((profile) => [keyOf(profile), profile]));
  if (ownProfile) byScreen.delete(keyOf(ownProfile));
  const area = (profile: DeviceProfile) => profilePage(profile).width * profilePage(profile).height;
  const screens = [...byScreen.values()].toSorted((a, b) => area(a) - area(b) || (a.id < b.id ? -1 : 1));
  const count = Math.min(most, screens.length);
  return Array.from({ length: count }, (_, i) => screens[Math.floor(((i + 0.5) * screens.length) / count)]).filter(
    (profile) => profile !== undefined,
  );
}

const overflows = ({ code }: Diagnostics[number]) => code === "text_does_not_fit" || code === "missing_glyph";

/** Draws the planner with the month and day names of other languages. Texts of its author stay. */
function languagesOf(measured: Measured, ownOverflows: number): ScoreReport["languages"] {
  const { stored, pages } = measured;
  const own = stored.plan.locale.toLowerCase().split(/[-_]/)[0] ?? "";
  const sample = sampleLanguages.filter((language) => language !== own).slice(0, compilesOf(pages, mostLanguages));
  if (sample.length === 0) return null;
  const results = sample.map((language) => {
    const count = countOf(problemsOf(measured, { locale: language }), overflows);
    return { language, count: Math.max(0, count - ownOverflows) };
  });
  const fits = results.filter(({ count }) => count === 0).map(({ language }) => language);
  const problems = results.filter(({ count }) => count > 0);
  return { points: languagePoints(fits.length, results.length), fits, problems };
}
