import type { Project } from "@octavo/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useMemo, useRef, useState } from "react";
import { failureMessage, isOutcomeUnknown, isUnauthorized } from "../api/failures.ts";
import { projectQuery } from "../api/project-queries.ts";
import { type Draft, saveDraft } from "../api/save-draft.ts";
import { useStoredDraft } from "../session/use-stored-draft.ts";

/** A part of a project that is edited and saved as a whole, such as the plan or the compilation rules. */
export interface ProjectPart<Value> {
  /** Part of the storage key, such as "plan". */
  readonly name: string;
  readonly of: (project: Project) => Value;
  readonly isSame: (a: Value, b: Value) => boolean;
  /** Checks a stored draft, which an older version of the studio may have written. */
  readonly isValue: (kept: unknown) => kept is Value;
  readonly failed: string;
  /** Moves a draft to another stored version. Returns undefined for a conflict. */
  readonly merge?: (draft: Draft<Value>, theirs: Value) => Draft<Value> | undefined;
}

interface ProjectDraft<Value> {
  readonly value: Value;
  readonly set: (value: Value) => void;
  /** Resolves to true if the whole draft is stored. */
  readonly save: () => Promise<boolean>;
  readonly discard: () => void;
  readonly takeTheirs: () => Promise<void>;
  readonly problem: string | undefined;
  /** True if another client has stored a different version. */
  readonly conflict: boolean;
  readonly dismissConflict: () => void;
  readonly changed: boolean;
  /** True if the draft is from an earlier visit. */
  readonly restored: boolean;
}

type Send<Value> = (value: Value, revision: number) => Promise<unknown>;

/** Returns the stored part of a project, or a draft of it that this browser stores until it is saved. */
export function useProjectDraft<Value>(
  project: Project,
  part: ProjectPart<Value>,
  send: Send<Value>,
): ProjectDraft<Value> {
  const cache = useQueryClient();
  const kept = useStoredDraft(`${part.name}.${project.id}`, (written) => readDraft(written, part));
  const { setDraft, restored } = kept;
  const stored = part.of(project);
  const draft = useMemo(() => kept.draft && movedTo(stored, kept.draft, part), [stored, kept.draft, part]);
  const [problem, setProblem] = useState<string>();
  const [conflict, setConflict] = useState(false);
  const newest = useRef(draft);
  useEffect(() => {
    newest.current = draft;
  }, [draft]);
  const from = draft ? draft.from : stored;
  const value = draft ? draft.mine : stored;
  const changed = draft !== undefined && !part.isSame(draft.mine, stored);

  const refetch = async () => {
    const read = await cache.fetchQuery({ ...projectQuery(project.id), staleTime: 0 });
    return { value: part.of(read), revision: read.revision };
  };
  /** Input during a save becomes a change to the version that was just stored. */
  const settle = (saved: Value) => {
    const typed = newest.current;
    setDraft(typed && typed.mine !== saved ? { mine: typed.mine, from: saved } : undefined);
  };
  /** Marks a version whose save had no answer, because it may be stored. */
  const remember = (sent: Value) => setDraft({ mine: newest.current?.mine ?? sent, from, unanswered: sent });
  const save = async (): Promise<boolean> => {
    setProblem(undefined);
    try {
      const known = { value: stored, revision: project.revision };
      const mine = { mine: value, from, unanswered: draft?.unanswered };
      const outcome = await saveDraft(mine, known, { send, refetch, isSame: part.isSame, merge: part.merge });
      if (outcome === "conflict") setConflict(true);
      else settle(value);
      return outcome === "saved";
    } catch (reason) {
      if (isOutcomeUnknown(reason)) remember(value);
      if (!isUnauthorized(reason)) setProblem(failureMessage(reason, part.failed));
      return false;
    }
  };
  const discard = () => {
    setDraft(undefined);
    setProblem(undefined);
    setConflict(false);
  };
  return {
    value,
    set: (next) => setDraft({ mine: next, from, unanswered: draft?.unanswered }),
    save,
    discard,
    takeTheirs: async () => {
      await refetch();
      discard();
    },
    problem,
    conflict,
    dismissConflict: () => setConflict(false),
    changed,
    restored: restored && changed,
  };
}

/** Combines a draft with what others have stored since it began, if that is possible. */
function movedTo<Value>(stored: Value, draft: Draft<Value>, { isSame, merge }: ProjectPart<Value>): Draft<Value> {
  return merge && !isSame(draft.from, stored) ? (merge(draft, stored) ?? draft) : draft;
}

function readDraft<Value>(kept: unknown, { isValue }: ProjectPart<Value>): Draft<Value> | undefined {
  const { mine, from, unanswered } = kept as Partial<Draft<unknown>>;
  if (!isValue(mine) || !isValue(from)) return undefined;
  return { mine, from, unanswered: isValue(unanswered) ? unanswered : undefined };
}
