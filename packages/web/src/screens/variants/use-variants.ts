import { type Project, pdfFileName } from "@octavo/contract";
import { loadWords, type Matrix, type NamedProject, type Variant } from "@octavo/starters";
import { useEffect, useRef, useState } from "react";
import { includesProject } from "../../engine-worker/includes-project.ts";
import type { VariantDrawing, VariedProject } from "../../engine-worker/protocol.ts";
import { rightsOf } from "../../gallery/rights.ts";
import { t } from "../../language/t.ts";
import type { MadeProject } from "../../starters/made-project.ts";
import { downloadFile } from "../../ui/download-file.ts";
import { runInWorkers } from "./run-in-workers.ts";
import { fileNames } from "./variant-names.ts";

export interface ShownVariant {
  readonly name: string;
  /** Undefined until it is drawn. */
  readonly drawn: VariantDrawing | undefined;
}

interface VariantsState {
  readonly status: "idle" | "running";
  readonly done: number;
  readonly shown: readonly ShownVariant[];
  readonly problem: string | undefined;
}

const idle: VariantsState = { status: "idle", done: 0, shown: [], problem: undefined };

/** Draws variants, or makes their PDFs, in several workers. One of both runs at a time. */
export function useVariants(project: Project, made: MadeProject | undefined, own: NamedProject) {
  const [state, setState] = useState(idle);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const start = async (work: (signal: AbortSignal) => Promise<string | undefined>) => {
    const controller = new AbortController();
    running.current = controller;
    setState((before) => ({ ...before, status: "running", done: 0, problem: undefined }));
    const problem = await work(controller.signal).catch(() =>
      t("A variant could not be made in this browser. Try again, or choose fewer."),
    );
    if (!controller.signal.aborted) setState((before) => ({ ...before, status: "idle", problem }));
  };
  const countOne = () => setState((before) => ({ ...before, done: before.done + 1 }));

  const show = (matrix: Matrix, variants: readonly Variant[]) =>
    start(async (signal) => {
      const names = fileNames(matrix, variants, own);
      setState((before) => ({
        ...before,
        shown: names.map((name) => ({ name: withoutEnding(name), drawn: undefined })),
      }));
      const varied = await variedProject(project, made, matrix);
      const onResult = (i: number, drawn: VariantDrawing) =>
        setState((before) => ({
          ...before,
          done: before.done + 1,
          shown: before.shown.map((one, at) => (at === i ? { ...one, drawn } : one)),
        }));
      const draw = variants.map((variant) => ({ ...varied, variant }));
      await runInWorkers(draw, (engine, request) => engine.run("drawVariant", request), { signal, onResult });
      return undefined;
    });

  const download = (matrix: Matrix, variants: readonly Variant[]) =>
    start(async (signal) => {
      const names = fileNames(matrix, variants, own);
      const varied = await variedProject(project, made, matrix);
      const content = { containsProject: includesProject(), rights: rightsOf(project) };
      const requests = variants.map((variant) => ({ ...varied, variant, ...content }));
      const files = await runInWorkers(
        requests,
        async (engine, request) => ({ file: await engine.run("makeVariant", request) }),
        { signal, onResult: countOne },
      );
      const pdfs = files.flatMap(({ file }) => file ?? []);
      if (signal.aborted) return undefined;
      if (pdfs.length < variants.length)
        return t("A variant with errors has no PDF, so there is no ZIP file. Show the variants to find it.");
      const { zipFiles } = await import("./zip-files.ts");
      const zip = await zipFiles(pdfs.map((file, i) => ({ file, name: names[i] ?? "" })));
      if (!signal.aborted) downloadFile(zip, withoutEnding(pdfFileName(own.name)) + ".zip");
      return undefined;
    });

  const cancel = () => {
    running.current?.abort();
    setState((before) => ({ ...before, status: "idle", shown: before.shown.filter(({ drawn }) => drawn) }));
  };
  return { state, show, download, cancel, clear: () => setState(idle) };
}

async function variedProject(project: Project, made: MadeProject | undefined, matrix: Matrix): Promise<VariedProject> {
  const words = await loadWords("pl", project.plan.locale, ...matrix.locales);
  return { project, words, made: made && { madeFrom: made.madeFrom, choices: made.choices } };
}

const withoutEnding = (name: string) => name.replace(/\.pdf$/, "");
