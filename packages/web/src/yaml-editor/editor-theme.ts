import { HighlightStyle, syntaxHighlighting } from "@codemirror/language";
import type { Extension } from "@codemirror/state";
import { EditorView } from "@codemirror/view";
import { tags } from "@lezer/highlight";

const baseTheme = EditorView.theme({
  "&": { height: "100%", fontSize: "0.8125rem", color: "var(--ink)", backgroundColor: "var(--surface)" },
  "@media (pointer: coarse)": { "&": { fontSize: "1rem" } },
  "&.cm-focused": { outline: "none" },
  // The gutters would cover an outline.
  "&.cm-focused::after": {
    content: '""',
    position: "absolute",
    inset: "0",
    border: "2px solid var(--accent)",
    pointerEvents: "none",
    zIndex: "250",
  },
  // Code runs from left to right in every language of the studio, unlike the panels and messages around it.
  ".cm-scroller": { direction: "ltr", fontFamily: "var(--font-mono)", lineHeight: "1.6" },
  ".cm-content": { padding: "0.75rem 0", caretColor: "var(--accent)" },
  ".cm-line": { padding: "0 0.75rem 0 0.25rem" },
  ".cm-gutters": { backgroundColor: "var(--surface)", color: "var(--ink-soft)", border: "none" },
  ".cm-lineNumbers .cm-gutterElement": { paddingLeft: "0.5rem", fontVariantNumeric: "tabular-nums" },
  ".cm-activeLineGutter": { backgroundColor: "transparent", color: "var(--accent)", fontWeight: "600" },
  ".cm-selectionMatch": { backgroundColor: "var(--wash)" },
  "&.cm-focused .cm-matchingBracket": { backgroundColor: "var(--wash)", outline: "1px solid var(--edge)" },
  ".cm-foldPlaceholder": { background: "var(--wash)", color: "var(--ink)", border: "none", padding: "0 0.4em" },
  ".cm-foldGutter .cm-gutterElement": { cursor: "pointer" },
  ".cm-searchMatch": { backgroundColor: "var(--wash)", outline: "1px solid var(--edge)" },
  ".cm-searchMatch-selected": { backgroundColor: "var(--accent)", color: "var(--on-accent)" },
});

const panelTheme = EditorView.theme({
  ".cm-panels": { backgroundColor: "var(--paper)", color: "var(--ink)" },
  ".cm-panels-top": { borderBottom: "var(--line) solid var(--rule)" },
  ".cm-panel.cm-search": {
    padding: "0.5rem",
    paddingInlineStart: "0.75rem",
    paddingInlineEnd: "2rem",
    fontFamily: "var(--font-sans)",
  },
  ".cm-panel.cm-search label": { fontSize: "0.8125rem" },
  ".cm-panel.cm-search [name=close]": {
    top: "0.5rem",
    right: "auto",
    insetInlineEnd: "0.75rem",
    color: "var(--ink)",
    cursor: "pointer",
  },
  ".cm-textfield": {
    backgroundColor: "var(--surface)",
    color: "var(--ink)",
    border: "var(--line) solid var(--edge)",
    borderRadius: "3px",
    fontSize: "0.875rem",
    padding: "0.2rem 0.4rem",
  },
  ".cm-button": {
    backgroundImage: "none",
    backgroundColor: "transparent",
    color: "var(--ink)",
    border: "var(--line) solid var(--edge)",
    borderRadius: "3px",
    fontSize: "0.8125rem",
    cursor: "pointer",
  },
});

const diagnosticTheme = EditorView.theme({
  ".cm-lintRange-error, .cm-lintRange-warning": {
    backgroundImage: "none",
    textDecorationLine: "underline",
    textDecorationStyle: "wavy",
    textUnderlineOffset: "3px",
    textDecorationSkipInk: "none",
  },
  ".cm-lintRange-error": { textDecorationColor: "var(--danger)", textDecorationThickness: "1.5px" },
  ".cm-lintRange-warning": { textDecorationColor: "var(--warning)", textDecorationStyle: "dotted" },
  ".cm-gutter-lint": { width: "1.1rem" },
  ".cm-gutter-lint .cm-gutterElement": { padding: "0 0 0 0.3rem" },
  ".cm-lint-marker": { boxSizing: "border-box", width: "0.6rem", height: "0.6rem", marginTop: "0.3rem" },
  ".cm-lint-marker-error": { content: "none", backgroundColor: "var(--danger)", borderRadius: "50%" },
  ".cm-lint-marker-warning": { content: "none", border: "2px solid var(--warning)", borderRadius: "50%" },
  ".cm-tooltip": {
    backgroundColor: "var(--paper)",
    color: "var(--ink)",
    border: "var(--line) solid var(--edge)",
    borderRadius: "3px",
    maxWidth: "min(28rem, 80vw)",
  },
  ".cm-diagnostic": { padding: "0.5rem 0.75rem", fontFamily: "var(--font-sans)", fontSize: "0.9375rem" },
  ".cm-diagnostic-error": { borderLeft: "none", borderInlineStart: "3px solid var(--danger)" },
  ".cm-diagnostic-warning": { borderLeft: "none", borderInlineStart: "3px solid var(--warning)" },
  ".cm-diagnostic-hint": { display: "block", color: "var(--ink-soft)" },
});

const highlighting = HighlightStyle.define([
  { tag: [tags.propertyName, tags.definition(tags.propertyName)], color: "var(--code-key)", fontWeight: "600" },
  { tag: [tags.string, tags.content, tags.attributeValue], color: "var(--code-value)" },
  { tag: [tags.number, tags.bool, tags.null, tags.keyword, tags.typeName], color: "var(--code-number)" },
  { tag: [tags.comment, tags.lineComment], color: "var(--code-comment)", fontStyle: "italic" },
  { tag: [tags.separator, tags.punctuation, tags.brace, tags.squareBracket, tags.meta], color: "var(--ink-soft)" },
]);

/** Theme of the editor. All colours are CSS variables, so that it follows the studio's theme. */
export const editorTheme: Extension = [baseTheme, panelTheme, diagnosticTheme, syntaxHighlighting(highlighting)];
