import { addPages, batchLimits, batchProblem, type DialogName, duplicatePages, pageNumber } from "@octavo/editor";
import type { Message } from "@octavo/foundation";
import { type FormEvent, type ReactNode, useState } from "react";
import { t, translate } from "../../language/t.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog, DialogActions, DialogBody } from "../../ui/dialog.tsx";
import { SelectField, TextField } from "../../ui/field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { useEditor, useEditorState } from "../state/editor-context.ts";

interface BatchDialogsProps {
  readonly dialog: DialogName | undefined;
  readonly onClose: () => void;
}

/** Dialogs that add or duplicate several pages. */
export function BatchDialogs({ dialog, onClose }: BatchDialogsProps) {
  return (
    <>
      <Dialog open={dialog === "add-pages"} onClose={onClose} title={t("Add Pages")}>
        {dialog === "add-pages" && <AddForm onClose={onClose} />}
      </Dialog>
      <Dialog open={dialog === "duplicate-pages"} onClose={onClose} title={t("Duplicate Pages")}>
        {dialog === "duplicate-pages" && <DuplicateForm onClose={onClose} />}
      </Dialog>
    </>
  );
}

function AddForm({ onClose }: { readonly onClose: () => void }) {
  const editor = useEditor();
  const { masters } = useEditorState(({ document }) => document);
  const [count, setCount] = useState("1");
  const [master, setMaster] = useState("");
  const [problem, setProblem] = useState<Message>();
  const wrong = batchProblem(count, batchLimits.add);
  const submit = () => {
    const refused = editor.runWith(addPages, { count: Number(count), master_id: master || undefined });
    setProblem(refused);
    if (refused === undefined) onClose();
  };
  return (
    <Form isReady={wrong === undefined} action={t("Add Pages")} problem={problem} onSubmit={submit} onClose={onClose}>
      <Count label={t("Number of pages")} value={count} error={wrong && translate(wrong)} onChange={setCount} />
      <SelectField label={t("Master")} value={master} onChange={(event) => setMaster(event.target.value)}>
        <option value="">{t("None")}</option>
        {masters.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
    </Form>
  );
}

function DuplicateForm({ onClose }: { readonly onClose: () => void }) {
  const editor = useEditor();
  const total = useEditorState(({ document }) => document.pages.length);
  const current = useEditorState(({ document, page }) => pageNumber(document, page));
  const [source, setSource] = useState(String(current));
  const [count, setCount] = useState("1");
  const [problem, setProblem] = useState<Message>();
  const wrongSource = batchProblem(source, total);
  const wrong = batchProblem(count, batchLimits.duplicate);
  const submit = () => {
    const refused = editor.runWith(duplicatePages, { source: Number(source), count: Number(count) });
    setProblem(refused);
    if (refused === undefined) onClose();
  };
  return (
    <Form
      isReady={wrong === undefined && wrongSource === undefined}
      action={t("Duplicate")}
      problem={problem}
      onSubmit={submit}
      onClose={onClose}
    >
      <Count
        label={t("Page to duplicate")}
        value={source}
        error={wrongSource && translate(wrongSource)}
        onChange={setSource}
      />
      <Count label={t("Number of copies")} value={count} error={wrong && translate(wrong)} onChange={setCount} />
    </Form>
  );
}

interface CountProps {
  readonly label: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
}

function Count({ label, value, error, onChange }: CountProps) {
  return (
    <TextField
      label={label}
      inputMode="numeric"
      autoComplete="off"
      value={value}
      error={error}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

interface FormProps {
  readonly isReady: boolean;
  readonly action: string;
  readonly problem: Message | undefined;
  readonly onSubmit: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

function Form({ isReady, action, problem, onSubmit, onClose, children }: FormProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isReady) onSubmit();
  };
  return (
    <form onSubmit={submit} className="flex min-h-0 flex-col">
      <DialogBody>
        <div className="flex flex-col gap-4">
          {children}
          {problem !== undefined && (
            <Notice kind="error">{t("Error: {problem}", { problem: translate(problem) })}</Notice>
          )}
        </div>
      </DialogBody>
      <DialogActions>
        <Button onClick={onClose}>{t("Cancel")}</Button>
        <Button kind="primary" type="submit" disabled={!isReady}>
          {action}
        </Button>
      </DialogActions>
    </form>
  );
}
