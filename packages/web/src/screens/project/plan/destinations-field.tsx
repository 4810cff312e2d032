import { X } from "lucide-react";
import { useId, useState } from "react";
import { rich } from "../../../language/rich.tsx";
import { t } from "../../../language/t.ts";
import { addOnEnterOrBlur } from "../../../ui/add-on-enter-or-blur.ts";
import { Button } from "../../../ui/button.tsx";
import { Disclosure } from "../../../ui/disclosure.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { TokenField } from "../../../ui/token-field.tsx";
import { fieldAttribute } from "./field-problems.ts";
import { type SectionEditing, usePlanView } from "./plan-view.ts";
import { defaultDestinations, tokensOf } from "./section-modes.ts";

export function DestinationsField({ section, path, onChange }: SectionEditing) {
  const { problemAt } = usePlanView();
  const heading = useId();
  const { anchors } = section;
  const tokens = tokensOf(section);
  const set = (list: WrittenAnchors) => onChange({ anchors: list }, "anchors");
  const own = problemAt([...path, "anchors"]).error;
  return (
    <fieldset aria-labelledby={heading} className="min-w-0" {...fieldAttribute([...path, "anchors"])}>
      <p id={heading} className="text-[0.9375rem] leading-snug font-semibold">
        {t("Named Destinations")}
      </p>
      <p className="mt-0.5 text-sm leading-snug text-ink-soft">
        {t("Links offer them as: {name}", { name: t("Pages of {name}", { name: section.master || section.kind }) })}
      </p>
      <Disclosure
        defaultOpen={anchors.length > 0 || own !== undefined}
        summaryClassName="text-[0.9375rem]"
        summary={t("Advanced")}
      >
        <p className="mt-0.5 text-sm leading-snug text-ink-soft">
          {rich("Names that links can refer to. If you add none, the default is {name}.", {
            name: <code className="font-mono text-[0.8125rem] text-ink">{defaultDestinations(section)[0]}</code>,
          })}
        </p>
        {anchors.length > 0 && (
          <ul className="mt-2 flex flex-col gap-2">
            {anchors.map(({ dest_id }, index) => (
              // Destinations have no id besides their position.
              <li key={index} className="flex items-start gap-2" {...fieldAttribute([...path, "anchors", index])}>
                <div className="min-w-0 flex-1">
                  <TokenField
                    label={t("Destination {number}", { number: index + 1 })}
                    labelHidden
                    dir="ltr"
                    value={dest_id}
                    tokens={tokens}
                    maxLength={200}
                    error={problemAt([...path, "anchors", index, "dest_id"]).error}
                    onChange={(value) => set(anchors.map((anchor, i) => (i === index ? { dest_id: value } : anchor)))}
                  />
                </div>
                <IconButton
                  name={t("Remove destination {name}", { name: dest_id })}
                  Icon={X}
                  className="mt-1"
                  onClick={() => set(anchors.filter((_, i) => i !== index))}
                />
              </li>
            ))}
          </ul>
        )}
        {own && <p className="mt-1.5 text-sm leading-snug font-semibold text-danger">{own}</p>}
        <NewDestination
          patterns={defaultDestinations(section)}
          tokens={tokens}
          onAdd={(dest_id) => set([...anchors, { dest_id }])}
        />
      </Disclosure>
    </fieldset>
  );
}

type WrittenAnchors = SectionEditing["section"]["anchors"];

interface NewDestinationProps {
  readonly patterns: readonly string[];
  readonly tokens: readonly string[];
  readonly onAdd: (name: string) => void;
}

function NewDestination({ patterns, tokens, onAdd }: NewDestinationProps) {
  const [name, setName] = useState("");
  const isBlank = name.trim() === "";
  const add = () => {
    if (isBlank) return;
    onAdd(name.trim());
    setName("");
  };
  return (
    <div role="presentation" className="mt-2 flex items-end gap-2" {...addOnEnterOrBlur(add)}>
      <div className="min-w-0 flex-1">
        <TokenField
          label={t("New destination")}
          labelHidden
          dir="ltr"
          placeholder={patterns[0]}
          value={name}
          patterns={patterns}
          tokens={tokens}
          maxLength={200}
          onChange={setName}
        />
      </div>
      <Button className="h-11" disabled={isBlank} aria-label={t("Add destination")} onClick={add}>
        {t("Add")}
      </Button>
    </div>
  );
}
