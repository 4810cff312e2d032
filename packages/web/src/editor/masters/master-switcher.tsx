import type { Message } from "@octavo/foundation";
import { Ellipsis } from "lucide-react";
import { type ReactNode, useState } from "react";
import { isRightToLeft } from "../../browser/logical-key.ts";
import { t, tn } from "../../language/t.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { closable, lazy } from "../../ui/lazy.tsx";
import { useMenuTrigger } from "../../ui/use-menu-trigger.ts";
import { InlineName } from "../lists/inline-name.tsx";
import { type Drag, dropMark, useReorder } from "../lists/use-reorder.ts";
import { switcherClasses } from "./switcher-placeholder.tsx";

const MasterMenu = lazy(async () => (await import("./master-menu.tsx")).MasterMenu, closable);
const ConfirmPopup = lazy(async () => (await import("../../ui/confirm-popup.tsx")).ConfirmPopup, closable);

/** Attributes and content of the link or button that shows a master. */
export interface OpenerProps {
  readonly className: string;
  readonly title: string;
  readonly draggable: false;
  readonly "data-focus": true;
  readonly children: ReactNode;
}

export interface SwitcherMaster {
  readonly key: string;
  readonly name: string;
  readonly picture: ReactNode;
  readonly problems: number;
  readonly isUnsaved?: boolean;
  readonly isCurrent: boolean;
  readonly opener: (props: OpenerProps) => ReactNode;
  /** Undefined for a master that is not stored yet. */
  readonly actions?: MasterActions | undefined;
}

export interface MasterActions {
  /** Returns the reason if the name is refused. */
  readonly rename?: ((name: string) => Message | undefined) | undefined;
  readonly duplicate: () => void;
  readonly remove: () => void;
  /** Question before the removal, and its effect. */
  readonly removal: { readonly title: string; readonly description: string };
}

interface MasterSwitcherProps {
  readonly masters: readonly SwitcherMaster[];
  readonly onMove: (from: number, to: number) => void;
  /** Button or form that adds a master. */
  readonly adding: ReactNode;
}

/** Pictures of all masters: a column at the start of the editor, and a row above the canvas in a narrow window. */
export function MasterSwitcher({ masters, onMove, adding }: MasterSwitcherProps) {
  const { drag, list } = useReorder((from, gap) => onMove(from, gap > from ? gap - 1 : gap));
  return (
    <nav
      aria-label={t("Masters")}
      data-region="masters"
      data-scrolls
      tabIndex={-1}
      // Browsers turn a row with a sideways wheel only.
      onWheel={({ currentTarget: row, deltaY }) => {
        row.scrollLeft += isRightToLeft(row) ? -deltaY : deltaY;
      }}
      className={`${switcherClasses} relative flex overflow-y-auto bg-paper outline-none [scrollbar-width:thin] max-lg:items-center max-lg:gap-2 max-lg:overflow-x-auto max-lg:overflow-y-hidden max-lg:px-3 max-md:px-2 lg:flex-col lg:gap-2 lg:px-2 lg:py-2.5`}
    >
      <ul {...list} className="flex select-none max-lg:h-full max-lg:items-center max-lg:gap-1 lg:flex-col lg:gap-2">
        {masters.map((master, place) => (
          <Tile key={master.key} {...{ master, place, drag, onMove }} count={masters.length} />
        ))}
      </ul>
      {adding}
    </nav>
  );
}

/** In milliseconds: a closing menu returns the focus to its button first. */
const menuClosing = 50;

interface TileProps extends Pick<MasterSwitcherProps, "onMove"> {
  readonly master: SwitcherMaster;
  readonly place: number;
  readonly drag: Drag | undefined;
  readonly count: number;
}

