/** Leaving loses nothing: the browser keeps a draft, and offers it on the way back. */
import { t } from "../../language/t.ts";

export const notSaved = (name: string) =>
  t("Your changes to {name} are not saved. If you leave, this browser keeps them and offers them when you come back.", {
    name,
  });
