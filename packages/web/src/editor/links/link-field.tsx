import { Autocomplete } from "@base-ui/react/autocomplete";
import { formatMessage, type Message } from "@octavo/foundation";
import { type KeyboardEvent, type ReactNode, type RefObject, useMemo, useState } from "react";
import { t, translate } from "../../language/t.ts";
import { FollowDirection } from "../../ui/follow-direction.tsx";
import { FieldRow, lineLook } from "../fields/field-row.tsx";
import { useFieldInput } from "../fields/use-field-input.ts";
import type { LinkChoice, LinkChoices } from "./link-choices.ts";
import { rankMatches } from "./rank-matches.ts";

/** Returns the text in English and in the language of the studio, which the search finds. */
const wordsOf = (text: Message): readonly string[] => [formatMessage(text), translate(text)];

interface LinkFieldProps {
  readonly label: string;
  /** Label, or text as written. */
  readonly shown: string;
  readonly placeholder: string;
  readonly choices: readonly LinkChoices[];
  /** Returns where a choice leads. */
  readonly leadsTo?: (choice: LinkChoice) => Message | undefined;
  /** Returns a choice for typed text that is no search. */
  readonly typedChoice?: (typed: string) => LinkChoice | undefined;
  /** True if the list opens with the field. */
  readonly isOpened?: boolean;
  readonly note?: ReactNode;
  readonly inputRef?: RefObject<HTMLInputElement | null>;
  /** Both return the reason if the link is refused. */
  readonly onPick: (choice: LinkChoice) => Message | undefined;
  readonly onType: (typed: string) => Message | undefined;
  readonly onReset?: (() => void) | undefined;
}

/** Limits the list, which may contain each day of a year. */
const mostShown = 60;

/** A link target that is chosen from a list or typed. */
export function LinkField(props: LinkFieldProps) {
  const { label, shown, placeholder, isOpened = false, note, inputRef, onPick, onType, onReset } = props;
  const fieldInput = useFieldInput({ shown, commit: onType, onReset });
  const { onChange: _, ...field } = fieldInput.field;
  const [open, setOpen] = useState(isOpened);
  const [isHighlighted, setHighlighted] = useState(false);
  const groups = useFound(props, fieldInput.typed);
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    // While the list is open, Escape closes it and Enter takes the highlighted item.
    if (open && (event.key === "Escape" || (event.key === "Enter" && isHighlighted))) return;
    field.onKeyDown(event);
  };
  return (
    <FieldRow label={label} problem={fieldInput.problem} note={note} onReset={fieldInput.reset}>
      {(aria) => (
        <FollowDirection>
          <Autocomplete.Root
            items={groups}
            value={field.value}
            open={open}
            onOpenChange={setOpen}
            onItemHighlighted={(choice) => setHighlighted(choice !== undefined)}
            onValueChange={(typed, { reason }) => {
              // The component also reports values of its own: the label of a choice, and "" on Escape.
              if (reason === "input-change") fieldInput.change(typed);
            }}
            itemToStringValue={(choice: LinkChoice) => translate(choice.label)}
            filter={null}
            limit={mostShown}
            autoHighlight
            openOnInputClick
          >
            <Autocomplete.Input
              {...aria}
              ref={inputRef}
              onBlur={field.onBlur}
              onFocus={({ currentTarget }) => currentTarget.select()}
              onKeyDown={onKeyDown}
              spellCheck={false}
              dir="auto"
              placeholder={placeholder}
              className={lineLook}
            />
            <Choices
              leadsTo={props.leadsTo}
              onPick={(choice) => {
                fieldInput.discard();
                onPick(choice);
              }}
            />
          </Autocomplete.Root>
        </FollowDirection>
      )}
    </FieldRow>
  );
}

/** Searches only after typing, because the initial text is the present link. Found choices are in one list. */
function useFound(
  { choices, typedChoice, leadsTo }: LinkFieldProps,
  typed: string | undefined,
): readonly LinkChoices[] {
  return useMemo(() => {
    if (typed === undefined || typed.trim() === "") return choices;
    const all = choices.flatMap(({ items }) => items);
    const found = rankMatches(all, typed, ({ label, synonyms, written, also = [] }) => [
      ...wordsOf(label),
      ...(synonyms ? wordsOf(synonyms) : []),
      written,
      ...also,
    ]);
    const exact = found.some(({ written }) => written === typed.trim());
    const own = exact ? undefined : typedChoice?.(typed);
    const items = [...(own ? [own] : []), ...withoutSame(found, leadsTo, typed.trim())];
    return items.length === 0 ? [] : [{ label: t("Found"), items }];
  }, [choices, typedChoice, leadsTo, typed]);
}

/** Leaves out names of a page that a choice in words leads to from every page, unless the whole name was typed. */
function withoutSame(
  found: readonly LinkChoice[],
  leadsTo: LinkFieldProps["leadsTo"],
  typed: string,
): readonly LinkChoice[] {
  const leads = new Map(found.map((choice) => [choice, isSameEverywhere(choice) ? leadsTo?.(choice) : undefined]));
  const best = new Map<string, LinkChoice>();
  for (const choice of found) {
    const lead = leads.get(choice);
    const known = lead && best.get(translate(lead));
    if (lead && (!known || (known.target.kind === "destination" && choice.target.kind === "rule")))
      best.set(translate(lead), choice);
  }
  return found.filter((choice) => {
    const lead = leads.get(choice);
    return !lead || choice.written === typed || best.get(translate(lead)) === choice;
  });
}

/** Rules with variables depend on the page. */
function isSameEverywhere({ target }: LinkChoice): boolean {
  return target.kind === "destination" || (target.kind === "rule" && !target.bind.includes("@"));
}

interface ChoicesProps {
  readonly leadsTo: LinkFieldProps["leadsTo"];
  readonly onPick: (choice: LinkChoice) => void;
}

function Choices({ leadsTo, onPick }: ChoicesProps) {
  return (
    <Autocomplete.Portal>
      <Autocomplete.Positioner align="start" sideOffset={4} collisionPadding={8} className="z-30">
        <Autocomplete.Popup className="max-h-[min(20rem,var(--available-height))] w-(--anchor-width) overflow-y-auto rounded-sm border border-edge bg-paper py-1 text-ink data-[empty]:hidden">
          <Autocomplete.List>
            {(group: LinkChoices) => (
              <Autocomplete.Group key={group.label} items={group.items}>
                <Autocomplete.GroupLabel className="px-2 pt-1.5 pb-0.5 text-sm text-ink-soft">
                  {group.label}
                </Autocomplete.GroupLabel>
                <Autocomplete.Collection>
                  {(choice: LinkChoice) => (
                    <Autocomplete.Item
                      key={choice.written}
                      value={choice}
                      onClick={() => onPick(choice)}
                      className="flex min-h-9 cursor-pointer flex-col justify-center px-2 py-1 text-[0.9375rem] leading-tight wrap-anywhere data-highlighted:bg-wash data-highlighted:text-accent eink:data-highlighted:underline pointer-coarse:min-h-11"
                    >
                      {translate(choice.label)}
                      <Lead of={leadsTo?.(choice)} />
                    </Autocomplete.Item>
                  )}
                </Autocomplete.Collection>
              </Autocomplete.Group>
            )}
          </Autocomplete.List>
        </Autocomplete.Popup>
      </Autocomplete.Positioner>
    </Autocomplete.Portal>
  );
}

function Lead({ of: text }: { readonly of: Message | undefined }) {
  return text && <span className="text-sm text-ink-soft tabular-nums">{translate(text)}</span>;
}
