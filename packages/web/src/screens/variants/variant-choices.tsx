import type { DeviceProfile } from "@octavo/engine";
import { hands, type Matrix, type NamedProject } from "@octavo/starters";
import { useState } from "react";
import { findDevices, portraitDevices } from "../../devices/device-groups.ts";
import { languageName } from "../../language/language-name.ts";
import { t } from "../../language/t.ts";
import { LocaleButton } from "../../projects/locale-button.tsx";
import { weekStarts } from "../../projects/week-starts.ts";
import type { MadeProject } from "../../starters/made-project.ts";
import { offeredLocales } from "../../starters/planner-language.ts";
import { isSuitable } from "../../starters/starters.ts";
import { CheckField } from "../../ui/check-field.tsx";
import { TextField } from "../../ui/field.tsx";
import { FieldGroup } from "../../ui/field-group.tsx";

interface VariantChoicesProps {
  readonly profiles: readonly DeviceProfile[];
  readonly made: MadeProject | undefined;
  readonly hasHands: boolean;
  readonly own: NamedProject;
  readonly matrix: Matrix;
  readonly isDisabled: boolean;
  readonly onChange: (change: Partial<Matrix>) => void;
}

export function VariantChoices({ profiles, made, hasHands, own, matrix, isDisabled, onChange }: VariantChoicesProps) {
  return (
    <fieldset disabled={isDisabled} className="flex min-w-0 flex-col gap-5">
      {!made && (
        <p className="text-sm leading-snug text-ink-soft text-pretty">
          {t(
            "Designs of your own are scaled and mirrored. Their texts stay in their language; names of months and days change.",
          )}
        </p>
      )}
      <DeviceChoices
        {...{ profiles, own, made }}
        chosen={matrix.devices}
        onChange={(devices) => onChange({ devices })}
      />
      <LanguageChoices own={own.locale} chosen={matrix.locales} onChange={(locales) => onChange({ locales })} />
      {hasHands ? (
        <Checks
          label={t("Writing hand")}
          options={hands.map((hand) => [hand, hand === "left" ? t("Left-handed") : t("Right-handed")])}
          chosen={matrix.hands}
          onChange={(chosen) => onChange({ hands: chosen })}
        />
      ) : (
        <p className="text-sm leading-snug text-ink-soft">{t("These designs look the same for both hands.")}</p>
      )}
      <Checks
        label={t("Week starts")}
        options={weekStarts().filter(([day], i) => i < offeredWeekStarts || day === own.weekStart)}
        chosen={matrix.weekstart}
        onChange={(weekstart) => onChange({ weekstart })}
      />
    </fieldset>
  );
}

const offeredWeekStarts = 3;

interface DeviceChoicesProps extends Pick<VariantChoicesProps, "profiles" | "own" | "made"> {
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
}

/** All devices upright, and the device of the project. A search never hides chosen ones. Those that the starter does not suit are not offered. */
function DeviceChoices({ profiles, own, made, chosen, onChange }: DeviceChoicesProps) {
  const [words, setWords] = useState("");
  const ownProfile = profiles.filter(({ id }) => id === own.device);
  const upright = portraitDevices(profiles).filter(({ id }) => id !== own.device);
  const all = [...ownProfile, ...upright].filter((profile) => !made || isSuitable(profile));
  const found = findDevices(all, words);
  const shown = all.filter((profile) => found.includes(profile) || chosen.includes(profile.id));
  return (
    <div className="flex flex-col gap-2">
      <TextField
        type="search"
        label={t("Find a device by its name")}
        value={words}
        onChange={({ target }) => setWords(target.value)}
      />
      <Checks
        label={t("Devices")}
        options={shown.map(({ id, name }) => [id, name])}
        order={all.map(({ id }) => id)}
        chosen={chosen}
        onChange={onChange}
        className="max-h-72 overflow-y-auto border-y border-rule ps-1"
      />
    </div>
  );
}

interface LanguageChoicesProps {
  readonly own: string;
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
}

function LanguageChoices({ own, chosen, onChange }: LanguageChoicesProps) {
  const [added, setAdded] = useState<readonly string[]>([]);
  const offered = offeredLocales(own);
  const more = added.filter((tag) => offered.every(([known]) => known !== tag));
  const add = (tag: string) => {
    setAdded((before) => [...new Set([...before, tag])]);
    onChange([...new Set([...chosen, tag])]);
  };
  return (
    <div className="flex flex-col gap-2">
      <Checks
        label={t("Languages")}
        options={[...offered, ...more.map((tag) => [tag, languageName(tag) ?? tag] as const)]}
        chosen={chosen}
        onChange={onChange}
        className="grid grid-cols-2 gap-x-4"
      />
      <LocaleButton chosen={own} className="self-start" onChoose={add} />
    </div>
  );
}

interface ChecksProps<Value extends string> {
  readonly label: string;
  readonly options: readonly (readonly [value: Value, name: string])[];
  /** Order of all values, if not all are options at the moment. */
  readonly order?: readonly Value[];
  readonly chosen: readonly Value[];
  readonly onChange: (chosen: readonly Value[]) => void;
  readonly className?: string;
}

function Checks<Value extends string>({ label, options, order, chosen, onChange, className }: ChecksProps<Value>) {
  const inOrder = order ?? options.map(([value]) => value);
  const set = (changed: Value, isWanted: boolean) =>
    onChange(inOrder.filter((value) => (value === changed ? isWanted : chosen.includes(value))));
  return (
    <FieldGroup label={label}>
      <div className={className}>
        {options.map(([value, name]) => (
          <CheckField
            key={value}
            checked={chosen.includes(value)}
            onChange={({ target }) => set(value, target.checked)}
          >
            {name}
          </CheckField>
        ))}
      </div>
    </FieldGroup>
  );
}
