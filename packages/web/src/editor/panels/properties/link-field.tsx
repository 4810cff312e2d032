import { Autocomplete } from "@base-ui/react/autocomplete";
import type { Message } from "@octavo/engine/message";
import { type KeyboardEvent, type ReactNode, type RefObject, useState } from "react";
import { FieldRow, lineLook } from "./field-row.tsx";
import type { LinkChoice, LinkChoices } from "./link-choices.ts";
import { useFieldInput } from "./use-field-input.ts";

interface LinkFieldProps {
  readonly label: string;
  /** Label, or text as written. */
  readonly shown: string;
  readonly placeholder: string;
  readonly choices: readonly LinkChoices[];
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
  const { label, shown, placeholder, choices, note, inputRef, onPick, onType, onReset } = props;
  const fieldInput = useFieldInput({ shown, commit: onType, onReset });
  const { onChange: _, ...field } = fieldInput.field;
  const [open, setOpen] = useState(false);
  const [isHighlighted, setHighlighted] = useState(false);
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    // While the list is open, Escape closes it and Enter takes the highlighted item.
    if (open && (event.key === "Escape" || (event.key === "Enter" && isHighlighted))) return;
    field.onKeyDown(event);
  };
  return (
    <FieldRow label={label} problem={fieldInput.problem} note={note} onReset={fieldInput.reset}>
      {(aria) => (
        <Autocomplete.Root
          items={choices}
          value={field.value}
          onOpenChange={setOpen}
          onItemHighlighted={(choice) => setHighlighted(choice !== undefined)}
          onValueChange={(typed, { reason }) => {
            // The component also reports values of its own: the label of a choice, and "" on Escape.
            if (reason === "input-change") fieldInput.change(typed);
          }}
          itemToStringValue={(choice: LinkChoice) => choice.label}
          filter={(choice: LinkChoice) => isWanted(choice, fieldInput.typed)}
          limit={mostShown}
          openOnInputClick
        >
          <Autocomplete.Input
            {...aria}
            ref={inputRef}
            onBlur={field.onBlur}
            onFocus={({ currentTarget }) => currentTarget.select()}
            onKeyDown={onKeyDown}
            spellCheck={false}
            placeholder={placeholder}
            className={lineLook}
          />
          <Choices
            onPick={(choice) => {
              fieldInput.discard();
              onPick(choice);
            }}
          />
        </Autocomplete.Root>
      )}
    </FieldRow>
  );
}

function Choices({ onPick }: { readonly onPick: (choice: LinkChoice) => void }) {
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
                      key={choice.label}
                      value={choice}
                      onClick={() => onPick(choice)}
                      className="flex min-h-9 cursor-pointer flex-col justify-center px-2 py-1 text-[0.9375rem] leading-tight break-all data-highlighted:bg-wash data-highlighted:text-accent eink:data-highlighted:underline pointer-coarse:min-h-11"
                    >
                      {choice.label}
                      {choice.target.kind === "section" && (
                        <span className="text-sm text-ink-soft">{choice.written}</span>
                      )}
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

/** Filters only after typing, because the initial text is the present link. */
function isWanted({ label, written }: LinkChoice, typed = ""): boolean {
  const words = typed.trim().toLowerCase();
  return label.toLowerCase().includes(words) || written.toLowerCase().includes(words);
}
