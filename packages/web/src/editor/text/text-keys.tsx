import { closeText, findWidget, hasOneLine } from "@octavo/editor";
import { type ComponentProps, useEffect } from "react";
import { useEditor, useEditorState } from "../state/editor-context.ts";
import { TokenOffers } from "./token-offers.tsx";

/** Keys of the text editor on the canvas: those of its offers, and Enter, which ends a text of one line. Shift + Enter begins a line. */
export function TextKeys(props: ComponentProps<typeof TokenOffers>) {
  const { area } = props;
  const editor = useEditor();
  const isLine = useEditorState(({ document, textEdit }) => {
    const widget = textEdit && findWidget(document, textEdit.place, textEdit.id);
    return widget !== undefined && hasOneLine(widget);
  });
  useEffect(() => {
    const { current: element } = area;
    if (!element || !isLine) return undefined;
    const heard = new AbortController();
    // Before the canvas, and after the offers.
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "Enter" || event.shiftKey || event.isComposing || event.defaultPrevented) return;
      event.preventDefault();
      event.stopPropagation();
      editor.run(closeText);
    };
    element.setAttribute("enterkeyhint", "done");
    element.addEventListener("keydown", onKey, heard);
    return () => {
      element.removeAttribute("enterkeyhint");
      heard.abort();
    };
  }, [area, editor, isLine]);
  return <TokenOffers {...props} />;
}
