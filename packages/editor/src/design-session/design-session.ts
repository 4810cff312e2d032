/**
 * The session of one design in one tab: opens it, restores a draft, edits, saves, and lets one tab edit at a time
 * (docs/decisions/0024). `subscribe` and `getState` are the two parts of an external store for React.
 */
import { isEqual, type Message } from "@octavo/foundation";
import { setDocumentSettings } from "../commands/document-settings.ts";
import { replaceDocument } from "../commands/replace-document.ts";
import { type EditorDocument, withShared } from "../document/editor-document.ts";
import { type DocumentYaml, loadYaml } from "../document/load-yaml.ts";
import { DraftSession, type DraftSessionOptions, type DraftStatus } from "../drafts/draft-session.ts";
import { type DraftState, draftStateOf, withDraftState } from "../drafts/draft-state.ts";
import {
  type DraftContent,
  matchesStored,
  type RestoredDraft,
  restoreDraft,
  type StoredDraft,
} from "../drafts/stored-draft.ts";
import type { Editor } from "../editor.ts";
import { draftsRefused, restoreDraftStep, takeTheirsStep } from "../messages.ts";
import { type EditorState, isDirty } from "../state/editor-state.ts";
import { DesignSaver, type SaverState } from "./design-saver.ts";
import type { DesignStore, OpenedDesign, SavedVersion, StoredVersion, WrittenVersion } from "./design-store.ts";
import { type DesignMode, DesignText, type TextState } from "./design-text.ts";

export interface DesignSessionOptions {
  readonly store: DesignStore;
  readonly drafts: Omit<DraftSessionOptions, "name" | "refresh">;
  /** Undefined for a new design. */
  readonly id: string | undefined;
  readonly createEditor: (document: EditorDocument) => Editor;
  /** Called with the new id after the first save, a renaming or a copy. The save waits for it. */
  readonly onMoved: (id: string) => Promise<void>;
  /** Remembers the history of stored designs while another one is open. */
  readonly histories?: Histories;
}

/** Saved work with its history, by the id of the design. */
export interface Histories {
  readonly recall: (id: string) => SavedWork | undefined;
  readonly remember: (id: string, work: SavedWork) => void;
}

export interface SavedWork {
  /** Stored version of the work. */
  readonly version: SavedVersion["version"];
  readonly work: DraftState;
}

export type DesignSessionState =
  | { readonly kind: "opening" }
  | { readonly kind: "failed"; readonly reason: unknown }
  | Extract<DraftStatus, { readonly kind: "other-tab" }>
  | DraftFound
  | DesignEditing;

/** The user decides about unsaved work of an earlier visit. */
export interface DraftFound {
  readonly kind: "draft-found";
  readonly draft: StoredDraft;
  readonly restored: RestoredDraft;
  readonly opened: OpenedDesign;
}

export interface DesignEditing extends Omit<SaverState & TextState, "typed"> {
  readonly kind: "editing";
  readonly editor: Editor;
  readonly opened: OpenedDesign;
  readonly name: string;
  readonly nameProblem: Message | undefined;
  readonly isChanged: boolean;
  /** True if the draft keeps all changes while another design is edited. Changes of shared parts would be missing there. */
  readonly isKept: boolean;
  readonly canSave: boolean;
  /** The YAML in YAML mode. */
  readonly yaml: string | undefined;
}

/** One open editor. Another tab may take it over and return it later. */
interface Visit {
  readonly opened: OpenedDesign;
  readonly editor: Editor;
  readonly text: DesignText;
  readonly saver: DesignSaver;
  readonly detach: () => void;
}

export class DesignSession {
  readonly #options: DesignSessionOptions;
  readonly #drafts: DraftSession;
  readonly #listeners = new Set<() => void>();
  #state: DesignSessionState = { kind: "opening" };
  #status: DraftStatus | undefined;
  #id: string | undefined;
  #visit: Visit | undefined;
  /** Name of a master or page. A template has its name in the document. */
  #name = "";

