import { type Widget, type World, widgetDefinition } from "@octavo/engine";
import { useEffect, useRef } from "react";
import { fontFamily } from "../../engine-worker/font-url.ts";
import { t } from "../../language/t.ts";
import { loadFaces } from "../../planner-view/planner-fonts.ts";
import { lazyPart } from "../../ui/lazy-part.tsx";
import { rectToScreen } from "../camera/camera.ts";
import { typeText } from "../commands/edit-text.ts";
import type { EditorState } from "../document/editor-state.ts";
import { findWidget } from "../document/widget-lists.ts";
import { useEditor, useEditorState } from "../session/editor-context.ts";
import { focusPage } from "./focus-page.ts";

/** Of variables, while one is written. */
const tokenOffers = lazyPart(async () => (await import("../panels/properties/properties-panel.tsx")).TokenOffers, {
  isOptional: true,
});

const written = ({ document, textEdit }: EditorState) => textEdit && findWidget(document, textEdit.place, textEdit.id);

/** The text of a widget while somebody writes it, where it stands. */
export function TextBox({ world }: { readonly world: World }) {
  const widget = useEditorState(written);
  return widget ? <WritingArea key={widget.id} widget={widget} world={world} /> : null;
}

function WritingArea({ widget, world }: { readonly widget: Widget; readonly world: World }) {
  const editor = useEditor();
  const area = useRef<HTMLTextAreaElement>(null);
  const camera = useEditorState((state) => state.camera);
  const { x, y, width, height } = rectToScreen(camera, widget.position);
  const { face, size, color, align } = looksOf(widget, world);
  const write = (content: string) => editor.runWith(typeText, { content });
  useEffect(() => {
    void loadFaces([face]);
  }, [face]);
  useEffect(() => {
    const element = area.current;
    const canvas = element?.closest("[data-canvas]");
    element?.focus();
    element?.select();
    // What had the focus is gone by then, and keys are the canvas's again.
    return () => {
      requestAnimationFrame(() => {
        if (canvas && document.activeElement === document.body) focusPage(canvas);
      });
    };
  }, []);
  return (
    <>
      <textarea
        ref={area}
        aria-label={t("Text")}
        aria-autocomplete="list"
        spellCheck={false}
        className="absolute z-1 resize-none overflow-hidden bg-page p-0 leading-[1.2] outline-2 outline-mark [font-kerning:none] [font-variant-ligatures:none] select-text"
        style={{
          left: x,
          top: y,
          width: Math.max(width, 60),
          height: Math.max(height, size * camera.zoom * 1.4),
          fontFamily: fontFamily(face),
          fontSize: size * camera.zoom,
          color,
          textAlign: align,
        }}
        value={widget.content ?? ""}
        onChange={(event) => write(event.target.value)}
      />
      <tokenOffers.Part props={{ area, onWrite: write }} />
    </>
  );
}

type Align = "left" | "center" | "right";

interface Looks {
  readonly face: string;
  readonly size: number;
  readonly color: string;
  readonly align: Align;
}

function looksOf({ type, styling = {} }: Widget, { fonts }: World): Looks {
  const typography = widgetDefinition(type)?.typography;
  const { font, size, color, text_align } = styling;
  const align = [text_align, typography?.align].find(isAlign) ?? "left";
  return {
    face: fonts.resolve(typeof font === "string" ? font : "Helvetica") ?? "arimo-regular",
    size: Number(size) || typography?.size || 12,
    color: typeof color === "string" ? color : "#000000",
    align,
  };
}

function isAlign(value: unknown): value is Align {
  return value === "left" || value === "center" || value === "right";
}
