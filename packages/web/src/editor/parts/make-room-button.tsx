import { type EditorState, makeRoom, masterUnder, widgetsIn } from "@octavo/editor";
import { roomUnder } from "@octavo/starters";
import { useMemo } from "react";
import { translate } from "../../language/t.ts";
import { Button } from "../../ui/button.tsx";
import { useEditor, useEditorState } from "../state/editor-context.ts";
import { usePartPage } from "./use-part-page.ts";

const documentOf = ({ document }: EditorState) => document;

/** Offers that widgets below new ones become smaller. Nothing if they cannot. */
export function MakeRoomButton({ ids }: { readonly ids: readonly string[] }) {
  const editor = useEditor();
  const { canvas } = usePartPage();
  const document = useEditorState(documentOf);
  const { place } = editor.getState();
  const changed = useMemo(() => {
    if (place.kind === "block") return undefined;
    const [moved, widgets] = [true, false].map((isNew) =>
      widgetsIn(document, place).filter(({ id }) => ids.includes(id) === isNew),
    );
    const fixed = masterUnder(document, place)?.widgets ?? [];
    return roomUnder(moved ?? [], canvas, { widgets: widgets ?? [], fixed });
  }, [document, place, ids, canvas]);
  if (!changed) return null;
  return <Button onClick={() => editor.runWith(makeRoom, { changed })}>{translate(makeRoom.label)}</Button>;
}
