import type { ScriptSources } from "@octavo/engine";

declare const lineBreaker: ScriptSources["lineBreaker"];
export = lineBreaker;
