import type { Project } from "@octavo/contract";
import {
  type DialogName,
  type Editor,
  loadPlacement,
  loadYaml,
  type PlainCommand,
  pasteCommands,
  type Sample,
} from "@octavo/editor";
import type { DeviceProfile, TemplateSection } from "@octavo/engine";
import type { Message } from "@octavo/foundation";
import { type ReactNode, useCallback, useEffect, useMemo, useState, useSyncExternalStore } from "react";
import { provideCommands } from "../../help/help-sources.ts";
import { t, translate } from "../../language/t.ts";
import { afterPaint } from "../../ui/after-paint.ts";
import { Button } from "../../ui/button.tsx";
import { loadDialogs } from "../../ui/dialog.tsx";
import { closable, lazy } from "../../ui/lazy.tsx";
import { Notice } from "../../ui/notice.tsx";
import { useIdle } from "../../ui/use-idle.ts";
import { useMediaQuery } from "../../ui/use-media-query.ts";
import { useWasTrue } from "../../ui/use-was-true.ts";
import { EditorCanvas } from "../canvas/editor-canvas.tsx";
import { loadPasting } from "../clipboard/load-pasting.ts";
import { pasteWith, useClipboard, useSystemClipboard } from "../clipboard/use-clipboard.ts";
import { useTypeAhead } from "../find/type-ahead.ts";
import { useResources, useWorld } from "../painting/resources.ts";
import { LinksContext, useDocumentLinks } from "../planner/links.ts";
import type { OtherDesigns } from "../planner/other-designs.ts";
import type { PlannerNavigation } from "../planner/planner-targets.ts";
import { EditorContext } from "../state/editor-context.ts";
import { PlannerContext } from "../state/planner-context.ts";

const none: readonly never[] = [];

const CommandPalette = lazy(async () => (await import("../find/command-palette.tsx")).CommandPalette, closable);
const FindPanel = lazy(async () => (await import("../find/find-panel.tsx")).FindPanel, closable);
const PasteDialog = lazy(async () => (await import("../clipboard/paste-dialog.tsx")).PasteDialog, closable);
const LinkDialog = lazy(async () => (await import("../links/link-dialog.tsx")).LinkDialog, closable);
const SavePartDialog = lazy(async () => (await import("../parts/save-part-dialog.tsx")).SavePartDialog, closable);
const MakeBlockDialog = lazy(async () => (await import("../blocks/make-block-dialog.tsx")).MakeBlockDialog, closable);
const RenameDialog = lazy(async () => (await import("../layers/rename-dialog.tsx")).RenameDialog, closable);
const BlocksDialog = lazy(async () => (await import("../blocks/blocks-dialog.tsx")).BlocksDialog, closable);
const BlockBar = lazy(async () => (await import("../blocks/instance-section.tsx")).BlockBar);
const ShortcutSheet = lazy(async () => (await import("./shortcut-sheet.tsx")).ShortcutSheet, closable);
const SelectionBar = lazy(async () => (await import("../canvas/selection-bar.tsx")).SelectionBar);
const WidgetPalette = lazy(async () => (await import("../palette/widget-palette.tsx")).WidgetPalette, {
  fallback: () => <div className="w-44 shrink-0 border-e border-rule bg-paper max-lg:w-22 max-md:hidden" />,
});
const UndoOffer = lazy(async () => (await import("./undo-offer.tsx")).UndoOffer, { isOptional: true });
const ProblemNotice = lazy(async () => (await import("./undo-offer.tsx")).ProblemNotice, { isOptional: true });
const TooltipLayer = lazy(async () => (await import("../toolbar/tooltip-layer.tsx")).TooltipLayer, {
  isOptional: true,
});

