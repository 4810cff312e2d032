import type { MailSettings } from "../mail/mailer.ts";
import type { AccountRates } from "./account-rates.ts";

/** The OpenID provider of a site whose people sign in nowhere else. */
export interface OnlyProvider {
  readonly issuer: string;
  readonly name: string;
}

/** Settings of the site that accounts depend on. */
export interface AccountSettings {
  /** Base URL of the site. Links in emails use it, and never the `Host` header of a request. */
  readonly publicUrl: string;
  /** Number of proxies whose X-Forwarded-For is trusted. 0 trusts none. */
  readonly trustedProxies: number;
  readonly mail: MailSettings;
  /** Hours without use after which a session ends. */
  readonly sessionIdleHours?: number;
  readonly rates?: Partial<AccountRates>;
}
