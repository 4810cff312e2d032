import { ageOf, type RestoredDraft, type StoredDraft, type Version } from "@octavo/editor";
import { useState } from "react";
import { useWorld } from "../../editor/session/resources.ts";
import { t, translate } from "../../language/t.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { EditorGate } from "./editor-gate.tsx";
import type { InitialDesign } from "./initial-design.ts";
import { firstDifference, VersionPicture } from "./version-picture.tsx";

interface RestoreDraftProps {
  readonly noun: string;
  readonly found: StoredDraft;
  readonly restored: RestoredDraft;
  readonly version: Version | undefined;
  readonly opening: InitialDesign;
  readonly onRestore: () => void;
  readonly onDiscard: () => void;
  /** Starts another design and keeps the draft, where that is possible. */
  readonly onPutAside: (() => void) | undefined;
}

export function RestoreDraft(props: RestoreDraftProps) {
  const { noun, found, restored, version, opening, onRestore, onDiscard, onPutAside } = props;
  const [age] = useState(() => ageOf(found.time, Date.now()));
  const isNew = version === undefined;
  return (
    <EditorGate
      title={t("Restore your changes?")}
      actions={
        <>
          <Button kind="danger" onClick={onDiscard}>
            {t("Discard")}
          </Button>
          {onPutAside && <Button onClick={onPutAside}>{translate(`Create another ${noun}`)}</Button>}
          <Button kind="primary" onClick={onRestore}>
            {t("Restore")}
          </Button>
        </>
      }
    >
      <p className="text-ink-soft text-pretty">
        {translate(
          isNew
            ? `This browser has stored changes to “${found.name}” ${age}. The new ${noun} has never been saved.`
            : `This browser has stored unsaved changes to “${found.name}” ${age}.`,
        )}
      </p>
      {!isNew && restored.base !== version && (
        <Notice>
          {translate(
            `Another version of this ${noun} was saved after you started. Restoring does not overwrite it. When you save, you can choose which version to keep.`,
          )}
        </Notice>
      )}
      {restored.text !== undefined && <Notice>{t("The YAML has errors, so it opens as text.")}</Notice>}
      <Versions {...{ restored, opening, age, isNew }} />
    </EditorGate>
  );
}

interface VersionsProps extends Pick<RestoreDraftProps, "restored" | "opening"> {
  readonly age: string;
  readonly isNew: boolean;
}

function Versions({ restored: { document }, opening: { stored, sample }, age, isNew }: VersionsProps) {
  const world = useWorld();
  if (!document) return null;
  const page = firstDifference(document, stored);
  return (
    <div className="flex justify-center gap-6">
      <VersionPicture {...{ document, world, page, sample }} caption={translate(`Yours, ${age}`)} />
      {!isNew && <VersionPicture {...{ world, page, sample }} document={stored} caption={t("Saved version")} />}
    </div>
  );
}
