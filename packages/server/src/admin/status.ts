import type { SiteStatus } from "@octavo/contract";
import { sql } from "kysely";
import type { AccountServices } from "../auth/account-services.ts";
import { peopleIn } from "../auth/administrators.ts";
import { formatMoment } from "../http/clock.ts";
import type { Nodes } from "../nodes/nodes.ts";
import { countOpenReports } from "../reports/reports.ts";
import type { Store } from "../store/open-store.ts";
import type { AdminServices } from "./admin-services.ts";

interface StatusParts extends Pick<AdminServices, "settings" | "store" | "version"> {
  readonly accounts: Pick<AccountServices, "database" | "now">;
  readonly nodes: Pick<Nodes, "list">;
}

export async function readStatus({ accounts, settings, store, nodes, version }: StatusParts): Promise<SiteStatus> {
  const { database, now } = accounts;
  const emails = await database
    .selectFrom("emails")
    .select(({ fn }) => [
      fn.countAll<number>().as("waiting"),
      fn.countAll<number>().filterWhere("failures", ">", 0).as("failing"),
      fn.min("due_at").as("due"),
    ])
    .executeTakeFirstOrThrow();
  const { users } = await peopleIn(database)
    .select(({ fn }) => fn.countAll<number>().as("users"))
    .executeTakeFirstOrThrow();
  const { sessions } = await database
    .selectFrom("sessions")
    .select(({ fn }) => fn.countAll<number>().as("sessions"))
    .where("expires_at", ">", now())
    .executeTakeFirstOrThrow();
  const { waiting, failing, due } = emails;
  return {
    version,
    nodes: await nodes.list(),
    store: { kind: store.kind, bytes: await storeBytes(store) },
    mail: {
      configured: settings.mail.smtpUrl !== undefined,
      waiting,
      failing,
      next_at: due === null ? null : formatMoment(due),
    },
    users,
    sessions,
    open_reports: await countOpenReports(database),
  };
}

async function storeBytes({ kind, database }: Store): Promise<number> {
  const size =
    kind === "sqlite"
      ? sql<{ bytes: number }>`select page_count * page_size as bytes from pragma_page_count(), pragma_page_size()`
      : sql<{ bytes: number }>`select pg_database_size(current_database()) as bytes`;
  return (await size.execute(database)).rows[0]?.bytes ?? 0;
}
