/** Line drawings as SVG path data. The panel and docs/devices.md draw them alike. */
import type { WayName } from "./families/device-family.ts";

export const pictureSize = { width: 120, height: 44 } as const;

const phone = "M16 5h18v34H16zM22 35.5h6";
const computer = "M4 6h34v22H4zM14 36h14M21 28v8";
const tablet = "M86 4h26v36H86zM96 36.5h6";
const lines = "M91 11h16M91 16h16M91 21h10";

/** Ways that a computer and a phone have. */
const picturesFrom = (sender: string) => ({
  wifi: `${sender}${tablet}${lines}M50 14q12-9 24 0M54 20q8-6 16 0M58 26q4-3 8 0M62 31v.5`,
  cloud: `${sender}${tablet}${lines}M54 26a5 5 0 0 1 0-10 8 8 0 0 1 15-3 6.5 6.5 0 0 1 2 13zM40 20h7M78 20h6M81.5 17.5l2.5 2.5-2.5 2.5`,
  mail: `${sender}${tablet}${lines}M48 11h28v18H48zM48 11l14 10 14-10M78 20h6M81.5 17.5l2.5 2.5-2.5 2.5`,
});

export const wayPictures: Readonly<Record<WayName, string>> = {
  file: `M14 4h20l10 10v26h-30zM34 4v10h10M20 20h18M20 26h18M20 32h10M54 22h22M72 18l4 4-4 4${tablet}${lines}`,
  cable: `${computer}${tablet}${lines}M38 20h10q5 0 5 6t5 6h8q5 0 5-6t5-6h10M76 16.5v7`,
  ...picturesFrom(computer),
  here: `M49 4h26v36H49zM59 36.5h6M62 10v14M57 19l5 5 5-5M55 31h14`,
  browser:
    "M8 4h40v36H8zM8 11h40M12 7.5h2M17 7.5h2M16 20h24v8H16zM20 24h.5M25 24h.5M30 24h.5M35 24h.5M54 22h22M72 18l4 4-4 4M86 4h26v36H86zM99 12v12M94 20l5 5 5-5M92 31h14",
  catalog:
    "M6 6h10v13H6zM20 8h22M20 13h16M6 25h10v13H6zM20 27h22M20 32h16M50 22h26M72 18l4 4-4 4M86 4h26v36H86zM99 12v12M94 20l5 5 5-5M92 31h14",
};

/** In place of the pictures with a computer. */
export const phonePictures: Readonly<Partial<Record<WayName, string>>> = picturesFrom(phone);

const page = (x: number) => `M${x} 6h20v28h-20z`;
const ink = (x: number) => `M${x + 4} 26q3-7 5 0t5 0 3-3`;
const date = (x: number) => `M${x + 4} 11h7`;

/** A page added at the end, and a page inserted in the middle: ink stays at the position of its page. */
export const replacementPictures = {
  append: `${[4, 30, 56].map((x) => page(x) + date(x)).join("")}${ink(30)}M92 6h20v28h-20zM102 15v10M97 20h10`,
  insert: `${[4, 56, 82].map((x) => page(x) + date(x)).join("")}${page(30)}M40 10v7M36.5 13.5h7${ink(30)}M60 40h14M70 37l4 3-4 3`,
} as const;
