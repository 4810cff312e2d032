import { type PageKind, pageKinds } from "@octavo/contract";
import { licenceIds } from "@octavo/foundation";
import { type FormEvent, useState } from "react";
import { licenceName } from "../../gallery/licence-name.ts";
import { languageName } from "../../language/language-name.ts";
import { t, translate } from "../../language/t.ts";
import { Button } from "../../ui/button.tsx";
import { CheckField } from "../../ui/check-field.tsx";
import { Dialog, DialogActions, DialogBody } from "../../ui/dialog.tsx";
import { SelectField } from "../../ui/field.tsx";
import { pageKindNames } from "./filter-labels.ts";
import { type GallerySearch, readGallerySearch } from "./gallery-search.ts";

/** Languages in which planners are offered for a choice. The address accepts any. */
const planLanguages =
  "ar bn ca cs da de el en es fa fi fr he hi hr hu id it ja ko nl no pl pt ro ru sk sv ta te th tr uk vi zh".split(" ");
const scores = [50, 70, 80, 90, 95];

/** Parameters as fields have them. An empty text is no condition. */
type Chosen = Readonly<Record<string, string | number>>;

interface MoreFiltersProps {
  readonly search: GallerySearch;
  readonly onChange: (search: GallerySearch) => void;
  readonly onClose: () => void;
}

/** Conditions that few need. They apply together. */
export function MoreFilters({ search, onChange, onClose }: MoreFiltersProps) {
  const [chosen, setChosen] = useState<Chosen>({ ...search });
  const set = (change: Chosen) => setChosen({ ...chosen, ...change });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onChange(readGallerySearch(chosen));
    onClose();
  };
  return (
    <Dialog open onClose={onClose} title={t("More conditions")}>
      <form onSubmit={submit} className="flex min-h-0 flex-col">
        <DialogBody>
          <KindFields written={String(chosen["kinds"] ?? "")} onChange={(kinds) => set({ kinds })} />
          <FurtherFields chosen={chosen} onChange={set} />
        </DialogBody>
        <DialogActions>
          <Button onClick={onClose}>{t("Cancel")}</Button>
          <Button kind="primary" type="submit">
            {t("Show planners")}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

interface KindFieldsProps {
  readonly written: string;
  readonly onChange: (kinds: string) => void;
}

function KindFields({ written, onChange }: KindFieldsProps) {
  const kinds = new Set(written.split(","));
  const toggle = (kind: PageKind, isOn: boolean) =>
    onChange(pageKinds.filter((known) => (known === kind ? isOn : kinds.has(known))).join(","));
  return (
    <fieldset>
      <legend className="text-[0.9375rem] font-semibold">{t("Has all of these pages")}</legend>
      <div className="mt-1 grid gap-x-4 sm:grid-cols-2">
        {pageKinds.map((kind) => (
          <CheckField key={kind} checked={kinds.has(kind)} onChange={({ target }) => toggle(kind, target.checked)}>
            {translate(pageKindNames[kind])}
          </CheckField>
        ))}
      </div>
    </fieldset>
  );
}

interface FurtherFieldsProps {
  readonly chosen: Chosen;
  readonly onChange: (change: Chosen) => void;
}

function FurtherFields({ chosen, onChange }: FurtherFieldsProps) {
  const { language = "", licence = "", score = "" } = chosen;
  const languages = planLanguages.includes(String(language)) ? planLanguages : [...planLanguages, String(language)];
  return (
    <div className="mt-4 flex flex-col gap-4">
      <SelectField
        label={t("Language")}
        value={String(language)}
        onChange={({ target }) => onChange({ language: target.value })}
      >
        <option value="">{t("Any language")}</option>
        {languages
          .filter((tag) => tag !== "")
          .map((tag) => (
            <option key={tag} value={tag}>
              {languageName(tag) ?? tag}
            </option>
          ))}
      </SelectField>
      <SelectField
        label={t("Licence")}
        value={String(licence)}
        onChange={({ target }) => onChange({ licence: target.value })}
      >
        <option value="">{t("Any licence")}</option>
        {licenceIds.map((id) => (
          <option key={id} value={id}>
            {licenceName(id)}
          </option>
        ))}
        <option value="none">{licenceName(null)}</option>
      </SelectField>
      <SelectField
        label={t("Measured score")}
        value={String(score)}
        onChange={({ target }) => onChange({ score: target.value })}
      >
        <option value="">{t("Any score")}</option>
        {scores.map((least) => (
          <option key={least} value={least}>
            {t("Score of at least {score}", { score: least })}
          </option>
        ))}
      </SelectField>
    </div>
  );
}
