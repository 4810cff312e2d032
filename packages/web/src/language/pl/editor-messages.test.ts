import { commandsOn, plainCommands, setProperty, undoLabel } from "@octavo/editor";
import { aTemplate, box, editorDriver } from "@octavo/editor/testing";
import { formatMessage, type Message } from "@octavo/foundation";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { setDictionary, translate } from "../t.ts";
import { dictionary as polish } from "./index.ts";

beforeAll(() => setDictionary(polish));
afterAll(() => setDictionary(undefined));

const letters = /\p{L}{2}/u;
/** Names of the device and units are the same in both languages. */
const isSame = (message: Message) =>
  letters.test(formatMessage(message)) && translate(message) === formatMessage(message);

/** Returns an editor on the second of three pages, with three selected widgets. */
function editing() {
  const widgets = [box("a", 60, 60, 50, 50), box("b", 130, 90, 70, 50), box("c", 300, 200, 50, 50)];
  const announced: Message[] = [];
  const driver = editorDriver(
    aTemplate({ pages: [[], widgets, []], masters: { m: [] }, assigned: ["m", "m", "m"] }),
    undefined,
    (message) => announced.push(message),
  );
  driver.key("PageDown");
  driver.click([85, 85]);
  driver.click([180, 130], { shift: true });
  driver.click([325, 225], { shift: true });
  announced.length = 0;
  return { ...driver, announced };
}

describe("the editor in Polish", () => {
  const ran = plainCommands.map((command) => {
    const { editor, announced, state } = editing();
    const refused = editor.run(command);
    return { id: command.id, messages: refused ? [refused] : announced, step: undoLabel(state().history) };
  });

  test("announces the result of each command", () => {
    const messages = ran.flatMap((one) => one.messages);
    expect(messages.filter(isSame)).toEqual([]);
    expect(messages.length).toBeGreaterThan(60);
  });

  test("names the step of each command", () => {
    const steps = ran.flatMap(({ step }) => step ?? []);
    expect(steps.filter(isSame)).toEqual([]);
    expect(steps.length).toBeGreaterThan(30);
  });

  test("has the plural forms of counted widgets", () => {
    const { editor, announced } = editing();
    editor.run(plainCommands.find(({ id }) => id === "align-left") ?? never());
    expect(announced.map(translate)).toEqual(["Wyrównano 3 elementy do lewej"]);
    const copied = (count: number) => translate({ text: "Copied {count} widgets", values: { count } });
    expect([1, 2, 12].map(copied)).toEqual([
      "Skopiowano 1 element",
      "Skopiowano 2 elementy",
      "Skopiowano 12 elementów",
    ]);
  });

  test("translates the problem of a value and the name of its property", () => {
    const { editor, announced, state } = editing();
    editor.runWith(setProperty, { values: { corner_radius: 99 } });
    expect(announced.map(translate)).toEqual(["Promień narożników: musi być w zakresie od 0 do 60"]);
    const step = undoLabel(state().history);
    expect(step && translate(step)).toBe("zmiana: promień narożników");
    expect(translate(editor.runWith(setProperty, { values: { stroke_color: "red" } }) ?? { text: "" })).toContain(
      "musi być",
    );
  });

  test("labels every command of every menu", () => {
    const { state } = editing();
    const surfaces = ["toolbar", "widget-menu", "canvas-menu", "page-menu", "palette"] as const;
    const labels = surfaces.flatMap((surface) => commandsOn(surface, state()).map(({ label }) => label));
    expect(new Set(labels.filter(isSame).map(({ text }) => text))).toEqual(new Set(["YAML"]));
  });

  test("keeps names that equal a text of the studio", () => {
    expect(translate({ text: "Added master {name}", values: { name: "Box" } })).toBe("Dodano stronę wzorcową Box");
  });
});

function never(): never {
  throw new Error("the command is gone");
}
