import type { JsonAnswer } from "@octavo/contract";
import { type SubmitEvent, useState } from "react";
import { useAddAddress } from "../../../api/calendar-addresses.ts";
import { failureMessage, fieldErrors } from "../../../api/failures.ts";
import { t } from "../../../language/t.ts";
import { useAnnounce } from "../../../ui/announcer.tsx";
import { Button } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/field.tsx";
import { Notice } from "../../../ui/notice.tsx";

interface AddressFormProps {
  readonly projectId: string;
  /** Time zone of the rows. */
  readonly zone: string;
  readonly onAdded: (added: JsonAnswer<"POST /api/projects/{id}/calendar-addresses">) => void;
  readonly onClose: () => void;
}

/** Adds a calendar that the server reads from an address. */
export function AddressForm({ projectId, zone, onAdded, onClose }: AddressFormProps) {
  const [address, setAddress] = useState("");
  const [name, setName] = useState("");
  const add = useAddAddress(projectId);
  const announce = useAnnounce();
  const problem = fieldErrors(add.error).get("address");
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const body = { address: address.trim(), zone, ...(name.trim() !== "" && { name: name.trim() }) };
    add.mutate(body, {
      onSuccess: (added) => {
        announce(t("{name} added.", { name: added.calendar.name }));
        onAdded(added);
      },
    });
  };
  return (
    <form onSubmit={submit} className="flex flex-col gap-4 border border-rule p-3">
      <TextField
        label={t("Address of the calendar")}
        hint={t(
          "The public or secret iCal address (.ics or webcal://) from Google, iCloud, Nextcloud or Outlook. It is stored encrypted and not shown again.",
        )}
        error={problem}
        // Not a URL field: browsers would refuse addresses that the server accepts.
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        value={address}
        onChange={({ target }) => setAddress(target.value)}
      />
      <TextField
        label={t("Name")}
        optional
        maxLength={200}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      {add.error && problem === undefined && (
        <Notice kind="error">{failureMessage(add.error, t("Failed to read the calendar"))}</Notice>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" kind="primary" disabled={address.trim() === "" || add.isPending}>
          {add.isPending ? t("Reading the calendar…") : t("Add")}
        </Button>
        <Button onClick={onClose}>{t("Cancel")}</Button>
      </div>
    </form>
  );
}
