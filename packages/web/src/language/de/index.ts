import { createDictionary } from "../dictionary.ts";
import { pluralForms } from "./forms.ts";
import * as texts from "./texts.ts";

export const dictionary = createDictionary("de", texts, {
  pluralForms,
  lowersInitials: false,
  listSeparator: ", ",
});
