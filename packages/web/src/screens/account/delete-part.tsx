import type { AccountDeletion } from "@octavo/contract";
import { queryOptions, useMutation, useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { type FormEvent, useState } from "react";
import { api } from "../../api/client.ts";
import { failureMessage, fieldErrors } from "../../api/failures.ts";
import { auth } from "../../api/messages.ts";
import { rich } from "../../language/rich.tsx";
import { listed, t, tn } from "../../language/t.ts";
import { session } from "../../session/use-session.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog, DialogActions, DialogBody } from "../../ui/dialog.tsx";
import { TextField } from "../../ui/field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { SectionPart } from "../../ui/sections.tsx";

const deletionQuery = queryOptions({
  queryKey: ["account", "deletion"],
  queryFn: ({ signal }) => api("GET /api/account/deletion", { signal }),
});

export function DeletePart() {
  const { data: deletion, error } = useQuery(deletionQuery);
  const [isOpen, setOpen] = useState(false);
  return (
    <SectionPart
      title={t("Delete the account")}
      about={t("Deletes your planners, templates and everything else that you have here. Download your data first.")}
    >
      {error && <Notice kind="error">{failureMessage(error, auth.requestFailed)}</Notice>}
      <Button kind="danger" disabled={!deletion} onClick={() => setOpen(true)}>
        {t("Delete account…")}
      </Button>
      {deletion && isOpen && <DeleteAccount deletion={deletion} onClose={() => setOpen(false)} />}
    </SectionPart>
  );
}

interface DeleteAccountProps {
  readonly deletion: AccountDeletion;
  readonly onClose: () => void;
}

function DeleteAccount({ deletion, onClose }: DeleteAccountProps) {
  const { projects, public_projects, templates, parts, collections, tokens, needs_successor } = deletion;
  const name = session.state().user?.username ?? "";
  const form = useDeletion();
  const { username, keepsPublic, successor, request } = form;
  const failures = fieldErrors(request.error);
  const isComplete = username === name && (!needs_successor || successor.trim() !== "");
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isComplete) request.mutate(needs_successor);
  };
  return (
    <Dialog
      open
      onClose={request.isPending ? undefined : onClose}
      title={t("Delete the account {name}?", { name })}
      description={t("This can't be undone.")}
    >
      <form noValidate onSubmit={submit} className="flex min-h-0 flex-col">
        <DialogBody>
          <div className="flex flex-col gap-4">
            <ul className="list-disc ps-5">
              <li>{tn(projects, "{count} project", "{count} projects")}</li>
              <li>{tn(templates, "{count} template", "{count} templates")}</li>
              <li>{tn(parts, "{count} saved part", "{count} saved parts")}</li>
              <li>{tn(collections, "{count} collection", "{count} collections")}</li>
              <li>{tn(tokens, "{count} API token", "{count} API tokens")}</li>
            </ul>
            {public_projects.length > 0 && (
              <PublicProjects names={public_projects} keeps={keepsPublic} onChange={form.setKeepsPublic} />
            )}
            {needs_successor && (
              <TextField
                label={t("Next administrator")}
                hint={t("You are the only administrator. Name the user who becomes the next one.")}
                value={successor}
                error={failures.get("successor")}
                autoCapitalize="none"
                spellCheck={false}
                onChange={({ target }) => form.setSuccessor(target.value)}
              />
            )}
            <TextField
              label={t("Your username")}
              hint={rich("Type {name} to confirm.", { name: <b className="text-ink">{name}</b> })}
              value={username}
              error={failures.get("username")}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              onChange={({ target }) => form.setUsername(target.value)}
            />
            {request.error && failures.size === 0 && (
              <Notice kind="error">{failureMessage(request.error, auth.requestFailed)}</Notice>
            )}
          </div>
        </DialogBody>
        <DialogActions>
          <Button disabled={request.isPending} onClick={onClose}>
            {t("Cancel")}
          </Button>
          <Button kind="danger" type="submit" disabled={!isComplete || request.isPending}>
            {request.isPending ? t("Deleting…") : t("Delete account")}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

function useDeletion() {
  const navigate = useNavigate();
  const [username, setUsername] = useState("");
  const [successor, setSuccessor] = useState("");
  const [keepsPublic, setKeepsPublic] = useState(true);
  const request = useMutation({
    mutationFn: (needsSuccessor: boolean) =>
      api("POST /api/account/deletion", {
        body: {
          username,
          public_projects: keepsPublic ? "keep" : "delete",
          ...(needsSuccessor && { successor }),
        },
      }),
    onSuccess: () => {
      session.signOut();
      void navigate({ to: "/login", ignoreBlocker: true });
    },
  });
  return { username, setUsername, successor, setSuccessor, keepsPublic, setKeepsPublic, request };
}

interface PublicProjectsProps {
  readonly names: readonly string[];
  readonly keeps: boolean;
  readonly onChange: (keeps: boolean) => void;
}

function PublicProjects({ names, keeps, onChange }: PublicProjectsProps) {
  const options = [
    [true, t("Keep them in the gallery, with “Former member” as their author")],
    [false, t("Delete them, too")],
  ] as const;
  return (
    <fieldset className="flex flex-col">
      <legend className="font-semibold">{t("Your public projects")}</legend>
      <p className="max-h-24 overflow-y-auto text-sm text-ink-soft wrap-anywhere">{listed(names)}</p>
      {options.map(([value, label]) => (
        <label key={label} className="flex min-h-11 items-center gap-3">
          <input
            type="radio"
            name="public-projects"
            className="size-5 shrink-0"
            checked={keeps === value}
            onChange={() => onChange(value)}
          />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  );
}
