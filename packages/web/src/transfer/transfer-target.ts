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
}

/** Ways to the device. Codes and catalogs have the PDF of the stored project. */
export function waysOf({ device, isUpdate = false }: Pick<TransferTarget, "device" | "isUpdate">): readonly Way[] {
  return familyOf(device).ways.filter(({ name }) => !isUpdate || (name !== "browser" && name !== "catalog"));
}
