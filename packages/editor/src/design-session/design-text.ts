import { type Message, messageOf } from "@octavo/foundation";
import { replaceDocument } from "../commands/replace-document.ts";
import type { EditorDocument } from "../document/editor-document.ts";
import { loadYaml, yamlIfLoaded } from "../document/load-yaml.ts";
import type { Editor } from "../editor.ts";
import { fixErrorsFirst } from "../messages.ts";

export type DesignMode = "visual" | "yaml";

interface DesignTextOptions {
  readonly editor: Editor;
  /** YAML of a draft that has errors. */
  readonly broken: string | undefined;
  readonly parse: (text: string, present: EditorDocument) => Promise<EditorDocument | undefined>;
  /** Called after each change of the state. */
  readonly onChange: () => void;
  /** Called after each edit of the YAML, valid or not. */
  readonly onEdit: () => void;
}

export interface TextState {
  readonly mode: DesignMode;
  /** The YAML as typed. Undefined before the first keystroke. */
  readonly typed: string | undefined;
  readonly hasErrors: boolean;
  readonly problem: Message | undefined;
}

/**
 * The YAML of an open design. The editor's document is the source of truth. After the first keystroke the YAML is kept as
 * text, and each valid state of it replaces the document.
 */
export class DesignText {
  readonly #options: DesignTextOptions;
  #state: TextState;
  /** YAML that is not (yet) the document. */
  #ahead: string | undefined;
  #printed: { readonly document: EditorDocument; readonly text: string } | undefined;

  constructor(options: DesignTextOptions) {
    const { broken } = options;
    const hasErrors = broken !== undefined;
    this.#options = options;
    this.#ahead = broken;
    this.#state = { mode: hasErrors ? "yaml" : "visual", typed: broken, hasErrors, problem: undefined };
  }

  state(): TextState {
    return this.#state;
  }

  ahead(): string | undefined {
    return this.#ahead;
  }

  /** Returns the YAML to show. The module for YAML is loaded in YAML mode. */
  shown(): string {
    const { document } = this.#options.editor.getState();
    if (this.#state.typed !== undefined) return this.#state.typed;
    if (this.#printed?.document !== document)
      this.#printed = { document, text: yamlIfLoaded()?.printDocument(document) ?? "" };
    return this.#printed.text;
  }

  /** Returns the YAML to save for a document. */
  async print(document: EditorDocument): Promise<string> {
    return this.#state.typed ?? (await loadYaml()).printDocument(document);
  }

  async edit(typed: string): Promise<void> {
    const { editor, parse, onEdit } = this.#options;
    this.#ahead = typed;
    this.#set({ typed });
    onEdit();
    try {
      const document = await parse(typed, editor.getState().document);
      if (this.#ahead !== typed) return;
      if (!document) return this.#set({ hasErrors: true });
      this.#ahead = undefined;
      editor.runWith(replaceDocument, { document });
      this.#set({ hasErrors: false, problem: undefined });
      onEdit();
    } catch (reason) {
      this.#fail(reason);
    }
  }

  async show(mode: DesignMode): Promise<void> {
    if (mode === "visual" && this.#state.hasErrors) return this.#set({ problem: fixErrorsFirst });
    try {
      if (mode === "yaml") await loadYaml();
      this.#set({ mode, typed: undefined, problem: undefined });
    } catch (reason) {
      this.#fail(reason);
    }
  }

  /** Drops the typed YAML in favor of the document. */
  settle(): void {
    this.#ahead = undefined;
    this.#set({ typed: undefined, hasErrors: false, problem: undefined });
  }

  drop(): void {
    this.settle();
    this.#options.onEdit();
  }

  #fail(reason: unknown): void {
    this.#set({ problem: messageOf(reason) });
  }

  #set(change: Partial<TextState>): void {
    this.#state = { ...this.#state, ...change };
    this.#options.onChange();
  }
}
