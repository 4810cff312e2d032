import type { CompilationStats, Template } from "@octavo/engine";
import * as z from "zod";
import { reportedDiagnostic } from "./diagnostics.ts";

export const buildRequest = z.object({
  masters_yaml: z.string().describe("The master library"),
  plan_yaml: z.string().describe("The plan that says which pages there are"),
});

export type BuildRequest = z.output<typeof buildRequest>;

const compilationStats: z.ZodType<CompilationStats & { readonly duration_ms: number }> = z.object({
  total_pages: z.int(),
  total_widgets: z.int().describe("Over all pages; a master's count on every page that has it"),
  total_links: z.int(),
  sections: z.record(z.string(), z.int()).describe("Pages by section kind"),
  rules_applied: z.int().describe("Sections that made pages"),
  duration_ms: z.number(),
});

/** Created and read by the engine only, so the schema doesn't repeat its structure. */
const template = z.custom<Template>(isObject).meta({
  type: "object",
  description: "The compiled template as an object; the same as yaml_content",
});

const compiled = {
  compilation_stats: compilationStats,
  warnings: z.array(z.string()).describe("One sentence for each widget and rule"),
  diagnostics: z.array(reportedDiagnostic).describe("The same warnings as objects, and hints"),
};

export const compileResponse = z.object({
  template_yaml: z.string().describe("The compiled template, as pdf/generate and pdf/preview take it"),
  ...compiled,
});

export type CompileResponse = z.output<typeof compileResponse>;

export const buildResponse = z.object({
  parsed_template: template,
  yaml_content: z.string().describe("The compiled template, as pdf/generate and pdf/preview take it"),
  ...compiled,
});

export type BuildResponse = z.output<typeof buildResponse>;

function isObject(value: unknown): boolean {
  return typeof value === "object" && value !== null;
}
