import type { WeekStart } from "@octavo/engine";
import { t } from "../language/t.ts";

/** Weekdays with their names. The usual first days of a week come first. */
export const weekStarts = (): readonly (readonly [value: WeekStart, name: string])[] => [
  ["monday", t("Monday")],
  ["sunday", t("Sunday")],
  ["saturday", t("Saturday")],
  ["tuesday", t("Tuesday")],
  ["wednesday", t("Wednesday")],
  ["thursday", t("Thursday")],
  ["friday", t("Friday")],
];
