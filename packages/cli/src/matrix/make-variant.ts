import { type CompileOptions, compileProject, type Project } from "@octavo/engine";
import type { Diagnostic, WorkRights } from "@octavo/foundation";
import { nodeWorld, starterWorld } from "@octavo/press";
import { type NamedValues, type Variant, type VariantSource, variantProjects } from "@octavo/starters";
import { openOutput } from "../output.ts";
import { type WriteResult, writePdf } from "../write-pdf.ts";

/** A message to a process that makes variants. */
export type VariantMessage =
  | { readonly settings: VariantSettings }
  | { readonly variant: Variant; readonly path: string };

/** Settings of all variants, which each process gets once. */
export interface VariantSettings {
  readonly source: VariantSource;
  /** Languages whose words are needed. */
  readonly locales: readonly string[];
  readonly options: Pick<CompileOptions, "fonts" | "lint">;
  readonly isClassic: boolean;
  readonly containsProject: boolean;
  readonly rights: WorkRights | undefined;
  /** Files that must not be overwritten. */
  readonly inputs: readonly string[];
}

export interface MadeVariant {
  /** Undefined if the variant has errors. */
  readonly written: WriteResult | undefined;
  readonly diagnostics: readonly Diagnostic[];
}

export type VariantReply = { readonly made: MadeVariant } | { readonly problem: string; readonly isUsage: boolean };

/** A variant, with its values and the name of its file. */
export interface NamedVariant {
  readonly variant: Variant;
  readonly name: string;
  readonly values: NamedValues;
}

export type MakeVariant = (variant: Variant, path: string) => Promise<MadeVariant>;

/** Fonts, words and devices are read once for all variants. */
export async function variantMaker(settings: VariantSettings): Promise<MakeVariant> {
  const { source, locales, options, isClassic, containsProject, rights, inputs } = settings;
  const world = nodeWorld();
  const projectOf = lastKept(variantProjects(source, await starterWorld(...locales)));
  return async ({ row, ...variant }, path) => {
    const pdf = await openOutput(path, inputs);
    const compilation = compileProject(projectOf(variant), world, { ...options, row });
    const { document, project } = compilation;
    const written =
      document &&
      (await writePdf(document, world, pdf, {
        ...(isClassic && { crossReference: "table" }),
        ...(containsProject && { project: project?.() }),
        rights,
      }));
    return { written, diagnostics: compilation.diagnostics.map(reported) };
  };
}

/** Planners of rows follow each other, and have the same project. */
function lastKept(make: (variant: Variant) => Project): (variant: Variant) => Project {
  let last: { readonly key: string; readonly project: Project } | undefined;
  return (variant) => {
    const key = JSON.stringify(variant);
    if (last?.key !== key) last = { key, project: make(variant) };
    return last.project;
  };
}

/** Only data passes between processes. */
function reported({ severity, code, message, hint, count, at }: Diagnostic): Diagnostic {
  return { severity, code, message, at, ...(hint && { hint }), ...(count !== undefined && { count }) };
}
