/** The browser stores a draft, so leaving loses no changes. */
import { t } from "../../language/t.ts";

export const notSaved = (name: string) =>
  t(
    "Your changes to {name} are not saved. If you leave, this browser stores them and offers to restore them when you return.",
    {
      name,
    },
  );
