import { inMegabytes } from "./messages.ts";
import type { UpgradeStep } from "./upgrade-site.ts";

/** Sentence about a step, for the log and the command line. */
export function describeStep(step: UpgradeStep): string {
  if (step.step === "begun") return describeBeginning(step);
  if (step.step === "done") return `The database has the tables of this version (${step.migration}).`;
  const { path, bytes, counts } = step;
  return (
    `Backed up ${counts.users} users and ${counts.projects} projects (${inMegabytes(bytes)}) to ${path}. ` +
    `To go back, install the earlier version and run in it, with an empty data folder or database: octavo restore ${path}`
  );
}

function describeBeginning({ migrations, backups }: Extract<UpgradeStep, { step: "begun" }>): string {
  const what = `The database is of an earlier version, and needs the migrations ${migrations.join(", ")}.`;
  if (backups === undefined) return `${what} OCTAVO_UPGRADE_BACKUP is off: no backup is made.`;
  return `${what} Before them, the site is backed up to ${backups}.`;
}
