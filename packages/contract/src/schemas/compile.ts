import type { CompilationStats, Template } from "@octavo/engine";
import * as z from "zod";
import { reportedDiagnostic } from "./diagnostics.ts";

export const buildRequest = z.object({
  masters_yaml: z.string().describe("Master library"),
  plan_yaml: z.string().describe("Plan"),
});

export type BuildRequest = z.output<typeof buildRequest>;

const compilationStats: z.ZodType<CompilationStats & { readonly duration_ms: number }> = z.object({
  total_pages: z.int(),
  total_widgets: z.int().describe("Number of widgets on all pages; widgets of a master count once per page"),
  total_links: z.int(),
  sections: z.record(z.string(), z.int()).describe("Number of pages by section kind"),
  rules_applied: z.int().describe("Number of sections with pages"),
  duration_ms: z.number(),
});

/** Created and read by the engine only, so the schema doesn't repeat its structure. */
const template = z.custom<Template>(isObject).meta({
  type: "object",
  description: "Compiled template as an object; same content as yaml_content",
});

const compiled = {
  compilation_stats: compilationStats,
  warnings: z.array(z.string()).describe("One message per widget and rule"),
  diagnostics: z.array(reportedDiagnostic).describe("The same warnings as objects, with hints"),
};

export const compileResponse = z.object({
  template_yaml: z.string().describe("Compiled template, accepted by pdf/generate and pdf/preview"),
  ...compiled,
});

export type CompileResponse = z.output<typeof compileResponse>;

export const buildResponse = z.object({
  parsed_template: template,
  yaml_content: z.string().describe("Compiled template, accepted by pdf/generate and pdf/preview"),
  ...compiled,
});

export type BuildResponse = z.output<typeof buildResponse>;

function isObject(value: unknown): boolean {
  return typeof value === "object" && value !== null;
}
