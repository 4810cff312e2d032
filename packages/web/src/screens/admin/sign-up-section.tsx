import {
  type AdminSettings,
  adminLimits,
  type CallInput,
  calendarLimits,
  type Invitation,
  type JsonAnswer,
} from "@octavo/contract";
import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { invitationsQuery, settingsQuery, useAdminAction } from "../../api/admin.ts";
import { api } from "../../api/client.ts";
import { siteQuery } from "../../api/site.ts";
import { formatNumber, t, tn } from "../../language/t.ts";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { TextAreaField, TextField } from "../../ui/field.tsx";
import { formatDate } from "../../ui/format-date.ts";
import { Notice } from "../../ui/notice.tsx";
import { SectionPart } from "../../ui/sections.tsx";
import { Segments } from "../../ui/segments.tsx";
import { UnsavedGuard } from "../../ui/unsaved-guard.tsx";
import { WholeNumberField } from "../../ui/whole-number-field.tsx";
import { ActionFailure, CopyText, Loaded, Pager, pageSize } from "./list-parts.tsx";

export function SignUpSection() {
  const settings = useQuery(settingsQuery);
  const { data: site } = useQuery(siteQuery);
  const provider = site?.provider_only ? (site.provider ?? undefined) : undefined;
  return (
    <>
      <Loaded query={settings}>
        {(data) => (
          <>
            {provider === undefined ? <Mode settings={data} /> : <ProviderDecides provider={provider} />}
            <SecondFactor settings={data} provider={provider} />
            {provider === undefined && <Invite hasMail={data.mail} />}
          </>
        )}
      </Loaded>
      <Invitations />
      <Loaded query={settings}>
        {(data) => (
          <>
            <DailyLimit settings={data} />
            <CalendarLimit settings={data} />
          </>
        )}
      </Loaded>
    </>
  );
}

const useSettingsChange = () =>
  useAdminAction((body: CallInput<"PATCH /api/admin/settings">["body"]) => api("PATCH /api/admin/settings", { body }));

const explanations = () => ({
  open: t("Every visitor can create an account."),
  invitation: t("An account needs an invitation. Visitors see how to ask for one."),
  closed: t("Nobody can create an account, not even with an invitation."),
});

function Mode({ settings: { sign_up } }: { readonly settings: AdminSettings }) {
  const change = useSettingsChange();
  return (
    <SectionPart title={t("New accounts")} about={explanations()[sign_up]}>
      <Segments
        label={t("Who can create an account")}
        options={[
          ["open", t("Everybody")],
          ["invitation", t("By invitation")],
          ["closed", t("Nobody")],
        ]}
        value={sign_up}
        onChange={(next) => change.mutate({ sign_up: next })}
      />
      <ActionFailure error={change.error} />
    </SectionPart>
  );
}

function ProviderDecides({ provider }: { readonly provider: string }) {
  const about = t(
    "People sign in only with {provider}, as the settings of the server say. They also say who gets an account.",
    { provider },
  );
  return (
    <SectionPart title={t("New accounts")} about={about}>
      {null}
    </SectionPart>
  );
}

type SecondFactorRule = AdminSettings["require_second_factor"];

const ruleExplanations = (): Readonly<Record<string, string>> => ({
  true: t(
    "A password alone is not enough. Users without an authenticator app or a passkey set one up before they continue.",
  ),
  administrators: t(
    "Administrators without an authenticator app or a passkey set one up before they continue. Other users decide for themselves.",
  ),
  false: t("Each user decides whether the password is enough to sign in."),
});

const rules: readonly SecondFactorRule[] = [false, "administrators", true];

interface SecondFactorProps {
  readonly settings: AdminSettings;
  /** Undefined if people can sign in to the site itself. */
  readonly provider: string | undefined;
}

function SecondFactor({ settings: { require_second_factor: rule }, provider }: SecondFactorProps) {
  const change = useSettingsChange();
  return (
    <SectionPart
      title={t("Second factor")}
      about={
        provider === undefined
          ? ruleExplanations()[String(rule)]
          : t("{provider} must report the second factor of each sign-in (amr). Sign-ins without one are refused.", {
              provider,
            })
      }
    >
      <Segments
        label={t("Who needs a second factor")}
        options={[
          ["false", t("Users who choose one")],
          ["administrators", t("Administrators")],
          ["true", t("All users")],
        ]}
        value={String(rule)}
        onChange={(next) => change.mutate({ require_second_factor: rules.find((known) => String(known) === next) })}
      />
      <ActionFailure error={change.error} />
    </SectionPart>
  );
}

