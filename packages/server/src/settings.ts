import type { Site } from "@octavo/contract";
import type { AccountSettings } from "./auth/account-settings.ts";
import type { AllowedHosts } from "./http/public-address.ts";
import type { ObjectSettings } from "./objects/open-places.ts";
import type { OidcSettings } from "./oidc/provider.ts";
import type { StorageQuota } from "./quota/storage-quota.ts";

export interface Settings extends AccountSettings {
  readonly links: Site["links"];
  /** Hosts outside of the public internet that calendars may be read from. */
  readonly calendarHosts?: AllowedHosts;
  /** The same for webhooks. */
  readonly webhookHosts?: AllowedHosts;
  /** Objects stay in the database without it. */
  readonly objects?: ObjectSettings;
  readonly quota: StorageQuota;
  /** Days for which entries of the audit log are kept. */
  readonly auditDays?: number;
  /** Undefined if users can only sign in with accounts of this site. */
  readonly oidc?: OidcSettings | undefined;
}
