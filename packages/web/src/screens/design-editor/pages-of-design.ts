import type { Template } from "@octavo/engine";
import type { DesignName } from "../../editor/panels/planner-targets.ts";

/** Returns the page numbers of a design. If a named page and a master have the same name, the master comes first. */
export function pagesOfDesign({ masters, page_assignments }: Template, { list, name }: DesignName): readonly number[] {
  const alike = masters.filter((master) => master.name === name);
  const design = list === "masters" ? alike[0] : alike.at(-1);
  return page_assignments.flatMap(({ master_id, page }) => (master_id === design?.id ? [page] : []));
}
