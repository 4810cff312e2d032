import type { AdminUser, AdminUserChange } from "@octavo/contract";
import { useQuery } from "@tanstack/react-query";
import { type FormEvent, type ReactNode, useState } from "react";
import { settingsQuery, useAdminAction } from "../../api/admin.ts";
import { api } from "../../api/client.ts";
import { siteQuery } from "../../api/site.ts";
import { formatNumber, t, tn } from "../../language/t.ts";
import { useSession } from "../../session/use-session.ts";
import { Button } from "../../ui/button.tsx";
import { CheckField } from "../../ui/check-field.tsx";
import { Dialog, DialogActions, DialogBody } from "../../ui/dialog.tsx";
import { TextField } from "../../ui/field.tsx";
import { formatFileSize } from "../../ui/file-size.ts";
import { formatDateTime } from "../../ui/format-date.ts";
import { Notice } from "../../ui/notice.tsx";
import { WholeNumberField } from "../../ui/whole-number-field.tsx";
import { ActionFailure, CopyText } from "./list-parts.tsx";

interface UserDialogProps {
  readonly user: AdminUser;
  readonly onClose: () => void;
}

export function UserDialog({ user, onClose }: UserDialogProps) {
  const { data: site } = useQuery(siteQuery);
  return (
    <Dialog
      open
      size="wide"
      onClose={onClose}
      title={user.username}
      description={t("You can change the account. Its planners stay private to its owner.")}
    >
      <DialogBody>
        <div className="flex flex-col gap-6">
          <Access user={user} />
          <Limits user={user} />
          {site?.provider_only === false && <Reset user={user} />}
          <Deletion user={user} onDeleted={onClose} />
        </div>
      </DialogBody>
      <DialogActions>
        <Button onClick={onClose}>{t("Close")}</Button>
      </DialogActions>
    </Dialog>
  );
}

interface PartProps {
  readonly title: string;
  readonly about: string;
  readonly children: ReactNode;
}

function Part({ title, about, children }: PartProps) {
  return (
    <section className="flex flex-col items-start gap-3 border-t border-rule pt-4 first:border-t-0 first:pt-0">
      <div>
        <h3 className="font-semibold">{title}</h3>
        <p className="text-ink-soft text-pretty">{about}</p>
      </div>
      {children}
    </section>
  );
}

const useChange = ({ id }: AdminUser) =>
  useAdminAction((body: AdminUserChange) => api("PATCH /api/admin/users/{id}", { params: { id }, body }));

function Access({ user }: { readonly user: AdminUser }) {
  const { user: me } = useSession();
  const change = useChange(user);
  const isAdmin = user.role === "admin";
  const isDisabled = user.disabled_at !== null;
  return (
    <Part
      title={t("Access")}
      about={t(
        "Disabling ends all sessions, codes and tokens of the account at once. Its public projects stay in the gallery; take them down with a report.",
      )}
    >
      {me?.id === user.id && <Notice>{t("This is your own account.")}</Notice>}
      <div className="flex flex-wrap gap-3">
        <Button
          kind={isDisabled ? "primary" : "danger"}
          disabled={change.isPending}
          onClick={() => change.mutate({ disabled: !isDisabled })}
        >
          {isDisabled ? t("Enable the account") : t("Disable the account")}
        </Button>
        <Button disabled={change.isPending} onClick={() => change.mutate({ role: isAdmin ? "user" : "admin" })}>
          {isAdmin ? t("Revoke administrator") : t("Make administrator")}
        </Button>
        {user.authenticator && (
          <Button disabled={change.isPending} onClick={() => change.mutate({ authenticator: false })}>
            {t("Remove the authenticator app")}
          </Button>
        )}
        {user.passkeys > 0 && (
          <Button disabled={change.isPending} onClick={() => change.mutate({ passkeys: false })}>
            {tn(user.passkeys, "Remove {count} passkey", "Remove {count} passkeys")}
          </Button>
        )}
        {user.identities > 0 && (
          <Button disabled={change.isPending} onClick={() => change.mutate({ identities: false })}>
            {tn(user.identities, "Unlink {count} account at the provider", "Unlink {count} accounts at the provider")}
          </Button>
        )}
      </div>
      <ActionFailure error={change.error} />
    </Part>
  );
}

const mebibyte = 2 ** 20;

