import type { StoredTemplate } from "@octavo/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useRef, useState } from "react";
import { copyName } from "../../api/copy-name.ts";
import { failureMessage, isNotFound, isOutcomeUnknown, isRefusal, isUnauthorized } from "../../api/failures.ts";
import { templates as messages } from "../../api/messages.ts";
import { templateQuery } from "../../api/template-query.ts";
import { templatesQuery, useChangeTemplate, useCreateTemplate } from "../../api/templates.ts";
import type { EditorDocument } from "../../editor/document/editor-document.ts";
import { loadYaml } from "../../editor/document/load-yaml.ts";
import { browserWorld } from "../../engine-worker/browser-world.ts";
import { retryWhenLoaded } from "../../engine-worker/tables.ts";
import { readStored } from "./initial-design.ts";
import { useSerialized } from "./use-serialized.ts";

/** What work on a template starts from; absent when it is new. */
export type BaseTemplate = Pick<StoredTemplate, "id" | "revision">;

interface Saving {
  readonly first: BaseTemplate | undefined;
  /** The template as it is at this moment. */
  readonly take: () => Promise<TemplateSnapshot>;
  /** Whether it was changed since it was stored. */
  readonly isBehind: () => boolean;
  readonly onRenamed: (name: string) => void;
  /** Shows another version in place of what is on screen, as an edit that can be undone. */
  readonly onTake: (theirs: EditorDocument) => void;
  /** The address is another one from now on. */
  readonly onMoved: (id: string) => void;
}

export interface TemplateSnapshot {
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
  readonly theirs: StoredVersion | undefined;
}

interface SentTemplate {
  readonly name: string;
  readonly text: string;
}

interface StoredVersion {
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
  /** Id of the template in the address bar. */
  const address = useRef(first?.id);
  const create = useCreateTemplate();
  const change = useChangeTemplate();
  const [problem, setProblem] = useState<string>();
  const [conflict, setConflict] = useState<TemplateConflict>();
  const [saved, setSaved] = useState<string>();

  const read = async (id: string): Promise<StoredVersion> => {
    const stored = await cache.fetchQuery({ ...templateQuery(id), staleTime: 0 });
    return { stored, document: readStored(stored) };
  };
  const readTheirs = async (): Promise<StoredVersion | undefined> => {
    try {
      return await read(base.current?.id ?? "");
    } catch (reason) {
      if (isNotFound(reason)) return undefined;
      throw reason;
    }
  };
  /** What was sent last, if its answer was lost: it may be stored. */
  const unanswered = useRef<SentTemplate>(undefined);
  const isOwn = async ({ document }: StoredVersion, { text }: SentTemplate): Promise<boolean> => {
    const [world, { printDocument, readTemplate }] = await Promise.all([browserWorld(), loadYaml()]);
    const mine = await retryWhenLoaded(() => readTemplate(text, world));
    const { metadata } = document;
    return mine !== undefined && printDocument({ ...mine, metadata }) === printDocument(document);
  };
  /** The stored version that is my own, though its answer was lost. */
  const recognize = async (reason: unknown): Promise<StoredTemplate | undefined> => {
    const sent = unanswered.current;
    const theirs = sent && isRefusal(reason, "STALE_REVISION") ? await readTheirs() : undefined;
    return sent && theirs && (await isOwn(theirs, sent)) ? theirs.stored : undefined;
  };
  /** The template that a creation has made, though its answer was lost. */
  const findCreated = async (sent: SentTemplate): Promise<StoredTemplate | undefined> => {
    const list = await cache.fetchQuery({ ...templatesQuery, staleTime: 0 });
    const latest = list.find(({ name, revision }) => name === sent.name && revision === 1);
    const theirs = latest && (await read(latest.id));
    return theirs && (await isOwn(theirs, sent)) ? theirs.stored : undefined;
  };
  /** Stores over the version that work began with, or over my own whose answer was lost. */
  const storeOver = async (): Promise<void> => {
    if (!base.current && unanswered.current) base.current = await findCreated(unanswered.current);
    try {
      await store(base.current?.revision);
    } catch (reason) {
      const own = await recognize(reason).catch(() => undefined);
      if (!own) throw reason;
      base.current = own;
      await store(own.revision);
    }
  };
  const store = async (over: number | undefined): Promise<void> => {
    const { name, text: yaml_content, onSaved, ...more } = await take();
    const body = { ...more, name: name.trim(), yaml_content };
    const id = base.current?.id ?? "";
    const write = over === undefined ? create.mutateAsync(body) : change.mutateAsync({ id, body, revision: over });
    const stored = await write.catch((reason: unknown) => {
      if (isOutcomeUnknown(reason)) unanswered.current = { name: body.name, text: yaml_content };
      throw reason;
    });
    unanswered.current = undefined;
    onSaved();
    setConflict(undefined);
    setSaved(messages.saved);
    base.current = { id: stored.id, revision: stored.revision };
    setOpened(base.current);
    if (stored.id === address.current) return;
    address.current = stored.id;
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
    if (isUnauthorized(reason)) return;
    const isConflict = isRefusal(reason, "STALE_REVISION") || (opened !== undefined && isNotFound(reason));
    try {
      if (isConflict) return setConflict({ theirs: await readTheirs() });
    } catch {
      // Then the first refusal is what there is to say.
    }
    const message = failureMessage(reason, "");
    setProblem(message ? messages.saveBecause(message) : messages.save);
  };
  /** Whether all of it is stored now. */
  const save = useSerialized(async (): Promise<boolean> => {
    setSaved(undefined);
    setProblem(undefined);
    try {
      if ((await take()).profile === "") {
        setProblem(noProfile);
        return false;
      }
      await storeOver();
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
