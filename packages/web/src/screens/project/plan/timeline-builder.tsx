import type { WrittenPlan } from "@octavo/contract";
import { SlidersHorizontal } from "lucide-react";
import { t, tn, translate } from "../../../language/t.ts";
import { CompactButton } from "../../../ui/compact-button.tsx";
import { SelectField } from "../../../ui/field.tsx";
import { Switch } from "../../../ui/switch.tsx";
import { WholeNumberField } from "../../../ui/whole-number-field.tsx";
import { usePageOnView } from "../viewer/page-on-view.tsx";
import { goToField } from "./field-problems.ts";
import { MasterOptions } from "./master-options.tsx";
import { NamePagesButton } from "./name-pages-button.tsx";
import { allKinds, changeSection } from "./plan-draft.ts";
import { usePlanView } from "./plan-view.ts";
import {
  type AddedPart,
  addedParts,
  addPart,
  removePart,
  sectionsOf,
  type TimelinePart,
  timeline,
} from "./timeline.ts";
import type { EditPlan } from "./use-plan-draft.ts";

interface TimelineBuilderProps {
  readonly plan: WrittenPlan;
  readonly edit: EditPlan;
}

/** A simplified editor of the plan: switches for its parts and their masters. */
export function TimelineBuilder(props: TimelineBuilderProps) {
  return (
    <ul
      data-hint="plan-parts"
      aria-label={t("Parts of the planner")}
      className="grid gap-x-6 gap-y-3 grid-cols-[repeat(auto-fill,minmax(11.5rem,1fr))]"
    >
      {timeline.map((part) => (
        <TimelineCard key={part.name} part={part} {...props} />
      ))}
      {addedParts(props.plan).map((part) => (
        <AddedCard key={part.indices[0]} part={part} plan={props.plan} />
      ))}
    </ul>
  );
}

interface TimelineCardProps extends TimelineBuilderProps {
  readonly part: TimelinePart;
}

function TimelineCard({ part, plan, edit }: TimelineCardProps) {
  const { masters } = usePlanView();
  const indices = sectionsOf(plan, part);
  const isOn = indices.length > 0;
  const toggle = (on: boolean) =>
    edit((current) =>
      on
        ? addPart(
            current,
            part,
            masters.map(({ name }) => name),
          )
        : removePart(current, part),
    );
  return (
    <li className={`flex flex-col border-t-3 pt-1 ${isOn ? "border-accent" : "border-rule"}`}>
      <Switch
        checked={isOn}
        // A section requires a master.
        disabled={!isOn && masters.length === 0}
        onChange={({ target }) => toggle(target.checked)}
      >
        <span className="me-2 text-lg font-semibold">{translate(part.name)}</span>
        {isOn && <PartPages plan={plan} indices={indices} />}
      </Switch>
      {isOn ? (
        <>
          <div className="flex flex-col gap-3">
            {indices.map((index) => (
              <PartMaster key={index} {...{ plan, edit, index }} isOnly={indices.length === 1} />
            ))}
          </div>
          <CompactButton
            name={t("More")}
            Icon={SlidersHorizontal}
            className="-ms-2 self-start max-sm:[&>span]:not-sr-only"
            aria-label={t("More about {part}", { part: translate({ text: part.name, initial: "lower" }) })}
            onClick={() => goToField(["sections", indices[0] ?? 0])}
          />
        </>
      ) : (
        <p className="pb-2 text-[0.9375rem] leading-snug text-ink-soft text-pretty">{translate(part.description)}</p>
      )}
    </li>
  );
}

/** A list: its own name, and a button for each of its sections that shows their first page. */
function AddedCard({ part: { name, indices }, plan }: { readonly part: AddedPart; readonly plan: WrittenPlan }) {
  const { runs, turnTo } = usePageOnView();
  const { check } = usePlanView();
  return (
    <li className="flex flex-col border-t-3 border-accent pt-1">
      <p className="flex min-h-11 flex-wrap items-center gap-x-2">
        <span className="text-lg font-semibold wrap-anywhere">{name}</span>
        <PartPages plan={plan} indices={indices} />
      </p>
      <ul>
        {indices.map((index) => {
          const { kind = "", master = "" } = plan.sections[index] ?? {};
          const first = runs.find(({ section }) => section === kind)?.page;
          const pages = check?.estimate.sections[kind.trim()] ?? 0;
          return (
            <li key={kind} className="flex items-baseline gap-2 text-[0.9375rem]">
              {first === undefined ? (
                <span className="wrap-anywhere">{master}</span>
              ) : (
                <button
                  type="button"
                  className="text-start text-accent underline underline-offset-3 wrap-anywhere pointer-coarse:min-h-11"
                  aria-label={t("Show the first page of {name}", { name: master })}
                  onClick={() => turnTo(first)}
                >
                  {master}
                </button>
              )}
              <span className="text-sm text-ink-soft tabular-nums">{tn(pages, "{count} page", "{count} pages")}</span>
              <NamePagesButton section={plan.sections[index]} />
            </li>
          );
        })}
      </ul>
      <CompactButton
        name={t("More")}
        Icon={SlidersHorizontal}
        className="-ms-2 self-start max-sm:[&>span]:not-sr-only"
        aria-label={t("More about {part}", { part: name })}
        onClick={() => goToField(["sections", indices[0] ?? 0])}
      />
    </li>
  );
}

function PartPages({ plan, indices }: { readonly plan: WrittenPlan; readonly indices: readonly number[] }) {
  const { check } = usePlanView();
  const kinds = new Set(allKinds(plan.sections.filter((_, index) => indices.includes(index))));
  const pages = [...kinds].reduce((sum, kind) => sum + (check?.estimate.sections[kind.trim()] ?? 0), 0);
  return <span className="text-ink-soft tabular-nums">{check ? tn(pages, "{count} page", "{count} pages") : "…"}</span>;
}

interface PartMasterProps extends TimelineBuilderProps {
  readonly index: number;
  readonly isOnly: boolean;
}

function PartMaster({ plan, edit, index, isOnly }: PartMasterProps) {
  const section = plan.sections[index];
  if (!section) return null;
  const set = (change: Partial<typeof section>, field: string) =>
    edit((current) => changeSection(current, index, change), `sections.${index}.${field}`);
  const { kind } = section;
  return (
    <div className="flex flex-wrap items-end gap-x-2">
      <SelectField
        className="min-w-24 flex-1"
        label={isOnly ? t("Master") : kind}
        aria-label={isOnly ? t("Master") : t("Master of {kind}", { kind })}
        value={section.master}
        onChange={({ target }) => set({ master: target.value }, "master")}
      >
        <MasterOptions chosen={section.master} brief />
      </SelectField>
      {section.generate === "count" && (
        <WholeNumberField
          className="w-20 shrink-0"
          label={t("Number")}
          labelHidden
          aria-label={isOnly ? t("Number of pages") : t("Number of pages of {kind}", { kind })}
          min={1}
          value={section.count ?? undefined}
          onChange={(count) => set({ count }, "count")}
        />
      )}
      <NamePagesButton section={section} className="-ms-2" />
    </div>
  );
}
