/** All editors in one chunk, because they share nearly all of their code and each request costs time on a slow device. */
export { prepareEditor } from "./initial-design.ts";
export { MasterScreen, NamedPageScreen } from "./project-design-screen.tsx";
export { TemplateScreen } from "./template-screen.tsx";
