import * as z from "zod";
import { collectionLimits as limits } from "../limits.ts";
import * as messages from "../messages.ts";
import { galleryQuery, publicProject } from "./gallery.ts";
import { text } from "./names.ts";

const moment = z.iso.datetime();

export const collectionParams = z.object({ id: z.string() });
export const collectedParams = z.object({ id: z.string(), project: z.string().describe("Id of the project") });

const name = text(limits.name).min(1, messages.nameRequired.text);
const description = text(limits.description);
const projectIds = z.array(z.string().max(100)).max(limits.projects);

export const newCollection = z.object({
  name,
  description: description.default(""),
  project_ids: projectIds.default([]).describe("Ids of public projects, in order"),
});

export type NewCollection = z.output<typeof newCollection>;

export const collectionChange = z.object({ name: name.optional(), description: description.optional() });

export type CollectionChange = z.output<typeof collectionChange>;

export const collectionSharing = z.object({ is_public: z.boolean() });

export const addedProject = z.object({
  project_id: z.string().max(100).describe("Id of a public project"),
  position: z
    .int()
    .min(0)
    .max(limits.projects)
    .optional()
    .describe("Place in the collection from 0; absent for the end"),
});

export type AddedProject = z.output<typeof addedProject>;

export const collectionOrder = z.object({
  project_ids: projectIds.describe("Ids of all projects of the collection, in the new order"),
});

const cover = z.object({
  id: z.string(),
  cover_version: z.string().describe("Changes when the pages may have changed"),
});

const described = {
  id: z.string(),
  name: z.string(),
  description: z.string(),
  author: z.string().describe("Username of the account"),
  updated_at: moment,
};

const covers = z.array(cover).describe("The first public projects, four at most");
const publicCount = z.int().describe("Number of projects that are public now");

const owned = {
  ...described,
  created_at: moment,
  revision: z.int(),
  is_public: z.boolean(),
  taken_down: z.boolean().describe("True if an administrator has made it private"),
};

export const listedCollectionsQuery = z.object({
  containing: z.string().max(100).optional().describe("Id of a project to look for in the collections"),
});

export const collectionListItem = z.object({
  ...owned,
  project_count: z.int().describe("Number of projects, with those that are no longer public"),
  covers,
  contains: z.boolean().describe("True if the collection contains the project of the query"),
});

export type CollectionListItem = z.output<typeof collectionListItem>;

export const collection = z.object({
  ...owned,
  projects: z.array(
    z.object({
      id: z.string(),
      name: z.string().describe("Public name; that of the time when it was added if it is no longer public"),
      project: publicProject.nullable().describe("Null if it is no longer public"),
    }),
  ),
});

export type Collection = z.output<typeof collection>;

const published = { ...described, published_at: moment, project_count: publicCount };

export const collectionCard = z.object({ ...published, covers });

export type CollectionCard = z.output<typeof collectionCard>;

export const collectionsQuery = z.object({ limit: galleryQuery.shape.limit, offset: galleryQuery.shape.offset });

export type CollectionsQuery = z.output<typeof collectionsQuery>;

export const collectionPage = z.object({
  collections: z.array(collectionCard),
  total: z.int().describe("Number of all collections, not only of this page"),
});

export const publicCollection = z.object({ ...published, projects: z.array(publicProject) });

export type PublicCollection = z.output<typeof publicCollection>;
