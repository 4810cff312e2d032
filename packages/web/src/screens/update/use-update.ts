import type { Project } from "@octavo/contract";
import type { Comparison, ManifestPage, PlacedPage, RemovedMode, UpdateReport } from "@octavo/engine";
import { useEffect, useMemo, useState } from "react";
import type { EngineClient } from "../../engine-worker/engine-client.ts";
import type { PageDrawing, Planner, UpdateSource } from "../../engine-worker/protocol.ts";
import { t, translate } from "../../language/t.ts";
import { whenDone } from "../../ui/when-done.ts";
import type { TabletFile } from "./use-tablet-file.ts";

const mostAreas = 500;

const mostLines = 200;

/** Decisions of the user. */
export interface UpdateChoice {
  readonly removed?: RemovedMode;
  /** Id of the device of the earlier PDF. */
  readonly device?: string;
}

export type UpdateState =
  | { readonly status: "running" }
  /** The plan has no update, or the user has to choose. */
  | { readonly status: "refused"; readonly report: UpdateReport }
  | {
      readonly status: "compared";
      readonly report: UpdateReport;
      readonly comparison: Comparison;
      readonly planner: Planner;
    }
  | { readonly status: "failed"; readonly reason: string };

interface Result {
  readonly of: UpdateSource;
  readonly state: UpdateState;
}

/** Compiles the project with its pages at their places in the PDF, and compares both. */
export function useUpdate(engine: EngineClient, project: Project, file: TabletFile, { removed, device }: UpdateChoice) {
  const source = useMemo(
    (): UpdateSource => ({
      project,
      update: { manifest: file.edition.manifest, project: file.edition.project, removed },
      device,
    }),
    [project, file, removed, device],
  );
  const [result, setResult] = useState<Result>();
  useEffect(() => {
    return whenDone(compare(engine, source), (state) => setResult({ of: source, state }));
  }, [engine, source]);
  const state: UpdateState = result?.of === source ? result.state : { status: "running" };
  return { source, state, choosable: result ? choosable(result.state) : [] };
}

/** Pages that the user decides about, also while another decision is compared. */
function choosable(state: UpdateState): readonly PlacedPage[] {
  return "report" in state && (state.status === "compared" || isOpenChoice(state)) ? state.report.removed : [];
}

/** Returns true if the user has to choose. */
export function isOpenChoice(state: UpdateState): boolean {
  return state.status === "refused" && state.report.refusal?.isChoice === true;
}

async function compare(engine: EngineClient, source: UpdateSource): Promise<UpdateState> {
  const outcome = await engine.compile(source);
  if (outcome.status === "failed") return { status: "failed", reason: outcome.message };
  if (outcome.status !== "compiled") return { status: "running" };
  const { planner, update: report, diagnostics } = outcome.compiled;
  if (report?.refusal) return { status: "refused", report };
  const error = diagnostics.find(({ severity }) => severity === "error");
  if (!planner || !report) return { status: "failed", reason: describeError(error && translate(error.message)) };
  const { manifest } = source.update;
  const comparison = await engine.run("compareEditions", { revision: planner.revision, manifest });
  return comparison
    ? { status: "compared", report, comparison, planner }
    : { status: "failed", reason: t("The pages could not be compared.") };
}

function describeError(error: string | undefined): string {
  return error === undefined ? t("The planner has errors.") : t("The planner has errors: {error}.", { error });
}

/** Draws a page of the earlier PDF: from the project in the PDF, or the outlines of its areas to write on. */
export type DrawEarlier = (page: number) => Promise<PageDrawing | undefined>;

export function useEarlierPages(engine: EngineClient, { edition }: TabletFile): DrawEarlier {
  return useMemo(() => {
    let compiled: Promise<Planner | undefined> | undefined;
    const compile = async () => {
      const outcome = edition.project && (await engine.compile({ edition }));
      return outcome?.status === "compiled" ? outcome.compiled.planner : undefined;
    };
    return async (page) => {
      compiled ??= compile();
      const planner = await compiled;
      const outlined = edition.manifest.pages[page - 1];
      return planner ? engine.page(planner, page) : outlined && outlinePage(outlined, page);
    };
  }, [engine, edition]);
}

/** Draws the areas to write on, for a PDF that does not contain its project. */
export function outlinePage({ identity, width, height, boxes }: ManifestPage, page: number): PageDrawing {
  const areas = boxes.slice(0, mostAreas).map((box) => {
    const { x, y, rows = 0 } = box;
    const count = rows > 0 ? Math.min(mostLines, Math.ceil(box.height / rows) - 1) : 0;
    const lines = Array.from({ length: count }, (_, i) => `M${x} ${y + (i + 1) * rows}h${box.width}`).join("");
    return `<rect x="${x}" y="${y}" width="${Math.max(0, box.width)}" height="${Math.max(0, box.height)}"/><path d="${lines}"/>`;
  });
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">` +
    `<g fill="none" stroke="#666666" stroke-width="0.75" stroke-dasharray="3 2">${areas.join("")}</g></svg>`;
  return { page, label: identity, svg, faces: [], fonts: [], size: { width, height } };
}
