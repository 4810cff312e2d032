import { type Widget, widgetDefinition } from "@octavo/engine";
import { ArrowDown, ArrowUp, Eye, EyeOff, Lock, LockOpen } from "lucide-react";
import { IconButton } from "../../ui/icon-button.tsx";
import { plainCommand } from "../commands/registry.ts";
import { selectWidgets } from "../commands/select.ts";
import { masterUnder, type Place } from "../document/editor-document.ts";
import type { EditorState } from "../document/editor-state.ts";
import { widgetsIn } from "../document/widget-lists.ts";
import { useEditor, useEditorState } from "../session/editor-context.ts";

const documentOf = (state: EditorState) => state.document;
const placeOf = (state: EditorState) => state.place;

/** What lies over what, the topmost first; below it the master, which is as it is on every page. */
export function LayersPanel() {
  const document = useEditorState(documentOf);
  const place = useEditorState(placeOf);
  const widgets = widgetsIn(document, place);
  const master = masterUnder(document, place);
  return (
    <section aria-label="Layers" className="min-h-0 flex-1 overflow-y-auto py-2">
      {widgets.length === 0 && (
        <p className="px-4 py-3 text-ink-soft">Nothing on this page yet. Click a widget on the left to add it.</p>
      )}
      <ul>
        {widgets.toReversed().map((widget, i) => (
          <Layer key={widget.id} widget={widget} place={place} isTop={i === 0} isBottom={i === widgets.length - 1} />
        ))}
      </ul>
      {master && (
        <>
          <h3 className="mt-3 border-t border-rule px-4 pt-3 pb-1 text-sm font-semibold">{`Master: ${master.name}`}</h3>
          <ul>
            {master.widgets.toReversed().map((widget) => (
              <li key={widget.id}>
                <Name widget={widget} place={{ kind: "master", id: master.id }} />
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

interface LayerProps {
  readonly widget: Widget;
  readonly place: Place;
  readonly isTop: boolean;
  readonly isBottom: boolean;
}

function Layer({ widget, place, isTop, isBottom }: LayerProps) {
  const editor = useEditor();
  const { id, locked, hidden_in_editor } = widget;
  const run = (command: string) => {
    editor.runWith(selectWidgets, { ids: [id], place });
    const found = plainCommand(command);
    if (found) editor.run(found);
  };
  return (
    <li className="flex items-center has-aria-pressed:bg-wash">
      <Name widget={widget} place={place} />
      <span className="flex shrink-0 pr-2">
        <IconButton
          name={`Raise ${id}`}
          Icon={ArrowUp}
          className="size-8"
          disabled={isTop}
          onClick={() => run("bring-forward")}
        />
        <IconButton
          name={`Lower ${id}`}
          Icon={ArrowDown}
          className="size-8"
          disabled={isBottom}
          onClick={() => run("send-backward")}
        />
        <IconButton
          name={locked ? `Unlock ${id}` : `Lock ${id}`}
          Icon={locked ? Lock : LockOpen}
          className={`size-8 ${locked ? "text-ink" : ""}`}
          onClick={() => run("toggle-lock")}
        />
        <IconButton
          name={hidden_in_editor ? `Show ${id}` : `Hide ${id}`}
          Icon={hidden_in_editor ? EyeOff : Eye}
          className={`size-8 ${hidden_in_editor ? "text-ink" : ""}`}
          onClick={() => run("toggle-hidden")}
        />
      </span>
    </li>
  );
}

function Name({ widget, place }: { readonly widget: Widget; readonly place: Place }) {
  const editor = useEditor();
  const isSelected = useEditorState(
    ({ selection }) =>
      selection.place.kind === place.kind && selection.place.id === place.id && selection.ids.includes(widget.id),
  );
  const words = widget.content?.trim();
  return (
    <button
      type="button"
      aria-pressed={isSelected}
      onClick={(event) =>
        editor.runWith(selectWidgets, {
          ids: [widget.id],
          place,
          toggles: event.shiftKey || event.ctrlKey || event.metaKey,
        })
      }
      className="flex min-h-9 min-w-0 flex-1 items-baseline gap-2 px-4 py-1 text-left text-[0.9375rem] hover:text-accent aria-pressed:font-semibold aria-pressed:text-accent pointer-coarse:min-h-11"
    >
      <span className="shrink-0">{widgetDefinition(widget.type)?.label ?? widget.type}</span>
      <span className="truncate text-sm text-ink-soft">{words || widget.id}</span>
    </button>
  );
}
