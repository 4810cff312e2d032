import type { DiagnosticCode } from "@octavo/foundation";
import { ArrowLeft, ExternalLink, X } from "lucide-react";
import { useEffect, useId, useMemo, useRef, useState } from "react";
import { sitePath } from "../browser/site-path.ts";
import { t, tn } from "../language/t.ts";
import { Button } from "../ui/button.tsx";
import { Disclosure } from "../ui/disclosure.tsx";
import { emptyPlaceholder } from "../ui/field.tsx";
import { IconButton } from "../ui/icon-button.tsx";
import { lazy } from "../ui/lazy.tsx";
import { Loading } from "../ui/loading.tsx";
import "./help-panel.css";
import type { ChapterId } from "./chapters.ts";
import { documentsOf } from "./example-documents.ts";
import { type HelpEntry, helpEntries, kindNames, searchHelp } from "./help-entries.ts";
import { helpContents } from "./help-sources.ts";
import { closeHelp, type HelpTarget, showHelp } from "./help-state.ts";
import { showHintsAgain } from "./hint-switch.ts";
import { problemExamples } from "./problem-examples.ts";
import { type ProblemTopic, problemTopics } from "./problem-topics.ts";
import { TermPicture } from "./term-picture.tsx";
import { terms } from "./terms.ts";

/** The help beside the work: a column on wide screens, and a sheet at the bottom of narrow ones. */
export function HelpPanel({ target }: { readonly target: HelpTarget }) {
  const [typed, setTyped] = useState("");
  const entries = useEntries();
  const heading = useRef<HTMLHeadingElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const searchId = useId();
  useEffect(() => {
    if (target.kind === "search") field.current?.focus();
    else heading.current?.focus();
  }, [target]);
  const entry = entryOf(target, entries);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes it from everything inside
    <aside
      aria-label={t("Help")}
      data-region="help"
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        event.stopPropagation();
        closeHelp();
      }}
      className="help fixed z-15 flex flex-col border-edge bg-paper text-ink"
    >
      <div className="flex items-center gap-1 border-b border-rule py-2 ps-2 pe-2">
        {entry ? (
          <IconButton name={t("Back to the search")} Icon={ArrowLeft} onClick={() => showHelp()} />
        ) : (
          <span className="w-2" />
        )}
        <h2 ref={heading} tabIndex={-1} className="min-w-0 flex-1 text-lg leading-tight font-semibold outline-none">
          {entry ? entry.title : t("Help")}
        </h2>
        <IconButton name={t("Close the help")} Icon={X} onClick={closeHelp} />
      </div>
      {!entry && (
        <div className="px-4 pt-3">
          <label htmlFor={searchId} className="mb-1 block text-sm font-semibold">
            {t("Search the help")}
          </label>
          <input
            ref={field}
            id={searchId}
            type="search"
            autoComplete="off"
            dir="auto"
            placeholder={emptyPlaceholder}
            className="h-11 w-full rounded-sm border border-edge bg-surface px-3"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </div>
      )}
      <div
        {...{ role: "region", "aria-label": t("Help text"), tabIndex: 0 }}
        className="min-h-0 flex-1 overflow-y-auto px-4 py-3 -outline-offset-2"
      >
        {entry ? (
          <Explained entry={entry} code={target.kind === "problem" ? target.code : undefined} />
        ) : (
          <Found entries={entries} typed={typed} />
        )}
      </div>
    </aside>
  );
}