export interface EditorFrameProps {
  readonly editor: Editor;
  readonly profile: DeviceProfile | undefined;
  readonly sample?: Sample | undefined;
  /** Page whose values the canvas shows until there is a sample. */
  readonly opening?: Sample | undefined;
  /** Project of the design. */
  readonly project?: Project;
  /** Sections of the surrounding planner, as link targets. */
  readonly sections?: readonly TemplateSection[];
  /** Pages of the surrounding planner, as search targets. */
  readonly around?: PlannerNavigation;
  /** Other designs of the surrounding project, for find and replace. */
  readonly others?: OtherDesigns;
  /** The open dialog of the frame. */
  readonly dialog: DialogName | undefined;
  readonly onCloseDialog: () => void;
  /** Ids of commands that this screen does not support. */
  readonly lacks?: readonly string[];
  /** Message about a refused action. */
  readonly problem: Message | undefined;
  readonly onProblem: (problem: Message | undefined) => void;
  /** Pictures of the masters, at the start of the line, or above the other parts in a narrow window. */
  readonly switcher: ReactNode;
  /** Content between palette and canvas. */
  readonly left?: ReactNode;
  /** Content above the canvas. */
  readonly above?: ReactNode;
  readonly right: ReactNode;
  /** In the corner of the canvas. */
  readonly corner: ReactNode;
}

/** The common frame of the editor screens below their bar: masters, palette, canvas and panels. */
export function EditorFrame(props: EditorFrameProps) {
  const {
    editor,
    profile,
    sample,
    opening,
    project,
    sections = none,
    around,
    dialog,
    onCloseDialog,
    lacks = none,
    problem,
    onProblem,
  } = props;
  const world = useWorld();
  const planner = useMemo(() => ({ sample, profile, project }), [sample, profile, project]);
  const known = useDocumentLinks(editor, world, sample, sections);
  const run = useCallback(
    (command: PlainCommand) => {
      const pasting = pasteCommands.find(({ id }) => id === command.id);
      if (!pasting) return onProblem(editor.run(command));
      // The menu closes before the clipboard is read.
      const at = editor.getState().contextMenu?.screen;
      void pasteWith(({ pasteFromMenu }) => pasteFromMenu(editor, pasting, at, known, onProblem), onProblem);
    },
    [editor, known, onProblem],
  );
  useEffect(() => {
    const takeBack = provideCommands((command) => {
      if (lacks.includes(command.id) || !command.isEnabled(editor.getState())) return false;
      // The help closes first, and returns the focus.
      queueMicrotask(() => run(command));
      return true;
    });
    return takeBack;
  }, [editor, lacks, run]);
  useClipboard(editor, known, onProblem);
  useSystemClipboard(editor, dialog === "palette");
  useMoreAtLeisure(editor, profile, (sample?.template ?? editor.getState().document).metadata.locale);
  const takeTyped = useTypeAhead(dialog === "palette", onCloseDialog);
  const isCoarse = useMediaQuery("(pointer: coarse)");
  const isInBlock = useSyncExternalStore(editor.subscribe, () => editor.getState().place.kind === "block");
  const hadPalette = useWasTrue(dialog === "palette");
  return (
    <EditorContext value={editor}>
      <LinksContext value={known}>
        <PlannerContext value={planner}>
          <div className="flex min-h-0 flex-1 max-lg:flex-col">
            {props.switcher}
            <div className="flex min-h-0 min-w-0 flex-1 max-md:flex-col max-md:[&:has([data-region=find])>:last-child]:hidden">
              <div className="relative flex min-h-0 min-w-0 flex-1 max-md:flex-col md:max-lg:has-data-[region=find]:pb-72">
                {dialog === "find" || dialog === "replace" ? (
                  <FindPanel field={dialog} others={props.others} onProblem={onProblem} onClose={onCloseDialog} />
                ) : (
                  <WidgetPalette onProblem={onProblem} />
                )}
                {props.left}
                <div className="relative flex min-h-0 min-w-0 flex-1 flex-col">
                  {props.above}
                  {isInBlock && <BlockBar />}
                  <div className="relative flex min-h-0 min-w-0 flex-1">
                    <EditorCanvas profile={profile} sample={sample ?? opening} onRun={run} onProblem={onProblem} />
                    {props.corner}
                    {isCoarse && <SelectionBar onRun={run} />}
                  </div>
                  <LateProblem />
                  {problem === undefined && <UndoOffer />}
                  <ProblemNotice text={problem} onDone={() => onProblem(undefined)} />
                </div>
              </div>
              {props.right}
            </div>
          </div>
          {hadPalette && (
            <CommandPalette
              {...{ lacks, around, takeTyped, onProblem }}
              open={dialog === "palette"}
              names={known}
              onRun={run}
              onClose={onCloseDialog}
            />
          )}
          {dialog === "shortcuts" && <ShortcutSheet open lacks={lacks} onClose={onCloseDialog} />}
          {dialog === "paste-to-masters" && (
            <PasteDialog {...{ around, onProblem }} others={props.others} onClose={onCloseDialog} />
          )}
          {dialog === "save-part" && <SavePartDialog editor={editor} onClose={onCloseDialog} />}
          {dialog === "make-block" && <MakeBlockDialog editor={editor} onClose={onCloseDialog} />}
          {dialog === "rename" && <RenameDialog editor={editor} onClose={onCloseDialog} />}
          {dialog === "blocks" && <BlocksDialog editor={editor} others={props.others} onClose={onCloseDialog} />}
          {dialog === "link" && <LinkDialog onClose={onCloseDialog} />}
          <TooltipLayer />
        </PlannerContext>
      </LinksContext>
    </EditorContext>
  );
}

