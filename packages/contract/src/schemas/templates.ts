import type { Template } from "@octavo/engine";
import * as z from "zod";
import { projectLimits } from "../limits.ts";
import * as messages from "../messages.ts";
import { text } from "./names.ts";

const moment = z.iso.datetime();

export const templateParams = z.object({ id: z.string() });

const fields = {
  name: text(projectLimits.name).min(1, messages.nameRequired.text),
  description: text(projectLimits.description),
  profile: z.string().max(100).describe("Id or name of a device profile"),
  device_profile: z.string().max(100).describe("Alias of profile"),
  yaml_content: z.string(),
  author: text(projectLimits.author),
  category: text(50),
};

export const newTemplate = z.object({
  name: fields.name,
  description: fields.description.default(""),
  profile: fields.profile.optional(),
  device_profile: fields.device_profile.optional(),
  yaml_content: fields.yaml_content.optional().describe("Default: an empty page of the device"),
  author: fields.author.default("").describe("Default: the username"),
  category: fields.category.default("general"),
});

export type NewTemplate = z.output<typeof newTemplate>;

export const templateChange = z.object(fields).partial();

export type TemplateChange = z.output<typeof templateChange>;

export const templateListItem = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  category: z.string(),
  author: z.string(),
  profile: z.string(),
  created_at: moment,
  updated_at: moment,
  revision: z.int().describe("Revision for If-Match"),
});

export type TemplateListItem = z.output<typeof templateListItem>;

/** Created and read by the engine only. */
const parsed = z
  .custom<Template>((value) => typeof value === "object" && value !== null)
  .meta({ type: "object", description: "The template as an object; same content as yaml_content" });

export const storedTemplate = templateListItem.extend({ yaml_content: z.string(), parsed_template: parsed });

export type StoredTemplate = z.output<typeof storedTemplate>;
