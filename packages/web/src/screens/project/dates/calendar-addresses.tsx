import type { CalendarAddress } from "@octavo/contract";
import type { Message } from "@octavo/foundation";
import { Link2, RefreshCw, Trash2 } from "lucide-react";
import { useState } from "react";
import { useCalendarAddresses, useRefreshCalendar, useRemoveAddress } from "../../../api/calendar-addresses.ts";
import { failureMessage } from "../../../api/failures.ts";
import { t, translate } from "../../../language/t.ts";
import { useAnnounce } from "../../../ui/announcer.tsx";
import { Button } from "../../../ui/button.tsx";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { formatDateTime } from "../../../ui/format-date.ts";
import { IconButton } from "../../../ui/icon-button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { AddressForm } from "./address-form.tsx";

interface CalendarAddressesProps {
  readonly projectId: string;
  readonly zone: string;
}

/** Calendars that the server reads from addresses. They are added to the stored plan, and a draft of it gets their rows. */
export function CalendarAddresses({ projectId, zone }: CalendarAddressesProps) {
  const { data, error } = useCalendarAddresses(projectId);
  const [isAdding, setAdding] = useState(false);
  const [notes, setNotes] = useState<readonly Message[]>([]);
  const addresses = data?.addresses ?? [];
  return (
    <section aria-label={t("Calendars by address")} className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h3 className="font-semibold">{t("Calendars by address")}</h3>
        <Button aria-expanded={isAdding} onClick={() => setAdding(!isAdding)}>
          <Link2 size={16} strokeWidth={1.75} aria-hidden="true" />
          {t("Add calendar by address")}
        </Button>
      </div>
      <p className="text-sm leading-snug text-ink-soft text-pretty">
        {t(
          "The server reads these calendars again several times a day. Their addresses are secret: shared pages, copies of the project and PDFs do not contain them.",
        )}
        {data && ` ${t("{used} of {limit} are in use.", { used: data.used, limit: data.limit })}`}
      </p>
      {error && <Notice kind="error">{failureMessage(error, t("Failed to load the addresses"))}</Notice>}
      {isAdding && (
        <AddressForm
          projectId={projectId}
          zone={zone}
          onAdded={(added) => {
            setNotes(added.notes);
            setAdding(false);
          }}
          onClose={() => setAdding(false)}
        />
      )}
      {notes.length > 0 && <Notes notes={notes} onClose={() => setNotes([])} />}
      {addresses.length > 0 && (
        <ul className="flex flex-col border-y border-rule">
          {addresses.map((calendar) => (
            <li key={calendar.id} className="border-t border-rule py-2 first:border-t-0">
              <AddressRow projectId={projectId} calendar={calendar} onNotes={setNotes} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Notes({ notes, onClose }: { readonly notes: readonly Message[]; readonly onClose: () => void }) {
  return (
    <Notice action={<Button onClick={onClose}>{t("Close")}</Button>}>
      {notes.map((note) => (
        <p key={translate(note)}>{translate(note)}</p>
      ))}
    </Notice>
  );
}

interface AddressRowProps {
  readonly projectId: string;
  readonly calendar: CalendarAddress;
  readonly onNotes: (notes: readonly Message[]) => void;
}

function AddressRow({ projectId, calendar, onNotes }: AddressRowProps) {
  const { id, name, host, problem } = calendar;
  const announce = useAnnounce();
  const refresh = useRefreshCalendar(projectId);
  const remove = useRemoveAddress(projectId);
  const failure = refresh.error ?? remove.error;
  const isBusy = refresh.isPending || remove.isPending;
  const readAgain = () =>
    refresh.mutate(id, {
      onSuccess: ({ state, notes }) => {
        onNotes(notes);
        if (state !== "failed")
          announce(
            state === "changed" ? t("{name} has new events.", { name }) : t("{name} has not changed.", { name }),
          );
      },
    });
  return (
    <div className="flex flex-col gap-1.5">
      <div className="flex items-center gap-2">
        <div className="min-w-0 flex-1">
          <p className="truncate font-semibold">{name || host}</p>
          <p className="text-sm leading-snug wrap-anywhere text-ink-soft tabular-nums">{describe(calendar)}</p>
        </div>
        <IconButton
          name={t("Read {name} again", { name: name || host })}
          Icon={RefreshCw}
          disabled={isBusy}
          onClick={readAgain}
        />
        <ConfirmDialog
          title={t("Remove this address?")}
          description={t("The events of {name} stay in the plan, but the server does not read them again.", {
            name: name || host,
          })}
          action={t("Remove")}
          onConfirm={() => remove.mutate(id)}
          trigger={
            <IconButton
              name={t("Remove the address of {name}", { name: name || host })}
              Icon={Trash2}
              disabled={isBusy}
            />
          }
        />
      </div>
      {problem && <p className="text-sm leading-snug font-semibold text-danger">{translate(problem)}</p>}
      {failure && <Notice kind="error">{failureMessage(failure, t("Failed to read the calendar"))}</Notice>}
    </div>
  );
}

function describe({ host, fetched_at }: CalendarAddress): string {
  const read = fetched_at && t("read {date}", { date: formatDateTime(fetched_at) });
  return [`${host}/…`, read].filter(Boolean).join(" · ");
}
