type Range = readonly [first: number, last: number];

/**
 * Characters of nearly all planners in Latin scripts: letters up to Latin Extended-B, punctuation, currency signs, arrows and
 * common marks. In code point order, with gaps between.
 */
export const latinRanges: readonly Range[] = [
  [0x20, 0x24f],
  [0x2b0, 0x2ff],
  [0x2000, 0x206f],
  [0x20a0, 0x20bf],
  [0x2100, 0x214f],
  [0x2190, 0x22ff],
  [0x25a0, 0x26ff],
  [0x2713, 0x2717],
];

export function isLatin(codePoint: number): boolean {
  return latinRanges.some(([first, last]) => codePoint >= first && codePoint <= last);
}

export const latinCodePoints = (): readonly number[] =>
  latinRanges.flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, i) => first + i));
