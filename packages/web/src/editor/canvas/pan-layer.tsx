import { type Camera, type EditorState, onPixels } from "@octavo/editor";
import { type ReactNode, useMemo } from "react";
import { useEditorState } from "../session/editor-context.ts";

const cameraOf = (state: EditorState) => state.camera;
const zoomOf = ({ camera }: EditorState) => camera.zoom;

/** An SVG that goes along with the page as a layer of the screen: nothing in it is drawn anew while the page is panned. */
export function PanLayer({ children }: { readonly children: ReactNode }) {
  const { x, y } = onPixels(useEditorState(cameraOf));
  return (
    <div className="absolute top-0 left-0 will-change-transform" style={{ transform: `translate(${x}px, ${y}px)` }}>
      <svg width={1} height={1} className="block overflow-visible">
        {children}
      </svg>
    </div>
  );
}

/** The camera of what stands in `Panned`. */
export function useZoomCamera(): Camera {
  const zoom = useEditorState(zoomOf);
  return useMemo(() => ({ x: 0, y: 0, zoom }), [zoom]);
}
