import type { AccountServices } from "../auth/account-services.ts";
import type { Nodes } from "../nodes/nodes.ts";
import type { Settings } from "../settings.ts";
import type { Store } from "../store/open-store.ts";

export interface AdminServices {
  readonly accounts: AccountServices;
  readonly settings: Settings;
  readonly store: Store;
  readonly nodes: Nodes;
  readonly version: string;
}
