import { findProfile } from "@octavo/engine";
import { type ReactNode, useMemo, useState } from "react";
import { browserStorage } from "../../browser/browser-storage.ts";
import { useWorld } from "../painting/resources.ts";
import type { OtherDesigns } from "../planner/other-designs.ts";
import { useEditorState } from "../state/editor-context.ts";
import { PanelContext } from "./panel-context.ts";
import type { LengthUnit } from "./quantity.ts";

interface PanelSettingsProps {
  readonly isLocked: boolean;
  readonly others: OtherDesigns | undefined;
  readonly children: ReactNode;
}

/** Unit, device and fonts for the fields inside. */
export function PanelSettings({ isLocked, others, children }: PanelSettingsProps) {
  const world = useWorld();
  const [unit, setUnit] = useLengthUnit();
  const profile = useEditorState(({ document }) => document.metadata.profile);
  const settings = useMemo(
    () => ({
      unit,
      setUnit,
      device: findProfile(world.profiles, profile),
      fonts: world.fonts,
      isLocked,
      others,
    }),
    [unit, setUnit, world, profile, isLocked, others],
  );
  return <PanelContext value={settings}>{children}</PanelContext>;
}

const lengthUnitKey = "octavo.length-unit";

/** The unit is stored in the browser. Documents do not contain it. */
function useLengthUnit(): readonly [LengthUnit, (unit: LengthUnit) => void] {
  const [unit, setUnit] = useState<LengthUnit>(() => (browserStorage()?.getItem(lengthUnitKey) === "mm" ? "mm" : "pt"));
  const choose = (next: LengthUnit) => {
    setUnit(next);
    try {
      browserStorage()?.setItem(lengthUnitKey, next);
    } catch {
      // If the storage is full, the choice lasts until the page is closed.
    }
  };
  return [unit, choose];
}
