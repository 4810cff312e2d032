import type { JobOptions } from "../jobs/job-scheduler.ts";
import type { Renderer } from "../render/renderer.ts";
import { type Keyed, ResultCache } from "../render/result-cache.ts";
import type { TemplateRow } from "../store/tables.ts";
import type { TemplateReadRequest } from "../worker/read-template.ts";
import type { KeptTemplate } from "./store.ts";

/** In bytes: some hundred templates, of which most are opened again and again by who is at work on them. */
const room = 16 * 1024 * 1024;

interface TemplateReading extends Keyed {
  /** JSON. */
  readonly parsed: string;
}

/** What was read of stored templates: to read YAML takes ten times as long as to send what it says. */
export class TemplateReadings {
  readonly #render: Renderer;
  readonly #kept = new ResultCache<TemplateReading>({ maxBytes: room, sizeOf: ({ parsed }) => 2 * parsed.length });

  constructor(render: Renderer) {
    this.#render = render;
  }

  async parsed(template: KeptTemplate, { owner, signal }: JobOptions): Promise<string> {
    const key = keyOf(template.row);
    const reading = await this.#kept.get(key, signal, async (signal) => {
      const { parsed } = await this.#render.run("readTemplate", toRead(template, false), { owner, signal });
      return { key, parsed };
    });
    return reading.parsed;
  }
}

/** A change of the text, or of the device that it is read for, is another revision. */
function keyOf({ id, revision, updated_at }: TemplateRow): string {
  return `${id}-${revision}-${updated_at}`;
}

export function toRead({ row, text }: KeptTemplate, strict: boolean): TemplateReadRequest {
  return { source: { text }, profile: row.device_profile || undefined, strict };
}
