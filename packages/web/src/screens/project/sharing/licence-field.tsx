import type { Project } from "@octavo/contract";
import { type LicenceId, licenceIds, publishableLicences } from "@octavo/foundation";
import { licenceName } from "../../../gallery/licence-name.ts";
import { t } from "../../../language/t.ts";
import { SelectField } from "../../../ui/field.tsx";

interface LicenceFieldProps {
  readonly project: Project;
  readonly value: LicenceId | null;
  readonly onChange: (licence: LicenceId | null) => void;
}

/** Licences that the project may have. The original of a remix limits them. */
export function LicenceField({ project, value, onChange }: LicenceFieldProps) {
  const { original_licence: original } = project;
  const isFree = original === null || original === "unstated" || original === "CC0-1.0";
  return (
    <SelectField
      className="mt-4"
      label={t("Licence")}
      value={value ?? ""}
      hint={`${meaningOf(value)} ${limitOf(project)}`.trim()}
      onChange={({ target }) => onChange(licenceIds.find((id) => id === target.value) ?? null)}
    >
      {(isFree || value === null) && <option value="">{licenceName(null)}</option>}
      {publishableLicences(original).map((id) => (
        <option key={id} value={id}>
          {licenceName(id)}
        </option>
      ))}
    </SelectField>
  );
}

function limitOf({ original_licence: original }: Project): string {
  if (original === null || original === "CC0-1.0") return "";
  if (original === "unstated") return t("The original states no licence, so this project can't have one.");
  return t("The licence of the original, {licence}, limits the choice.", { licence: licenceName(original) });
}

function meaningOf(licence: LicenceId | null): string {
  switch (licence) {
    case null:
      return t("Others can clone it on this site. You allow nothing else.");
    case "CC0-1.0":
      return t("Anyone may use, change and sell it without naming you.");
    case "CC-BY-4.0":
      return t("Anyone may use, change and sell it, and must name you.");
    case "CC-BY-SA-4.0":
      return t("Anyone may use, change and sell it, must name you, and must publish changes under the same licence.");
    case "CC-BY-NC-4.0":
      return t("Anyone may use and change it, must name you, and may not sell it.");
    case "all-rights-reserved":
      return t("Others can view it and download its PDF, but not clone it.");
  }
}
