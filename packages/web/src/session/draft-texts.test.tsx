import { longTest } from "@octavo/foundation/testing";
import { expect, it } from "vitest";
import { IndexedStore } from "../browser/indexed-store.ts";
import { draftTexts } from "./draft-texts.ts";

it("reads stored texts again, and those that an earlier version of the studio stored", async () => {
  localStorage.setItem("octavo.draft.ann.plan.7", "former");
  await draftTexts.set("ann.build.plan", "mine");
  await draftTexts.load();
  expect(draftTexts.get("ann.build.plan")).toBe("mine");
  expect(draftTexts.get("ann.plan.7")).toBe("former");
  expect(localStorage.getItem("octavo.draft.ann.plan.7")).toBeNull();
  await draftTexts.load();
  expect(draftTexts.get("ann.plan.7")).toBe("former");
});

it("forgets a removed text, and prefers a newer one to that of an earlier version", async () => {
  await draftTexts.set("bob.plan.1", "newer");
  await draftTexts.set("bob.plan.2", "saved");
  await draftTexts.set("bob.plan.2", undefined);
  localStorage.setItem("octavo.draft.bob.plan.1", "older");
  await draftTexts.load();
  expect(draftTexts.get("bob.plan.1")).toBe("newer");
  expect(draftTexts.get("bob.plan.2")).toBeUndefined();
});

longTest("a database that the browser never opens stores nothing, and the studio goes on", async () => {
  const name = "octavo-stuck";
  const create = (database: IDBDatabase) => database.createObjectStore("texts", { keyPath: "key" });
  const holder = indexedDB.open(name, 1);
  holder.addEventListener("upgradeneeded", () => create(holder.result));
  await new Promise((resolve) => holder.addEventListener("success", resolve));
  // Waits for the connection above, and every later opening waits for it.
  const deletion = indexedDB.deleteDatabase(name);
  await new Promise((resolve) => deletion.addEventListener("blocked", resolve));

  const stuck = new IndexedStore({ name, version: 1, store: "texts", create });
  await expect(stuck.read((store) => store.getAll())).rejects.toThrow("The browser stores nothing.");
  holder.result.close();
  await expect(stuck.read((store) => store.getAll())).resolves.toEqual([]);
});
