import { type Variables } from "../config.ts";
import { checkMail } from "./check-mail.ts";
import { checkObjects } from "./check-objects.ts";
import { checkProvider } from "./check-provider.ts";
import { checkAddress, checkMachine, checkSettings } from "./check-settings.ts";
import { checkClock, checkDatabase, checkDisk, checkFolder } from "./check-store.ts";
import { checked, type Finding } from "./finding.ts";

export interface ExamineOptions {
  readonly variables: Variables;
  /** Recipient of a test email. */
  readonly testTo?: string | undefined;
}

/** Checks a site without changing it. A test email is sent only if it has a recipient. */
export async function examineSite({ variables, testTo }: ExamineOptions): Promise<readonly Finding[]> {
  const { config, found } = checkSettings(variables);
  const { dataDir, store } = config;
  const checks = [
    checked("Address", () => checkAddress(config, variables)),
    checked("Machine", () => checkMachine(config)),
    // With PostgreSQL, the folder has only emails that were not sent.
    ...("dataDir" in store ? [checked("Data folder", () => checkFolder(dataDir))] : []),
    checked("Disk", () => checkDisk(dataDir)),
    checked("Database", () => checkDatabase(store)),
    checked("Objects", () => checkObjects(config)),
    checked("Clock", () => checkClock(dataDir)),
    checked("Provider", () => checkProvider(config)),
    checked("Mail", () => checkMail(config, testTo)),
  ];
  return [...found, ...(await Promise.all(checks)).flat()];
}
