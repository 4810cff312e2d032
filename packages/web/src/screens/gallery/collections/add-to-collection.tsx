import { collectionLimits as limits, type PublicProject } from "@octavo/contract";
import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { ownCollectionsQuery, useCreateCollection, useToggleCollected } from "../../../api/collections.ts";
import { failureMessage } from "../../../api/failures.ts";
import { t, tIn } from "../../../language/t.ts";
import { Button } from "../../../ui/button.tsx";
import { CheckField } from "../../../ui/check-field.tsx";
import { Dialog, DialogActions, DialogBody } from "../../../ui/dialog.tsx";
import { TextField } from "../../../ui/field.tsx";
import { Loading } from "../../../ui/loading.tsx";
import { Notice } from "../../../ui/notice.tsx";

interface AddToCollectionProps {
  readonly project: PublicProject;
  readonly onClose: () => void;
}

/** The collections of the user as check boxes, which act at once, and a new one. */
export function AddToCollection({ project: { id, metadata }, onClose }: AddToCollectionProps) {
  const { data: collections, error, refetch } = useQuery(ownCollectionsQuery(id));
  const toggle = useToggleCollected(id);
  return (
    <Dialog
      open
      onClose={onClose}
      title={t("Add to collection")}
      description={t("Check the collections that contain “{name}”.", { name: metadata.name })}
    >
      <DialogBody>
        {error && (
          <Notice kind="error" action={<Button onClick={() => void refetch()}>{t("Try again")}</Button>}>
            {failureMessage(error, t("Unable to load the collections"))}
          </Notice>
        )}
        {toggle.error && (
          <Notice kind="error">{failureMessage(toggle.error, t("Unable to change the collection"))}</Notice>
        )}
        {!collections && !error && <Loading />}
        {collections?.map(({ id, name, is_public, contains }) => (
          <CheckField
            key={id}
            checked={contains}
            onChange={({ target }) => toggle.mutate({ id, contains: target.checked })}
          >
            <bdi className="wrap-anywhere">{name}</bdi>
            <span className="text-ink-soft">{` · ${is_public ? tIn("collection", "Public") : tIn("collection", "Private")}`}</span>
          </CheckField>
        ))}
        {collections && <CreateWith projectId={id} />}
      </DialogBody>
      <DialogActions>
        <Button kind="primary" onClick={onClose}>
          {t("Close")}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** Creates a private collection that contains the project. */
function CreateWith({ projectId }: { readonly projectId: string }) {
  const [name, setName] = useState("");
  const { mutate, isPending, error } = useCreateCollection();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === "" || isPending) return;
    mutate({ name: name.trim(), project_ids: [projectId] }, { onSuccess: () => setName("") });
  };
  return (
    <form noValidate onSubmit={submit} className="mt-3 flex flex-col gap-3 border-t border-rule pt-4">
      {error && <Notice kind="error">{failureMessage(error, t("Unable to change the collection"))}</Notice>}
      <TextField
        label={t("New collection")}
        hint={t("Private until you publish it under My collections.")}
        value={name}
        maxLength={limits.name}
        onChange={({ target }) => setName(target.value)}
      />
      <div>
        <Button type="submit" disabled={name.trim() === "" || isPending}>
          {isPending ? t("Saving…") : t("Create and add")}
        </Button>
      </div>
    </form>
  );
}
