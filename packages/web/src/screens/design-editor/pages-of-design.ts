import type { Template } from "@octavo/engine";
import type { DesignName } from "../../editor/panels/planner-around.ts";

/** Which pages of a compiled planner are made of a design. A named page may be called like a master: masters come first. */
export function pagesOfDesign({ masters, page_assignments }: Template, { list, name }: DesignName): readonly number[] {
  const alike = masters.filter((master) => master.name === name);
  const design = list === "masters" ? alike[0] : alike.at(-1);
  return page_assignments.flatMap(({ master_id, page }) => (master_id === design?.id ? [page] : []));
}
