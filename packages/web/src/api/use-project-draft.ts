import type { Project } from "@octavo/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useStoredDraft } from "../session/use-stored-draft.ts";
import { failureMessage, isOutcomeUnknown, isUnauthorized } from "./failures.ts";
import { projectQuery } from "./project-queries.ts";
import { type Draft, saveDraft } from "./save-draft.ts";

/** A part of a project that is edited as a whole and saved as a whole: its plan, its rules. */
export interface ProjectPart<Value> {
  /** "plan" */
  readonly name: string;
  readonly of: (project: Project) => Value;
  readonly isSame: (a: Value, b: Value) => boolean;
  /** What an older version of the studio kept may be of another form. */
  readonly isValue: (kept: unknown) => kept is Value;
  /** What is said when saving fails and nobody has a better sentence. */
  readonly failed: string;
}

interface ProjectDraft<Value> {
  /** As it is on screen. */
  readonly value: Value;
  readonly set: (value: Value) => void;
  /** Whether all of it is stored now. */
  readonly save: () => Promise<boolean>;
  readonly discard: () => void;
  readonly takeTheirs: () => Promise<void>;
  /** Why it could not be saved. */
  readonly problem: string | undefined;
  /** Somebody has stored another version meanwhile. */
  readonly conflict: boolean;
  readonly dismissConflict: () => void;
  readonly changed: boolean;
  /** The changes are of an earlier visit. */
  readonly restored: boolean;
}

type Send<Value> = (value: Value, revision: number) => Promise<unknown>;

/** The stored part, or a draft of it that this browser keeps until it is saved. */
export function useProjectDraft<Value>(
  project: Project,
  part: ProjectPart<Value>,
  send: Send<Value>,
): ProjectDraft<Value> {
  const cache = useQueryClient();
  const { draft, setDraft, restored } = useStoredDraft(`${part.name}.${project.id}`, (kept) => readDraft(kept, part));
  const [problem, setProblem] = useState<string>();
  const [conflict, setConflict] = useState(false);
  const newest = useRef(draft);
  useEffect(() => {
    newest.current = draft;
  }, [draft]);
  const stored = part.of(project);
  const from = draft ? draft.from : stored;
  const value = draft ? draft.mine : stored;
  const changed = draft !== undefined && !part.isSame(draft.mine, stored);

  const readAgain = async () => {
    const read = await cache.fetchQuery({ ...projectQuery(project.id), staleTime: 0 });
    return { value: part.of(read), revision: read.revision };
  };
  /** What was typed while all of it was on its way is a change to what is stored now. */
  const settle = (saved: Value) => {
    const typed = newest.current;
    setDraft(typed && typed.mine !== saved ? { mine: typed.mine, from: saved } : undefined);
  };
  /** The answer to a save was lost: it may be stored by now. */
  const remember = (sent: Value) => setDraft({ mine: newest.current?.mine ?? sent, from, unanswered: sent });
  const save = async (): Promise<boolean> => {
    setProblem(undefined);
    try {
      const known = { value: stored, revision: project.revision };
      const mine = { mine: value, from, unanswered: draft?.unanswered };
      const outcome = await saveDraft(mine, known, { send, readAgain, isSame: part.isSame });
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
      await readAgain();
      discard();
    },
    problem,
    conflict,
    dismissConflict: () => setConflict(false),
    changed,
    restored: restored && changed,
  };
}

function readDraft<Value>(kept: unknown, { isValue }: ProjectPart<Value>): Draft<Value> | undefined {
  const { mine, from, unanswered } = kept as Partial<Draft<unknown>>;
  if (!isValue(mine) || !isValue(from)) return undefined;
  return { mine, from, unanswered: isValue(unanswered) ? unanswered : undefined };
}
