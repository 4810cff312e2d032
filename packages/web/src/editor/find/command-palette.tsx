import {
  formatShortcut,
  type PlainCommand,
  plainCommands,
  setStyle,
  setTheme,
  stylesOf,
  updateStyle,
} from "@octavo/editor";
import { formatMessage, type Message } from "@octavo/foundation";
import { useEffect, useMemo, useState } from "react";
import { helpEntries, kindNames, searchHelp } from "../../help/help-entries.ts";
import { openHelp } from "../../help/open-help.ts";
import { t, translate } from "../../language/t.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { emptyPlaceholder } from "../../ui/field.tsx";
import { scrollIntoViewRef } from "../../ui/reveal.ts";
import { focusPage } from "../canvas/focus-page.ts";
import { type PlannerNavigation, plannerTargets } from "../planner/planner-targets.ts";
import {
  exactMatchesFirst,
  type LinkNames,
  matchesSearch,
  type SearchTarget,
  searchTargetsIn,
} from "../planner/search-targets.ts";
import { themeName } from "../planner/theme-name.ts";
import { useEditor } from "../state/editor-context.ts";
import { platform } from "../state/platform.ts";
import type { TypeAhead } from "./type-ahead.ts";

interface CommandPaletteProps {
  readonly open: boolean;
  readonly lacks: readonly string[];
  readonly names: LinkNames;
  readonly around: PlannerNavigation | undefined;
  /** Returns text typed before the field had the focus. */
  readonly takeTyped: () => TypeAhead;
  readonly onRun: (command: PlainCommand) => void;
  readonly onProblem: (problem: Message | undefined) => void;
  readonly onClose: () => void;
}

/** Searches all enabled commands and all search targets. */
export function CommandPalette({ open, ...props }: CommandPaletteProps) {
  useEffect(() => {
    if (open) return focusPageIfLost;
    return undefined;
  }, [open]);
  return (
    <Dialog open={open} onClose={props.onClose} title={t("Commands")}>
      {open && <Choice {...props} />}
    </Dialog>
  );
}

/** The dialog returns the focus, unless the widget that had it was deleted right before the palette opened. */
function focusPageIfLost(): void {
  const canvas = document.querySelector("[data-canvas]");
  requestAnimationFrame(() => {
    if (canvas && document.activeElement === document.body) focusPage(canvas);
  });
}

interface Offer extends Pick<SearchTarget, "id" | "label" | "detail"> {
  readonly isKey: boolean;
  /** English label of a command, which the search also finds. */
  readonly english?: string;
  readonly choose: () => void;
}

/** Commands that load with this dialog. */
const commands: readonly PlainCommand[] = [...plainCommands, updateStyle];

/** Largest number of results. A planner has thousands of pages and destinations. */
const listed = 100;

function useOffers({ lacks, names, around, onRun, onProblem }: Omit<CommandPaletteProps, "open">): readonly Offer[] {
  const editor = useEditor();
  return useMemo(() => {
    const state = editor.getState();
    const enabled = commands.filter(
      ({ id, surfaces, isEnabled }) => surfaces?.includes("palette") && !lacks.includes(id) && isEnabled(state),
    );
    const themes = state.document.shared?.themes ?? [];
    const styles = setStyle.isEnabled(state) ? [...stylesOf(state.document).keys()] : [];
    return [
      ...enabled.map((command) => commandOffer(command, onRun)),
      ...styles.map((name) => styleOffer(name, () => onProblem(editor.runWith(setStyle, { name })))),
      ...themes.map(({ name }) => {
        const label = themeName(name);
        return themeOffer(name, label, () => onProblem(editor.runWith(setTheme, { name, label })));
      }),
      ...[...searchTargetsIn(state, names), ...(around ? plannerTargets(around, names) : [])].map(
        ({ go, ...target }) => ({
          ...target,
          isKey: false,
          choose: () => onProblem(go(editor)),
        }),
      ),
    ];
  }, [editor, names, around, lacks, onRun, onProblem]);
}

function commandOffer(command: PlainCommand, onRun: CommandPaletteProps["onRun"]): Offer {
  const { id, label, shortcuts: [key] = [] } = command;
  const detail = key === undefined ? "" : formatShortcut(key, platform);
  return {
    id,
    label: translate(label),
    english: formatMessage(label),
    detail,
    isKey: true,
    choose: () => onRun(command),
  };
}

/** Gives the selected widgets a style. */
function styleOffer(name: string, choose: () => void): Offer {
  const label = t("Style: {name}", { name });
  return { id: `style-${name}`, label, english: `Style: ${name}`, detail: "", isKey: true, choose };
}

