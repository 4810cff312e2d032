import type { ReportReason } from "@octavo/contract";
import { t } from "../language/t.ts";

export function reasonName(reason: ReportReason): string {
  const names: Readonly<Record<ReportReason, string>> = {
    copyright: t("It contains the work of others"),
    offensive: t("It is offensive or illegal"),
    personal_data: t("It shows personal data"),
    spam: t("It is advertising"),
    other: t("Another reason"),
  };
  return names[reason];
}
