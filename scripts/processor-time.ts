import { cpus } from "node:os";

/** Budget of `npm test` in seconds of processor time, which CONTRIBUTING.md states. */
const budget = 500;

/** Seconds that the processors worked since the start of the machine, for all programs. */
export const processorSeconds = (): number =>
  cpus().reduce((sum, { times: { user, nice, sys, irq } }) => sum + user + nice + sys + irq, 0) / 1000;

/**
 * Returns lines about the processor time of a run. Its parts start browsers and servers, whose time no parent process knows, so
 * that the time of the machine is the only complete one.
 */
export function processorLines(seconds: number): readonly string[] {
  const line = `${"processor time".padEnd(46)} ${seconds.toFixed(1).padStart(7)} s of all programs on this machine`;
  const over = `More than the ${budget} s that CONTRIBUTING.md promises, unless other programs worked meanwhile.`;
  return seconds > budget ? [line, over] : [line];
}
