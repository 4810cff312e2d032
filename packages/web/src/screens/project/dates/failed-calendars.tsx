import { calendarLimits } from "@octavo/contract";
import { useCalendarAddresses } from "../../../api/calendar-addresses.ts";
import { listed, t } from "../../../language/t.ts";
import { Button } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";

interface FailedCalendarsProps {
  readonly projectId: string;
  readonly onShow: () => void;
}

/** Tells on the page of a project that calendars could not be read several times. */
export function FailedCalendars({ projectId, onShow }: FailedCalendarsProps) {
  const failed = (useCalendarAddresses(projectId).data?.addresses ?? []).filter(
    ({ failures }) => failures >= calendarLimits.toldAfter,
  );
  if (failed.length === 0) return null;
  return (
    <div className="px-4 py-2 sm:px-6">
      <Notice kind="error" action={<Button onClick={onShow}>{t("Show dates")}</Button>}>
        {t("These calendars can't be read from their addresses: {names}. The planner keeps their events.", {
          names: listed(failed.map(({ name, host }) => name || host)),
        })}
      </Notice>
    </div>
  );
}
