import type { AdminSettings, Terms } from "@octavo/contract";
import { formatMoment } from "../http/clock.ts";
import type { Database, Moment } from "../store/tables.ts";

/** Settings that administrators change. Read for each request, so that a change counts on all nodes at once. */
interface StoredSettings {
  sign_up: AdminSettings["sign_up"];
  daily_renders: AdminSettings["daily_renders"];
  calendar_addresses_per_user: AdminSettings["calendar_addresses_per_user"];
  require_second_factor: AdminSettings["require_second_factor"];
  terms: { readonly text: string; readonly version: number };
}

const defaults: StoredSettings = {
  sign_up: "open",
  daily_renders: null,
  calendar_addresses_per_user: 0,
  require_second_factor: false,
  terms: { text: "", version: 0 },
};

type SettingName = keyof StoredSettings;

export async function readSetting<Name extends SettingName>(
  database: Database,
  name: Name,
): Promise<StoredSettings[Name]> {
  return (await readRow(database, name))?.value ?? defaults[name];
}

export async function writeSetting<Name extends SettingName>(
  database: Database,
  name: Name,
  value: StoredSettings[Name],
  now: Moment,
): Promise<void> {
  const row = { content: JSON.stringify(value), changed_at: now };
  await database
    .insertInto("site_settings")
    .values({ id: name, ...row })
    .onConflict((conflict) => conflict.column("id").doUpdateSet(row))
    .execute();
}

export async function readTerms(database: Database): Promise<Terms> {
  const row = await readRow(database, "terms");
  const { text, version } = row?.value ?? defaults.terms;
  return { text, version, changed_at: row ? formatMoment(row.changed_at) : null };
}

async function readRow<Name extends SettingName>(database: Database, name: Name) {
  const row = await database.selectFrom("site_settings").selectAll().where("id", "=", name).executeTakeFirst();
  return row && { value: JSON.parse(row.content) as StoredSettings[Name], changed_at: row.changed_at };
}
