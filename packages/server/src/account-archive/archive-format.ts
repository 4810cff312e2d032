/** The ZIP file with all data of a user. */
import { collectionLimits, routes } from "@octavo/contract";
import { licenceIds } from "@octavo/foundation";
import * as z from "zod";

export const accountFile = "account.json";
export const partsFile = "parts.json";
export const readmeFile = "README.txt";

const moment = z.iso.datetime();
const line = z.string().max(2000);
/** A folder or file that `account.json` names. Cannot name a parent folder or an absolute path. */
const path = z.string().regex(/^[a-z]+(?:\/\w[\w.-]{0,150}){1,4}$/);

const described = { name: line, description: line, category: line, author: line, device_profile: line };

/** Absent if it is unknown, and in archives of before. */
const made_from = routes["PUT /api/projects/{id}/made-from"].body.shape.made_from.optional();

/** Null if none is stated, and in archives of before. */
const licence = z.enum(licenceIds).nullable().default(null);

const version = z.object({ folder: path, name: line.nullable(), device_profile: line, made_from, saved_at: moment });

const project = z.object({
  ...described,
  folder: path,
  original_author: line,
  licence,
  original_licence: licence.or(z.literal("unstated")),
  sources: z
    .array(z.object({ name: line, author: line, licence }))
    .max(100)
    .default([]),
  made_from,
  is_public: z.boolean(),
  url_slug: line.nullable(),
  created_at: moment,
  updated_at: moment,
  has_pdf: z.boolean(),
  versions: z.array(version).max(1000),
  /** Id of the original, which names nothing on another site. Absent in archives of before. */
  cloned_from: line.nullable().default(null),
  /** Content of the original when it was cloned or last merged. */
  base: version.extend({ hash: line }).nullable().default(null),
});

const template = z.object({ ...described, file: path, created_at: moment, updated_at: moment });

const collection = z.object({
  name: line,
  description: line,
  is_public: z.boolean(),
  projects: z
    .array(
      z.object({ id: z.string().max(100), name: line, folder: path.optional().describe("Of a project of the user") }),
    )
    .max(collectionLimits.projects),
  created_at: moment,
  updated_at: moment,
});

/** Contents of `account.json`. */
export const archive = z.object({
  format: z.literal("octavo-account"),
  version: z.literal(1),
  created_at: moment,
  account: z.object({
    username: line,
    email: line,
    email_confirmed: z.boolean(),
    language: line.nullable(),
    created_at: moment,
    terms_accepted_at: moment.nullable(),
  }),
  projects: z.array(project).max(100_000),
  templates: z.array(template).max(100_000),
  collections: z.array(collection).max(10_000).default([]),
});

export type Archive = z.output<typeof archive>;
export type ArchivedProject = z.output<typeof project>;
export type ArchivedCollection = z.output<typeof collection>;
export type ArchivedTemplate = z.output<typeof template>;

/** Contents of `parts.json`. */
export const archivedParts = z.array(routes["POST /api/parts"].body).max(10_000);
