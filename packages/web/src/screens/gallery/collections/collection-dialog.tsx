import { type Collection, collectionLimits as limits, messages } from "@octavo/contract";
import { useNavigate } from "@tanstack/react-router";
import { type FormEvent, useId, useState } from "react";
import { useChangeCollection, useCreateCollection } from "../../../api/collections.ts";
import { failureMessage } from "../../../api/failures.ts";
import { t } from "../../../language/t.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog, DialogActions, DialogBody } from "../../../ui/dialog.tsx";
import { TextAreaField, TextField } from "../../../ui/field.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { UnsavedGuard } from "../../../ui/unsaved-guard.tsx";

interface Details {
  readonly name: string;
  readonly description: string;
}

/** Creates an empty collection and opens it. */
export function NewCollection({ onClose }: { readonly onClose: () => void }) {
  const navigate = useNavigate();
  const { mutate, isPending, error } = useCreateCollection();
  const open = ({ id }: Collection) =>
    void navigate({ to: "/collections/mine/{-$collectionId}", params: { collectionId: id }, ignoreBlocker: true });
  return (
    <DetailsDialog
      title={t("New collection")}
      action={t("Create collection")}
      stored={{ name: "", description: "" }}
      isPending={isPending}
      error={error}
      onClose={onClose}
      onSave={(details) => mutate(details, { onSuccess: open })}
    />
  );
}

interface EditCollectionProps {
  readonly collection: Collection;
  readonly onClose: () => void;
}

export function EditCollection({ collection, onClose }: EditCollectionProps) {
  const { mutate, isPending, error } = useChangeCollection(collection.id);
  return (
    <DetailsDialog
      title={t("Edit collection")}
      action={t("Save")}
      stored={collection}
      isPending={isPending}
      error={error}
      onClose={onClose}
      onSave={(details) => mutate(details, { onSuccess: onClose })}
    />
  );
}

interface DetailsDialogProps {
  readonly title: string;
  readonly action: string;
  readonly stored: Details;
  readonly isPending: boolean;
  readonly error: Error | null;
  readonly onClose: () => void;
  readonly onSave: (details: Details) => void;
}

function DetailsDialog({ title, action, stored, isPending, error, onClose, onSave }: DetailsDialogProps) {
  const form = useId();
  const [name, setName] = useState(stored.name);
  const [description, setDescription] = useState(stored.description);
  const [isRefused, setRefused] = useState(false);
  const isDirty = name.trim() !== stored.name || description.trim() !== stored.description;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setRefused(name.trim() === "");
    if (name.trim() !== "" && !isPending) onSave({ name: name.trim(), description: description.trim() });
  };
  return (
    <Dialog open onClose={isPending ? undefined : onClose} title={title}>
      <DialogBody>
        <form id={form} noValidate onSubmit={submit} className="flex flex-col gap-4">
          {error && <Notice kind="error">{failureMessage(error, t("Unable to change the collection"))}</Notice>}
          <TextField
            label={t("Name")}
            value={name}
            maxLength={limits.name}
            error={isRefused && name.trim() === "" ? messages.nameRequired : undefined}
            onChange={({ target }) => setName(target.value)}
          />
          <TextAreaField
            label={t("Description")}
            optional
            rows={4}
            value={description}
            maxLength={limits.description}
            onChange={({ target }) => setDescription(target.value)}
          />
        </form>
      </DialogBody>
      <DialogActions>
        <Button disabled={isPending} onClick={onClose}>
          {t("Cancel")}
        </Button>
        <Button type="submit" form={form} kind="primary" disabled={isPending}>
          {isPending ? t("Saving…") : action}
        </Button>
      </DialogActions>
      <UnsavedGuard when={isDirty && !isPending} sentence={t("Your changes to the collection are not saved.")} />
    </Dialog>
  );
}
