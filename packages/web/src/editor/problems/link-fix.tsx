import { askForLink, type EditorState, linkTo } from "@octavo/editor";
import { type Widget, widgetDefinition } from "@octavo/engine";
import { type Message, nearest } from "@octavo/foundation";
import { t } from "../../language/t.ts";
import { Button } from "../../ui/button.tsx";
import { useLinks } from "../planner/links.ts";
import { useEditor, useEditorState } from "../state/editor-context.ts";

interface LinkFixProps {
  readonly widgetId: string;
  /** Selects the widget. */
  readonly onShow: () => void;
  readonly onProblem: (problem: Message | undefined) => void;
}

/** Offers fixes for a broken link: the most similar destination, or a choice. */
export function LinkFix({ widgetId, onShow, onProblem }: LinkFixProps) {
  const editor = useEditor();
  const { destinations } = useLinks();
  const widget = useEditorState((state) => widgetOf(state, widgetId));
  const near = nearName(widget, destinations);
  return (
    <span className="flex flex-wrap gap-2">
      {near !== undefined && (
        <Button
          onClick={() => {
            onShow();
            onProblem(editor.runWith(linkTo, { kind: "destination", name: near }));
          }}
        >
          {t("Link to {name}", { name: near })}
        </Button>
      )}
      <Button
        onClick={() => {
          onShow();
          onProblem(editor.run(askForLink));
        }}
      >
        {t("Choose…")}
      </Button>
    </span>
  );
}

function widgetOf({ document: { pages, masters } }: EditorState, id: string): Widget | undefined {
  for (const { widgets } of [...pages, ...masters]) {
    const found = widgets.find((widget) => widget.id === id);
    if (found) return found;
  }
  return undefined;
}

/** A rule has a different result on each page, so no single name can replace it. */
function nearName(widget: Widget | undefined, destinations: () => readonly string[]): string | undefined {
  if (!widget) return undefined;
  const { to_dest = "", bind } = widgetDefinition(widget.type)?.link?.read(widget.properties ?? {}) ?? {};
  const written = bind === undefined ? to_dest.trim() : "";
  return written === "" || /[{@]/.test(written) ? undefined : nearest(written, destinations());
}
