import type { Design, Project, WrittenPlanSection } from "@octavo/contract";
import { followChanges } from "@octavo/editor";
import {
  type CheckMemory,
  type Compilation,
  type CompileOptions,
  compileProject,
  type Problem,
  parseDesign,
  render,
  type Template,
  type Widget,
  type World,
} from "@octavo/engine";
import type { Diagnostic } from "@octavo/foundation";
import {
  type CheckedDocument,
  type DesignDraft,
  type DesignReference,
  type Following,
  previewSectionKind,
} from "./protocol.ts";

/**
 * Returns all problems of a planner with an unsaved design, or of a template, with their fixes. `memory` contains the
 * results of the last check.
 */
export function checkPlanner(checked: CheckedDocument, world: World, memory: CheckMemory): readonly Problem[] {
  const options = { lint: true, fixes: true, memory };
  // JSON is YAML.
  if ("template" in checked) return render(JSON.stringify(checked.template), world, options).diagnostics;
  return compileProject(withDesign(checked.project, checked, checked.widgets, world), world, options).diagnostics;
}

/** Compiles a project with an unsaved version of one design. Returns only diagnostics about this design, and all errors. */
export function compileDesign(
  project: Project,
  written: DesignDraft,
  world: World,
  options: CompileOptions = {},
): Compilation {
  const { widgets, diagnostics } = parseDesign(written.template_yaml, world.profiles);
  if (diagnostics.some(({ severity }) => severity === "error"))
    return { template: undefined, document: undefined, diagnostics };
  const compilation = compileProject(withDesign(project, written, widgets, world), world, options);
  const concerning = compilation.diagnostics.filter((found) => isAboutDesign(found, written));
  return { ...compilation, diagnostics: [...diagnostics, ...concerning] };
}

/**
 * Expands the project's planner with an empty version of the design, and adds a page of it if the plan makes none. If the plan cannot
 * be expanded, the planner is one page of the design.
 */
export function expandPlanner({ project, list, name }: DesignReference, world: World): Template | undefined {
  const written = { list, name, template_yaml: "widgets: []" };
  const compile = (of: object) => compileDesign(of as Project, written, world, { proofread: false });
  const { template, diagnostics } = compile(project);
  const hasFailed = !template || diagnostics.some(({ severity }) => severity === "error");
  if (hasFailed)
    return compile({ ...project, plan: { ...project.plan, sections: [], order: [] }, compilation_rules: [] }).template;
  if (hasPage(template, name)) return template;
  return compile({ ...project, ...withPage(project, list, name) }).template ?? template;
}

function hasPage({ masters, page_assignments }: Template, name: string): boolean {
  const ids = new Set(masters.filter((master) => master.name === name).map(({ id }) => id));
  return page_assignments.some(({ master_id }) => ids.has(master_id));
}

function isAboutDesign({ severity, at }: Diagnostic, { name }: DesignDraft): boolean {
  return severity === "error" || at.master === name;
}

/** Returns the project with the unsaved design. Adds a page of it if neither plan nor rules use it. */
export function withDesign(
  project: Project,
  { list, name, frame, following }: Pick<DesignDraft, "list" | "name" | "frame" | "following">,
  widgets: readonly Widget[],
  { fonts }: Pick<World, "fonts">,
): object {
  const { masters, pages } = following ? followed(project, following, fonts) : project;
  const known = { masters, pages };
  const others = known[list].filter((design) => design.name !== name);
  const design = { name, description: "", ...(frame !== undefined && { frame }), widgets };
  const designs = { ...known, [list]: [...others, design] };
  const isUsed =
    list === "masters"
      ? makesPages(project.plan.sections, name)
      : project.compilation_rules.some(({ page_name }) => page_name === name);
  return { ...project, ...designs, ...(isUsed ? {} : withPage(project, list, name)) };
}

/** The designs of a project after unsaved changes of its shared parts. */
export function followed({ masters, pages }: Project, { changes, shared }: Following, fonts: World["fonts"]) {
  const follow = (design: Design) => followChanges(design, changes, { shared, fonts });
  return { masters: masters.map(follow), pages: pages.map(follow) };
}

function makesPages(sections: readonly WrittenPlanSection[], name: string): boolean {
  return sections.some(({ master, nested = [] }) => master === name || makesPages(nested, name));
}

function withPage({ plan, compilation_rules }: Project, list: DesignDraft["list"], name: string): object {
  if (list === "pages") return { compilation_rules: [...compilation_rules, { page_name: name, repeat_mode: "once" }] };
  const section = { kind: previewSectionKind, master: name, generate: "once" };
  return { plan: { ...plan, sections: [...plan.sections, section] } };
}