function Tile({ master, place, drag, count, onMove }: TileProps) {
  const { name, picture, problems, isUnsaved = false, isCurrent, opener, actions } = master;
  const [isRenamed, setRenamed] = useState(false);
  return (
    <li
      ref={isCurrent ? scrollHere : undefined}
      data-place={place}
      data-drop={dropMark(drag, place, count)}
      data-current={isCurrent || undefined}
      className="group relative shrink-0 rounded-sm max-lg:flex max-lg:items-center max-lg:data-[drop=after]:shadow-[inset_calc(-3px*var(--along))_0_0_var(--accent)] max-lg:data-[drop=before]:shadow-[inset_calc(3px*var(--along))_0_0_var(--accent)] lg:data-[drop=after]:shadow-[0_6px_0_-3px_var(--accent)] lg:data-[drop=before]:shadow-[0_-6px_0_-3px_var(--accent)] forced-colors:data-drop:outline-2 forced-colors:data-drop:outline-[Highlight]"
    >
      {opener({
        className:
          "flex min-w-0 gap-2 rounded-sm border-2 border-transparent p-1 text-sm leading-tight hover:text-accent group-data-current:border-accent group-data-current:bg-wash group-data-current:font-semibold forced-colors:border-[Canvas] forced-colors:group-data-current:border-[Highlight] max-lg:min-h-11 max-lg:items-center max-lg:pe-2 lg:flex-col lg:items-center lg:gap-1",
        title: isUnsaved ? `${name} – ${t("Has changes")}` : name,
        draggable: false,
        "data-focus": true,
        children: (
          <>
            {picture}
            {!isRenamed && (
              <span className="max-w-28 truncate lg:w-full lg:max-w-none lg:text-center">
                <bdi>{name}</bdi>
              </span>
            )}
            {isUnsaved && <UnsavedMark />}
            {problems > 0 && <ProblemCount count={problems} />}
          </>
        ),
      })}
      {isRenamed && actions?.rename && (
        <InlineName
          label={t("New name of {name}", { name })}
          value={name}
          onCommit={actions.rename}
          onDone={() => setRenamed(false)}
        />
      )}
      {actions && (
        <TileMenu
          {...{ name, place, count, actions, onMove }}
          {...(actions.rename && { onRename: () => void setTimeout(() => setRenamed(true), menuClosing) })}
        />
      )}
    </li>
  );
}

function scrollHere(tile: HTMLElement | null): void {
  tile?.scrollIntoView({ block: "nearest", inline: "nearest" });
}

function UnsavedMark() {
  return (
    <>
      <span
        aria-hidden="true"
        className="size-2.5 shrink-0 rounded-full border border-paper bg-accent forced-color-adjust-none lg:absolute lg:end-1 lg:bottom-6"
      />
      <span className="sr-only"> {t("Has changes")}</span>
    </>
  );
}

function ProblemCount({ count }: { readonly count: number }) {
  return (
    <>
      <span
        aria-hidden="true"
        className="min-w-5 rounded-full bg-warning forced-colors:border px-1.5 text-center text-xs leading-5 font-semibold text-paper tabular-nums lg:absolute lg:-top-1 lg:start-0"
      >
        {count}
      </span>
      <span className="sr-only"> {tn(count, "{count} problem", "{count} problems")}</span>
    </>
  );
}

interface TileMenuProps extends Pick<TileProps, "place" | "count" | "onMove"> {
  readonly name: string;
  readonly actions: MasterActions;
  readonly onRename?: () => void;
}

function TileMenu({ name, place, count, actions, onMove, onRename }: TileMenuProps) {
  const { trigger, opened, wasOpened, close, triggerProps } = useMenuTrigger();
  const [isAsking, setAsking] = useState(false);
  const label = t("Actions for {name}", { name });
  return (
    <>
      <IconButton
        name={label}
        Icon={Ellipsis}
        data-still
        className="bg-paper not-pointer-coarse:size-7 max-lg:not-group-data-current:hidden lg:absolute lg:top-0.5 lg:end-0.5 lg:opacity-0 lg:group-hover:opacity-100 lg:focus:opacity-100 lg:aria-expanded:opacity-100 lg:pointer-coarse:opacity-100"
        {...triggerProps}
      />
      {wasOpened && (
        <MasterMenu
          {...{ label, trigger, opened, onRename }}
          onClose={close}
          onDuplicate={actions.duplicate}
          onMoveBack={place > 0 ? () => onMove(place, place - 1) : undefined}
          onMoveOn={place < count - 1 ? () => onMove(place, place + 1) : undefined}
          onDelete={() => setAsking(true)}
        />
      )}
      {isAsking && (
        <ConfirmPopup
          open
          {...actions.removal}
          action={t("Delete")}
          onConfirm={actions.remove}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
