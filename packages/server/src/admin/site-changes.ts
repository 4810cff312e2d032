import { type AdminSettings, errorMessages as messages, type Terms, type ValidCall } from "@octavo/contract";
import { recordEvent } from "../audit/audit-log.ts";
import { findPendingStep } from "../auth/pending-step.ts";
import { ApiError } from "../http/api-error.ts";
import type { Caller } from "../http/caller.ts";
import { readSetting, readTerms, writeSetting } from "../site-settings/site-settings.ts";
import type { AdminServices } from "./admin-services.ts";

export async function readSettings({ accounts: { database }, settings }: AdminServices): Promise<AdminSettings> {
  return {
    sign_up: await readSetting(database, "sign_up"),
    daily_renders: await readSetting(database, "daily_renders"),
    calendar_addresses_per_user: await readSetting(database, "calendar_addresses_per_user"),
    require_second_factor: await readSetting(database, "require_second_factor"),
    defaults: { projects: settings.quota.projects, bytes: settings.quota.bytes },
    mail: settings.mail.smtpUrl !== undefined,
  };
}

const changeableSettings = [
  "sign_up",
  "daily_renders",
  "calendar_addresses_per_user",
  "require_second_factor",
] as const;

export async function changeSettings(
  { accounts: { database, now } }: AdminServices,
  actor: Caller,
  body: ValidCall<"PATCH /api/admin/settings">["body"],
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    for (const name of changeableSettings) {
      const value = body[name];
      if (value === undefined) continue;
      const before = await readSetting(transaction, name);
      if (before === value) continue;
      await writeSetting(transaction, name, value, now());
      const details = { before, after: value };
      await recordEvent(transaction, { actor, action: "settings.change", subject: name, details }, now());
    }
    // Nobody else might be able to change it back.
    const isLockedOut = (await findPendingStep(transaction, actor.userId)) === "secondFactor";
    if (isLockedOut) throw new ApiError("SECOND_FACTOR_MISSING", messages.ownSecondFactorMissing);
  });
}

/** The administrator who wrote the terms has accepted them. */
export async function changeTerms(
  { accounts: { database, now } }: AdminServices,
  actor: Caller,
  { text, ask_again }: ValidCall<"PUT /api/admin/terms">["body"],
): Promise<Terms> {
  return database.transaction().execute(async (transaction) => {
    const version = (await readTerms(transaction)).version + 1;
    await writeSetting(transaction, "terms", { text, version }, now());
    if (ask_again)
      await transaction.updateTable("users").set({ terms_accepted_at: null }).where("id", "!=", actor.userId).execute();
    const details = { version, ask_again };
    await recordEvent(transaction, { actor, action: "terms.change", subject: "", details }, now());
    return readTerms(transaction);
  });
}
