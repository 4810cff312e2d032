import { useState } from "react";
import { browserStorage } from "../../../session/browser-storage.ts";
import type { LengthUnit } from "./quantity.ts";

const key = "octavo.length-unit";

/** Of this device; it has nothing to do with the document. */
export function useLengthUnit(): readonly [LengthUnit, (unit: LengthUnit) => void] {
  const [unit, setUnit] = useState<LengthUnit>(() => (browserStorage()?.getItem(key) === "mm" ? "mm" : "pt"));
  const choose = (next: LengthUnit) => {
    setUnit(next);
    try {
      browserStorage()?.setItem(key, next);
    } catch {
      // A full storage forgets the choice with the page.
    }
  };
  return [unit, choose];
}
