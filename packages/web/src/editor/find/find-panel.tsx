import type { EditorState, TextQuery } from "@octavo/editor";
import { mostHits } from "@octavo/editor";
import { widgetLabel } from "@octavo/engine";
import type { Message } from "@octavo/foundation";
import { X } from "lucide-react";
import { type KeyboardEvent, type RefObject, useDeferredValue, useEffect, useMemo, useRef, useState } from "react";
import { listed, t, tn, translate } from "../../language/t.ts";
import { Button } from "../../ui/button.tsx";
import { CheckField } from "../../ui/check-field.tsx";
import { TextField } from "../../ui/field.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { focusPage } from "../canvas/focus-page.ts";
import type { FindTerms, OtherDesigns } from "../planner/other-designs.ts";
import { useEditor, useEditorState } from "../state/editor-context.ts";
import { findHits, type Hit, keyOf, replaceHits, showHit, textHitOf } from "./find-hits.ts";

interface FindPanelProps {
  /** Field that has the focus first. */
  readonly field: "find" | "replace";
  readonly others: OtherDesigns | undefined;
  readonly onProblem: (problem: Message | undefined) => void;
  readonly onClose: () => void;
}

const documentOf = ({ document }: EditorState) => document;

const emptyQuery: TextQuery = { text: "", matchesCase: false, wholeWords: false };

/** Finds and replaces texts and links in all masters and pages. */
export function FindPanel({ field, others, onProblem, onClose }: FindPanelProps) {
  const [query, setQuery] = useState(others?.terms?.query ?? emptyQuery);
  const [replacement, setReplacement] = useState(others?.terms?.replacement ?? "");
  const search = useSearch({ query, replacement }, others, onProblem);
  const input = useRef<HTMLInputElement>(null);
  const second = useRef<HTMLInputElement>(null);
  useFindKeys(field, input, second);
  const close = () => {
    onClose();
    const canvas = document.querySelector("[data-canvas]");
    if (canvas) focusPage(canvas);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Escape") return;
    event.stopPropagation();
    close();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape in any of its fields closes the panel
    <section
      aria-label={t("Find and replace")}
      data-region="find"
      onKeyDown={onKeyDown}
      // In a narrow window a sheet below the canvas, which keeps its width. The frame reserves its height.
      className="flex shrink-0 border-rule bg-paper max-lg:border-t max-md:order-last max-md:max-h-[55%] max-md:flex-col max-md:overflow-y-auto md:max-lg:absolute md:max-lg:inset-x-0 md:max-lg:bottom-0 md:max-lg:h-72 lg:w-76 lg:flex-col lg:border-e"
    >
      <div className="flex flex-col gap-2 border-rule px-4 pt-2 pb-3 max-md:border-b md:max-lg:w-88 md:max-lg:shrink-0 md:max-lg:overflow-y-auto md:max-lg:border-e lg:border-b">
        <div className="flex items-center justify-between">
          <h2 className="font-semibold">{t("Find and replace")}</h2>
          <IconButton name={t("Close")} Icon={X} className="-me-2" onClick={close} />
        </div>
        <QueryFields {...{ query, input, search }} onQuery={setQuery} />
        <ReplaceFields
          {...{ replacement, search, others, onProblem }}
          inputRef={second}
          onReplacement={setReplacement}
        />
      </div>
      <HitList search={search} />
    </section>
  );
}

