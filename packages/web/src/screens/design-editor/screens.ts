/** All editors in one chunk, because they share nearly all of their code and each request costs time on a slow device. */
export { prepareEditor } from "./open-world.ts";
export { MasterScreen, NamedPageScreen } from "./project-design.tsx";
export { TemplateScreen } from "./template-design.tsx";
