import { type ReactNode, useEffect, useState } from "react";
import type { Desk } from "../../editor/session/desk.ts";
import { isStored, type KeptDraft, type Version } from "../../editor/session/kept-draft.ts";
import { useStanding } from "../../editor/session/use-desk.ts";
import { lazyPart } from "../../ui/lazy-part.tsx";
import { Loading } from "../../ui/loading.tsx";
import { EditorLoader } from "./editor-loader.tsx";
import type { InitialDesign } from "./initial-design.ts";
import { OpenElsewhere } from "./open-elsewhere.tsx";

const restoreWork = lazyPart(async () => (await import("./restore-draft")).RestoreDraft);

interface DraftSessionGateProps {
  readonly desk: Desk | undefined;
  /** "master" */
  readonly what: string;
  readonly back: ReactNode;
  /** What the stored version is called; that of a template stands in its document. */
  readonly name: string | undefined;
  /** Undefined when no server has it yet. */
  readonly version: Version | undefined;
  readonly open: (found: KeptDraft | undefined) => Promise<InitialDesign>;
  /** The editor. */
  readonly children: (desk: Desk, opening: InitialDesign) => ReactNode;
}

/** The editor, once it is settled that this tab is the one to edit, and what becomes of what was left unsaved. */
export function DraftSessionGate({ desk, back, open, children, ...stored }: DraftSessionGateProps) {
  const standing = useStanding(desk);
  if (!desk || standing.kind === "opening") return <Loading />;
  if (standing.kind === "elsewhere")
    return <OpenElsewhere {...{ standing, back }} what={stored.what} onTakeOver={() => void desk.takeOver()} />;
  const { found, goesOn } = standing;
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
  readonly desk: Desk;
  readonly found: KeptDraft;
  readonly goesOn: boolean;
  readonly opening: InitialDesign;
  readonly stored: Pick<DraftSessionGateProps, "what" | "name" | "version">;
}

/** Something was left unsaved. What the design is called and which version is stored may change while it is edited. */
function UnsavedDraft({ desk, found, goesOn, opening, stored, children }: UnsavedDraftProps) {
  const [isRestored, setRestored] = useState(goesOn);
  const [{ what, name, version }] = useState(stored);
  const { restored, stored: document } = opening;
  const isOver = !restored || isStored(restored, document, name ?? document.metadata.name);
  useEffect(() => {
    if (isOver) void desk.discard();
  }, [isOver, desk]);
  if (isOver) return <Loading />;
  if (isRestored) return children(desk, opening);
  return (
    <restoreWork.Part
      isWanted
      props={{
        what,
        found,
        restored,
        version,
        opening,
        onRestore: () => setRestored(true),
        onDiscard: () => void desk.discard(),
        onPutAside: version === undefined ? () => desk.putAside() : undefined,
      }}
    />
  );
}
