import { size } from "./messages.ts";
import type { UpgradeStep } from "./upgrade-site.ts";

/** Sentence about a step, for the log and the command line. */
export function describeStep(step: UpgradeStep): string {
  if (step.step === "begun") return describeBeginning(step);
  if (step.step === "done") return `The database has the tables of this version (${step.migration}).`;
  const { path, bytes, counts } = step;
  const contents = `${counted(counts.users, "user")} and ${counted(counts.projects, "project")}`;
  return (
    `Backed up ${contents} (${size(bytes)}) to ${path}. To go back, install the earlier version and restore it into an ` +
    `empty data folder or database (docs/operations.md): octavo restore ${path}`
  );
}

const counted = (count: number, what: string) => `${count} ${what}${count === 1 ? "" : "s"}`;

function describeBeginning({ migrations, backups }: Extract<UpgradeStep, { step: "begun" }>): string {
  const what = `The database is of an earlier version. It needs: ${migrations.join(", ")}.`;
  if (backups === undefined) return `${what} OCTAVO_UPGRADE_BACKUP is off, so no backup is made.`;
  return `${what} Before that, the site is backed up to ${backups}.`;
}
