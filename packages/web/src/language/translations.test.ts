import { describe, expect, test } from "vitest";
import { editorTexts } from "../../../test/editor-texts.ts";
import { sourceFiles, textsInFile, textsInSource } from "../../../test/source-texts.ts";
import { tableTexts } from "../../../test/table-texts.ts";
import { contractMessages } from "./contract-messages.ts";
import { datesMessages } from "./dates-messages.ts";
import { editorMessages } from "./editor-messages.ts";
import { engineMessages } from "./engine-messages.ts";
import type { Forms } from "./forms.ts";
import { foundationMessages } from "./foundation-messages.ts";
import { polish } from "./polish.ts";
import { areas } from "./texts.ts";
import { workerMessages } from "./worker.ts";

const found = sourceFiles().map(textsInFile);
const phrases = found.flatMap((file) => file.phrases);
const faults = found.flatMap((file) => file.faults);
const entries = areas.flatMap((area) => Object.entries(area));
const slots = (text: string) => [...new Set(text.match(/\{\w+\}/g))].toSorted();
/** The type checker reports missing and unused texts of these. */
const typed = [contractMessages, datesMessages, editorMessages, engineMessages, foundationMessages, workerMessages];
const isTyped = (english: string) => typed.some((area) => english in area);
const isForms = (translation: string | Forms): translation is Forms => typeof translation !== "string";

describe("the studio's sources", () => {
  test("pass literal texts to the dictionary, and only inside functions", () => {
    expect(faults).toEqual([]);
    expect(phrases.length).toBeGreaterThan(60);
  });

  test("contain no text without a Polish translation", () => {
    const unknown = phrases.filter(({ key, isCounted }) =>
      isCounted ? polish.counted(key, 1) === undefined : polish.text(key) === undefined,
    );
    expect(unknown.map(({ at, key }) => `${at} ${key}`)).toEqual([]);
    expect([...tableTexts, ...editorTexts].filter((words) => polish.text(words) === undefined)).toEqual([]);
  });
});

describe("the Polish dictionary", () => {
  test("has no unused text", () => {
    const translation = new Set([...phrases.map(({ key }) => key), ...tableTexts, ...editorTexts]);
    const unused = entries.filter(([english]) => !translation.has(english) && !isTyped(english));
    expect(unused.map(([english]) => english)).toEqual([]);
  });

  test("has each text once", () => {
    const keys = entries.map(([english]) => english);
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
  });

  test("uses the same slots as the English text", () => {
    const differing = entries.filter(([english, translation]) => {
      const [one, ...others] = isForms(translation) ? translation : [undefined, translation];
      const wanted = slots(english);
      const isSame = (text: string) => String(slots(text)) === String(wanted);
      // The singular may omit its number.
      return !others.every(isSame) || !(one === undefined || isSame(one) || isSame(`${one}{count}`));
    });
    expect(differing).toEqual([]);
  });

  test("has plural forms exactly for counted texts", () => {
    const counted = new Set(phrases.filter(({ isCounted }) => isCounted).map(({ key }) => key));
    const others = entries.filter(([english]) => !isTyped(english));
    expect(others.filter(([english, translation]) => isForms(translation) !== counted.has(english))).toEqual([]);
  });

  test("formats numbers like Polish does", () => {
    expect(polish.number(1.5)).toBe("1,5");
  });
});

describe("the source parser", () => {
  const read = (text: string) => textsInSource(`import { t, tIn, tn } from "../language/t.ts";\n${text}`, "file.tsx");

  test("finds every translated text with its context and plural", () => {
    const { phrases, faults } = read(
      'const f = () => [t(a ? "One" : "Two"), tIn("theme", "Light"), tn(3, "{count} page", "{count} pages")];',
    );
    expect(phrases.map(({ key }) => key)).toEqual(["One", "Two", "Light|theme", "{count} pages"]);
    expect(faults).toEqual([]);
  });

  test.each([
    ['const title = t("Projects");', "while the module is read"],
    ["const f = (word: string) => t(word);", "not written out"],
    ["const f = () => <p>Projects</p>;", 'shows "Projects" without t'],
    ['const f = () => <p title="Projects" />;', 'shows "Projects" without t'],
  ])("reports %s", (text, complaint) => expect(String(read(text).faults)).toContain(complaint));
});
