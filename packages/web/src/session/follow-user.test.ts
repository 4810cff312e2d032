import { afterEach, expect, it } from "vitest";
import type { TextStorage } from "../browser/browser-storage.ts";
import { preferredLanguage } from "../language/language.ts";
import { dictionary as polish } from "../language/pl/index.ts";
import { setDictionary } from "../language/t.ts";
import { followLanguage } from "./follow-user.ts";
import type { Session, SessionState } from "./session.ts";

afterEach(() => setDictionary(undefined));

function aVisit(language: "en" | "pl" | null, storage: TextStorage | undefined) {
  let reloads = 0;
  let notify = () => {};
  const session: Pick<Session, "state" | "subscribe"> = {
    state: () => ({ user: { language } }) as SessionState,
    subscribe: (listener) => {
      notify = listener;
      return () => {};
    },
  };
  followLanguage(session, storage, () => reloads++);
  return { signIn: () => notify(), reloads: () => reloads };
}

function aStorage(): TextStorage {
  const items = new Map<string, string>();
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  };
}

it("uses the language of the user once on a new device", () => {
  const storage = aStorage();
  const visit = aVisit("pl", storage);
  visit.signIn();
  visit.signIn();
  expect(visit.reloads()).toBe(1);
  expect(preferredLanguage(storage, ["en"])).toBe("pl");
});

it("keeps the language without a choice of the user, with the same language, and without storage", () => {
  for (const [language, storage] of [
    [null, aStorage()],
    ["en", aStorage()],
    ["pl", undefined],
  ] as const) {
    const visit = aVisit(language, storage);
    visit.signIn();
    expect(visit.reloads()).toBe(0);
  }
  setDictionary(polish);
  const visit = aVisit("pl", aStorage());
  visit.signIn();
  expect(visit.reloads()).toBe(0);
});
