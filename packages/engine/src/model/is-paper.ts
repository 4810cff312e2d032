import type { DeviceProfile } from "./device-profile.ts";

/** In a file of its own, because the first screen needs nothing else of profiles. */
export const isPaper = ({ display }: Pick<DeviceProfile, "display">): boolean => display.technology === "print";
