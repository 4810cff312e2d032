import type { OutlineItem } from "@octavo/engine";
import { ChevronDown, ChevronRight } from "lucide-react";
import { type Ref, useEffect, useRef, useState } from "react";
import { t } from "../language/t.ts";
import { entryOfPage } from "./entry-of-page.ts";

interface ContentsPanelProps {
  readonly outline: readonly OutlineItem[];
  readonly page: number;
  readonly onPage: (page: number) => void;
}

/** The planner's own outline, as the device's reader shows it. */
export function ContentsPanel({ outline, page, onPage }: ContentsPanelProps) {
  const current = entryOfPage(outline, page);
  const here = useRef<HTMLButtonElement>(null);
  const entry = current.at(-1);
  useEffect(() => here.current?.scrollIntoView({ block: "nearest" }), [entry]);
  return (
    <nav
      aria-label={t("Contents of the planner")}
      className="absolute inset-y-0 left-0 z-10 w-72 max-w-[85%] overflow-y-auto border-r border-rule bg-paper py-2 text-[0.9375rem] @2xl:static @2xl:shrink-0"
    >
      <Entries entries={outline} current={current} here={here} onPage={onPage} />
    </nav>
  );
}

interface EntriesProps {
  readonly entries: readonly OutlineItem[];
  readonly current: readonly OutlineItem[];
  /** Where the current entry's button goes. */
  readonly here: Ref<HTMLButtonElement>;
  readonly onPage: (page: number) => void;
}

function Entries({ entries, ...rest }: EntriesProps) {
  return (
    <ul className="[&_ul]:pl-5">
      {entries.map((entry, i) => (
        // An outline changes only as a whole.
        <Entry key={i} entry={entry} {...rest} />
      ))}
    </ul>
  );
}

interface EntryProps extends Omit<EntriesProps, "entries"> {
  readonly entry: OutlineItem;
}

function Entry({ entry, current, here, onPage }: EntryProps) {
  const onTheWay = current.includes(entry);
  const [chosen, setChosen] = useState<boolean>();
  const open = chosen ?? onTheWay;
  const Chevron = open ? ChevronDown : ChevronRight;
  const isCurrent = current.at(-1) === entry;
  return (
    <li>
      <div className="flex items-center pr-2">
        {entry.children.length > 0 ? (
          <button
            type="button"
            aria-expanded={open}
            aria-label={t("{title}, entries", { title: entry.title })}
            className="grid size-8 shrink-0 place-items-center text-ink-soft hover:text-accent pointer-coarse:size-11"
            onClick={() => setChosen(!open)}
          >
            <Chevron size={16} aria-hidden="true" />
          </button>
        ) : (
          <span className="w-8 shrink-0 pointer-coarse:w-11" />
        )}
        <button
          ref={isCurrent ? here : undefined}
          type="button"
          aria-current={isCurrent ? "page" : undefined}
          className="min-h-8 flex-1 truncate rounded-sm px-1 text-left hover:text-accent aria-[current]:font-semibold aria-[current]:text-accent pointer-coarse:min-h-11"
          onClick={() => onPage(entry.target.page)}
        >
          {entry.title}
        </button>
      </div>
      {open && entry.children.length > 0 && (
        <Entries entries={entry.children} current={current} here={here} onPage={onPage} />
      )}
    </li>
  );
}