/** Loads code for saving, copying and YAML, so that it is available even if the connection fails later. */
function useMoreAtLeisure(editor: Editor, profile: DeviceProfile | undefined, locale: string): void {
  useEffect(() => {
    // Text typed right after the palette shortcut requires this module.
    const callOff = afterPaint(() => {
      void loadDialogs();
      void CommandPalette.preload();
    });
    return callOff;
  }, []);
  const isIdle = useIdle();
  useEffect(() => {
    if (isIdle) void Promise.all([loadYaml(), loadPasting()]).catch(() => undefined);
  }, [isIdle]);
  useEffect(() => {
    if (isIdle) void prepareInsertion(editor, profile, locale).catch(() => undefined);
  }, [isIdle, editor, profile, locale]);
}

/** New widgets have type and strokes that the device shows, and texts in the language of the planner. */
async function prepareInsertion(editor: Editor, profile: DeviceProfile | undefined, locale: string): Promise<void> {
  const { minimumsOn } = await loadPlacement();
  if (profile) editor.update((state) => ({ ...state, minimums: minimumsOn(state.document.canvas, profile) }));
  const { loadFirstTexts } = await import("../state/first-texts.ts");
  await loadFirstTexts(editor, locale);
}

/** Shows that a font or language failed to load. */
function LateProblem() {
  const { subscribe, state, retry } = useResources();
  const problem = useSyncExternalStore(subscribe, () => state().problem);
  if (problem === undefined) return null;
  return (
    <Notice
      kind="error"
      className="absolute inset-x-3 top-3 z-2"
      action={<Button onClick={retry}>{t("Try again")}</Button>}
    >
      {translate(problem)}
    </Notice>
  );
}

/** State of the dialogs that the frame opens. */
export function useFrameDialog(first?: DialogName) {
  const [dialog, setDialog] = useState(first);
  const close = useCallback(() => setDialog(undefined), []);
  return { dialog, open: setDialog, close };
}

/** Moves the focus to the next region: toolbar, palette, canvas, panels. */
export function goToRegion(by: 1 | -1): void {
  const regions = [...document.querySelectorAll<HTMLElement>("[data-region]")].filter(
    (region) => region.offsetParent !== null,
  );
  const current = regions.findIndex((region) => region.contains(document.activeElement));
  const next = regions.at((current < 0 && by < 0 ? 0 : current + by) % regions.length);
  const first = next?.querySelector<HTMLElement>(
    "[role=option][tabindex='0'], [role=listbox][tabindex='0'], button:enabled:not([tabindex='-1']), input:enabled, select:enabled, textarea:enabled",
  );
  (first ?? next)?.focus();
}
