import type { Site } from "@octavo/contract";
import type { AccountRates } from "../auth/account-rates.ts";
import type { MailSettings } from "../mail/mailer.ts";
import type { StorageQuota } from "../quota/storage-quota.ts";

/** What the operator of a site has set, as far as requests depend on it. */
export interface Settings {
  /** Where browsers find the site. Links in messages begin with this, never with what a request says its host is. */
  readonly publicUrl: string;
  /** How many proxies stand in front, whose X-Forwarded-For counts; none when 0. */
  readonly trustedProxies: number;
  readonly links: Site["links"];
  readonly mail: MailSettings;
  /** Of each user. */
  readonly quota: StorageQuota;
  /** Where they differ from what is usual. */
  readonly rates?: Partial<AccountRates>;
}
