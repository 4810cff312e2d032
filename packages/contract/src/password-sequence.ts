/** Rows and columns of QWERTY, QWERTZ and AZERTY, with and without Shift. */
const keys = [
  "`1234567890-=",
  "~!@#$%^&*()_+",
  "qwertyuiop[]",
  "asdfghjkl;'",
  "zxcvbnm,./",
  "1234567890ß",
  '!"§$%&/()=?',
  "qwertzuiopü+",
  "asdfghjklöä#",
  "yxcvbnm,.-",
  "&é\"'(-è_çà)=",
  "azertyuiop^$",
  "qsdfghjklmù",
  "wxcvbn,;:!",
  "1qaz",
  "2wsx",
  "3edc",
  "4rfv",
  "5tgb",
  "6yhn",
  "7ujm",
  "8ik,",
  "9ol.",
  "1qay",
  "6zhn",
  "1aqw",
  "2zsx",
];

type Step = (from: string, to: string) => boolean;

const isNext: Step = (from, to) => to.codePointAt(0) === (from.codePointAt(0) ?? 0) + 1;
const rights: readonly Step[] = keys.map((row) => (from, to) => row.includes(from + to));
const steps = [isNext, ...rights].flatMap((step): readonly Step[] => [step, (from, to) => step(to, from)]);

const shortestRun = 3;
/** Parts that a password must have, where a run counts as one. */
const fewestParts = 4;

/** Returns whether a password consists of a few runs such as `1234`, `dcba` or `qwerty`, with little beside them. */
export function isSequence(password: string): boolean {
  const characters = [...password].filter((character, i, all) => character !== all[i - 1]);
  let parts = 0;
  for (let start = 0; start < characters.length; parts++) {
    const length = Math.max(...steps.map((step) => runLength(characters, start, step)));
    start += length >= shortestRun ? length : 1;
  }
  return parts < fewestParts;
}

function runLength(characters: readonly string[], start: number, isStep: Step): number {
  let end = start + 1;
  while (end < characters.length && isStep(characters[end - 1] ?? "", characters[end] ?? "")) end++;
  return end - start;
}
