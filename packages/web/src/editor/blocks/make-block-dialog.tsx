import { type Editor, freeBlockName, makeBlock } from "@octavo/editor";
import { type FormEvent, useId, useState } from "react";
import { t, translate } from "../../language/t.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog, DialogActions, DialogBody } from "../../ui/dialog.tsx";
import { TextField } from "../../ui/field.tsx";

interface MakeBlockDialogProps {
  readonly editor: Editor;
  readonly onClose: () => void;
}

export function MakeBlockDialog({ editor, onClose }: MakeBlockDialogProps) {
  const [name, setName] = useState(() => freeBlockName(editor.getState().document, t("Block")));
  const [problem, setProblem] = useState<string>();
  const form = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const refused = editor.runWith(makeBlock, { name });
    if (refused) setProblem(translate(refused));
    else onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t("Make a block")}
      description={t("Every design of the planner can place it. A change of the block changes all of its placements.")}
    >
      <DialogBody>
        <form id={form} noValidate onSubmit={submit}>
          <TextField
            label={t("Name")}
            value={name}
            maxLength={60}
            error={problem}
            onFocus={({ target }) => target.select()}
            onChange={({ target }) => setName(target.value)}
          />
        </form>
      </DialogBody>
      <DialogActions>
        <Button onClick={onClose}>{t("Cancel")}</Button>
        <Button type="submit" form={form} kind="primary">
          {t("Make block")}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
