import {
  type Compilation,
  type DisplayDocument,
  emitSvg,
  type FaceId,
  findProfile,
  type SvgOptions,
  type Template,
  type World,
} from "@octavo/engine";
import { fontFamily } from "./font-url.ts";
import type { FaceFile, PageDrawing, PageRun, Planner } from "./protocol.ts";

interface PlannerDetails {
  /** Name of the edited design, whose first page is the initial one. */
  readonly design?: string | undefined;
  readonly initialPage?: number | undefined;
  readonly isDraft?: boolean | undefined;
}

export function describePlanner(
  revision: number,
  { template, document }: Compilation,
  world: World,
  { design, initialPage = 1, isDraft = false }: PlannerDetails = {},
): Planner | undefined {
  if (!template || !document) return undefined;
  return {
    revision,
    title: document.information.title,
    pages: document.pageCount,
    links: isDraft ? undefined : countLinks(document),
    size: document.page(1).size,
    device: findProfile(world.profiles, template.metadata.profile)?.name,
    language: document.information.language,
    outline: document.outline,
    runs: pageRuns(template),
    ...(template.placeholders && { reserved: firstPages(template.placeholders) }),
    initialPage: design === undefined ? initialPage : firstPageOf(design, template),
  };
}

/** Lays out all pages. */
export function countLinks(document: DisplayDocument): number {
  let links = 0;
  for (let page = 1; page <= document.pageCount; page++) links += document.page(page).links.length;
  return links;
}

function firstPageOf(design: string, { masters, page_assignments }: Template): number {
  const id = masters.find(({ name }) => name === design)?.id;
  const pages = page_assignments.filter(({ master_id }) => master_id === id).map(({ page }) => page);
  return pages.length > 0 ? Math.min(...pages) : 1;
}

/** Returns the first of consecutive pages. */
function firstPages(pages: readonly { readonly page: number }[]): readonly number[] {
  const numbers = pages.map(({ page }) => page).toSorted((a, b) => a - b);
  return numbers.filter((page, i) => page - 1 !== numbers[i - 1]);
}

/** Pages that are not in the plan have no master and no section. */
function pageRuns({ masters, page_assignments, placeholders = [] }: Template): readonly PageRun[] {
  const names = new Map(masters.map(({ id, name }) => [id, name]));
  const runs: PageRun[] = [];
  const found = [
    ...page_assignments.map(({ page, master_id, context }) => ({
      page,
      master: names.get(master_id) ?? "",
      section: context?.section,
    })),
    ...placeholders.map(({ page }) => ({ page, master: "", section: undefined })),
  ];
  for (const run of found.toSorted((a, b) => a.page - b.page)) {
    const last = runs.at(-1);
    if (last?.master !== run.master || last.section !== run.section) runs.push(run);
  }
  return runs;
}

export function drawPage(document: DisplayDocument, number: number): PageDrawing | undefined {
  if (number < 1 || number > document.pageCount) return undefined;
  const page = document.page(number);
  return {
    page: number,
    label: page.label,
    ...drawingOf(document, (options) => emitSvg(page, { ...options, pageLabel: document.pageLabel })),
    size: page.size,
    isPlaceholder: page.placeholder !== undefined,
  };
}

/** Draws with the fonts of a document, and lists them. */
export function drawingOf(
  document: Pick<DisplayDocument, "fonts" | "glyphOutline">,
  draw: (options: SvgOptions) => string,
): Pick<PageDrawing, "svg" | "faces" | "fonts"> {
  const faces = new Set<FaceId>();
  const svg = draw({
    fontFamily: (face) => {
      faces.add(face);
      return fontFamily(face);
    },
    glyphOutline: document.glyphOutline,
  });
  return { svg, faces: [...faces], fonts: faceFiles(document, [...faces]) };
}

const blobs = new WeakMap<Uint8Array, Blob>();

function faceFiles({ fonts }: Pick<DisplayDocument, "fonts">, faces: readonly FaceId[]): readonly FaceFile[] {
  if (!fonts) return [];
  return fonts.flatMap(({ file: { id, program } }) => {
    if (!faces.includes(id)) return [];
    const blob = blobs.get(program) ?? new Blob([program as Uint8Array<ArrayBuffer>]);
    blobs.set(program, blob);
    return [{ face: id, file: blob }];
  });
}
