import { closeText, rectToScreen, typeText } from "@octavo/editor";
import { defaultStyling, shapeRuns, type Widget, type World, widgetDefinition } from "@octavo/engine";
import { useEffect, useRef } from "react";
import { fontFamily } from "../../engine-worker/font-url.ts";
import { t } from "../../language/t.ts";
import { loadFaces } from "../../planner-view/planner-fonts.ts";
import { lazy } from "../../ui/lazy.tsx";
import { useWorld } from "../painting/resources.ts";
import { useEditor, useEditorState } from "../state/editor-context.ts";
import { focusPage } from "./focus-page.ts";

const TextKeys = lazy(async () => (await import("../text/text-keys.tsx")).TextKeys, {
  isOptional: true,
});

/** Text editor at the position of a widget. */
export function TextBox({ widget }: { readonly widget: Widget }) {
  const world = useWorld();
  const editor = useEditor();
  const area = useRef<HTMLTextAreaElement>(null);
  const camera = useEditorState((state) => state.camera);
  const { x, y, width, height } = rectToScreen(camera, widget.position);
  const { face, size, color, align } = looksOf(widget, world);
  const write = (content: string) => editor.runWith(typeText, { content });
  const content = widget.content ?? "";
  const faces = [...new Set([face, ...shapeRuns(content, face, world.fonts).runs.map((run) => run.face)])].join();
  useEffect(() => {
    void loadFaces(faces.split(","), { text: content });
  }, [faces, content]);
  useEffect(() => {
    const element = area.current;
    const canvas = element?.closest("[data-canvas]");
    element?.focus();
    element?.select();
    // The focused element was removed, so the canvas gets the focus.
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
          // Faces of other scripts, as on paper.
          fontFamily: faces
            .split(",")
            .map((id) => `"${fontFamily(id)}"`)
            .join(),
          fontSize: size * camera.zoom,
          color,
          // Text from right to left begins at the right, as in planners of its languages.
          textAlign: align === "left" ? "start" : align,
        }}
        dir="auto"
        value={content}
        onChange={(event) => write(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === "Tab") editor.run(closeText);
        }}
      />
      <TextKeys area={area} onWrite={write} />
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
  const { font, size, color, text_align } = widgetDefinition(type)?.styling ?? defaultStyling;
  return {
    face: fonts.resolve(font.read(styling.font).value) ?? "arimo-regular",
    size: size.read(styling.size).value,
    color: color.read(styling.color).value,
    align: text_align.read(styling.text_align).value,
  };
}
