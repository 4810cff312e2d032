import { overviewDestination } from "../layouts/collections.ts";

interface Section {
  readonly kind: string;
  readonly master: string;
  readonly anchors?: readonly (string | { readonly dest_id: string })[] | undefined;
}

interface Plan {
  readonly sections: readonly Section[];
  readonly order: readonly string[];
}

/** Names of the masters that lead to everything, those with more room first: a list of collections, and the first page. */
export function leadingMasters({ sections, order }: Plan): readonly string[] {
  const isOverview = ({ anchors = [] }: Section) =>
    anchors.some((anchor) => (typeof anchor === "string" ? anchor : anchor.dest_id) === overviewDestination);
  const first = order.map((kind) => sections.find((section) => section.kind === kind)).find((section) => section);
  return [...sections.filter(isOverview), first ?? sections[0]].flatMap((section) => section?.master ?? []);
}
