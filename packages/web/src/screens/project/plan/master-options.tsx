import { t } from "../../../language/t.ts";
import { usePlanView } from "./plan-view.ts";

interface MasterOptionsProps {
  readonly chosen: string;
  /** Omits the descriptions. */
  readonly brief?: boolean;
}

/** Options of a select: the masters with their descriptions. A deleted master stays until another is chosen. */
export function MasterOptions({ chosen, brief = false }: MasterOptionsProps) {
  const { masters } = usePlanView();
  const isKnown = masters.some(({ name }) => name === chosen);
  return (
    <>
      {!isKnown && (
        <option value={chosen}>{chosen === "" ? t("Choose a master") : t("{name} (missing)", { name: chosen })}</option>
      )}
      {masters.map(({ name, description }) => (
        <option key={name} value={name}>
          {description && !brief ? `${name} – ${description}` : name}
        </option>
      ))}
    </>
  );
}
