/** New widgets have no problems on any device. */
import { lintTemplate, profilePage, widgetDefinitions } from "@octavo/engine";
import { formatMessage } from "@octavo/foundation";
import { sampled } from "@octavo/foundation/testing";
import { nodeWorld } from "@octavo/press";
import { expect, test } from "vitest";
import { aTemplate } from "../../test/a-template.ts";
import { createTestWorld } from "../../test/a-world.ts";
import { editorDriver } from "../../test/editor-driver.ts";
import { minimumsOn } from "../document/design-look.ts";
import { saveTemplate } from "../document/save-document.ts";
import { insertWidget } from "./insert-widget.ts";

const { profiles } = nodeWorld();
const world = createTestWorld(profiles);

const offers = widgetDefinitions.flatMap(({ type, presets = {} }) => [
  { type },
  ...Object.keys(presets).map((preset) => ({ type, preset })),
]);

test.each(sampled(profiles, 5, 0).map((profile) => [profile.id, profile] as const))("on %s", (_, profile) => {
  const dimensions = { ...profilePage(profile), margins: profile.pdf_settings.safe_margins };
  const { canvas, metadata } = aTemplate({});
  const problems = offers.flatMap((offer) => {
    const more = { canvas: { ...canvas, dimensions }, metadata: { ...metadata, profile: profile.id } };
    const editor = editorDriver(aTemplate({ pages: [[]], more }));
    const minimums = minimumsOn(more.canvas, profile);
    editor.editor.update((state) => ({ ...state, minimums }));
    editor.runWith(insertWidget, offer);
    const found = lintTemplate(saveTemplate(editor.document), profile, world);
    return found.map(({ code, message }) => `${offer.type} ${code} ${formatMessage(message)}`);
  });
  expect(problems).toEqual([]);
});
