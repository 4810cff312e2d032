/** The panels of templates in one chunk, because they share commands that the first painting does not need. */
export { PagesPanel } from "../../editor/pages/pages-panel.tsx";
export { TemplateMasters } from "./template-masters.tsx";
