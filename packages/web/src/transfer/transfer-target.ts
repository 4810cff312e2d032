import { useMediaQuery } from "../ui/use-media-query.ts";
import type { Way } from "./families/device-family.ts";
import { familyOf } from "./families/index.ts";

export interface TransferTarget {
  readonly device: string;
  /** The stored project. Undefined for a planner that is not kept. */
  readonly project: { readonly id: string } | undefined;
  /** True if the stored project differs from the PDF on screen. */
  readonly isChanged: boolean;
  /** True for an update, which is only in the downloaded file. */
  readonly isUpdate?: boolean;
  /** The downloaded PDF, to share it with an app. */
  readonly file?: File | undefined;
}

interface Ways {
  readonly ways: readonly Way[];
  /** Those that need a computer, if the user is on a phone or tablet and there are others. */
  readonly computerWays: readonly Way[];
  /** True on phones and tablets. */
  readonly isTouch: boolean;
}

/** Ways to the device from the one that the user is on. */
export function useWays(target: Pick<TransferTarget, "device" | "isUpdate">): Ways {
  const isTouch = useMediaQuery("(pointer: coarse)");
  const isWide = useMediaQuery("(min-width: 600px)");
  const all = waysOf(target);
  if (!isTouch) return { ways: all.filter(({ needs }) => needs !== "tablet"), computerWays: [], isTouch };
  const isHere = ({ needs }: Way) => needs === "tablet";
  const [onTablet, others] = [all.filter(isHere), all.filter(({ needs }) => needs === undefined)];
  const ways = isWide ? [...onTablet, ...others] : [...others, ...onTablet];
  const computerWays = all.filter(({ needs }) => needs === "computer");
  return ways.length === 0 ? { ways: computerWays, computerWays: [], isTouch } : { ways, computerWays, isTouch };
}

/** Codes and catalogs have the PDF of the stored project. */
function waysOf({ device, isUpdate = false }: Pick<TransferTarget, "device" | "isUpdate">): readonly Way[] {
  return familyOf(device).ways.filter(({ name }) => !isUpdate || (name !== "browser" && name !== "catalog"));
}
