import type { Widget } from "@octavo/engine";
import { isCollectionLink, overviewDestination } from "../layouts/collections.ts";

/** Names of the masters that lead to lists. */
export interface LeadingMasters {
  /** The list of collections. */
  readonly overview: string | undefined;
  /** The first page, the pages of months, and those that lead to collections. */
  readonly pages: readonly string[];
}

interface Section {
  readonly kind: string;
  readonly master: string;
  readonly generate: string;
  readonly anchors?: readonly (string | { readonly dest_id: string })[] | undefined;
}

interface Planner {
  readonly plan: { readonly sections: readonly Section[]; readonly order: readonly string[] };
  readonly masters: readonly { readonly name: string; readonly widgets: readonly Pick<Widget, "id">[] }[];
}

export function leadingMasters({ plan: { sections, order }, masters }: Planner): LeadingMasters {
  const isOverview = ({ anchors = [] }: Section) =>
    anchors.some((anchor) => (typeof anchor === "string" ? anchor : anchor.dest_id) === overviewDestination);
  const first =
    order.map((kind) => sections.find((section) => section.kind === kind)).find((section) => section) ?? sections[0];
  const months = sections.find(({ generate }) => generate === "each_month");
  const leads = (name: string) =>
    masters.some((master) => master.name === name && master.widgets.some(({ id }) => isCollectionLink(id)));
  const pages = sections.filter((section) => section === first || section === months || leads(section.master));
  const overview = sections.find(isOverview)?.master;
  const names = pages.map(({ master }) => master).filter((master) => master !== overview);
  return { overview, pages: [...new Set(names)] };
}
