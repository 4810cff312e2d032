import { type Editor, selected } from "@octavo/editor";
import { detachShared, type Widget } from "@octavo/engine";
import { type FormEvent, useId, useState } from "react";
import { ownParts as messages } from "../../api/editor-messages.ts";
import { failureMessage } from "../../api/failures.ts";
import { useSaveOwnPart } from "../../api/own-parts.ts";
import { t } from "../../language/t.ts";
import { useAnnounce } from "../../ui/announcer.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog, DialogActions, DialogBody } from "../../ui/dialog.tsx";
import { TextField } from "../../ui/field.tsx";

interface SavePartDialogProps {
  readonly editor: Editor;
  readonly onClose: () => void;
}

/** A part is neither locked nor hidden. */
function withoutEditorFlags(widget: Widget): Widget {
  const kept = Object.entries(widget).filter(([name]) => name !== "locked" && name !== "hidden_in_editor");
  return Object.fromEntries(kept) as unknown as Widget;
}

/** Saves the selected widgets as a part for all projects, which have other styles and blocks. */
export function SavePartDialog({ editor, onClose }: SavePartDialogProps) {
  const { mutateAsync, isPending } = useSaveOwnPart();
  const announce = useAnnounce();
  const [name, setName] = useState("");
  const [problem, setProblem] = useState<string>();
  const form = useId();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === "") return setProblem(t("Name is required"));
    const state = editor.getState();
    const { width, height } = state.document.canvas.dimensions;
    const widgets = detachShared(selected(state), state.document.shared ?? {}).map(withoutEditorFlags);
    try {
      await mutateAsync({ name: name.trim(), page: { width, height }, widgets });
      announce(t("Saved part {name}", { name: name.trim() }));
      onClose();
    } catch (reason) {
      setProblem(failureMessage(reason, messages.save));
    }
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t("Save as part")}
      description={t("The selected widgets are offered under Parts in all your projects.")}
    >
      <DialogBody>
        <form id={form} noValidate onSubmit={(event) => void submit(event)}>
          <TextField
            label={t("Name")}
            value={name}
            maxLength={60}
            error={problem}
            onChange={({ target }) => setName(target.value)}
          />
        </form>
      </DialogBody>
      <DialogActions>
        <Button onClick={onClose}>{t("Cancel")}</Button>
        <Button type="submit" form={form} kind="primary" disabled={isPending}>
          {t("Save part")}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
