import { type Editor, groupName, renameGroup, renameWidget, selectedUnits } from "@octavo/editor";
import { type FormEvent, useId, useState } from "react";
import { t, translate } from "../../language/t.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog, DialogActions, DialogBody } from "../../ui/dialog.tsx";
import { TextField } from "../../ui/field.tsx";

interface RenameDialogProps {
  readonly editor: Editor;
  readonly onClose: () => void;
}

/** Names the selected widget or group. */
export function RenameDialog({ editor, onClose }: RenameDialogProps) {
  const [{ group, id, name: present }] = useState(() => chosenIn(editor));
  const [name, setName] = useState(present);
  const [problem, setProblem] = useState<string>();
  const form = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const refused =
      group === undefined
        ? editor.runWith(renameWidget, { id, to: name })
        : editor.runWith(renameGroup, { group, to: name });
    if (refused) setProblem(translate(refused));
    else onClose();
  };
  return (
    <Dialog open onClose={onClose} title={t("Rename")}>
      <DialogBody>
        <form id={form} noValidate onSubmit={submit}>
          <TextField
            label={group === undefined ? t("New ID of {id}", { id }) : t("New name of {name}", { name: present })}
            value={name}
            error={problem}
            onFocus={({ target }) => target.select()}
            onChange={({ target }) => setName(target.value)}
          />
        </form>
      </DialogBody>
      <DialogActions>
        <Button onClick={onClose}>{t("Cancel")}</Button>
        <Button type="submit" form={form} kind="primary">
          {t("Rename")}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function chosenIn(editor: Editor) {
  const [unit] = selectedUnits(editor.getState());
  const id = unit?.widgets[0]?.id ?? "";
  return { group: unit?.group, id, name: unit?.group === undefined ? id : groupName(unit.group) };
}