  constructor(options: DesignSessionOptions) {
    const { store, drafts, id } = options;
    this.#options = options;
    this.#id = id;
    const refresh = async () => (this.#id === undefined ? undefined : store.read(this.#id));
    this.#drafts = new DraftSession({ ...drafts, name: id, refresh });
    this.#drafts.subscribe(() => this.#onDraftStatus());
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly getState = (): DesignSessionState => this.#state;

  open(): Promise<void> {
    return this.#drafts.open();
  }

  /** Loads the design again after a failure. */
  retry(): void {
    if (this.#state.kind === "failed") void this.#load();
  }

  /** Stores a draft of pending changes. */
  flush(): Promise<void> {
    return this.#drafts.flush();
  }

  close(): void {
    this.#drafts.close();
    this.#leave();
  }

  /** Takes the design over from another tab, with its unsaved work. */
  takeOver(): Promise<void> {
    return this.#drafts.takeOver();
  }

  restoreDraft(): void {
    if (this.#state.kind === "draft-found") this.#edit(this.#state.opened, this.#state.restored);
  }

  discardDraft(): Promise<void> {
    return this.#drafts.discard();
  }

  /** Keeps the draft of a new design for later and starts another new design. */
  startAnother(): void {
    this.#drafts.startAnother();
  }

  rename(name: string): void {
    const { editor } = this.#current();
    if (editor.getState().document.kind === "template") editor.runWith(setDocumentSettings, { name });
    else this.#name = name;
    this.#drafts.touch();
    this.#update();
  }

  /** Resolves to true if the whole design is stored. The state has the reason if not. */
  async save(): Promise<boolean> {
    return this.#state.kind === "editing" && this.#state.canSave && this.#current().saver.save();
  }

  readonly keepMine = (): Promise<void> => this.#current().saver.keepMine();
  readonly overwrite = (): Promise<void> => this.#current().saver.overwrite();
  readonly takeTheirs = (): Promise<void> => this.#current().saver.takeTheirs();
  readonly dismissConflict = (): void => this.#current().saver.dismissConflict();

  readonly show = (mode: DesignMode): void => void this.#current().text.show(mode);

  toggleYaml(): void {
    const { text } = this.#current();
    void text.show(text.state().mode === "visual" ? "yaml" : "visual");
  }

  readonly editText = (typed: string): void => void this.#current().text.edit(typed);
  readonly dropText = (): void => this.#current().text.drop();

  /** Returns the work as YAML. */
  readonly print = (): Promise<string> => {
    const { editor, text } = this.#current();
    return text.print(editor.getState().document);
  };

  /** Replaces the document, as an edit that can be undone. Returns the reason if it is refused. */
  replace(document: EditorDocument, step: Message): Message | undefined {
    const { editor, text } = this.#current();
    const refused = editor.runWith(replaceDocument, { document, step });
    text.settle();
    return refused;
  }

  #current(): Visit {
    if (!this.#visit) throw new Error("The design is not open for editing.");
    return this.#visit;
  }

  #onDraftStatus(): void {
    const status = this.#drafts.status();
    // Otherwise only the browser's storage has changed.
    if (status === this.#status) return this.#update();
    this.#status = status;
    this.#leave();
    if (status.kind === "editing") void this.#load();
    else this.#set(status);
  }

  async #load(): Promise<void> {
    const { store } = this.#options;
    const status = this.#status;
    if (status?.kind !== "editing") return;
    const { draft, continues } = status;
    this.#set({ kind: "opening" });
    try {
      const [opened] = await Promise.all([
        store.open(this.#id, draft !== undefined && !continues),
        draft && loadYaml(),
      ]);
      const restored = draft && (await this.#read(draft, opened));
      if (this.#status !== status) return;
      if (draft && !restored) await this.#drafts.discard();
      else if (draft && restored && !continues) this.#set({ kind: "draft-found", draft, restored, opened });
      else this.#edit(opened, restored);
    } catch (reason) {
      if (this.#status === status) this.#set({ kind: "failed", reason });
    }
  }

  /** Returns undefined if the draft is unreadable, or equal to the stored version. */
  async #read(draft: StoredDraft, { document }: OpenedDesign): Promise<RestoredDraft | undefined> {
    const { printDocument, readShared } = await loadYaml();
    const present = withSharedOf(document, draft.work.document, readShared);
    const read = (text: string) => this.#options.store.parse(text, present);
    const restored = await restoreDraft(draft, { print: printDocument, read });
    return restored && !matchesStored(restored, document, document.metadata.name) ? restored : undefined;
  }

  #edit(opened: OpenedDesign, restored: RestoredDraft | undefined): void {
    const { store, createEditor } = this.#options;
    const editor = createEditor(opened.document);
    if (restored) applyDraft(editor, restored);
    else this.#continueHistory(editor, opened.stored);
    this.#name = restored?.name ?? opened.document.metadata.name;
    const onChange = () => this.#update();
    // Another tab may take the design over during a save, and return it.
    const isCurrent = () => this.#visit?.editor === editor;
    const text = new DesignText({
      editor,
      broken: restored?.text,
      parse: (typed, present) => store.parse(typed, present),
      onChange,
      onEdit: this.#drafts.touch,
    });
    const saver = new DesignSaver({
      store,
      base: opened.stored && { ...opened.stored, version: restored?.base ?? opened.stored.version },
      name: () => this.#trimmedName(),
      take: (name) => this.#take(name),
      hasChanges: () => isCurrent() && (isDirty(editor.getState()) || this.#isRenamed()),
      onSaved: async (saved, document) => {
        if (isCurrent()) await this.#onSaved(saved, document);
      },
      onReplaced: (theirs) => this.#onReplaced(theirs),
      onRenamed: (name) => this.rename(name),
      onChange,
    });
    this.#visit = { opened, editor, text, saver, detach: this.#attach(editor) };
    this.#update();
  }

  /** Stores a draft after each edit. Returns a function that stops. */
  #attach(editor: Editor): () => void {
    let { document, saved } = editor.getState();
    const detach = this.#drafts.attach(() => this.#unsaved());
    const stop = editor.subscribe(() => {
      const state = editor.getState();
      if (state.document === document && state.saved === saved) return;
      ({ document, saved } = state);
      this.#drafts.touch();
      this.#update();
    });
    return () => {
      stop();
      detach();
    };
  }

  /** Undo goes on where it was when the same version was left. */
  #continueHistory(editor: Editor, stored: SavedVersion | undefined): void {
    const known = stored && this.#options.histories?.recall(stored.id);
    if (!known || known.version !== stored.version) return;
    editor.update((state) => {
      const { place, page, selection } = state;
      return withDraftState(state, { ...known.work, place, page, selection });
    });
  }

  #rememberHistory({ editor, saver, text }: Visit): void {
    const { base } = saver.state();
    const state = editor.getState();
    if (base && !isDirty(state) && text.ahead() === undefined)
      this.#options.histories?.remember(base.id, { version: base.version, work: draftStateOf(state) });
  }

  #leave(): void {
    if (this.#visit) this.#rememberHistory(this.#visit);
    this.#visit?.detach();
    this.#visit = undefined;
  }

  #unsaved(): DraftContent | undefined {
    const { editor, text, saver } = this.#current();
    const state = editor.getState();
    const ahead = text.ahead();
    if (!isDirty(state) && ahead === undefined && !this.#isRenamed()) return undefined;
    const { base } = saver.state();
    return { name: this.#trimmedName(), base: base?.version, text: ahead, work: draftStateOf(state) };
  }

  async #take(name: string): Promise<WrittenVersion> {
    const { editor, text } = this.#current();
    // Flushes the draft, so that a page closed during the save does not leave a different version.
    void this.#drafts.flush();
    const { document } = editor.getState();
    const { metadata } = document;
    const named = metadata.name.trim() === name ? document : { ...document, metadata: { ...metadata, name } };
    return { name, text: await text.print(document.kind === "template" ? named : document), document };
  }

  async #onSaved({ id }: SavedVersion, document: EditorDocument | undefined): Promise<void> {
    const { editor } = this.#current();
    editor.markSaved(document ?? editor.getState().document);
    void this.#drafts.markSaved(id);
    if (id === this.#id) return;
    this.#id = id;
    await this.#options.onMoved(id);
  }

  #onReplaced({ id, name, document }: StoredVersion): void {
    const { editor } = this.#current();
    this.replace(document, takeTheirsStep);
    editor.markSaved(editor.getState().document);
    this.#name = name;
    void this.#drafts.markSaved(id);
  }

  #currentName(): string {
    const { metadata, kind } = this.#current().editor.getState().document;
    return kind === "template" ? metadata.name : this.#name;
  }

  #trimmedName(): string {
    return this.#currentName().trim();
  }