/** Commands are loaded after the other entries. Without them, the help is still useful. */
function useEntries(): readonly HelpEntry[] {
  const [entries, setEntries] = useState(helpEntries);
  useEffect(() => {
    let isWanted = true;
    import("./help-commands.ts").then(
      ({ commandEntries }) => isWanted && setEntries([...commandEntries(), ...helpEntries()]),
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, []);
  return entries;
}

function entryOf(target: HelpTarget, entries: readonly HelpEntry[]): HelpEntry | undefined {
  if (target.kind === "search") return undefined;
  const id = target.kind === "entry" ? target.id : `problem-${problemExamples[target.code].topic}`;
  return entries.find((entry) => entry.id === id);
}

interface FoundProps {
  readonly entries: readonly HelpEntry[];
  readonly typed: string;
}

/** Without a search, terms and chapters. */
function Found({ entries, typed }: FoundProps) {
  const isSearching = typed.trim() !== "";
  const found = isSearching
    ? searchHelp(entries, typed)
    : entries.filter(({ kind }) => kind === "term" || kind === "tutorial");
  const kinds = kindNames();
  const choose = ({ id, run }: HelpEntry) => {
    if (run?.()) closeHelp();
    else showHelp({ kind: "entry", id });
  };
  return (
    <>
      <output className="text-sm text-ink-soft">
        {isSearching &&
          (found.length > 0
            ? tn(found.length, "{count} result", "{count} results")
            : t("Nothing found. Try another word, such as link, page or text."))}
      </output>
      <ul className="divide-y divide-rule">
        {found.map((entry) => (
          <li key={entry.id}>
            <button
              type="button"
              className="flex min-h-11 w-full items-center justify-between gap-4 py-1.5 text-start hover:text-accent"
              onClick={() => choose(entry)}
            >
              <span className="min-w-0">{entry.title}</span>
              <span className="shrink-0 text-sm text-ink-soft">{kinds[entry.kind]}</span>
            </button>
          </li>
        ))}
      </ul>
      {isSearching && found.length === 0 && (
        <NewTabLink href={`${sitePath("/gallery")}?${new URLSearchParams({ q: typed.trim() })}`}>
          {t("Search the planners of the gallery")}
        </NewTabLink>
      )}
      {!isSearching && (
        <Button className="mt-4" onClick={showHintsAgain}>
          {t("Show hints again")}
        </Button>
      )}
    </>
  );
}

const Chapter = lazy(() => helpContents().chapter(), { fallback: () => <Loading /> });

interface ExplainedProps {
  readonly entry: HelpEntry;
  /** The problem for which the help was opened. */
  readonly code: DiagnosticCode | undefined;
}

function Explained({ entry: { id, kind, text, tutorial }, code }: ExplainedProps) {
  const codes = kind === "problem" ? codesOf(id) : [];
  const shown = code ?? codes[0];
  const term = terms.find((known) => known.tutorial === id);
  return (
    <div className="flex flex-col gap-4">
      {term && <TermPicture of={term.id} />}
      {text !== "" && <p className="leading-relaxed text-pretty">{text}</p>}
      {kind === "problem" && shown && <Example code={shown} />}
      {kind === "tutorial" && <Chapter id={tutorial as ChapterId} />}
      {tutorial !== undefined && (
        <NewTabLink href={`${sitePath("/tutorial")}#${tutorial}`}>{t("Read it in the tutorial")}</NewTabLink>
      )}
    </div>
  );
}

/** Leaves the work beside the help as it is. */
function NewTabLink({ href, children }: { readonly href: string; readonly children: string }) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener"
      className="flex min-h-11 w-fit items-center gap-1.5 text-accent underline underline-offset-3"
    >
      {children}
      <ExternalLink size={15} strokeWidth={1.75} aria-hidden="true" />
      <span className="sr-only">{t("(opens in a new tab)")}</span>
    </a>
  );
}

function codesOf(id: string): readonly DiagnosticCode[] {
  const topic = id.replace("problem-", "") as ProblemTopic;
  if (!Object.hasOwn(problemTopics(), topic)) return [];
  return (Object.keys(problemExamples) as DiagnosticCode[]).filter((code) => problemExamples[code].topic === topic);
}

const ProblemPictures = lazy(() => helpContents().pictures(), { isOptional: true });

/** The text is open if there are no pictures. */
function Example({ code }: { readonly code: DiagnosticCode }) {
  const { part, before, after } = problemExamples[code];
  const example = useMemo(
    () => ({ code, before: documentsOf(part, before), after: documentsOf(part, after) }),
    [code, part, before, after],
  );
  const [unseen, setUnseen] = useState<DiagnosticCode>();
  return (
    <>
      <ProblemPictures example={example} onUnseen={setUnseen} />
      <Disclosure key={`${code} ${unseen}`} defaultOpen={unseen === code} summary={t("As text (YAML)")}>
        <div className="flex flex-col gap-4 pt-1">
          <Side title={t("Before: with the problem")} text={before} other={after} mark="−" />
          <Side title={t("After: without the problem")} text={after} other={before} mark="+" />
        </div>
      </Disclosure>
    </>
  );
}

interface SideProps {
  readonly title: string;
  readonly text: string;
  readonly other: string;
  readonly mark: string;
}

/** Marks the lines that the other text does not have. */
function Side({ title, text, other, mark }: SideProps) {
  const id = useId();
  const others = new Set(other.split("\n"));
  return (
    <figure aria-labelledby={id}>
      <figcaption id={id} className="pb-1 text-sm font-semibold">
        {title}
      </figcaption>
      <pre
        {...{ role: "region", "aria-labelledby": id, tabIndex: 0 }}
        dir="ltr"
        className="overflow-x-auto rounded-sm border border-rule bg-sunken py-1.5 font-mono text-[0.8125rem] leading-relaxed"
      >
        {text.split("\n").map((line, i) => {
          const isOwn = !others.has(line);
          return (
            <span key={i} className={`block min-w-fit ps-1 pe-3 ${isOwn ? "bg-wash font-semibold" : ""}`}>
              <span aria-hidden="true" className="inline-block w-4 text-ink-soft select-none">
                {isOwn && mark}
              </span>
              {line}
              {"\n"}
            </span>
          );
        })}
      </pre>
    </figure>
  );
}
