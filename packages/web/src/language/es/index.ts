import { createDictionary } from "../dictionary.ts";
import { pluralForms } from "./forms.ts";
import * as texts from "./texts.ts";

export const dictionary = createDictionary("es", texts, {
  pluralForms,
  lowersInitials: true,
  listSeparator: ", ",
});
