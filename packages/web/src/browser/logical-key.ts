/** True if text in the element runs from right to left. */
export function isRightToLeft(element: Element): boolean {
  return getComputedStyle(element).direction === "rtl";
}

interface PressedOn {
  readonly key: string;
  readonly currentTarget: Element;
}

const opposite: Readonly<Record<string, string>> = { ArrowLeft: "ArrowRight", ArrowRight: "ArrowLeft" };

/** Returns the key as pressed where text runs from left to right: ArrowRight for the arrow that points along the text. */
export function logicalKey({ key, currentTarget }: PressedOn): string {
  const other = opposite[key];
  return other !== undefined && isRightToLeft(currentTarget) ? other : key;
}
