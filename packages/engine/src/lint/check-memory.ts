import { isEqual } from "@octavo/foundation";
import type { DestinationTable } from "../layout/destination-table.ts";
import type { DocumentScope } from "../layout/document-scope.ts";
import type { DeviceProfile } from "../model/device-profile.ts";
import type { Template } from "../model/template.ts";
import type { World } from "../world.ts";
import type { GroupCheck } from "./check-group.ts";

/**
 * Results of the last check of a planner. The next check reuses those of unchanged widgets on unchanged pages. Contains
 * one planner; its size is proportional to the links, and to the widgets of all pages.
 */
export class CheckMemory {
  #last: CheckedPages | undefined;

  /** Returns the last groups if the pages have the same variables, and every widget sees the same document around it. */
  recall(scope: DocumentScope, profile: DeviceProfile | undefined): CheckedPages | undefined {
    const last = this.#last;
    if (!last || last.world !== scope.world || last.profile !== profile) return undefined;
    return last.origin === scope.origin && isEqual(last.outline, outlineOf(scope.template)) ? last : undefined;
  }

  store(scope: DocumentScope, profile: DeviceProfile | undefined, groups: readonly GroupCheck[]): void {
    const { world, origin, destinations, template } = scope;
    const byPages = new Map(groups.map((group) => [keyOfPages(group.pages), group]));
    this.#last = { world, origin, profile, outline: outlineOf(template), destinations, groups: byPages };
  }
}

interface CheckedPages {
  readonly world: World;
  readonly origin: DocumentScope["origin"];
  readonly profile: DeviceProfile | undefined;
  readonly outline: unknown;
  readonly destinations: DestinationTable;
  readonly groups: ReadonlyMap<string, GroupCheck>;
}

export function keyOfPages(pages: readonly number[]): string {
  return pages.join();
}

/** Everything in a template that the variables of its pages depend on. No widgets. */
function outlineOf(template: Template): unknown {
  const { metadata, canvas, sections, page_assignments, page_count, dates, data, widgets } = template;
  const { locale, week_start, week_numbering, years, terms, start_date, end_date, profile, calendar } = metadata;
  return {
    metadata: { locale, week_start, week_numbering, years, terms, start_date, end_date, profile, calendar },
    canvas,
    sections,
    page_count,
    dates,
    data,
    pages: page_assignments.map(({ page }) => page),
    contexts: page_assignments.map(({ context }) => context),
    ownPages: widgets.map(({ page }) => page),
  };
}