/** Focuses a field when the panel opens and when its shortcut is pressed again. */
function useFindKeys(
  field: FindPanelProps["field"],
  first: RefObject<HTMLInputElement | null>,
  second: RefObject<HTMLInputElement | null>,
): void {
  useEffect(() => {
    const input = field === "replace" && first.current?.value ? second : first;
    input.current?.focus();
    input.current?.select();
    const onKeyDown = (event: globalThis.KeyboardEvent) => {
      if (event.key.toLowerCase() !== "f" || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      event.preventDefault();
      first.current?.focus();
      first.current?.select();
    };
    addEventListener("keydown", onKeyDown);
    return () => removeEventListener("keydown", onKeyDown);
  }, [field, first, second]);
}

/** The occurrences, and the one that is shown on the canvas. */
function useSearch(terms: FindTerms, others: OtherDesigns | undefined, onProblem: FindPanelProps["onProblem"]) {
  const editor = useEditor();
  const document = useDeferredValue(useEditorState(documentOf));
  const searched = useDeferredValue(terms.query);
  const hits = useMemo(() => findHits(document, others, searched), [document, others, searched]);
  const [shown, setShown] = useState<string>();
  const [index, setIndex] = useState(0);
  const at = hits.findIndex((hit) => keyOf(hit) === shown);
  const show = (hit: Hit | undefined) => {
    if (!hit) return;
    setShown(keyOf(hit));
    setIndex(hits.indexOf(hit));
    if ("here" in hit) onProblem(showHit(editor, hit.here));
    else others?.onOpen(hit.design, hit.there.widget.id, terms);
  };
  /** After a replacement, the next occurrence has the index of the replaced one. */
  const next = (by: 1 | -1) => show(hits.at(at < 0 ? index % Math.max(1, hits.length) : (at + by) % hits.length));
  return { query: searched, hits, current: hits[at], show, next };
}

type Search = ReturnType<typeof useSearch>;

interface QueryFieldsProps {
  readonly query: TextQuery;
  readonly onQuery: (query: TextQuery) => void;
  readonly input: RefObject<HTMLInputElement | null>;
  readonly search: Search;
}

function QueryFields({ query, onQuery, input, search }: QueryFieldsProps) {
  return (
    <>
      <TextField
        ref={input}
        label={t("Find text or a link")}
        labelHidden
        placeholder={t("Find text or a link")}
        autoComplete="off"
        spellCheck={false}
        maxLength={1000}
        value={query.text}
        onChange={({ target }) => onQuery({ ...query, text: target.value })}
        onKeyDown={(event) => {
          if (event.key === "Enter") search.next(event.shiftKey ? -1 : 1);
        }}
      />
      <div className="flex flex-wrap gap-x-5">
        <CheckField
          checked={query.matchesCase}
          onChange={({ target }) => onQuery({ ...query, matchesCase: target.checked })}
        >
          {t("Match case")}
        </CheckField>
        <CheckField
          checked={query.wholeWords}
          onChange={({ target }) => onQuery({ ...query, wholeWords: target.checked })}
        >
          {t("Whole words")}
        </CheckField>
      </div>
    </>
  );
}

interface ReplaceFieldsProps extends Pick<FindPanelProps, "others" | "onProblem"> {
  readonly replacement: string;
  readonly onReplacement: (replacement: string) => void;
  readonly inputRef: RefObject<HTMLInputElement | null>;
  readonly search: Search;
}

function ReplaceFields({ replacement, onReplacement, inputRef, search, others, onProblem }: ReplaceFieldsProps) {
  const editor = useEditor();
  const [withLocked, setWithLocked] = useState(false);
  const [busy, setBusy] = useState(false);
  const { hits, current, next } = search;
  const isMeant = (hit: Hit) => withLocked || !textHitOf(hit).widget.locked;
  const meant = hits.filter(isMeant);
  const locked = hits.filter((hit) => textHitOf(hit).widget.locked).length;
  const replace = async (chosen: readonly Hit[]) => {
    setBusy(true);
    onProblem(await replaceHits(editor, others, chosen, replacement));
    setBusy(false);
  };
  const replaceOne = () => (current && isMeant(current) ? void replace([current]) : next(1));
  return (
    <>
      <TextField
        ref={inputRef}
        label={t("Replace with")}
        labelHidden
        placeholder={t("Replace with")}
        autoComplete="off"
        spellCheck={false}
        maxLength={1000}
        value={replacement}
        onChange={({ target }) => onReplacement(target.value)}
        onKeyDown={(event) => {
          if (event.key === "Enter" && !busy) replaceOne();
        }}
      />
      {locked > 0 && (
        <CheckField checked={withLocked} onChange={({ target }) => setWithLocked(target.checked)}>
          {tn(locked, "Also replace {count} text in locked widgets", "Also replace {count} texts in locked widgets")}
        </CheckField>
      )}
      {meant.some((hit) => "design" in hit) && (
        <p className="text-sm text-ink-soft">{t("Other designs are saved at once. Undo changes them back.")}</p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button disabled={busy || meant.length === 0} onClick={replaceOne}>
          {t("Replace this one")}
        </Button>
        <Button disabled={busy || meant.length === 0} onClick={() => void replace(meant)}>
          {t("Replace all")}
        </Button>
      </div>
    </>
  );
}

/** Number of rows at first, and that "Show more" adds. */
const rowsStep = 200;

function HitList({ search: { query, hits, current, show } }: { readonly search: Search }) {
  const [rows, setRows] = useState(rowsStep);
  const groups = [...Map.groupBy(hits.slice(0, rows), ({ title }) => title)];
  const titles = new Set(hits.map(({ title }) => title)).size;
  return (
    <div className="min-h-0 flex-1 overflow-y-auto px-4 py-2 max-md:flex-none max-md:overflow-visible">
      <output className="block pb-1 text-sm text-ink-soft empty:hidden">
        {query.text !== "" && countText(hits.length, titles)}
      </output>
      {groups.map(([title, group]) => (
        <section key={title} aria-label={title} className="pb-2">
          <h3 className="truncate py-1 text-[0.9375rem] font-semibold">{title}</h3>
          <ul>
            {group.map((hit) => (
              <HitRow key={keyOf(hit)} hit={hit} isCurrent={hit === current} onShow={show} />
            ))}
          </ul>
        </section>
      ))}
      {hits.length > rows && <Button onClick={() => setRows(rows + rowsStep)}>{t("Show more")}</Button>}
    </div>
  );
}

function countText(count: number, designs: number): string {
  if (count === 0) return t("Nothing found");
  if (count >= mostHits) return t("More than {count}, only these are listed and replaced", { count: mostHits });
  return tn(count, "{count} found, in designs: {designs}", "{count} found, in designs: {designs}", { designs });
}

interface HitRowProps {
  readonly hit: Hit;
  readonly isCurrent: boolean;
  readonly onShow: (hit: Hit) => void;
}

/** Characters of the text before and after the occurrence. */
const around = { before: 24, after: 80 };

function HitRow({ hit, isCurrent, onShow }: HitRowProps) {
  const { widget, text, start, end, label } = textHitOf(hit);
  const from = Math.max(0, start - around.before);
  return (
    <li className="border-b border-rule">
      <button
        type="button"
        aria-current={isCurrent || undefined}
        onClick={() => onShow(hit)}
        className="flex w-full flex-col py-1.5 text-start text-[0.9375rem] leading-snug hover:text-accent aria-[current]:text-accent eink:aria-[current]:underline pointer-coarse:min-h-11"
      >
        <span className="max-w-full wrap-break-word">
          {from > 0 && "…"}
          {text.slice(from, start)}
          <mark className="bg-wash font-semibold text-inherit underline">{text.slice(start, end)}</mark>
          {text.slice(end, end + around.after)}
          {text.length > end + around.after && "…"}
        </span>
        <span className="text-sm text-ink-soft">
          {listed([translate(widgetLabel(widget.type)), translate(label), widget.locked && t("locked")])}
        </span>
      </button>
    </li>
  );
}
