import type { Words } from "./polish.ts";

/** Both editors: src/editor, src/screens/design-editor. */
export const editor: Words = {};