function DailyLimit({ settings }: { readonly settings: AdminSettings }) {
  const { daily_renders, defaults } = settings;
  const change = useSettingsChange();
  const [limit, setLimit] = useState(daily_renders ?? undefined);
  const save = (event: FormEvent) => {
    event.preventDefault();
    change.mutate({ daily_renders: limit ?? null });
  };
  return (
    <SectionPart
      title={t("Limits of each user")}
      about={t(
        "A user can have {projects} projects with {size} MiB together. These limits are settings of the server. You can give single users other limits.",
        { projects: formatNumber(defaults.projects), size: formatNumber(Math.round(defaults.bytes / 2 ** 20)) },
      )}
    >
      <form onSubmit={save} className="flex flex-wrap items-end gap-3">
        <WholeNumberField
          label={t("PDFs in 24 hours")}
          hint={t("Empty for no limit")}
          value={limit}
          onChange={setLimit}
        />
        <Button type="submit" className="min-h-11" disabled={change.isPending || (limit ?? null) === daily_renders}>
          {t("Save")}
        </Button>
      </form>
      <ActionFailure error={change.error} />
    </SectionPart>
  );
}

function CalendarLimit({ settings: { calendar_addresses_per_user } }: { readonly settings: AdminSettings }) {
  const change = useSettingsChange();
  const [limit, setLimit] = useState<number | undefined>(calendar_addresses_per_user);
  const save = (event: FormEvent) => {
    event.preventDefault();
    change.mutate({ calendar_addresses_per_user: limit ?? 0 });
  };
  const isTooLarge = (limit ?? 0) > calendarLimits.mostPerUser;
  return (
    <SectionPart
      title={t("Calendars by address")}
      about={t(
        "The server reads calendars from addresses that users enter, such as those of Google or Nextcloud, several times a day. It reaches no private network, unless its settings allow a host.",
      )}
    >
      <form onSubmit={save} className="flex flex-wrap items-end gap-3">
        <WholeNumberField
          label={t("Calendars of each user")}
          hint={t("0 for none")}
          error={isTooLarge ? t("At most {limit}", { limit: formatNumber(calendarLimits.mostPerUser) }) : undefined}
          value={limit}
          onChange={setLimit}
        />
        <Button
          type="submit"
          className="min-h-11"
          disabled={change.isPending || isTooLarge || (limit ?? 0) === calendar_addresses_per_user}
        >
          {t("Save")}
        </Button>
      </form>
      <ActionFailure error={change.error} />
    </SectionPart>
  );
}

type Created = JsonAnswer<"POST /api/admin/invitations">;

const noInvitations = { emails: "", links: 1, note: "", days: adminLimits.invitationDays.standard as number };

function Invite({ hasMail }: { readonly hasMail: boolean }) {
  const [form, setForm] = useState(noInvitations);
  const emails = form.emails.split(/[\s,;]+/).filter((email) => email !== "");
  const links = emails.length > 0 ? 0 : form.links;
  const create = useAdminAction(() =>
    api("POST /api/admin/invitations", { body: { emails, links, note: form.note, days: form.days } }),
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    create.mutate(undefined, { onSuccess: () => setForm(noInvitations) });
  };
  const change = (part: Partial<typeof form>) => setForm((before) => ({ ...before, ...part }));
  return (
    <SectionPart title={t("Invite")} about={t("Each invitation makes one account.")}>
      <UnsavedGuard
        when={(form.emails !== "" || form.note !== "") && !create.isPending}
        sentence={t("The invitations have not been made.")}
      />
      <form onSubmit={submit} className="grid w-full max-w-2xl gap-4 sm:grid-cols-2">
        <TextAreaField
          label={t("Email addresses")}
          dir="ltr"
          optional
          hint={
            hasMail
              ? t("One email goes to each address. Leave it empty to copy links.")
              : t("This site sends no email: you copy a link for each address.")
          }
          className="sm:col-span-2"
          value={form.emails}
          onChange={({ target }) => change({ emails: target.value })}
        />
        <TextField
          label={t("Note")}
          optional
          hint={t("For you, and in the email")}
          maxLength={200}
          className="sm:col-span-2"
          value={form.note}
          onChange={({ target }) => change({ note: target.value })}
        />
        <WholeNumberField
          label={t("Links to copy")}
          disabled={emails.length > 0}
          value={links}
          onChange={(value) => change({ links: value ?? 1 })}
        />
        <WholeNumberField
          label={t("Valid for days")}
          value={form.days}
          onChange={(value) => change({ days: value ?? noInvitations.days })}
        />
        <Button kind="primary" type="submit" disabled={create.isPending} className="justify-self-start">
          {tn(Math.max(emails.length, links), "Make {count} invitation", "Make {count} invitations")}
        </Button>
      </form>
      <ActionFailure error={create.error} />
      {create.data && <Made created={create.data} />}
    </SectionPart>
  );
}

