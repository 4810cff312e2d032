import type { Block, Canvas, Style, Theme, Widget } from "@octavo/engine";
import { designNameProblem } from "@octavo/foundation";
import * as z from "zod";
import { categories } from "../categories.ts";
import { projectLimits } from "../limits.ts";
import * as messages from "../messages.ts";
import { documentFont } from "./fonts.ts";
import { licence, provenance } from "./licences.ts";
import { text, validatedText } from "./names.ts";
import { compilationRule, plan, planWrite } from "./plan.ts";

const moment = z.iso.datetime();
const yaml = z.string();

const projectName = text(projectLimits.name).min(1, messages.projectNameRequired.text);
const description = text(projectLimits.description);
const author = text(projectLimits.author);
const profile = z.string().min(1).max(100).describe("Id or name of a device profile");
const category = z.enum(categories);
/** Name of a master or named page. */
const designName = validatedText((name) => designNameProblem(name, "master"));

export const projectParams = z.object({ id: z.string() });
export const designParams = projectParams.extend({ name: z.string().normalize("NFC") });

/** Created and read by the engine only, so the schema doesn't repeat its structure. */
const ofEngine = { type: "object", description: "docs/template-format.md" } as const;
const widget = z.custom<Widget>(isObject).meta(ofEngine);
const canvas = z.custom<Canvas>(isObject).meta({ type: "object", description: "Default page of the designs" });

/** Name of a block. */
const frame = z.string().optional();

/** Parts that all designs of a project share. A key is absent if the project has none. */
const shared = {
  blocks: z.array(z.custom<Block>(isObject).meta(ofEngine)).readonly().optional(),
  styles: z.array(z.custom<Style>(isObject).meta(ofEngine)).readonly().optional(),
  themes: z.array(z.custom<Theme>(isObject).meta(ofEngine)).readonly().optional(),
  theme: z.string().optional(),
  frame,
  fonts: z.array(documentFont).readonly().optional(),
};

export const sharedPartsChange = z.object({
  shared_yaml: yaml.describe("blocks, styles, themes, theme, frame and fonts"),
});

export const madeFrom = z.object({
  starter: z.string().min(1).max(100).describe("Id of the starter"),
  version: z.int().min(1).max(1_000_000).describe("Version of its drawing"),
  choices: z
    .string()
    .max(12_000)
    .describe("Choices as the query of an address: device=remarkable-2&year=2026&locale=en"),
});

export type MadeFrom = z.output<typeof madeFrom>;

export const madeFromRecord = z.object({
  made_from: madeFrom.nullable().describe("null: the project was not made from a starter"),
});

export const newProject = z.object({
  name: projectName,
  description: description.default(""),
  device_profile: profile,
  author: author.default("").describe("Default: the username"),
  category: category.default("planner"),
  masters_yaml: yaml.optional().describe("Initial master library; rescaled to the device"),
  plan_yaml: yaml.optional().describe("Initial plan"),
  key: z
    .string()
    .regex(/^[\w-]{16,64}$/)
    .optional()
    .describe("Random key of this request. If it is repeated, the answer is the project that the first one created"),
  made_from: madeFrom.optional().describe("Starter and choices that the documents were made from"),
});

export type NewProject = z.output<typeof newProject>;

const changedDesign = z.object({ list: z.enum(["masters", "pages"]), name: designName, template_yaml: yaml });

export const designsChange = z.object({
  designs: z
    .array(changedDesign)
    .min(1)
    .max(2 * projectLimits.designs),
});

export const projectChange = z.object({
  name: projectName.optional(),
  description: description.optional(),
  device_profile: profile.optional(),
  author: author.optional(),
  category: category.optional(),
  rescale: z
    .enum(["none", "proportional", "width", "height", "stretch", "keep_sizes"])
    .default("proportional")
    .describe(
      "With device_profile: how designs are rescaled to the new page; keep_sizes keeps type and line heights, and a larger page has more lines",
    ),
  designs: designsChange.shape.designs
    .optional()
    .describe("With device_profile: designs that are drawn for the new page, and replace the rescaled ones"),
});

export type ProjectChange = z.output<typeof projectChange>;

export const documentsChange = z.object({
  masters_yaml: yaml.describe("Master library with pages and shared parts"),
  plan_yaml: yaml.describe("Plan with compilation rules"),
  device_profile: profile,
  made_from: madeFrom.optional().describe("Absent if the starter and its choices stay"),
});

export type DocumentsChange = z.output<typeof documentsChange>;

const metadata = z.object({
  name: z.string(),
  description: z.string(),
  category: z.string(),
  author: z.string(),
  device_profile: z.string(),
  created_at: moment,
  updated_at: moment,
  is_public: z.boolean(),
  public_url_slug: z.string().nullable(),
  clone_count: z.int(),
});

/** A page design of a project: a master, or a named page of compilation rules. */
export const design = z.object({
  name: z.string(),
  description: z.string(),
  created_at: moment,
  updated_at: moment,
  frame,
  widgets: z.array(widget),
});

