import { type Camera, type EditorState, onPixels } from "@octavo/editor";
import { type ReactNode, useMemo } from "react";
import { useEditorState } from "../state/editor-context.ts";

const cameraOf = (state: EditorState) => state.camera;
const zoomOf = ({ camera }: EditorState) => camera.zoom;

/** An SVG layer that moves with the page. Panning only moves the layer and repaints nothing. */
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

/** Returns the camera for content of `PanLayer`. */
export function useZoomCamera(): Camera {
  const zoom = useEditorState(zoomOf);
  return useMemo(() => ({ x: 0, y: 0, zoom }), [zoom]);
}
