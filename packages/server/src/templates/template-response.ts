import type { StoredTemplate, TemplateListItem } from "@octavo/contract";
import type { FastifyReply } from "fastify";
import { formatMoment } from "../http/clock.ts";
import { revisionTag } from "../http/revision.ts";
import type { TemplateRow } from "../store/tables.ts";

export interface ParsedTemplate {
  readonly row: TemplateRow;
  readonly text: string;
  readonly parsed: string;
}

/** Returns JSON of a `StoredTemplate` of the contract. */
export function templateResponse({ row, text, parsed }: ParsedTemplate, reply: FastifyReply): Uint8Array {
  const fields: Omit<StoredTemplate, "parsed_template"> = { ...templateItem(row), yaml_content: text };
  reply.header("etag", revisionTag(row.revision));
  return Buffer.from(`${JSON.stringify(fields).slice(0, -1)},"parsed_template":${parsed}}`);
}

export function templateItem(row: TemplateRow): TemplateListItem {
  const { id, name, description, category, author, device_profile: profile, revision } = row;
  const dates = { created_at: formatMoment(row.created_at), updated_at: formatMoment(row.updated_at) };
  return { id, name, description, category, author, profile, ...dates, revision };
}
