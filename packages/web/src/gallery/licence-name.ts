import { licenceName as englishName, type LicenceId } from "@octavo/foundation";
import { t } from "../language/t.ts";

/** Names of licences of Creative Commons are the same in all languages. */
export function licenceName(licence: LicenceId | null): string {
  if (licence === null) return t("No licence stated");
  return licence === "all-rights-reserved" ? t("All rights reserved") : englishName(licence);
}
