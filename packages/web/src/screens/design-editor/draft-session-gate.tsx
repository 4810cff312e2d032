import { type DraftSession, matchesStored, type StoredDraft, type Version } from "@octavo/editor";
import { type ReactNode, useEffect, useState } from "react";
import { useDraftStatus } from "../../editor/session/use-draft-session.ts";
import { lazyPart } from "../../ui/lazy-part.tsx";
import { Loading } from "../../ui/loading.tsx";
import { EditorLoader } from "./editor-loader.tsx";
import type { InitialDesign } from "./initial-design.ts";
import { OpenElsewhere } from "./open-elsewhere.tsx";

const restoreWork = lazyPart(async () => (await import("./restore-draft")).RestoreDraft);

interface DraftSessionGateProps {
  readonly desk: DraftSession | undefined;
  /** Noun for messages, such as "master". */
  readonly noun: string;
  readonly back: ReactNode;
  /** Name of the stored version. A template has its name in the document. */
  readonly name: string | undefined;
  /** Undefined if the design has never been saved. */
  readonly version: Version | undefined;
  readonly open: (found: StoredDraft | undefined) => Promise<InitialDesign>;
  readonly children: (desk: DraftSession, opening: InitialDesign) => ReactNode;
}

/** Shows the editor once this tab may edit the design and the user has decided about unsaved changes. */
export function DraftSessionGate({ desk, back, open, children, ...stored }: DraftSessionGateProps) {
  const standing = useDraftStatus(desk);
  if (!desk || standing.kind === "opening") return <Loading />;
  if (standing.kind === "other-tab")
    return <OpenElsewhere {...{ standing, back }} noun={stored.noun} onTakeOver={() => void desk.takeOver()} />;
  const { draft: found, continues: goesOn } = standing;
  return (
    <EditorLoader key={found?.time} open={() => open(found)}>
      {(opening) =>
        found ? (
          <UnsavedDraft {...{ desk, found, goesOn, opening, stored }}>{children}</UnsavedDraft>
        ) : (
          children(desk, opening)
        )
      }
    </EditorLoader>
  );
}

interface UnsavedDraftProps extends Pick<DraftSessionGateProps, "children"> {
  readonly desk: DraftSession;
  readonly found: StoredDraft;
  readonly goesOn: boolean;
  readonly opening: InitialDesign;
  readonly stored: Pick<DraftSessionGateProps, "noun" | "name" | "version">;
}

/** Asks about an unsaved draft. Name and version may change during editing, so the initial ones are kept. */
function UnsavedDraft({ desk, found, goesOn, opening, stored, children }: UnsavedDraftProps) {
  const [isRestored, setRestored] = useState(goesOn);
  const [{ noun, name, version }] = useState(stored);
  const { restored, stored: document } = opening;
  const isOver = !restored || matchesStored(restored, document, name ?? document.metadata.name);
  useEffect(() => {
    if (isOver) void desk.discard();
  }, [isOver, desk]);
  if (isOver) return <Loading />;
  if (isRestored) return children(desk, opening);
  return (
    <restoreWork.Part
      isWanted
      props={{
        noun,
        found,
        restored,
        version,
        opening,
        onRestore: () => setRestored(true),
        onDiscard: () => void desk.discard(),
        onPutAside: version === undefined ? () => desk.startAnother() : undefined,
      }}
    />
  );
}
