import { useEffect, useEffectEvent, useState } from "react";
import { addTypedDays, hasForms } from "./typed-days.ts";

interface AfterTyped<Name> {
  readonly goOn: (name: Name) => Promise<void>;
  /** True while the lines are added. */
  readonly isAdding: boolean;
}

/** Adds own days that are typed before an action, which gets the planner with them. If a line is refused, the action is left out. */
export function useAfterTyped<Name extends string>(actions: Readonly<Record<Name, () => void>>): AfterTyped<Name> {
  const [isAdding, setAdding] = useState(false);
  const [wanted, setWanted] = useState<{ readonly name: Name }>();
  // The render after the lines are added has the planner with them.
  const act = useEffectEvent(() => {
    if (wanted) actions[wanted.name]();
  });
  useEffect(() => {
    if (wanted) act();
  }, [wanted]);
  const goOn = async (name: Name) => {
    if (!hasForms()) return setWanted({ name });
    setAdding(true);
    const isAdded = await addTypedDays();
    setAdding(false);
    if (isAdded) setWanted({ name });
  };
  return { goOn, isAdding };
}
