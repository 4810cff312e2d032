import type { Passkey } from "@octavo/contract";
import { signInLimits } from "@octavo/contract";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { KeyRound, Pencil, Trash2 } from "lucide-react";
import { type FormEvent, useState } from "react";
import { signInWaysQuery } from "../../api/account.ts";
import { api } from "../../api/client.ts";
import { failureMessage } from "../../api/failures.ts";
import { account as messages } from "../../api/messages.ts";
import { siteQuery } from "../../api/site.ts";
import { t } from "../../language/t.ts";
import { canUsePasskeys, createPasskey } from "../../session/passkeys.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { CompactButton } from "../../ui/compact-button.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { Dialog, DialogActions, DialogBody } from "../../ui/dialog.tsx";
import { TextField } from "../../ui/field.tsx";
import { formatDate } from "../../ui/format-date.ts";
import { Notice } from "../../ui/notice.tsx";
import { SectionPart } from "../../ui/sections.tsx";

/** Renders nothing on a site whose address allows no passkeys. */
export function PasskeysPart() {
  const { data: site } = useQuery(siteQuery);
  const { data: ways, error } = useQuery(signInWaysQuery);
  const [isAdding, setIsAdding] = useState(false);
  if (!site?.passkeys) return null;
  const passkeys = ways?.passkeys ?? [];
  return (
    <SectionPart
      title={t("Passkeys")}
      about={t("Sign in with a fingerprint, your face or a PIN of your device, without username and password.")}
    >
      {error && <Notice kind="error">{failureMessage(error, messages.load)}</Notice>}
      {passkeys.length > 0 && (
        <ul className="w-full max-w-2xl divide-y divide-rule border-y border-rule">
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} />
          ))}
        </ul>
      )}
      {canUsePasskeys() ? (
        <Button disabled={!ways} onClick={() => setIsAdding(true)}>
          {t("Add a passkey")}
        </Button>
      ) : (
        <p className="text-ink-soft">{t("This browser can't use passkeys.")}</p>
      )}
      {isAdding && <AddPasskey number={passkeys.length + 1} onClose={() => setIsAdding(false)} />}
    </SectionPart>
  );
}

/** Reloads the list after a change. */
function useWaysChange<Input>(change: (input: Input) => Promise<unknown>, onDone?: () => void) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: async () => {
      await cache.invalidateQueries({ queryKey: signInWaysQuery.queryKey });
      onDone?.();
    },
  });
}

function PasskeyRow({ passkey: { id, name, is_synced, created_at, last_used_at } }: { readonly passkey: Passkey }) {
  const [isRenaming, setIsRenaming] = useState(false);
  const remove = useWaysChange(() => api("DELETE /api/account/passkeys/{id}", { params: { id } }));
  const rename = (name: string) => api("PATCH /api/account/passkeys/{id}", { params: { id }, body: { name } });
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3">
      <KeyRound size={20} strokeWidth={1.75} aria-hidden="true" className="text-ink-soft" />
      <div className="min-w-0 flex-1">
        <p className="flex items-center gap-2 font-semibold">
          <span className="truncate">{name}</span>
          {is_synced && <Badge>{t("Synced")}</Badge>}
        </p>
        <p className="text-sm text-ink-soft">
          {last_used_at === null
            ? t("Added on {day}, not used yet", { day: formatDate(created_at) })
            : t("Added on {day}, last used on {last}", { day: formatDate(created_at), last: formatDate(last_used_at) })}
        </p>
      </div>
      <div className="flex">
        <CompactButton
          name={t("Rename")}
          Icon={Pencil}
          aria-label={t("Rename {name}", { name })}
          onClick={() => setIsRenaming(true)}
        />
        <ConfirmDialog
          trigger={
            <CompactButton
              name={t("Remove")}
              Icon={Trash2}
              aria-label={t("Remove {name}", { name })}
              disabled={remove.isPending}
            />
          }
          title={t("Remove {name}?", { name })}
          description={t("You can no longer sign in with it. Delete it on your device, too.")}
          action={t("Remove")}
          onConfirm={() => remove.mutate(undefined)}
        />
      </div>
      {remove.error && (
        <Notice kind="error" className="w-full">
          {failureMessage(remove.error, messages.change)}
        </Notice>
      )}
      {isRenaming && (
        <NameDialog
          title={t("Rename {name}", { name })}
          name={name}
          action={t("Save")}
          change={rename}
          onClose={() => setIsRenaming(false)}
        />
      )}
    </li>
  );
}

function AddPasskey({ number, onClose }: { readonly number: number; readonly onClose: () => void }) {
  const add = async (name: string) => {
    const credential = await createPasskey(await api("POST /api/account/passkeys/options"));
    if (credential) await api("POST /api/account/passkeys", { body: { name, credential } });
  };
  return (
    <NameDialog
      title={t("Add a passkey")}
      description={t("Your browser asks next where to keep the passkey. The name is for this list.")}
      name={t("Passkey {number}", { number: String(number) })}
      action={t("Continue")}
      change={add}
      onClose={onClose}
    />
  );
}

interface NameDialogProps {
  readonly title: string;
  readonly description?: string;
  /** Initial name. */
  readonly name: string;
  readonly action: string;
  readonly change: (name: string) => Promise<unknown>;
  readonly onClose: () => void;
}

function NameDialog({ title, description, name: initial, action, change, onClose }: NameDialogProps) {
  const [name, setName] = useState(initial);
  const save = useWaysChange(change, onClose);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() !== "") save.mutate(name);
  };
  return (
    <Dialog open onClose={onClose} title={title} description={description}>
      <form noValidate onSubmit={submit} className="flex min-h-0 flex-col">
        <DialogBody>
          <div className="flex flex-col gap-4">
            <TextField
              label={t("Name")}
              value={name}
              maxLength={signInLimits.passkeyName}
              error={name.trim() === "" ? t("Name is required") : undefined}
              onChange={({ target }) => setName(target.value)}
            />
            {save.error && <Notice kind="error">{failureMessage(save.error, messages.change)}</Notice>}
          </div>
        </DialogBody>
        <DialogActions>
          <Button onClick={onClose}>{t("Cancel")}</Button>
          <Button kind="primary" type="submit" disabled={save.isPending}>
            {action}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
