import { type DraftSession, matchesStored, type StoredDraft, type Version } from "@octavo/editor";
import { type ReactNode, useEffect, useState } from "react";
import { useDraftStatus } from "../../editor/session/use-draft-session.ts";
import { lazyPart } from "../../ui/lazy-part.tsx";
import { Loading } from "../../ui/loading.tsx";
import { OpenElsewhere } from "./open-elsewhere.tsx";
import { Opened } from "./opened.tsx";
import type { Opening } from "./opening.ts";

const restoreWork = lazyPart(async () => (await import("./restore-work.tsx")).RestoreWork);

interface AtDeskProps {
  readonly desk: DraftSession | undefined;
  /** "master" */
  readonly what: string;
  readonly back: ReactNode;
  /** What the stored version is called; that of a template stands in its document. */
  readonly name: string | undefined;
  /** Undefined when no server has it yet. */
  readonly version: Version | undefined;
  readonly open: (found: StoredDraft | undefined) => Promise<Opening>;
  /** The editor. */
  readonly children: (desk: DraftSession, opening: Opening) => ReactNode;
}

/** The editor, once it is settled that this tab is the one to edit, and what becomes of what was left unsaved. */
export function AtDesk({ desk, back, open, children, ...stored }: AtDeskProps) {
  const standing = useDraftStatus(desk);
  if (!desk || standing.kind === "opening") return <Loading />;
  if (standing.kind === "other-tab")
    return <OpenElsewhere {...{ standing, back }} what={stored.what} onTakeOver={() => void desk.takeOver()} />;
  const { draft: found, continues: goesOn } = standing;
  return (
    <Opened key={found?.time} open={() => open(found)}>
      {(opening) =>
        found ? <Left {...{ desk, found, goesOn, opening, stored }}>{children}</Left> : children(desk, opening)
      }
    </Opened>
  );
}

interface LeftProps extends Pick<AtDeskProps, "children"> {
  readonly desk: DraftSession;
  readonly found: StoredDraft;
  readonly goesOn: boolean;
  readonly opening: Opening;
  readonly stored: Pick<AtDeskProps, "what" | "name" | "version">;
}

/** Something was left unsaved. What the design is called and which version is stored may change while it is edited. */
function Left({ desk, found, goesOn, opening, stored, children }: LeftProps) {
  const [isRestored, setRestored] = useState(goesOn);
  const [{ what, name, version }] = useState(stored);
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
        what,
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
