import type { StandingEdition } from "@octavo/contract";
import { useState } from "react";
import { failureMessage } from "../../../api/failures.ts";
import { useChangeNightly } from "../../../api/nightly-editions.ts";
import { ownZone, zonesWith } from "../../../dates/time-zones.ts";
import { t } from "../../../language/t.ts";
import { Button } from "../../../ui/button.tsx";
import { CheckField } from "../../../ui/check-field.tsx";
import { SelectField, TextField } from "../../../ui/field.tsx";
import { Notice } from "../../../ui/notice.tsx";

interface NightlyFormProps {
  readonly id: string;
  readonly standing: StandingEdition | null;
}

const hours = Array.from({ length: 24 }, (_, hour) => hour);
const usualHour = 4;

/** Settings of nightly editions. The time zone is that of the browser at first. */
export function NightlyForm({ id, standing }: NightlyFormProps) {
  const [hour, setHour] = useState(standing?.hour ?? usualHour);
  const [zone, setZone] = useState(standing?.zone ?? ownZone());
  const [email, setEmail] = useState(standing?.email ?? false);
  const [url, setUrl] = useState(standing?.webhook ?? "");
  const { mutate, isPending, error, data } = useChangeNightly(id);
  const webhook = url.trim() === "" ? null : { url: url.trim() };
  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        mutate({ hour, zone, email, webhook });
      }}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField label={t("Hour")} value={hour} onChange={(event) => setHour(Number(event.target.value))}>
          {hours.map((each) => (
            <option key={each} value={each}>{`${String(each).padStart(2, "0")}:00`}</option>
          ))}
        </SelectField>
        <SelectField label={t("Time zone")} value={zone} onChange={(event) => setZone(event.target.value)}>
          {zonesWith(zone).map((each) => (
            <option key={each}>{each}</option>
          ))}
        </SelectField>
      </div>
      <CheckField checked={email} onChange={(event) => setEmail(event.target.checked)}>
        {t("Send an email about each edition")}
      </CheckField>
      <TextField
        label={t("Webhook address")}
        optional
        type="url"
        hint={t("Gets a signed request about each edition.")}
        value={url}
        onChange={(event) => setUrl(event.target.value)}
      />
      {error && <Notice kind="error">{failureMessage(error, t("Failed to change the nightly editions"))}</Notice>}
      {data?.webhook_secret && (
        <Notice kind="success">{t("Key of the webhook, shown only now: {key}", { key: data.webhook_secret })}</Notice>
      )}
      <Button type="submit" className="self-start" kind={standing ? "plain" : "primary"} disabled={isPending}>
        {isPending ? t("Saving…") : standing ? t("Save settings") : t("Switch on")}
      </Button>
    </form>
  );
}
