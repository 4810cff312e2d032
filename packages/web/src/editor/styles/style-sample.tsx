import type { FaceId, Style } from "@octavo/engine";
import { type CSSProperties, type ReactNode, useEffect } from "react";
import { fontFamily } from "../../engine-worker/font-url.ts";
import { loadFaces } from "../../planner-view/planner-fonts.ts";
import { usePanel } from "../fields/panel-context.ts";

/** Loads the faces of fonts that a sample shows. */
export function useFaces(names: readonly (string | undefined)[]): readonly (FaceId | undefined)[] {
  const { fonts } = usePanel();
  const ids = names.map((name) => (name === undefined ? undefined : fonts?.resolve(name)));
  const known = ids.filter((id) => id !== undefined);
  const key = known.join();
  useEffect(() => {
    void loadFaces(key === "" ? [] : key.split(","));
  }, [key]);
  return ids;
}

/** Weight and slant are part of the font file, so the family name identifies the face. */
export function inFace(id: FaceId | undefined): CSSProperties {
  return id === undefined ? {} : { fontFamily: `"${fontFamily(id)}", var(--default-font-family, sans-serif)` };
}

interface StyleSampleProps {
  readonly style: Style;
  readonly children: ReactNode;
}

/** Words as a style draws them on paper, with its line below. */
export function StyleSample({ style, children }: StyleSampleProps) {
  const [face] = useFaces([style.font]);
  const { color, background_color, fill_color, stroke_color, stroke_width } = style;
  const hasLine = stroke_color !== undefined || stroke_width !== undefined;
  return (
    <span
      className="min-w-0 truncate px-1 forced-color-adjust-none"
      style={{
        ...inFace(face),
        color: color ?? "#000000",
        background: background_color || fill_color || "#ffffff",
        ...(hasLine && { borderBottom: `${Math.max(1, stroke_width ?? 1)}px solid ${stroke_color || "#000000"}` }),
      }}
    >
      {children}
    </span>
  );
}
