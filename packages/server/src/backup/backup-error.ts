import { StoreError } from "../store/store-error.ts";

/** Error that the user of a backup can fix. The message says how. */
export class BackupError extends StoreError {
  override readonly name = "BackupError";
}
