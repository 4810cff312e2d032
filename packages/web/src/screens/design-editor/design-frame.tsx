import type { Editor, EditorDocument, Sample } from "@octavo/editor";
import type { World } from "@octavo/engine";
import type { ReactNode, RefObject } from "react";
import { EditorContext } from "../../editor/session/editor-context.ts";
import { ImagePicker } from "../../editor/session/image-picker.tsx";
import { t, translate } from "../../language/t.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { versionConflict } from "./late-version-conflict.ts";

interface DesignFrameProps {
  readonly editor: Editor;
  readonly world: World;
  /** Noun for messages, such as "master". */
  readonly noun: string;
  readonly bar: ReactNode;
  /** An error message. If the YAML has errors, the user can drop its changes. */
  readonly problem: string | undefined;
  readonly text: { readonly hasErrors: boolean; readonly drop: () => void };
  readonly conflict: { readonly theirs: EditorDocument | undefined } | undefined;
  /** The planner page that shows the design. */
  readonly sample?: Sample | undefined;
  readonly saving: {
    readonly keepMine: () => Promise<void>;
    readonly overwrite: () => Promise<void>;
    readonly takeTheirs: () => Promise<void>;
    readonly dismissConflict: () => void;
  };
  readonly picker: RefObject<HTMLInputElement | null>;
  readonly onProblem: (problem: string | undefined) => void;
  readonly children: ReactNode;
}

export function DesignFrame(props: DesignFrameProps) {
  const { editor, world, noun, bar, problem, text, conflict, sample, saving, picker, onProblem, children } = props;
  return (
    <EditorContext value={editor}>
      <div className="flex h-[calc(100dvh-var(--bar))] min-h-0 flex-col">
        {bar}
        {problem !== undefined && (
          <Notice
            kind="error"
            className="mx-4 mb-3 sm:mx-6"
            action={text.hasErrors && <Button onClick={text.drop}>{t("Discard these changes")}</Button>}
          >
            {translate(problem)}
          </Notice>
        )}
        {conflict && (
          <versionConflict.Part
            isWanted
            props={{
              noun,
              world,
              sample,
              theirs: conflict.theirs,
              onKeepMine: saving.keepMine,
              onOverwrite: saving.overwrite,
              onTakeTheirs: saving.takeTheirs,
              onClose: saving.dismissConflict,
            }}
            onGiveUp={saving.dismissConflict}
          />
        )}
        {children}
        <ImagePicker ref={picker} onProblem={onProblem} />
      </div>
    </EditorContext>
  );
}
