import {
  askToSeparate,
  confirmDeleteWidget,
  deleteWidgets,
  detachToPage,
  enterGroup,
  groupName,
  leaveGroup,
  moveToMaster,
  type PlainCommand,
  renameGroup,
  renameWidget,
  toggleLock,
  type Unit,
} from "@octavo/editor";
import { type Widget, widgetLabel } from "@octavo/engine";
import { Lock, Trash2 } from "lucide-react";
import { TermHelp } from "../../help/term-help.tsx";
import type { TermId } from "../../help/terms.ts";
import { t, tIn, tn, translate } from "../../language/t.ts";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import * as messages from "../fields/messages.ts";
import { usePanel } from "../fields/panel-context.ts";
import { TextField } from "../fields/text-field.tsx";
import { useEditor, useEditorState } from "../state/editor-context.ts";
import { countTypes } from "./count-types.ts";

interface PanelPartProps {
  readonly widgets: readonly Widget[];
}

/** Type of the selected widgets, or name of the group, and their lock. */
export function PanelHead({ widgets, units }: PanelPartProps & { readonly units: readonly Unit[] }) {
  const [unit] = units;
  const group = units.length === 1 ? unit?.group : undefined;
  return (
    <div className="flex flex-col gap-2 px-4 pt-3 pb-4">
      <div className="flex items-center">
        <h2 className="text-lg leading-snug font-semibold tracking-tight">
          {group === undefined ? headline(widgets) : tIn("layer", "Group")}
        </h2>
        {group === undefined && <WidgetTerm widgets={widgets} />}
      </div>
      {(group !== undefined || widgets.length > 1) && (
        <p className="-mt-1.5 text-sm text-ink-soft">{countTypes(widgets)}</p>
      )}
      {group !== undefined && <GroupNameField key={group} group={group} />}
      <div className="flex flex-wrap gap-2 empty:hidden">
        <CommandButton command={enterGroup} />
        <CommandButton command={leaveGroup} />
        <CommandButton command={askToSeparate} />
      </div>
      <LockNotice widgets={widgets} />
    </div>
  );
}

/** Explains the kinds of widgets that are terms of the product. */
function WidgetTerm({ widgets }: PanelPartProps) {
  const [first] = widgets;
  const term = first && widgetTerms[first.type];
  if (!term || widgets.some(({ type }) => type !== first.type)) return null;
  return <TermHelp key={term} of={term} heading={headline(widgets)} />;
}

const widgetTerms: Readonly<Record<string, TermId>> = { anchor: "anchor", block: "block" };

function GroupNameField({ group }: { readonly group: string }) {
  const editor = useEditor();
  return (
    <TextField
      label={t("Group name")}
      value={{ mixed: false, value: groupName(group) }}
      onSet={(to) => editor.runWith(renameGroup, { group, to })}
    />
  );
}

/** Identity, place and deletion, which are changed less often than all other properties. */
export function PanelFoot({ widgets }: PanelPartProps) {
  const editor = useEditor();
  const { isLocked } = usePanel();
  const [widget, ...others] = widgets;
  return (
    <div className="flex flex-col gap-3 border-t border-rule px-4 pt-3 pb-4">
      {widget && others.length === 0 && (
        <TextField
          label={t("ID")}
          dir="ltr"
          value={{ mixed: false, value: widget.id }}
          onSet={(to) => editor.runWith(renameWidget, { id: widget.id, to })}
        />
      )}
      <div className="flex flex-wrap gap-2">
        <CommandButton command={moveToMaster} />
        <CommandButton command={detachToPage} />
        <ConfirmDialog
          trigger={
            <Button disabled={isLocked} className="hover:border-danger hover:text-danger">
              <Trash2 size={16} strokeWidth={1.75} aria-hidden="true" />
              {t("Delete")}
            </Button>
          }
          title={translate(others.length === 0 ? confirmDeleteWidget : messages.confirmDeleteWidgets(widgets.length))}
          description={translate(messages.deleteCanBeUndone)}
          action={t("Delete")}
          onConfirm={() => editor.run(deleteWidgets)}
        />
      </div>
    </div>
  );
}

function typeName({ type }: Widget): string {
  return translate(widgetLabel(type));
}

function headline(widgets: readonly Widget[]): string {
  const [widget, ...others] = widgets;
  return widget && others.length === 0 ? typeName(widget) : tn(widgets.length, "{count} widget", "{count} widgets");
}

function CommandButton({ command }: { readonly command: PlainCommand }) {
  const editor = useEditor();
  const isShown = useEditorState((state) => command.isShown?.(state) ?? true);
  const isEnabled = useEditorState(command.isEnabled);
  if (!isShown) return null;
  return (
    <Button disabled={!isEnabled} onClick={() => editor.run(command)}>
      {translate(command.label)}
    </Button>
  );
}

function LockNotice({ widgets }: { readonly widgets: readonly Widget[] }) {
  const editor = useEditor();
  const { isLocked } = usePanel();
  const count = widgets.filter(({ locked }) => locked).length;
  if (count === 0) return null;
  return (
    <div className="flex items-center gap-2 border-y border-rule py-1.5 text-[0.9375rem] leading-snug">
      <Lock size={16} strokeWidth={1.75} aria-hidden="true" className="shrink-0" />
      <p className="flex-1">{translate(isLocked ? messages.allLocked(count) : messages.someLocked(count))}</p>
      {isLocked && <Button onClick={() => editor.run(toggleLock)}>{t("Unlock")}</Button>}
    </div>
  );
}
