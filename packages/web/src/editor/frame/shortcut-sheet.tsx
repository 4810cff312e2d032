import { plainCommands, shortcutSheet } from "@octavo/editor";
import { listed, t, translate } from "../../language/t.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog, DialogActions, DialogBody } from "../../ui/dialog.tsx";
import { platform } from "../state/platform.ts";

interface ShortcutSheetProps {
  readonly open: boolean;
  readonly lacks: readonly string[];
  readonly onClose: () => void;
}

const groups: Readonly<Record<string, string>> = {
  edit: "Edit",
  arrange: "Arrange",
  insert: "Insert",
  widget: "Widget",
  pages: "Pages",
  masters: "Masters",
  view: "View",
  tools: "Tools",
  document: "Document",
};

/** Lists the shortcuts of the registry. */
export function ShortcutSheet({ open, lacks, onClose }: ShortcutSheetProps) {
  return (
    <Dialog open={open} onClose={onClose} title={t("Keyboard Shortcuts")} size="wide">
      <DialogBody region={t("Keyboard Shortcuts")}>
        <div className="columns-1 gap-8 md:columns-2">
          {[...entriesByGroup(lacks)].map(([group, entries]) => (
            <section key={group} className="mb-5 break-inside-avoid">
              <h3 className="mb-1 font-semibold">{translate(groups[group] ?? group)}</h3>
              <dl>
                {entries.map(({ label, shortcuts }) => (
                  <div
                    key={label.text + shortcuts[0]}
                    className="flex justify-between gap-4 border-b border-rule py-1 text-[0.9375rem]"
                  >
                    <dt>{translate(label)}</dt>
                    <dd className="text-ink-soft">{listed(shortcuts)}</dd>
                  </div>
                ))}
              </dl>
            </section>
          ))}
        </div>
      </DialogBody>
      <DialogActions>
        <Button onClick={onClose}>{t("Close")}</Button>
      </DialogActions>
    </Dialog>
  );
}

function entriesByGroup(lacks: readonly string[]) {
  const hidden = new Set(plainCommands.filter(({ id }) => lacks.includes(id)).map(({ label }) => label));
  return Map.groupBy(
    shortcutSheet(platform).filter(({ label }) => !hidden.has(label)),
    ({ group }) => group,
  );
}
