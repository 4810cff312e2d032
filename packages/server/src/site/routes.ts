import type { FastifyInstance } from "fastify";
import type { AccountServices } from "../auth/account-services.ts";
import { hasAccounts } from "../auth/administrators.ts";
import { basePathOf } from "../http/base-path.ts";
import { mount } from "../http/contract-route.ts";
import { relyingParty } from "../passkeys/relying-party.ts";
import type { Settings } from "../settings.ts";
import { readSetting, readTerms } from "../site-settings/site-settings.ts";

interface Parts {
  readonly version: string;
  readonly accounts: Pick<AccountServices, "database" | "firstAccount">;
  readonly settings: Settings;
}

export function siteRoutes(app: FastifyInstance, { version, accounts, settings }: Parts): void {
  const { database, firstAccount } = accounts;
  const { links: set, mail, publicUrl, oidc } = settings;
  const at = (link: string) => (link.startsWith("/") ? basePathOf(publicUrl) + link : link);
  const links = { source: at(set.source), tutorial: at(set.tutorial), donate: at(set.donate) };
  const passkeys = relyingParty(publicUrl) !== undefined;
  const provider = oidc?.name ?? null;
  mount(app, "GET /api/site", async (_call, { request }) => ({
    version,
    mail: mail.smtpUrl !== undefined,
    sign_up: await readSetting(database, "sign_up"),
    needs_setup_code: firstAccount.needsCode(request) && !(await hasAccounts(database)),
    passkeys,
    provider,
    provider_only: oidc?.isOnlyWay ?? false,
    own_terms: (await readTerms(database)).text.trim() !== "",
    calendar_addresses: await readSetting(database, "calendar_addresses_per_user"),
    links,
  }));
  mount(app, "GET /api/terms", () => readTerms(database));
}
