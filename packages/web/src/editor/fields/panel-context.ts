import type { DeviceProfile, World } from "@octavo/engine";
import { createContext, useContext } from "react";
import type { OtherDesigns } from "../planner/other-designs.ts";
import type { LengthUnit } from "./quantity.ts";

/** Settings shared by all fields of the panel. */
export interface PanelSettings {
  readonly unit: LengthUnit;
  readonly setUnit: (unit: LengthUnit) => void;
  /** Device of the document. Undefined if it is missing or unknown. */
  readonly device: DeviceProfile | undefined;
  readonly fonts: World["fonts"] | undefined;
  /** Other designs of the project. */
  readonly others?: OtherDesigns | undefined;
  /** True if all selected widgets are locked. */
  readonly isLocked: boolean;
}

export const PanelContext = createContext<PanelSettings | undefined>(undefined);

export function usePanel(): PanelSettings {
  const settings = useContext(PanelContext);
  if (!settings) throw new Error("There is no properties panel around this field.");
  return settings;
}
