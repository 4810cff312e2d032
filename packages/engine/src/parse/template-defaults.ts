/** Defaults of a template. Parsing adds them, printing omits them. */
import { defaultCanvas } from "../model/canvas.ts";
import type { Template } from "../model/template.ts";

export const templateDefaults = {
  schema_version: "1.0",
  metadata: {
    name: "New Template",
    description: "",
    category: "general",
    version: "1.0",
    author: "",
    created: "",
    profile: "",
    locale: "en",
    week_start: "monday",
  },
  canvas: defaultCanvas,
  widgets: [],
  masters: [],
  sections: [],
  page_assignments: [],
  navigation: { outlines: [] },
  export: { default_mode: "interactive" },
} as const satisfies Template;
