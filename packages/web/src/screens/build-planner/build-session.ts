import { pdfFileName } from "@octavo/contract";
import type { Diagnostic } from "@octavo/foundation";
import type { CompileOutcome, EngineClient } from "../../engine-worker/engine-client.ts";
import type { Planner, PlannerYaml } from "../../engine-worker/protocol.ts";
import { t, tn } from "../../language/t.ts";
import { countErrors } from "../../problems/problem-list.ts";
import type { Drafts } from "../../session/drafts.ts";

export type YamlDocument = keyof PlannerYaml;

const draftKey = (draft: YamlDocument) => `build.${draft}`;

export type PdfState =
  | { readonly status: "none" }
  | { readonly status: "making"; readonly pages: number; readonly total: number }
  | { readonly status: "made"; readonly name: string; readonly pages: number; readonly bytes: number };

export interface BuildState {
  readonly texts: PlannerYaml;
  readonly diagnostics: readonly Diagnostic[];
  readonly planner: Planner | undefined;
  /** True if the texts differ from the last compile. */
  readonly changed: boolean;
  /** True during a compile that the user requested. Compiles after typing don't count. */
  readonly compiling: boolean;
  /** True while the planner is shown and follows the input. */
  readonly opened: boolean;
  readonly pdf: PdfState;
  /** Message of the last action that failed. */
  readonly problem: string | undefined;
  readonly storageProblem: string | undefined;
}

export interface BuildSessionOptions {
  readonly engine: Pick<EngineClient, "compile" | "cancelCompile" | "pdf" | "dispose">;
  readonly drafts: (onProblem: (problem: string | undefined) => void) => Drafts;
  readonly sample: PlannerYaml;
  readonly download: (file: Blob, name: string) => void;
}

/** In milliseconds after the last keystroke. */
export const compileDelay = 400;

/** Compiles masters and plan into a planner. Independent of React and the DOM. */
export class BuildSession {
  readonly #engine: BuildSessionOptions["engine"];
  readonly #drafts: Drafts;
  readonly #sample: PlannerYaml;
  readonly #download: BuildSessionOptions["download"];
  readonly #listeners = new Set<() => void>();
  #state: BuildState;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pdfAbort: AbortController | undefined;

  constructor({ engine, drafts, sample, download }: BuildSessionOptions) {
    this.#engine = engine;
    this.#drafts = drafts((storageProblem) => this.#set({ storageProblem }));
    this.#sample = sample;
    this.#download = download;
    this.#state = {
      texts: {
        masters: this.#drafts.read(draftKey("masters")) ?? sample.masters,
        plan: this.#drafts.read(draftKey("plan")) ?? sample.plan,
      },
      diagnostics: [],
      planner: undefined,
      changed: true,
      compiling: false,
      opened: false,
      pdf: { status: "none" },
      problem: undefined,
      storageProblem: undefined,
    };
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly state = (): BuildState => this.#state;

  edit(draft: YamlDocument, text: string): void {
    if (text === this.#state.texts[draft]) return;
    this.#drafts.write(draftKey(draft), text);
    this.#change({ ...this.#state.texts, [draft]: text });
  }

  reset(): void {
    this.#drafts.remove(draftKey("masters"));
    this.#drafts.remove(draftKey("plan"));
    this.#change(this.#sample);
  }

  check(): void {
    void this.#compile();
  }

  /** Resolves to true if the planner is shown. */
  async open(): Promise<boolean> {
    const planner = await this.#compileOnRequest((errors) =>
      t("The planner could not be opened. Fix {errors} first.", { errors }),
    );
    if (planner) this.#set({ opened: true });
    return planner !== undefined;
  }

  /** Resolves to true if the file was made. */
  async downloadPdf(): Promise<boolean> {
    if (this.#state.pdf.status === "making") return false;
    const planner = await this.#compileOnRequest((errors) =>
      t("The PDF could not be created. Fix {errors} first.", { errors }),
    );
    return planner !== undefined && this.#makePdf(planner);
  }

  cancel(): void {
    if (this.#pdfAbort) this.#pdfAbort.abort();
    else this.#engine.cancelCompile();
  }

  save(): void {
    void this.#drafts.flush();
  }

  dispose(): void {
    clearTimeout(this.#timer);
    this.save();
    this.#engine.dispose();
  }

  #change(texts: PlannerYaml): void {
    const pdf = this.#state.pdf.status === "made" ? ({ status: "none" } as const) : this.#state.pdf;
    this.#set({ texts, changed: true, pdf, problem: undefined });
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.check(), compileDelay);
  }

  async #compile(): Promise<CompileOutcome> {
    clearTimeout(this.#timer);
    const { texts } = this.#state;
    const outcome = await this.#engine.compile(texts);
    if (outcome.status === "failed") this.#set({ problem: outcome.message });
    if (outcome.status === "compiled") {
      const { diagnostics, planner = this.#state.planner } = outcome.compiled;
      this.#set({ diagnostics, planner, changed: this.#state.texts !== texts });
    }
    return outcome;
  }

  /** Compiles the current texts. Stores a message if they have errors. */
  async #compileOnRequest(describe: (errors: string) => string): Promise<Planner | undefined> {
    const { compiling, changed, planner, diagnostics } = this.#state;
    if (compiling) return undefined;
    if (planner && !changed && countErrors(diagnostics) === 0) return planner;
    this.#set({ compiling: true, problem: undefined });
    let outcome = await this.#compile();
    // The user has typed meanwhile. The request applies to the newest text.
    while (outcome.status === "superseded") outcome = await this.#compile();
    const errors = outcome.status === "compiled" ? countErrors(outcome.compiled.diagnostics) : 0;
    if (errors > 0) this.#set({ problem: describe(tn(errors, "{count} error", "{count} errors")) });
    this.#set({ compiling: false });
    return outcome.status === "compiled" ? outcome.compiled.planner : undefined;
  }

  async #makePdf(planner: Planner): Promise<boolean> {
    this.#pdfAbort = new AbortController();
    this.#set({ pdf: { status: "making", pages: 0, total: planner.pages } });
    const outcome = await this.#engine.pdf(planner, this.#pdfAbort.signal, (pages, total) =>
      this.#set({ pdf: { status: "making", pages, total } }),
    );
    this.#pdfAbort = undefined;
    if (outcome.status !== "made") {
      this.#set({ pdf: { status: "none" }, ...(outcome.status === "failed" ? { problem: outcome.message } : {}) });
      return false;
    }
    const name = pdfFileName(planner.title);
    this.#set({ pdf: { status: "made", name, pages: planner.pages, bytes: outcome.file.size } });
    this.#download(outcome.file, name);
    return true;
  }

  #set(change: Partial<BuildState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }
}
