/** The editors in one file: they share nearly all of it, and each file more is asked for takes a slow device its time. */
export { prepareEditor } from "./initial-design.ts";
export { MasterScreen, NamedPageScreen } from "./project-design-screen.tsx";
export { TemplateScreen } from "./template-screen.tsx";
