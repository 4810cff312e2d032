import { type EditorState, nextRulerUnit } from "@octavo/editor";
import type { DeviceProfile } from "@octavo/engine";
import { t, translate } from "../../language/t.ts";
import { useEditor, useEditorState } from "../state/editor-context.ts";

const unitOf = ({ settings }: EditorState) => settings.rulerUnit;

/** Returns the points for each unit of the ruler: millimeter, device pixel or point. */
export function usePointsPerMark(profile: DeviceProfile | undefined): number {
  const unit = useEditorState(unitOf);
  if (unit === "mm") return 72 / 25.4;
  return unit === "px" && profile ? 72 / profile.display.ppi : 1;
}

/** The corner of the rulers. It shows the unit; a click changes it. */
export function RulerUnit({ size }: { readonly size: number }) {
  const editor = useEditor();
  const unit = useEditorState(unitOf);
  return (
    <div
      className="absolute top-0 left-0 grid place-items-center border-r border-b bg-surface text-[9px] leading-none text-ink-soft"
      style={{ width: size, height: size }}
    >
      {unit}
      {/* Too small for fingers, which have the palette of commands. */}
      <button
        type="button"
        title={t("Unit of the rulers")}
        aria-label={translate(`Rulers: ${unit}`)}
        tabIndex={-1}
        onClick={() => editor.run(nextRulerUnit)}
        className="absolute inset-0 pointer-coarse:hidden"
      />
    </div>
  );
}