  /** True for a new name that is not a change of the document. */
  #isRenamed(): boolean {
    const { editor, saver } = this.#current();
    const { base } = saver.state();
    return editor.getState().document.kind !== "template" && base !== undefined && this.#trimmedName() !== base.name;
  }

  #update(): void {
    if (!this.#visit) return;
    const next = this.#editing(this.#visit);
    if (!isShallowEqual(this.#state, next)) this.#set(next);
  }

  #editing({ opened, editor, text, saver }: Visit): DesignEditing {
    const saverState = saver.state();
    const { typed: _, ...textState } = text.state();
    const { hasErrors, mode } = textState;
    const name = this.#currentName();
    const nameProblem = this.#options.store.nameProblem(name);
    const storageProblem = this.#drafts.isStorageRefused() ? draftsRefused : undefined;
    return {
      ...saverState,
      ...textState,
      kind: "editing",
      editor,
      opened,
      name,
      nameProblem,
      isChanged: isDirty(editor.getState()) || hasErrors || this.#isRenamed(),
      isKept:
        saverState.base !== undefined && storageProblem === undefined && !hasErrors && !hasNewShared(editor.getState()),
      canSave: nameProblem === undefined && !hasErrors,
      yaml: mode === "yaml" ? text.shown() : undefined,
      problem: saverState.problem ?? storageProblem ?? textState.problem,
    };
  }

  #set(state: DesignSessionState): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}

/** The stored document with the shared parts of a draft, which the YAML of a single design does not contain. */
function withSharedOf(
  stored: EditorDocument,
  { shared = {}, sharedChanges, masters: [draft] }: EditorDocument,
  readShared: DocumentYaml["readShared"],
): EditorDocument {
  const { kind, masters } = stored;
  if (kind === "template") return stored;
  const frame = typeof draft?.frame === "string" ? { frame: draft.frame } : {};
  const designs = masters.map(({ id, name, widgets }) => ({ id, name, ...frame, widgets }));
  const changed = { ...stored, masters: designs, ...(sharedChanges && { sharedChanges }) };
  return withShared(changed, readShared(shared) ?? stored.shared ?? {});
}

function hasNewShared({ document, saved }: EditorState): boolean {
  return document !== saved && !isEqual(document.shared, saved?.shared);
}

/** Saves the draft of a design without a screen. Resolves to false if the user has to open the design. */
export async function saveDraft(session: DesignSession): Promise<boolean> {
  const opened = new Promise<DesignSessionState>((resolve) => {
    const stop = session.subscribe(() => {
      const state = session.getState();
      if (state.kind === "opening") return;
      stop();
      resolve(state);
    });
  });
  void session.open();
  try {
    const state = await opened;
    return state.kind === "editing" && (!state.isChanged || (await session.save()));
  } finally {
    await session.flush();
    session.close();
  }
}

/** Restores the draft with its history, or as one edit of the stored document. */
function applyDraft(editor: Editor, { work, document }: RestoredDraft): void {
  if (work) editor.update((state) => withDraftState(state, work));
  else if (document) editor.runWith(replaceDocument, { document, step: restoreDraftStep });
}

function isShallowEqual(a: object, b: object): boolean {
  const values = new Map<string, unknown>(Object.entries(a));
  return Object.entries(b).every(([key, value]) => values.has(key) && Object.is(values.get(key), value));
}
