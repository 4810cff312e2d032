import { type AdminSettings, errorMessages as messages, type Terms, type ValidCall } from "@octavo/contract";
import { type Actor, recordEvent } from "../audit/audit-log.ts";
import type { AccountServices } from "../auth/account-services.ts";
import type { OnlyProvider } from "../auth/account-settings.ts";
import { findPendingStep, needsSecondFactor } from "../auth/pending-step.ts";
import { ApiError } from "../http/api-error.ts";
import type { Caller } from "../http/caller.ts";
import { readSetting, readTerms, writeSetting } from "../site-settings/site-settings.ts";
import type { AdminServices } from "./admin-services.ts";

type ChangeParts = { readonly accounts: Pick<AccountServices, "database" | "now" | "onlyProvider"> };

export async function readSettings({
  accounts: { database },
  settings,
}: ChangeParts & Pick<AdminServices, "settings">): Promise<AdminSettings> {
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
  { accounts: { database, now, onlyProvider } }: ChangeParts,
  actor: Pick<Caller, "userId" | "username" | "sessionId"> | undefined,
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
    if (!actor || body.require_second_factor === undefined) return;
    // Nobody else might be able to change it back.
    const parts = { database: transaction, onlyProvider };
    if (onlyProvider) await requireOwnProviderFactor(parts, actor, onlyProvider);
    const step = await findPendingStep(parts, actor.userId);
    if (step === "secondFactor") throw new ApiError("SECOND_FACTOR_MISSING", messages.ownSecondFactorMissing);
  });
}

async function requireOwnProviderFactor(
  { database }: Pick<AccountServices, "database">,
  { userId, sessionId = "" }: Pick<Caller, "userId" | "sessionId">,
  { name }: OnlyProvider,
): Promise<void> {
  if (!(await needsSecondFactor(database, userId))) return;
  const session = database.selectFrom("sessions").select("method").where("id", "=", sessionId);
  const { method } = (await session.executeTakeFirst()) ?? {};
  if (method !== "oidc_mfa") throw new ApiError("SECOND_FACTOR_MISSING", messages.ownProviderFactorMissing(name));
}

/** The administrator who wrote the terms has accepted them. */
export async function changeTerms(
  { accounts: { database, now } }: ChangeParts,
  actor: Actor,
  { text, ask_again }: ValidCall<"PUT /api/admin/terms">["body"],
): Promise<Terms> {
  return database.transaction().execute(async (transaction) => {
    const version = (await readTerms(transaction)).version + 1;
    await writeSetting(transaction, "terms", { text, version }, now());
    const others = transaction.updateTable("users").set({ terms_accepted_at: null });
    if (ask_again) await others.$if(actor !== undefined, (all) => all.where("id", "!=", actor?.userId ?? "")).execute();
    const details = { version, ask_again };
    await recordEvent(transaction, { actor, action: "terms.change", subject: "", details }, now());
    return readTerms(transaction);
  });
}