/** The search also finds the name in the document. */
function themeOffer(name: string, shown: string, choose: () => void): Offer {
  const label = t("Theme: {name}", { name: shown });
  return { id: `theme-${name}`, label, english: `Theme: ${name}`, detail: "", isKey: true, choose };
}

function Choice(props: Omit<CommandPaletteProps, "open">) {
  const [typed, setTyped] = useState("");
  const [index, setIndex] = useState(0);
  const offers = useOffers(props);
  const meant = useMemo(() => meantBy(offers, typed), [offers, typed]);
  const help = useMemo(() => helpOffers(typed), [typed]);
  const found = [...meant.slice(0, listed), ...help];
  const chosen = Math.min(index, found.length - 1);
  const run = (offer: Offer | undefined) => {
    if (!offer) return;
    props.onClose();
    offer.choose();
  };
  const write = (text: string) => {
    setTyped(text);
    setIndex(0);
  };
  return (
    <div className="flex min-h-0 flex-col gap-3 px-5 pb-5 sm:px-6">
      <input
        type="text"
        role="combobox"
        aria-expanded="true"
        aria-controls="commands"
        aria-activedescendant={found[chosen] && `command-${found[chosen].id}`}
        aria-label={t("Find a command, a page, a master, a widget or a destination")}
        autoComplete="off"
        dir="auto"
        placeholder={emptyPlaceholder}
        className="h-11 rounded-sm border border-edge bg-surface px-3"
        value={typed}
        onChange={(event) => write(event.target.value)}
        onFocus={() => {
          const { text, isEntered } = props.takeTyped();
          if (text !== "") write(text);
          if (isEntered) run(meantBy(offers, text)[0]);
        }}
        onKeyDown={(event) => {
          const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
          if (event.key === "Enter" && !event.repeat) run(found[chosen]);
          if (step === undefined || found.length === 0) return;
          setIndex((chosen + step + found.length) % found.length);
          event.preventDefault();
        }}
      />
      <FoundOffers found={found} chosen={chosen} more={Math.max(0, meant.length - listed)} onChoose={run} />
    </div>
  );
}

interface FoundOffersProps {
  readonly found: readonly Offer[];
  /** Index of the selected offer. */
  readonly chosen: number;
  /** Number of offers that are not listed. */
  readonly more: number;
  readonly onChoose: (offer: Offer) => void;
}

function FoundOffers({ found, chosen, more, onChoose }: FoundOffersProps) {
  return (
    <div
      id="commands"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="listbox"
      aria-label={t("Commands")}
      tabIndex={-1}
      className="max-h-80 min-h-24 overflow-y-auto"
    >
      {found.map((offer, i) => (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the search field has the focus and handles the keys
        <div
          key={offer.id}
          id={`command-${offer.id}`}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
          role="option"
          tabIndex={-1}
          aria-selected={i === chosen}
          ref={i === chosen ? scrollIntoViewRef : undefined}
          onClick={() => onChoose(offer)}
          className="flex min-h-9 cursor-pointer items-center justify-between gap-6 rounded-sm px-2 aria-selected:bg-wash aria-selected:text-accent eink:aria-selected:underline pointer-coarse:min-h-11"
        >
          <span className="min-w-0 truncate">{offer.label}</span>
          <Detail offer={offer} />
        </div>
      ))}
      {found.length === 0 && <p className="px-2 text-ink-soft">{t("Nothing here has that name.")}</p>}
      {more > 0 && (
        <p className="px-2 text-sm text-ink-soft">{t("… and {count} more. Type more of the name.", { count: more })}</p>
      )}
    </div>
  );
}

/** Largest number of results of the help, which stand under the others. */
const listedHelp = 6;

function helpOffers(typed: string): readonly Offer[] {
  const kinds = kindNames();
  return searchHelp(helpEntries(), typed)
    .slice(0, listedHelp)
    .map(({ id, kind, title }) => ({
      id: `help-${id}`,
      label: title,
      detail: t("Help: {kind}", { kind: kinds[kind] }),
      isKey: false,
      choose: () => openHelp({ kind: "entry", id }),
    }));
}

function Detail({ offer: { detail, isKey } }: { readonly offer: Offer }) {
  const Element = isKey ? "kbd" : "span";
  return <Element className="shrink-0 font-sans text-sm text-ink-soft empty:hidden">{detail}</Element>;
}

function meantBy(offers: readonly Offer[], typed: string): readonly Offer[] {
  const found = offers.filter((offer) => isFound(offer, typed));
  return exactMatchesFirst(found, typed);
}

/** Excludes shortcuts from the search. Without text only commands are listed. */
function isFound(offer: Offer, typed: string): boolean {
  if (offer.isKey) return matchesSearch({ label: `${offer.english} ${offer.label}`, detail: "" }, typed);
  return typed.trim() !== "" && matchesSearch(offer, typed);
}
