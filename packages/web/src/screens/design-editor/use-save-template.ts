import type { StoredTemplate } from "@octavo/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useRef, useState } from "react";
import { copyName } from "../../api/copy-name.ts";
import { failureMessage, isMissing, isRefusal } from "../../api/failures.ts";
import { templates as messages } from "../../api/messages.ts";
import { templateQuery } from "../../api/template-query.ts";
import { useChangeTemplate, useCreateTemplate } from "../../api/templates.ts";
import type { EditorDocument } from "../../editor/document/editor-document.ts";
import { isSignInMissing } from "./is-sign-in-missing.ts";
import { readStored } from "./opening.ts";
import { useOneAtATime } from "./use-one-at-a-time.ts";

/** What work on a template starts from; absent when it is new. */
export type OpenedTemplate = Pick<StoredTemplate, "id" | "revision">;

interface Saving {
  readonly first: OpenedTemplate | undefined;
  /** The template as it is at this moment. */
  readonly take: () => Promise<TakenTemplate>;
  /** Whether it was changed since it was stored. */
  readonly isBehind: () => boolean;
  readonly onRenamed: (name: string) => void;
  /** Shows another version in place of what is on screen, as an edit that can be undone. */
  readonly onTake: (theirs: EditorDocument) => void;
  /** The address is another one from now on. */
  readonly onMoved: (id: string) => void;
}

export interface TakenTemplate {
  readonly name: string;
  readonly description: string;
  readonly category: string;
  readonly author: string;
  /** Id of a device profile; empty when none is chosen. */
  readonly profile: string;
  readonly text: string;
  readonly onSaved: () => void;
}

/** Somebody else has stored another version, or none any more. */
export interface TemplateConflict {
  readonly theirs: Theirs | undefined;
}

interface Theirs {
  readonly stored: StoredTemplate;
  readonly document: EditorDocument;
}

const noProfile = "Please select a device profile before saving";

export function useSaveTemplate({ first, take, isBehind, onRenamed, onTake, onMoved }: Saving) {
  const cache = useQueryClient();
  const navigate = useNavigate();
  const [opened, setOpened] = useState(first);
  /** The same, known at once: a second save may be asked for before the first has been drawn. */
  const base = useRef(first);
  const create = useCreateTemplate();
  const change = useChangeTemplate();
  const [problem, setProblem] = useState<string>();
  const [conflict, setConflict] = useState<TemplateConflict>();
  const [saved, setSaved] = useState<string>();

  const readTheirs = async (): Promise<Theirs | undefined> => {
    try {
      const stored = await cache.fetchQuery({ ...templateQuery(base.current?.id ?? ""), staleTime: 0 });
      return { stored, document: readStored(stored) };
    } catch (reason) {
      if (isMissing(reason)) return undefined;
      throw reason;
    }
  };
  const store = async (over: number | undefined): Promise<void> => {
    const { name, text: yaml_content, onSaved, ...more } = await take();
    const body = { ...more, name: name.trim(), yaml_content };
    const id = base.current?.id ?? "";
    const stored =
      over === undefined ? await create.mutateAsync(body) : await change.mutateAsync({ id, body, revision: over });
    onSaved();
    setConflict(undefined);
    setSaved(messages.saved);
    base.current = { id: stored.id, revision: stored.revision };
    setOpened(base.current);
    if (stored.id === id) return;
    onMoved(stored.id);
    await navigate({
      to: "/templates/$templateId",
      params: { templateId: stored.id },
      replace: true,
      ignoreBlocker: true,
      resetScroll: false,
    });
  };
  const explain = async (reason: unknown): Promise<void> => {
    if (isSignInMissing(reason)) return;
    const isConflict = isRefusal(reason, "STALE_REVISION") || (opened !== undefined && isMissing(reason));
    try {
      if (isConflict) return setConflict({ theirs: await readTheirs() });
    } catch {
      // Then the first refusal is what there is to say.
    }
    const said = failureMessage(reason, "");
    setProblem(said ? messages.saveBecause(said) : messages.save);
  };
  /** Whether all of it is stored now. */
  const save = useOneAtATime(async (): Promise<boolean> => {
    setSaved(undefined);
    setProblem(undefined);
    try {
      if ((await take()).profile === "") {
        setProblem(noProfile);
        return false;
      }
      await store(base.current?.revision);
      return true;
    } catch (reason) {
      await explain(reason);
      return false;
    }
  }, isBehind);
  return {
    opened,
    save,
    saving: create.isPending || change.isPending,
    problem,
    saved,
    conflict,
    keepMine: async () => {
      onRenamed(copyName((await take()).name));
      await store(undefined);
    },
    overwrite: async () => store((await readTheirs())?.stored.revision),
    takeTheirs: async () => {
      const theirs = await readTheirs();
      if (!theirs) throw new Error(messages.load);
      onTake(theirs.document);
      base.current = theirs.stored;
      setOpened(theirs.stored);
      setConflict(undefined);
    },
    dismissConflict: () => setConflict(undefined),
  };
}
