import { type Editor, type EditorState, pageNumber, rescaleDocument, saveTemplate, setProfile } from "@octavo/editor";
import { type DeviceProfile, findProfile, pageCount } from "@octavo/engine";
import type { Message } from "@octavo/foundation";
import { useMemo, useState } from "react";
import { DeviceOptions } from "../../devices/device-options.tsx";
import { useEngine } from "../../engine-worker/use-engine.ts";
import { t } from "../../language/t.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog, DialogActions, DialogBody } from "../../ui/dialog.tsx";
import { SelectField } from "../../ui/field.tsx";
import { useWorld } from "../painting/resources.ts";
import { useEditor, useEditorState } from "../state/editor-context.ts";
import { pageTexts } from "./messages.ts";
import { RescaleChoice } from "./rescale-choice.tsx";
import { type RescaleOption, rescaleOffers, targetPage } from "./rescaling.ts";

interface RescaleDialogProps {
  /** Preselected device. */
  readonly chosen?: DeviceProfile | undefined;
  readonly onProblem: (problem: Message | undefined) => void;
  readonly onClose: () => void;
}

const documentOf = ({ document }: EditorState) => document;
const numberOf = ({ document, page }: EditorState) => Math.max(1, pageNumber(document, page));

/** Changes the device of the document and scales its pages. */
export function RescaleDialog({ chosen, onProblem, onClose }: RescaleDialogProps) {
  const { profiles } = useWorld();
  const editor = useEditor();
  const engine = useEngine();
  const document = useEditorState(documentOf);
  const page = useEditorState(numberOf);
  const from = findProfile(profiles, document.metadata.profile);
  const [device, setDevice] = useState(chosen?.id ?? "");
  const [how, setHow] = useState<RescaleOption>("proportional");
  const template = useMemo(() => saveTemplate(document), [document]);
  const pages = useMemo(() => Array.from({ length: pageCount(template) }, (_, i) => i + 1), [template]);
  const to = findProfile(profiles, device);
  const offers = useMemo(() => (to ? rescaleOffers(template, to) : []), [template, to]);
  const rescale = () => {
    if (to) onProblem(changeDevice(editor, to, how));
    onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t("Rescale to Another Device")}
      description={t("Undo takes it back as one step.")}
      size="wide"
    >
      <DialogBody>
        <div className="flex flex-col gap-5">
          <SelectField label={t("Device")} value={device} onChange={({ target }) => setDevice(target.value)}>
            <option value="">{t("Choose a device")}</option>
            <DeviceOptions devices={profiles} />
          </SelectField>
          {to && (
            <RescaleChoice
              {...{ engine, template, from, to, offers, how }}
              pages={pages}
              first={page - 1}
              texts={pageTexts}
              onHow={setHow}
            />
          )}
        </div>
      </DialogBody>
      <DialogActions>
        <Button onClick={onClose}>{t("Cancel")}</Button>
        <Button kind="primary" disabled={!to} onClick={rescale}>
          {t(how === "keep" ? "Change device" : "Rescale")}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** Creates one undo step for any option. */
function changeDevice(editor: Editor, profile: DeviceProfile, how: RescaleOption): Message | undefined {
  if (how === "keep") return editor.runWith(setProfile, { profile });
  const options = { mode: how, minimums: profile.constraints };
  return editor.runWith(rescaleDocument, { page: targetPage(profile), options, profile: profile.id });
}
