import { categories, metadataOf, setDocumentSettings } from "@octavo/editor";
import type { DeviceProfile } from "@octavo/engine";
import { t, translate } from "../../language/t.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog, DialogActions, DialogBody } from "../../ui/dialog.tsx";
import { SelectField, TextAreaField, TextField } from "../../ui/field.tsx";
import { useEditor, useEditorState } from "../state/editor-context.ts";

interface SettingsDialogProps {
  readonly open: boolean;
  readonly profile: DeviceProfile | undefined;
  readonly onRescale: () => void;
  readonly onClose: () => void;
}

/** Settings of a template. Each change applies immediately and can be undone. */
export function SettingsDialog({ open, profile, onRescale, onClose }: SettingsDialogProps) {
  const editor = useEditor();
  const { name, description, category, author } = useEditorState(metadataOf);
  const set = (settings: Partial<Record<"name" | "description" | "category" | "author", string>>) =>
    editor.runWith(setDocumentSettings, settings);
  const known: readonly string[] = categories;
  return (
    <Dialog open={open} onClose={onClose} title={t("Template Settings")}>
      {/* Enter in a field is Done. */}
      <form
        className="contents"
        onSubmit={(event) => {
          event.preventDefault();
          onClose();
        }}
      >
        <DialogBody>
          <div className="flex flex-col gap-4">
            <TextField label={t("Name")} value={name} onChange={({ target }) => set({ name: target.value })} />
            <TextAreaField
              label={t("Description")}
              value={description}
              onChange={({ target }) => set({ description: target.value })}
            />
            <SelectField
              label={t("Category")}
              value={category}
              onChange={({ target }) => set({ category: target.value })}
            >
              {[...new Set([...known, category])].map((option) => (
                <option key={option} value={option}>
                  {translate(option.charAt(0).toUpperCase() + option.slice(1))}
                </option>
              ))}
            </SelectField>
            <TextField label={t("Author")} value={author} onChange={({ target }) => set({ author: target.value })} />
            <div className="flex flex-wrap items-end gap-3">
              <TextField
                label={t("Device Profile")}
                readOnly
                value={profile?.name ?? t("None")}
                className="min-w-0 flex-1 basis-48"
              />
              <Button className="min-h-11" onClick={onRescale}>
                {t("Another Device…")}
              </Button>
            </div>
          </div>
        </DialogBody>
        <DialogActions>
          <Button kind="primary" type="submit">
            {t("Done")}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
