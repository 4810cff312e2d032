import { availableTokens, hasFirstContent, insertText, setContent, sharedValue, tokenLabels } from "@octavo/editor";
import type { Widget } from "@octavo/engine";
import { useRef } from "react";
import { flushSync } from "react-dom";
import { TermHelp } from "../../help/term-help.tsx";
import { t, translate } from "../../language/t.ts";
import { Disclosure } from "../../ui/disclosure.tsx";
import { emptyPlaceholder } from "../../ui/field.tsx";
import { controlLook, FieldRow } from "../fields/field-row.tsx";
import * as messages from "../fields/messages.ts";
import { PanelSection } from "../fields/panel-section.tsx";
import { useFieldInput } from "../fields/use-field-input.ts";
import { useEditor, useEditorState } from "../state/editor-context.ts";

interface ContentSectionProps {
  readonly widgets: readonly Widget[];
  /** False if the widget types store their content without drawing it. */
  readonly isPrinted: boolean;
}

/** The content field. It grows with its text and applies each keystroke. */
export function ContentSection({ widgets, isPrinted }: ContentSectionProps) {
  const editor = useEditor();
  const area = useRef<HTMLTextAreaElement>(null);
  const content = sharedValue(widgets, (widget) => widget.content ?? "");
  const shown = content.mixed ? "" : (content.value ?? "");
  const commit = (typed: string) => editor.runWith(setContent, { content: typed });
  const fieldInput = useFieldInput({ shown, commit, isLive: true, isMultiline: true });
  const isFirst = () => widgets.every((widget) => hasFirstContent(widget, editor.getState().firstNames.text));
  const selectFirst = () => {
    if (isFirst()) area.current?.select();
  };
  const insert = (token: string) => {
    const { value = "", selectionStart = value.length, selectionEnd = selectionStart } = area.current ?? {};
    // The default text of a new widget is replaced.
    const [start, end] = isFirst() ? [0, value.length] : [selectionStart, selectionEnd];
    const { text, caret } = insertText(value, token, start, end);
    // Synchronous, so that the caret is in place before the next key.
    flushSync(() => fieldInput.change(text));
    area.current?.focus();
    area.current?.setSelectionRange(caret, caret);
  };
  return (
    <PanelSection title={t("Basic")}>
      <FieldRow
        label={t("Content")}
        problem={fieldInput.problem}
        note={
          isPrinted ? undefined : t("A note for yourself: it is not printed, and stands beside the widget in Layers.")
        }
      >
        {(aria) => (
          <textarea
            {...aria}
            {...fieldInput.field}
            ref={area}
            // Typing replaces the default text of a new widget. A click places the caret after the focus.
            onFocus={selectFirst}
            onClick={selectFirst}
            dir="auto"
            rows={Math.min(10, Math.max(2, fieldInput.field.value.split("\n").length))}
            placeholder={content.mixed ? translate(messages.mixed) : emptyPlaceholder}
            className={`${controlLook} max-h-72 min-h-16 resize-y py-1.5 leading-snug field-sizing-content`}
          />
        )}
      </FieldRow>
      {isPrinted && <Tokens onPick={insert} />}
    </PanelSection>
  );
}

function Tokens({ onPick }: { readonly onPick: (token: string) => void }) {
  const document = useEditorState((state) => state.document);
  const place = useEditorState((state) => state.selection.place);
  const { common, others } = availableTokens(document, place);
  return (
    <div>
      <TokenList label={t("Variables")} tokens={common} onPick={onPick} />
      <TermHelp of="token" heading={t("All variables")} className="float-end mt-1" />
      <Disclosure summary={t("All variables")} summaryClassName="text-sm text-ink-soft">
        {others.map(({ category, tokens }) => (
          <TokenList key={category} label={translate(category)} tokens={tokens} onPick={onPick} isTitled />
        ))}
      </Disclosure>
    </div>
  );
}

const meaningOf = (token: string) => translate(tokenLabels.get(token) ?? "");

interface TokenListProps {
  readonly label: string;
  readonly tokens: readonly string[];
  readonly onPick: (token: string) => void;
  readonly isTitled?: boolean;
}

function TokenList({ label, tokens, onPick, isTitled = false }: TokenListProps) {
  return (
    <fieldset aria-label={label} className="flex flex-wrap gap-1.5">
      {isTitled && <legend className="pt-2 pb-1 text-sm text-ink-soft">{label}</legend>}
      {tokens.map((token) => (
        <button
          key={token}
          type="button"
          aria-label={[t("Insert {token}", { token }), meaningOf(token)].filter(Boolean).join(": ")}
          title={token}
          // Keeps the focus and the caret in the text.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onPick(token)}
          className="min-h-7 rounded-sm border border-rule px-1.5 text-[0.8125rem] text-ink-soft hover:border-accent hover:text-accent pointer-coarse:min-h-11 pointer-coarse:px-3"
        >
          {meaningOf(token) || <span className="font-mono">{token}</span>}
        </button>
      ))}
    </fieldset>
  );
}
