import { type EditorState, selectedWidgets } from "@octavo/editor";
import { useRef } from "react";
import { t } from "../../language/t.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog, DialogActions, DialogBody } from "../../ui/dialog.tsx";
import { useEditorState } from "../state/editor-context.ts";
import { LinkPicker } from "./link-picker.tsx";

const documentOf = ({ document }: EditorState) => document;
const selectionOf = ({ selection }: EditorState) => selection;

/** The link picker as a dialog, for use without the properties panel. */
export function LinkDialog({ onClose }: { readonly onClose: () => void }) {
  const input = useRef<HTMLInputElement>(null);
  const document = useEditorState(documentOf);
  const selection = useEditorState(selectionOf);
  return (
    <Dialog
      open
      onClose={onClose}
      title={t("Link to…")}
      description={t("Choose a target, or type a page number or a web address.")}
      initialFocus={input}
    >
      <DialogBody>
        <LinkPicker widgets={selectedWidgets(document, selection)} inputRef={input} isOpened onLinked={onClose} />
      </DialogBody>
      <DialogActions>
        <Button onClick={onClose}>{t("Close")}</Button>
      </DialogActions>
    </Dialog>
  );
}
