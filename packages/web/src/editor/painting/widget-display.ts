/** Composes widgets of the canvas. Loaded with the first shared parts, because few planners have some. */
export { WidgetDisplay } from "@octavo/engine";
