/** What the studio and its engine, which lives in a worker, say to each other. Every answer carries its question's id. */
import type { Diagnostic, FaceId, OutlineItem } from "@octavo/engine";

export interface Texts {
  readonly masters: string;
  readonly plan: string;
}

export type EngineRequest =
  | { readonly kind: "compile"; readonly id: number; readonly texts: Texts }
  /** `revision` is the id of the compile that made the planner. */
  | { readonly kind: "page"; readonly id: number; readonly revision: number; readonly page: number }
  | { readonly kind: "pdf"; readonly id: number; readonly revision: number }
  | { readonly kind: "cancel"; readonly id: number };

export type EngineReply =
  /** Work begins now; until then a request may have waited for the engine to load. */
  | { readonly kind: "started"; readonly id: number }
  | { readonly kind: "compiled"; readonly id: number; readonly compiled: Compiled }
  /** Without a drawing when the planner is no longer at hand. */
  | { readonly kind: "page"; readonly id: number; readonly drawing: PageDrawing | undefined }
  | { readonly kind: "progress"; readonly id: number; readonly pages: number; readonly total: number }
  | { readonly kind: "pdf"; readonly id: number; readonly file: Blob }
  | { readonly kind: "cancelled"; readonly id: number }
  | { readonly kind: "failed"; readonly id: number; readonly message: string };

export interface Compiled {
  readonly diagnostics: readonly Diagnostic[];
  /** Absent with an error among the diagnostics. */
  readonly planner: Planner | undefined;
}

/** What there is to know of a compiled planner without its pages. */
export interface Planner {
  readonly revision: number;
  readonly title: string;
  readonly pages: number;
  readonly links: number;
  /** Of its first page, in points. */
  readonly size: { readonly width: number; readonly height: number };
  /** Name of the device that it is made for. */
  readonly device: string | undefined;
  readonly language: string;
  readonly outline: readonly OutlineItem[];
}

export interface PageDrawing {
  readonly page: number;
  readonly label: string;
  readonly svg: string;
  readonly faces: readonly FaceId[];
  readonly size: { readonly width: number; readonly height: number };
}
