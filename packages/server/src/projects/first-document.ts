import { projectLimits } from "@octavo/contract";
import {
  fitToDevice,
  type Masters,
  type Project,
  parseLibrary,
  parseProject,
  type Template,
  templateDefaults,
  type World,
} from "@octavo/engine";
import { ApiError } from "../http/api-error.ts";
import * as messages from "../http/messages.ts";
import { refuseErrors } from "../render/refuse-errors.ts";
import type { Moment } from "../store/tables.ts";
import { defaultPlan } from "./default-plan.ts";
import { newDesign } from "./new-design.ts";
import { type PrintedDocument, printDocument } from "./project-document.ts";
import { throughTemplate } from "./rescale-designs.ts";
import { writtenPlan, writtenRule } from "./written-plan.ts";

/** What a project begins with. */
export interface GivenDocuments {
  readonly masters_yaml: string | undefined;
  readonly plan_yaml: string | undefined;
  /** Id of the device that the designs are fitted to. */
  readonly profile: string;
  readonly now: Moment;
}

interface Parts extends Masters {
  /** Undefined where no plan was given. */
  readonly planned: Pick<Project, "plan" | "compilation_rules"> | undefined;
}

/** In a render process. */
export function firstDocument({ profile, now, ...texts }: GivenDocuments, world: World): PrintedDocument {
  const { canvas, masters, pages, planned } = parseParts(texts, world);
  const rules = planned?.compilation_rules ?? [];
  requireAtMost(masters, projectLimits.designs, messages.tooManyMasters);
  requireAtMost(pages, projectLimits.designs, messages.tooManyPages);
  requireAtMost(rules, projectLimits.rules, messages.tooManyRules);
  const drawn = { default_canvas: canvas ?? templateDefaults.canvas, masters, pages };
  const fitted = throughTemplate(drawn, (template) => fitToDevice(meantFor(profile, template), world.profiles));
  return printDocument({
    default_canvas: fitted.default_canvas,
    masters: fitted.masters.map((master) => newDesign(master, now)),
    plan: planned ? writtenPlan(planned.plan) : defaultPlan(now),
    pages: fitted.pages.map((page) => newDesign(page, now)),
    compilation_rules: rules.map(writtenRule),
  });
}

const noMasters = "masters: []\n";

/** Letters are composed, as everywhere in a project: a plan then finds its masters by their names. */
function parseParts(
  { masters_yaml = noMasters, plan_yaml }: Pick<GivenDocuments, "masters_yaml" | "plan_yaml">,
  { profiles }: World,
): Parts {
  const library = masters_yaml.normalize("NFC");
  if (plan_yaml === undefined) return { ...requireLibrary(library, profiles), planned: undefined };
  const documents = { masters_yaml: library, plan_yaml: plan_yaml.normalize("NFC") };
  const { project, diagnostics } = parseProject(documents, profiles);
  refuseErrors(diagnostics);
  if (!project) throw new Error("Documents without errors make no project.");
  const { default_canvas: canvas, masters, pages, plan, compilation_rules } = project;
  return { canvas, masters, pages, planned: { plan, compilation_rules } };
}

function requireLibrary(masters_yaml: string, profiles: World["profiles"]): Masters {
  const { library, diagnostics } = parseLibrary(masters_yaml, profiles);
  refuseErrors(diagnostics);
  if (!library) throw new Error("A library without errors cannot be read.");
  return library;
}

function requireAtMost(list: readonly unknown[], limit: number, message: (limit: number) => string): void {
  if (list.length > limit) throw new ApiError("QUOTA_EXCEEDED", message(limit));
}

function meantFor(profile: string, template: Template): Template {
  return { ...template, metadata: { ...template.metadata, profile } };
}
