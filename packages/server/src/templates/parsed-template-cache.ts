import type { JobOptions } from "../jobs/job-scheduler.ts";
import type { Renderer } from "../render/renderer.ts";
import { type Keyed, ResultCache } from "../render/result-cache.ts";
import type { TemplateRow } from "../store/tables.ts";
import type { TemplateReadRequest } from "../worker/read-template.ts";
import type { TemplateRecord } from "./store.ts";

/** Cache size in bytes: some hundred templates. */
const room = 16 * 1024 * 1024;

interface TemplateReading extends Keyed {
  readonly parsed: string;
}

/** Cache of parsed templates. Parsing takes ten times as long as sending the result. */
export class ParsedTemplateCache {
  readonly #render: Renderer;
  readonly #kept = new ResultCache<TemplateReading>({ maxBytes: room, sizeOf: ({ parsed }) => 2 * parsed.length });

  constructor(render: Renderer) {
    this.#render = render;
  }

  async parsed(template: TemplateRecord, { owner, signal }: JobOptions): Promise<string> {
    const key = keyOf(template.row);
    const reading = await this.#kept.get(key, signal, async (signal) => {
      const { parsed } = await this.#render.run("readTemplate", readRequest(template, false), { owner, signal });
      return { key, parsed };
    });
    return reading.parsed;
  }
}

/** A change of the text or the device creates a new revision. */
function keyOf({ id, revision, updated_at }: TemplateRow): string {
  return `${id}-${revision}-${updated_at}`;
}

export function readRequest({ row, text }: TemplateRecord, strict: boolean): TemplateReadRequest {
  return { source: { text }, profile: row.device_profile || undefined, strict };
}
