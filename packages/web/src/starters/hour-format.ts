import { hoursOf, type PlannerChoices } from "@octavo/starters";
import { locale } from "../language/t.ts";

interface HourFormat {
  readonly format: (hour: number) => string;
  /** Hours as addresses have them, such as `7-20`. */
  readonly formatRange: (written: string) => string;
}

export function hourFormat(clock: PlannerChoices["hours"]): HourFormat {
  const hourCycle = clock === "12" ? "h12" : "h23";
  const times = new Intl.DateTimeFormat(locale(), { hour: "numeric", hourCycle, timeZone: "UTC" });
  const timeOf = (hour: number) => hour * 3_600_000;
  return {
    format: (hour) => times.format(timeOf(hour)),
    formatRange: (written) => {
      const hours = hoursOf(written);
      return hours ? times.formatRange(timeOf(hours.first), timeOf(hours.last)) : "";
    },
  };
}
