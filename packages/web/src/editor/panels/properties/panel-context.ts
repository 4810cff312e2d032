import type { DeviceProfile, World } from "@octavo/engine";
import { createContext, useContext } from "react";
import type { LengthUnit } from "./quantity.ts";

/** What all fields of the panel go by. */
export interface PanelSettings {
  readonly unit: LengthUnit;
  readonly setUnit: (unit: LengthUnit) => void;
  /** That the document is for; undefined where it names none, or none that is known. */
  readonly device: DeviceProfile | undefined;
  readonly fonts: World["fonts"] | undefined;
  /** Whether all that is selected is locked, and nothing here can be changed. */
  readonly isLocked: boolean;
}

export const PanelContext = createContext<PanelSettings | undefined>(undefined);

export function usePanel(): PanelSettings {
  const settings = useContext(PanelContext);
  if (!settings) throw new Error("There is no properties panel around this field.");
  return settings;
}
