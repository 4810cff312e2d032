/** Changes of the generation mode of a section. Specification, part 9. */
import type { WrittenPlanSection } from "@octavo/contract";
import { type GenerationMode, hasField, modeNamed } from "@octavo/foundation";

export function defaultDestinations({ generate, kind }: Pick<WrittenPlanSection, "generate" | "kind">): string[] {
  return [...modeNamed(generate).destinations(kind.trim() || "home")];
}

export function tokensOf({ generate, context, counters = {} }: WrittenPlanSection): string[] {
  const own = [...Object.keys(context), ...Object.keys(counters)];
  return [...modeNamed(generate).variables, ...own].map((name) => `{${name}}`);
}

/** Returns the change to another mode. Clears the fields that the mode does not show. */
export function withMode(mode: GenerationMode): Partial<WrittenPlanSection> {
  return {
    generate: mode,
    count: hasField(mode, "count") ? defaultCount : undefined,
    ...(!hasField(mode, "dates") && { start_date: undefined, end_date: undefined }),
    ...(!hasField(mode, "weekdays") && { weekdays: undefined }),
    ...(!hasField(mode, "days") && { days: undefined }),
    ...(!hasField(mode, "events") && { events: undefined }),
    ...(!hasField(mode, "rows") && { rows: undefined }),
  };
}

export const defaultCount = 50;
