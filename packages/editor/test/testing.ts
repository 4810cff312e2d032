/** Test support that other packages share: `@octavo/editor/testing`. */
export { aTemplate, aWidget, box, type Notation } from "./a-template.ts";
export { editorDriver } from "./editor-driver.ts";
export { sampled } from "./runs.ts";