function Made({ created: { invitations, sent } }: { readonly created: Created }) {
  const links = invitations.filter(({ link }) => link !== null);
  return (
    <div className="flex w-full max-w-2xl flex-col gap-3">
      {sent > 0 && <Notice kind="success">{tn(sent, "{count} email is sent.", "{count} emails are sent.")}</Notice>}
      {links.length > 0 && (
        <Notice kind="success">{t("Copy the links now. They are not shown again, and each works once.")}</Notice>
      )}
      {links.map(({ id, link, email }) => (
        <div key={id}>
          {email !== "" && <p className="pb-1">{email}</p>}
          <CopyText text={link ?? ""} label={t("Link of an invitation")} />
        </div>
      ))}
    </div>
  );
}

function Invitations() {
  const [offset, setOffset] = useState(0);
  const invitations = useQuery(invitationsQuery({ limit: pageSize, offset }));
  return (
    <SectionPart title={t("Invitations")}>
      <Loaded query={invitations}>
        {({ invitations: shown, total }) => (
          <>
            {total === 0 && <p className="text-ink-soft">{t("You have invited nobody.")}</p>}
            <ul className="w-full">
              {shown.map((invitation) => (
                <InvitationRow key={invitation.id} invitation={invitation} />
              ))}
            </ul>
            <Pager offset={offset} shown={shown.length} total={total} onChange={setOffset} />
          </>
        )}
      </Loaded>
    </SectionPart>
  );
}

function InvitationRow({ invitation }: { readonly invitation: Invitation }) {
  const { id, email, note, created_by, created_at, used_at } = invitation;
  const revoke = useAdminAction(() => api("DELETE /api/admin/invitations/{id}", { params: { id } }));
  const name = email || note || t("Invitation of {date}", { date: formatDate(created_at) });
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-rule py-3 first:border-t-0">
      <div className="min-w-0 flex-1 basis-64">
        <p className="font-semibold wrap-anywhere">{name}</p>
        <p className="text-ink-soft wrap-anywhere">
          {[
            email !== "" && note,
            invitationState(invitation),
            created_by && t("made by {name} on {date}", { name: created_by, date: formatDate(created_at) }),
          ]
            .filter(Boolean)
            .join(" · ")}
        </p>
        <ActionFailure error={revoke.error} />
      </div>
      {used_at === null && (
        <ConfirmDialog
          title={t("Revoke this invitation?")}
          description={t("Its link stops working.")}
          action={t("Revoke")}
          onConfirm={() => revoke.mutate(undefined)}
          trigger={<Button aria-label={t("Revoke {name}", { name })}>{t("Revoke")}</Button>}
        />
      )}
    </li>
  );
}

function invitationState({ used_at, used_by, expires_at }: Invitation): string {
  if (used_at !== null)
    return used_by
      ? t("used by {name} on {date}", { name: used_by, date: formatDate(used_at) })
      : t("used on {date}", { date: formatDate(used_at) });
  const date = formatDate(expires_at);
  return Date.parse(expires_at) < Date.now() ? t("expired on {date}", { date }) : t("unused, until {date}", { date });
}
