import { licenceIds } from "@octavo/foundation";
import * as z from "zod";
import { categories, galleryOrders } from "../categories.ts";
import { httpLimits, projectLimits } from "../limits.ts";
import * as messages from "../messages.ts";
import { pageKinds } from "../page-kinds.ts";
import { sources, statedLicence } from "./licences.ts";
import { text } from "./names.ts";

const moment = z.iso.datetime();

export const slugParams = z.object({ slug: z.string() });

export const publicProject = z.object({
  id: z.string(),
  created_at: moment,
  updated_at: moment,
  published_at: moment,
  metadata: z.object({
    name: z.string(),
    description: z.string(),
    category: z.string(),
    device_profile: z.string(),
    public_url_slug: z.string().nullable(),
    clone_count: z.int(),
  }),
  clone_count: z.int(),
  author: z.string().describe("Name that the account gives as the author"),
  account: z.string().describe("Username of the account that shares the project"),
  is_built_in: z.boolean().describe("True for the starters that come with the site"),
  original_author: z.string(),
  licence: statedLicence,
  sources,
  cover_version: z.string().describe("Changes when the pages may have changed"),
  pages: z.int().nullable().describe("Of the last compilation; null if the project has changed since"),
  language: z.string().nullable().describe("Of the plan; null if unknown"),
  start_date: z.string().nullable().describe("First day of the plan, YYYY-MM-DD; null if unknown"),
  end_date: z.string().nullable(),
  page_kinds: z.array(z.enum(pageKinds)).describe("Kinds of pages of the plan, without those that are made once"),
  score: z
    .int()
    .min(0)
    .max(100)
    .nullable()
    .describe("Measured by the site; null if it has not been measured since the last change, or cannot be"),
});

export type PublicProject = z.output<typeof publicProject>;

const { standard, max } = httpLimits.galleryPage;

const kindList = z
  .string()
  .transform((written) => written.split(",").filter((kind) => kind !== ""))
  .pipe(z.array(z.enum(pageKinds)));

/** Projects must meet all conditions. */
export const galleryQuery = z.object({
  search: text(100).default("").describe("Words to find in name, description and author, each anywhere in a word"),
  category: z.enum(categories).optional(),
  device: text(100).optional().describe("Id of a device profile"),
  kinds: kindList.optional().describe(`Kinds of pages that the plan has, between commas: ${pageKinds.join(", ")}`),
  language: text(3).optional().describe("Language of the plan without region, such as pt"),
  licence: z
    .enum([...licenceIds, "none"])
    .optional()
    .describe("none: projects that state no licence"),
  min_score: z.coerce.number().int().min(0).max(100).optional().describe("Only measured projects have a score"),
  sort: z.enum(galleryOrders).default("newest"),
  limit: z.coerce.number().int().min(1).max(max).default(standard),
  offset: z.coerce.number().int().min(0).max(1_000_000).default(0),
});

export type GalleryQuery = z.output<typeof galleryQuery>;

export const galleryPage = z.object({
  projects: z.array(publicProject),
  total: z.int().describe("Number of all matches, not only of this page"),
  is_total_exact: z.boolean().describe("False if there are more matches than `total`"),
});

export const remixQuery = z.object({ limit: galleryQuery.shape.limit, offset: galleryQuery.shape.offset });

export type RemixQuery = z.output<typeof remixQuery>;

export const remixes = z.object({
  original: publicProject.nullable().describe("Project that this one was cloned from; null if it is not public"),
  remixes: z.array(publicProject).describe("Public projects that were cloned from this one, latest first"),
  total: z.int().describe("Number of all public remixes, not only of this page"),
});

export const publicTemplate = z.object({
  template_yaml: z.string().describe("Compiled template, accepted by pdf/preview"),
  total_pages: z.int(),
});

export const cloning = z.object({
  new_name: text(projectLimits.name).min(1, messages.nameRequired.text),
  new_description: text(projectLimits.description).nullish(),
});

export type Cloning = z.output<typeof cloning>;
