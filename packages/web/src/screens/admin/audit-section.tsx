import type { AuditEntry } from "@octavo/contract";
import { useQuery } from "@tanstack/react-query";
import { useDeferredValue, useState } from "react";
import { auditQuery } from "../../api/admin.ts";
import { t } from "../../language/t.ts";
import { SelectField, TextField } from "../../ui/field.tsx";
import { formatDateTime } from "../../ui/format-date.ts";
import { Loaded, Pager, pageSize } from "./list-parts.tsx";

const actionNames = (): Readonly<Record<string, string>> => ({
  "invitation.create": t("Made invitations"),
  "invitation.revoke": t("Revoked an invitation"),
  "invitation.use": t("Used an invitation"),
  "mail.test": t("Sent a test email"),
  "address.request": t("Administrator asked for another email address"),
  "authenticator.add": t("Administrator set up an authenticator app"),
  "authenticator.remove": t("Administrator removed an authenticator app"),
  "identity.link": t("Administrator linked an account of the provider"),
  "passkey.add": t("Administrator added a passkey"),
  "passkey.remove": t("Administrator removed a passkey"),
  "password.change": t("Administrator changed the password"),
  "password.remove": t("Administrator removed the password"),
  "password.reset": t("Administrator reset the password"),
  "recovery_code.use": t("Administrator used a recovery code"),
  "username.change": t("Administrator changed the username"),
  "report.dismiss": t("Dismissed a report"),
  "report.take_down": t("Took a project down"),
  "report.undo": t("Undid a take-down"),
  "settings.change": t("Changed a setting"),
  sign_in: t("Administrator signed in"),
  "sign_in.failed": t("Wrong password for an administrator"),
  "terms.change": t("Changed the terms of use"),
  "user.authenticator": t("Removed the authenticator app of an account"),
  "user.create": t("Created an account"),
  "user.delete": t("Deleted an account"),
  "user.disable": t("Disabled an account"),
  "user.enable": t("Enabled an account"),
  "user.first": t("First account of the site"),
  "user.grant": t("Made an administrator"),
  "user.limits": t("Changed limits"),
  "user.reset": t("Made a reset link"),
  "user.address": t("Confirmed the address of an account"),
  "user.identities": t("Unlinked the accounts of a user at the provider"),
  "user.keep": t("Kept the last administrator, who is in no group for it"),
  "user.passkeys": t("Removed the passkeys of an account"),
  "user.revoke": t("Revoked an administrator"),
});

/** Beginnings of actions, with their names. */
const groups = (): Readonly<Record<string, string>> => ({
  "": t("All actions"),
  "user.": t("Accounts"),
  sign_in: t("Sign-ins of administrators"),
  "invitation.": t("Invitations"),
  "settings.": t("Settings"),
  "terms.": t("Terms of use"),
  "report.": t("Reports"),
});

export function AuditSection() {
  const [action, setAction] = useState("");
  const [person, setPerson] = useState("");
  const [offset, setOffset] = useState(0);
  const query = { action, person: useDeferredValue(person), limit: pageSize, offset };
  const audit = useQuery(auditQuery(query));
  const filter = (set: (value: string) => void) => (value: string) => {
    set(value);
    setOffset(0);
  };
  return (
    <div className="mt-1 flex flex-col gap-5">
      <p className="max-w-2xl text-ink-soft text-pretty">
        {t(
          "Actions of administrators and the command line. Entries are kept for the days that OCTAVO_AUDIT_DAYS sets, and cannot be changed here.",
        )}
      </p>
      <div className="flex flex-wrap gap-4">
        <SelectField
          label={t("Action")}
          className="w-full sm:w-64"
          value={action}
          onChange={({ target }) => filter(setAction)(target.value)}
        >
          {Object.entries(groups()).map(([value, name]) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </SelectField>
        <TextField
          label={t("Person or subject")}
          type="search"
          className="w-full sm:w-64"
          value={person}
          onChange={({ target }) => filter(setPerson)(target.value)}
        />
      </div>
      <Loaded query={audit}>
        {({ entries, total }) => (
          <>
            {entries.length === 0 && <p className="text-ink-soft">{t("No entries.")}</p>}
            <ol className="border-b border-rule">
              {entries.map((entry) => (
                <Entry key={entry.id} entry={entry} />
              ))}
            </ol>
            <Pager offset={offset} shown={entries.length} total={total} onChange={setOffset} />
          </>
        )}
      </Loaded>
    </div>
  );
}

function Entry({ entry: { at, actor, action, subject, details } }: { readonly entry: AuditEntry }) {
  const name = actionNames()[action] ?? action;
  const more = Object.entries(details).flatMap(([key, value]) =>
    value === "" || value === null ? [] : `${key}: ${String(value)}`,
  );
  return (
    <li className="grid gap-x-6 gap-y-0.5 border-t border-rule py-2.5 sm:grid-cols-[11rem_1fr]">
      <time dateTime={at} className="text-[0.9375rem] text-ink-soft tabular-nums">
        {formatDateTime(at)}
      </time>
      <div className="min-w-0">
        <p className="wrap-anywhere">
          <span className="font-semibold">{name}</span>
          {subject !== "" && ` · ${subject}`}
        </p>
        <p className="text-[0.9375rem] text-ink-soft wrap-anywhere">
          {[actorName(actor), ...more].filter((part) => part !== "").join(" · ")}
        </p>
      </div>
    </li>
  );
}

/** A failed sign-in has no actor. */
function actorName(actor: string | null): string {
  return actor === null ? t("command line") : actor && t("by {name}", { name: actor });
}
