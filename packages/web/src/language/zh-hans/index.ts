import { createDictionary } from "../dictionary.ts";
import { pluralForms } from "./forms.ts";
import * as texts from "./texts.ts";

export const dictionary = createDictionary("zh-Hans", texts, {
  pluralForms,
  lowersInitials: false,
  listSeparator: "、",
});
