import { plainCommands, undoLabel } from "@octavo/editor";
import { aTemplate, box, editorDriver } from "@octavo/editor/testing";
import { describe, expect, test } from "vitest";
import { polish } from "./polish.ts";

/** Returns the texts of a command that runs with two selected widgets, on the second of three pages. */
function textsOf(command: (typeof plainCommands)[number]) {
  const widgets = [box("a", 60, 60, 50, 50), box("b", 130, 90, 70, 50), box("c", 300, 200, 50, 50)];
  const driver = editorDriver(aTemplate({ pages: [[], widgets, []], masters: { m: [] }, assigned: ["m", "m", "m"] }));
  driver.run(plainCommands.find(({ id }) => id === "next-page") ?? command);
  driver.click([85, 85]);
  driver.click([180, 130], { shift: true });
  driver.click([325, 225], { shift: true });
  driver.announcements.length = 0;
  driver.editor.run(command);
  return { announcements: driver.announcements, step: undoLabel(driver.state().history) };
}

describe("texts of the editor", () => {
  const translation = plainCommands.map((command) => ({ id: command.id, ...textsOf(command) }));
  const steps = translation.flatMap(({ step = "" }) => (step === "" ? [] : [step]));

  test("are announced in Polish", () => {
    const announcements = translation.flatMap((one) => one.announcements);
    expect(announcements.filter((text) => polish.sentence(text) === undefined)).toEqual([]);
    expect(announcements.length).toBeGreaterThan(60);
  });

  test("appear in Polish in the history", () => {
    expect(steps.filter((step) => polish.sentence(`Undid ${step}`) === `Cofnięto: ${step}`)).toEqual([]);
    expect(steps.length).toBeGreaterThan(30);
  });

  test.each([
    ["Selected 1 widget", "Zaznaczono 1 element"],
    ["Selected 2 widgets", "Zaznaczono 2 elementy"],
    ["Selected 12 widgets", "Zaznaczono 12 elementów"],
    ["Undid change line spacing", "Cofnięto: zmiana: odstęp linii"],
    ["Undo move 3 widgets to page 4", "Cofnij: przeniesienie 3 elementów na stronę 4"],
    ["Aligned 2 widgets left", "Wyrównano 2 elementy do lewej"],
    ["Duplicate page 2 with 1 widget(s)?", "Powielić stronę 2 z 1 elementem?"],
    ["Line spacing must be from 4 to 100", "Odstęp linii: musi być w zakresie od 4 do 100"],
    ["Must be text", "Musi być tekstem"],
    ["Yours, from 5 minutes ago", "Twoja, sprzed 5 min"],
    ["Yours, from a moment ago", "Twoja, sprzed chwili"],
  ])("%s", (english, translation) => expect(polish.sentence(english)).toBe(translation));

  test("keep the author's names", () => {
    expect(polish.sentence("Added master Box")).toBe("Dodano stronę wzorcową Box");
    expect(polish.sentence("Added master 2 pages")).toBe("Dodano stronę wzorcową 2 pages");
    expect(polish.sentence("Weekly review")).toBeUndefined();
  });
});