function Limits({ user }: { readonly user: AdminUser }) {
  const { data: settings } = useQuery(settingsQuery);
  const change = useChange(user);
  const { limits } = user;
  const [projects, setProjects] = useState(limits.projects ?? undefined);
  const [mebibytes, setMebibytes] = useState(limits.bytes === null ? undefined : Math.round(limits.bytes / mebibyte));
  const [renders, setRenders] = useState(limits.daily_renders ?? undefined);
  const save = (event: FormEvent) => {
    event.preventDefault();
    const bytes = mebibytes === undefined ? null : mebibytes * mebibyte;
    change.mutate({ limits: { projects: projects ?? null, bytes, daily_renders: renders ?? null } });
  };
  const number = (value: number | null | undefined) =>
    value === null || value === undefined ? t("no limit") : formatNumber(value);
  return (
    <Part title={t("Limits")} about={t("An empty field means the limit of the site.")}>
      <form onSubmit={save} className="grid w-full gap-4 sm:grid-cols-3">
        <WholeNumberField
          label={t("Projects")}
          hint={t("Site: {limit}. Used: {used}", {
            limit: number(settings?.defaults.projects),
            used: number(user.projects),
          })}
          value={projects}
          onChange={setProjects}
        />
        <WholeNumberField
          label={t("Storage in MiB")}
          hint={t("Site: {limit}. Used: {used}", {
            limit: number(settings && Math.round(settings.defaults.bytes / mebibyte)),
            used: formatFileSize(user.bytes),
          })}
          value={mebibytes}
          onChange={setMebibytes}
        />
        <WholeNumberField
          label={t("PDFs in 24 hours")}
          hint={t("Site: {limit}. Used: {used}", {
            limit: number(settings?.daily_renders),
            used: number(user.daily_renders),
          })}
          value={renders}
          onChange={setRenders}
        />
        <Button type="submit" disabled={change.isPending} className="justify-self-start">
          {t("Save limits")}
        </Button>
      </form>
      {change.isSuccess && <Notice kind="success">{t("The limits are saved.")}</Notice>}
      <ActionFailure error={change.error} />
    </Part>
  );
}

function Reset({ user }: { readonly user: AdminUser }) {
  const { data: settings } = useQuery(settingsQuery);
  const reset = useAdminAction(() => api("POST /api/admin/users/{id}/reset", { params: { id: user.id } }));
  const isSent = settings?.mail === true && user.email_confirmed;
  const { data } = reset;
  return (
    <Part
      title={t("Password")}
      about={
        isSent
          ? t("The link goes to {email}. You don't see it.", { email: user.email })
          : t(
              "No email can reach a confirmed address, so you hand the link over. Whoever has it can sign in as this user: it works once, for an hour, ends all sessions, and is written to the audit log.",
            )
      }
    >
      <Button disabled={reset.isPending} onClick={() => reset.mutate(undefined)}>
        {isSent ? t("Send a reset link") : t("Make a reset link")}
      </Button>
      {data?.sent && <Notice kind="success">{t("The link is on its way.")}</Notice>}
      {data?.link && (
        <>
          <CopyText text={data.link} label={t("Reset link")} />
          <p className="text-ink-soft">
            {t("It is shown once and works until {time}.", { time: formatDateTime(data.expires_at ?? "") })}
          </p>
        </>
      )}
      <ActionFailure error={reset.error} />
    </Part>
  );
}

interface DeletionProps {
  readonly user: AdminUser;
  readonly onDeleted: () => void;
}

function Deletion({ user: { id, username }, onDeleted }: DeletionProps) {
  const [typed, setTyped] = useState("");
  const [keeps, setKeeps] = useState(false);
  const remove = useAdminAction(() =>
    api("POST /api/admin/users/{id}/delete", {
      params: { id },
      body: { username: typed, public_projects: keeps ? "keep" : "delete" },
    }),
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    remove.mutate(undefined, { onSuccess: onDeleted });
  };
  return (
    <Part
      title={t("Delete the account")}
      about={t("Deletes the account with its planners, templates and versions. This cannot be undone.")}
    >
      <form onSubmit={submit} className="flex w-full flex-col items-start gap-3">
        <CheckField checked={keeps} onChange={({ target }) => setKeeps(target.checked)}>
          {t("Keep its public projects in the gallery, without the name of their author")}
        </CheckField>
        <TextField
          label={t("Type {name} to confirm", { name: username })}
          className="w-full max-w-sm"
          autoComplete="off"
          spellCheck={false}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button kind="danger" type="submit" disabled={typed.trim() === "" || remove.isPending}>
          {remove.isPending ? t("Deleting…") : t("Delete the account")}
        </Button>
      </form>
      <ActionFailure error={remove.error} />
    </Part>
  );
}
