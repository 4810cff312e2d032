import { defaultKeymap, history, historyKeymap, indentWithTab } from "@codemirror/commands";
import { yaml } from "@codemirror/lang-yaml";
import { bracketMatching, foldGutter, foldKeymap, indentOnInput, indentUnit } from "@codemirror/language";
import { type Diagnostic as Lint, linter, lintGutter, lintKeymap, setDiagnostics } from "@codemirror/lint";
import { highlightSelectionMatches, search, searchKeymap } from "@codemirror/search";
import { Compartment, EditorState, type Extension } from "@codemirror/state";
import { EditorView, highlightActiveLineGutter, keymap, lineNumbers } from "@codemirror/view";
import type { Diagnostic, DocumentName } from "@octavo/foundation";
import { type RefObject, useEffect, useEffectEvent, useRef } from "react";
import { t, translate } from "../language/t.ts";
import { editorTheme } from "./editor-theme.ts";
import { type Marker, markersOf } from "./markers.ts";
import { phrases } from "./phrases.ts";

export interface CodeMirrorProps {
  readonly document: DocumentName;
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly diagnostics: readonly Diagnostic[];
  /** Wraps long lines. */
  readonly wrap: boolean;
  /** A new object moves the cursor to this position. */
  readonly jump: { readonly line: number; readonly column: number } | undefined;
}

const behaviour: Extension = [
  lineNumbers(),
  foldGutter(),
  highlightActiveLineGutter(),
  history(),
  indentOnInput(),
  indentUnit.of("  "),
  bracketMatching(),
  highlightSelectionMatches(),
  search({ top: true }),
  linter(null),
  lintGutter(),
  yaml(),
  EditorState.tabSize.of(2),
  // Tab indents. After Escape, CodeMirror lets the next Tab leave the editor.
  keymap.of([...searchKeymap, ...historyKeymap, ...foldKeymap, ...lintKeymap, ...defaultKeymap, indentWithTab]),
  editorTheme,
];

export function CodeMirror(props: CodeMirrorProps) {
  const host = useRef<HTMLDivElement>(null);
  const view = useView(host, props);
  useText(view, props.value);
  useMarkers(view, props);
  useJump(view, props);
  return <div ref={host} className="h-full min-h-0" />;
}

const wrapping = new Compartment();
const wrapped = (wrap: boolean): Extension => (wrap ? EditorView.lineWrapping : []);

type ViewRef = RefObject<EditorView | null>;

function useView(host: RefObject<HTMLDivElement | null>, { label, value, wrap, onChange }: CodeMirrorProps): ViewRef {
  const view = useRef<EditorView>(null);
  const changed = useEffectEvent(onChange);
  const initial = useEffectEvent(() => ({ doc: value, wrap }));
  useEffect(() => {
    if (!host.current) return undefined;
    // In a shadow root CodeMirror uses constructed style sheets, which a strict Content-Security-Policy allows.
    const root = host.current.shadowRoot ?? host.current.attachShadow({ mode: "open" });
    const { doc, wrap: wrapsNow } = initial();
    const created = new EditorView({
      parent: root,
      root,
      doc,
      extensions: [
        behaviour,
        EditorState.phrases.of(Object.fromEntries(phrases.map((phrase) => [phrase, translate(phrase)]))),
        wrapping.of(wrapped(wrapsNow)),
        EditorView.contentAttributes.of({
          "aria-label": t("{label}. Escape, then Tab leaves the editor.", { label }),
          tabindex: "0",
        }),
        EditorView.updateListener.of((update) => update.docChanged && changed(update.state.doc.toString())),
      ],
    });
    view.current = created;
    return () => created.destroy();
  }, [host, label]);
  useEffect(() => {
    view.current?.dispatch({ effects: wrapping.reconfigure(wrapped(wrap)) });
  }, [wrap]);
  return view;
}

/** Replaces the text if it changes from outside, such as by opening a file. Undo restores the old text. */
function useText(view: ViewRef, value: string): void {
  useEffect(() => {
    const { current } = view;
    if (!current || current.state.doc.toString() === value) return;
    current.dispatch({
      changes: { from: 0, to: current.state.doc.length, insert: value },
      selection: { anchor: 0 },
      scrollIntoView: true,
    });
  }, [view, value]);
}

function useMarkers(view: ViewRef, { document, diagnostics }: CodeMirrorProps): void {
  useEffect(() => {
    const { current } = view;
    if (!current) return;
    const lints = markersOf(diagnostics, document, current.state.doc).map(lintOf);
    current.dispatch(setDiagnostics(current.state, lints));
  }, [view, document, diagnostics]);
}

function lintOf({ from, to, severity, ...marker }: Marker): Lint {
  const message = translate(marker.message);
  const hint = marker.hint && translate(marker.hint);
  return {
    from,
    to,
    severity,
    message: hint ? `${message}. ${hint}` : message,
    renderMessage: () => describe(message, hint),
  };
}

function describe(message: string, hint: string | undefined): HTMLElement {
  const whole = document.createElement("span");
  whole.append(message);
  if (hint === undefined) return whole;
  const advice = document.createElement("span");
  advice.className = "cm-diagnostic-hint";
  advice.append(hint);
  whole.append(advice);
  return whole;
}

function useJump(view: ViewRef, { jump }: CodeMirrorProps): void {
  useEffect(() => {
    if (!jump) return undefined;
    // The tab panel may become visible only now.
    const frame = requestAnimationFrame(() => {
      const { current } = view;
      if (!current) return;
      const line = current.state.doc.line(Math.min(Math.max(1, jump.line), current.state.doc.lines));
      const anchor = Math.min(line.from + jump.column - 1, line.to);
      current.dispatch({ selection: { anchor }, effects: EditorView.scrollIntoView(anchor, { y: "center" }) });
      current.focus();
    });
    return () => cancelAnimationFrame(frame);
  }, [view, jump]);
}
