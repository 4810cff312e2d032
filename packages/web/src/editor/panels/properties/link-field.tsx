import { Autocomplete } from "@base-ui/react/autocomplete";
import type { Shared } from "../../document/shared-fields.ts";
import { FieldRow, lineLook } from "./field-row.tsx";
import type { LinkChoice, LinkChoices } from "./link-choices.ts";
import * as messages from "./messages.ts";
import { useDraft } from "./use-draft.ts";

interface LinkFieldProps {
  readonly label: string;
  readonly value: Shared<string>;
  readonly placeholder: string;
  readonly choices: readonly LinkChoices[];
  /** Returns why it cannot be. */
  readonly onSet: (typed: string) => string | undefined;
  readonly onPage: (page: string) => void;
  readonly onReset?: (() => void) | undefined;
}

/** Of a list that may name every day of a year. */
const mostShown = 60;

/** Where a widget leads: picked from what there is, or typed. */
export function LinkField({ label, value, placeholder, choices, onSet, onPage, onReset }: LinkFieldProps) {
  const shown = value.mixed ? "" : value.value;
  const draft = useDraft({ shown, commit: onSet, onReset, isLive: true });
  const { onChange: _, ...field } = draft.field;
  return (
    <FieldRow label={label} problem={draft.problem} onReset={draft.reset}>
      {(aria) => (
        <Autocomplete.Root
          items={choices}
          value={field.value}
          onValueChange={(typed, { reason }) => {
            if (reason !== "item-press") draft.change(typed);
          }}
          itemToStringValue={(choice: LinkChoice) => choice.label}
          filter={(choice: LinkChoice) => isWanted(choice, draft.typed)}
          limit={mostShown}
          openOnInputClick
        >
          <Autocomplete.Input
            {...aria}
            onBlur={field.onBlur}
            onKeyDown={field.onKeyDown}
            spellCheck={false}
            placeholder={value.mixed ? messages.mixed : placeholder}
            className={lineLook}
          />
          <Autocomplete.Portal>
            <Autocomplete.Positioner align="start" sideOffset={4} collisionPadding={8} className="z-20">
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
                            onClick={() => {
                              draft.drop();
                              if (choice.kind === "page") onPage(choice.page);
                              else onSet(choice.text);
                            }}
                            className="flex min-h-9 cursor-pointer items-center px-2 text-[0.9375rem] leading-tight break-all data-highlighted:bg-wash data-highlighted:text-accent eink:data-highlighted:underline pointer-coarse:min-h-11"
                          >
                            {choice.label}
                          </Autocomplete.Item>
                        )}
                      </Autocomplete.Collection>
                    </Autocomplete.Group>
                  )}
                </Autocomplete.List>
              </Autocomplete.Popup>
            </Autocomplete.Positioner>
          </Autocomplete.Portal>
        </Autocomplete.Root>
      )}
    </FieldRow>
  );
}

/** All of them until something is typed: the name that is there already is no search. */
function isWanted({ label }: LinkChoice, typed = ""): boolean {
  return label.toLowerCase().includes(typed.trim().toLowerCase());
}