export type Design = z.output<typeof design>;

export const project = z.object({
  id: z.string(),
  metadata,
  default_canvas: canvas,
  masters: z.array(design),
  plan,
  pages: z.array(design),
  compilation_rules: z.array(compilationRule),
  ...shared,
  created_at: moment,
  updated_at: moment,
  clone_count: z.int(),
  author: z.string(),
  original_author: z.string().describe("Empty unless the project is a clone"),
  ...provenance,
  made_from: madeFrom
    .nullable()
    .optional()
    .describe("Starter and choices that it was made from; null if there are none; absent if that is unknown"),
  revision: z.int().describe("Revision for If-Match"),
  compiled_pages: z.int().nullable().describe("Number of pages of the compiled PDF; null if none is up to date"),
});

export type Project = z.output<typeof project>;

export const projectListItem = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  category: z.string(),
  device_profile: z.string(),
  masters_count: z.int(),
  plan_sections_count: z.int(),
  created_at: moment,
  updated_at: moment,
  is_public: z.boolean(),
  public_url_slug: z.string().nullable(),
  clone_count: z.int(),
});

export type ProjectListItem = z.output<typeof projectListItem>;

export const deletedProject = projectListItem.extend({ deleted_at: moment });

export type DeletedProject = z.output<typeof deletedProject>;

export const versionParams = projectParams.extend({ version: z.string() });

const versionName = text(projectLimits.versionName).min(1, messages.nameRequired.text);

export const namedVersion = z.object({ name: versionName });
export const versionNaming = z.object({
  name: versionName.nullable().describe("null: the version is automatic, and may be deleted later"),
});

const versionChange = z.object({
  of: z.enum(["master", "page", "plan", "rules", "device", "canvas", "shared"]),
  change: z.enum(["added", "changed", "deleted", "renamed", "reordered"]),
  name: z.string().optional(),
  new_name: z.string().optional(),
});

export type VersionChange = z.output<typeof versionChange>;

const changes = z
  .array(versionChange)
  .readonly()
  .nullable()
  .describe("Differences from the version before; null if they are unknown");

const projectVersion = z.object({
  id: z.string(),
  saved_at: moment,
  name: z.string().nullable().describe("null for an automatic version"),
  device_profile: z.string(),
  is_current: z.boolean().describe("The project has this content now"),
  changes,
});

export type ProjectVersion = z.output<typeof projectVersion>;

export const versionHistory = z.object({
  current: z.object({ saved_at: moment, changes }),
  versions: z.array(projectVersion).readonly().describe("Latest first"),
});

export type VersionHistory = z.output<typeof versionHistory>;

export const designDuplication = z.object({ new_name: designName });

export const newDesign = z.object({
  name: designName,
  template_yaml: yaml.optional().describe("Widgets of the design; default: an empty page"),
  description: description.default(""),
});

export const sectionAddition = z.object({
  masters: z.array(newDesign).max(projectLimits.addedMasters).readonly().describe("Masters of the new sections"),
  plan: planWrite.describe("The plan with the new sections"),
  designs: designsChange.shape.designs.optional().describe("Existing designs with links to the new sections"),
});

export type NewDesign = z.output<typeof newDesign>;

const ownFrame = z.string().max(projectLimits.name).nullable().optional().describe("null: the project's frame");

export const designChange = z.object({
  template_yaml: yaml.optional(),
  new_name: designName.optional().describe("New name; also changes all references"),
  description: description.optional(),
  frame: ownFrame,
  others: z
    .array(changedDesign.extend({ frame: ownFrame }))
    .max(2 * projectLimits.designs)
    .readonly()
    .optional()
    .describe("Other designs that follow a change of the shared parts, changed in the same write"),
  shared_yaml: yaml.optional().describe("New shared parts of the project, changed in the same write"),
  position: z
    .int()
    .min(0)
    .optional()
    .describe("New place in the list, starting at 0. Does not count as a change of the design"),
});

export type DesignChange = z.output<typeof designChange>;

export const sharing = z.object({
  is_public: z.boolean(),
  url_slug: z
    .string()
    .max(200)
    .nullish()
    .describe("Normalized. Empty: the project's id is its address. Absent: unchanged"),
  licence: licence.nullish().describe("null: none is stated. Absent: unchanged"),
});

export type Sharing = z.output<typeof sharing>;

export const projectPdfQuery = z.object({
  inline: z.enum(["0", "1"]).default("0").describe("1 displays the PDF in the browser instead of downloading it"),
});

function isObject(value: unknown): boolean {
  return typeof value === "object" && value !== null;
}

export const duplication = z.object({
  new_name: text(projectLimits.name).min(1, messages.nameRequired.text),
  plan: planWrite.optional().describe("Replaces the plan of the copy, as for the edition of another year"),
});

export type Duplication = z.output<typeof duplication>;
