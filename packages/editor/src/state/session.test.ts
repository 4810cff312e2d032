import { describe, expect, test } from "vitest";
import { aTemplate, box } from "../../test/a-template.ts";
import { editorDriver } from "../../test/editor-driver.ts";
import { copyWidgets } from "../commands/copy-and-paste.ts";
import { goToPage } from "../commands/go-to-page.ts";
import { openTemplate } from "../document/open-document.ts";
import { openEditor } from "./editor-state.ts";
import { restoreSession, sessionOf, sessionStorageKey } from "./session.ts";

const template = aTemplate({ pages: [[box("a", 0, 0, 9, 9)], [box("b", 0, 0, 9, 9)]] });

describe("a session", () => {
  test("is restored from JSON", () => {
    expect(sessionStorageKey).toBe("editor-store");
    const editor = editorDriver(template);
    editor.runWith(goToPage, { page: 2 });
    editor.select("b");
    editor.run(copyWidgets);
    editor.settings({ grid: false, wheelMode: "zoom" });
    editor.at(1.5);
    const stored: unknown = JSON.parse(JSON.stringify(sessionOf(editor.state())));
    const state = restoreSession(openEditor(openTemplate(template)), stored);
    expect(state.page).toBe("page-2");
    expect(state.selection.ids).toEqual(["b"]);
    expect(state.settings).toMatchObject({ grid: false, wheelMode: "zoom" });
    expect(state.camera.zoom).toBe(1.5);
    expect(state.clipboard?.widgets).toEqual(editor.state().clipboard?.widgets);
    expect(sessionOf(state)).toEqual(sessionOf(editor.state()));
  });

  test.each([undefined, null, "x", [], {}, { settings: 3, zoom: "wide", current_page: 9, selection: [1, "gone"] }])(
    "restores nothing from %j",
    (stored) => {
      const state = openEditor(openTemplate(template));
      const { document, place, selection, settings } = restoreSession(state, stored);
      expect({ document, place, selection, settings }).toEqual({
        document: state.document,
        place: state.place,
        selection: state.selection,
        settings: state.settings,
      });
    },
  );
});
