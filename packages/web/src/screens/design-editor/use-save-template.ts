import type { StoredTemplate } from "@octavo/contract";
import { type EditorDocument, loadYaml } from "@octavo/editor";
import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useRef, useState } from "react";
import { copyName } from "../../api/copy-name.ts";
import { failureMessage, isNotFound, isOutcomeUnknown, isRefusal, isUnauthorized } from "../../api/failures.ts";
import { templates as messages } from "../../api/messages.ts";
import { templateQuery } from "../../api/template-query.ts";
import { templatesQuery, useChangeTemplate, useCreateTemplate } from "../../api/templates.ts";
import { browserWorld } from "../../engine-worker/browser-world.ts";
import { retryWhenLoaded } from "../../engine-worker/tables.ts";
import { translate } from "../../language/t.ts";
import { readStored } from "./initial-design.ts";
import { useSerialized } from "./use-serialized.ts";

/** The stored version that work is based on; undefined for a new template. */
export type BaseTemplate = Pick<StoredTemplate, "id" | "revision">;

interface Saving {
  readonly first: BaseTemplate | undefined;
  /** Returns the current template and a callback for a successful save. */
  readonly snapshot: () => Promise<TemplateSnapshot>;
  readonly hasChanges: () => boolean;
  readonly onRenamed: (name: string) => void;
  /** Replaces the document with another version, as an edit that can be undone. */
  readonly onReplace: (theirs: EditorDocument) => void;
  /** Called with the new id before the address changes. */
  readonly onMoved: (id: string) => void;
}

export interface TemplateSnapshot {
  readonly name: string;
  readonly description: string;
  readonly category: string;
  readonly author: string;
  readonly profile: string;
  readonly text: string;
  readonly onSaved: () => void;
}

/** The stored version differs, or was deleted. */
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

export function useSaveTemplate({ first, snapshot, hasChanges, onRenamed, onReplace, onMoved }: Saving) {
  const cache = useQueryClient();
  const navigate = useNavigate();
  const [opened, setOpened] = useState(first);
  /** The same value, available immediately: a second save may start before the next render. */
  const base = useRef(first);
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
  /** The last version sent without an answer. It may be stored. */
  const unanswered = useRef<SentTemplate>(undefined);
  const isOwn = async ({ document }: StoredVersion, { text }: SentTemplate): Promise<boolean> => {
    const [world, { printDocument, readTemplate }] = await Promise.all([browserWorld(), loadYaml()]);
    const mine = await retryWhenLoaded(() => readTemplate(text, world));
    const { metadata } = document;
    return mine !== undefined && printDocument({ ...mine, metadata }) === printDocument(document);
  };
  /** Returns the stored version if it is the one sent without an answer. */
  const recognize = async (reason: unknown): Promise<StoredTemplate | undefined> => {
    const sent = unanswered.current;
    const theirs = sent && isRefusal(reason, "STALE_REVISION") ? await readTheirs() : undefined;
    return sent && theirs && (await isOwn(theirs, sent)) ? theirs.stored : undefined;
  };
  /** Finds the template of a creation that had no answer. */
  const findCreated = async (sent: SentTemplate): Promise<StoredTemplate | undefined> => {
    const list = await cache.fetchQuery({ ...templatesQuery, staleTime: 0 });
    const latest = list.find(({ name, revision }) => name === sent.name && revision === 1);
    const theirs = latest && (await read(latest.id));
    return theirs && (await isOwn(theirs, sent)) ? theirs.stored : undefined;
  };
  /** Saves over the base version, or over the version sent without an answer. */
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
    const { name, text: yaml_content, onSaved, ...more } = await snapshot();
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
      // The first error is shown.
    }
    const message = failureMessage(reason, "");
    setProblem(message ? translate(messages.saveBecause(message)) : messages.save);
  };
  /** Resolves to true if the whole template is stored. */
  const save = useSerialized(async (): Promise<boolean> => {
    setSaved(undefined);
    setProblem(undefined);
    try {
      if ((await snapshot()).profile === "") {
        setProblem(noProfile);
        return false;
      }
      await storeOver();
      return true;
    } catch (reason) {
      await explain(reason);
      return false;
    }
  }, hasChanges);
  return {
    opened,
    save,
    saving: create.isPending || change.isPending,
    problem,
    saved,
    conflict,
    keepMine: async () => {
      onRenamed(copyName((await snapshot()).name));
      await store(undefined);
    },
    overwrite: async () => store((await readTheirs())?.stored.revision),
    takeTheirs: async () => {
      const theirs = await readTheirs();
      if (!theirs) throw new Error(messages.load);
      onReplace(theirs.document);
      base.current = theirs.stored;
      setOpened(theirs.stored);
      setConflict(undefined);
    },
    dismissConflict: () => setConflict(undefined),
  };
}
