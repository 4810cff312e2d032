import type { Site } from "@octavo/contract";
import type { AccountRates } from "../auth/account-rates.ts";
import type { MailSettings } from "../mail/mailer.ts";
import type { OidcSettings } from "../oidc/provider.ts";
import type { StorageQuota } from "../quota/storage-quota.ts";

export interface Settings {
  /** Base URL of the site. Links in e-mails use it, and never the `Host` header of a request. */
  readonly publicUrl: string;
  /** Number of proxies whose X-Forwarded-For is trusted. 0 trusts none. */
  readonly trustedProxies: number;
  readonly links: Site["links"];
  readonly mail: MailSettings;
  readonly quota: StorageQuota;
  /** Undefined if users can only sign in with accounts of this site. */
  readonly oidc?: OidcSettings | undefined;
  /** Hours without use after which a session ends. */
  readonly sessionIdleHours?: number;
  readonly rates?: Partial<AccountRates>;
}
