import { zlibSync } from "fflate";

const level = 6;

export function deflate(bytes: Uint8Array): Uint8Array {
  return zlibSync(bytes, { level });
}
