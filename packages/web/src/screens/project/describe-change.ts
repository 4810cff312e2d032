import type { MasterChange } from "@octavo/starters";
import type { ChoicesResult } from "../../engine-worker/protocol.ts";
import { listed, t, tn } from "../../language/t.ts";

type Change = Pick<ChoicesResult, "masters" | "added" | "removed">;

/** Sentences about sections and masters that a change of choices adds, removes and draws again, and about what stays. */
export function describeChange({ masters, added, removed }: Change): readonly string[] {
  const those = (wanted: MasterChange["change"]) => masters.filter(({ change }) => change === wanted);
  const [drawn, own] = [those("drawn").length, those("own").length];
  return [
    ...(added.length > 0 ? [t("New sections: {names}.", { names: listed(added) })] : []),
    ...(removed.length > 0 ? [t("Removed sections: {names}.", { names: listed(removed) })] : []),
    ...namesOf(those("added"), (names) => t("New masters: {names}.", { names })),
    ...namesOf(those("removed"), (names) => t("Removed masters: {names}.", { names })),
    ...(drawn > 0 ? [tn(drawn, "{count} master is drawn again.", "{count} masters are drawn again.")] : []),
    ...those("merged").map(({ name, changes }) =>
      tn(
        changes,
        "{master} is drawn again, and your change to {count} widget stays.",
        "{master} is drawn again, and your changes to {count} widgets stay.",
        { master: name },
      ),
    ),
    ...those("scaled").map(({ name }) =>
      t("{master} is only scaled, because the starter has other widgets in place of those that you changed.", {
        master: name,
      }),
    ),
    ...those("left").map(({ name }) =>
      t("{master} stays without pages: its section is removed, and you changed the master.", { master: name }),
    ),
    ...(own > 0 ? [tn(own, "{count} master of your own stays.", "{count} masters of your own stay.")] : []),
  ];
}

function namesOf(changes: readonly MasterChange[], sentence: (names: string) => string): readonly string[] {
  return changes.length > 0 ? [sentence(listed(changes.map(({ name }) => name)))] : [];
}
