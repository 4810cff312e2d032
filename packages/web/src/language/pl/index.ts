import { createDictionary } from "../dictionary.ts";
import { pluralForm } from "./forms.ts";
import { texts } from "./texts.ts";

export const polish = createDictionary("pl", texts, pluralForm);
