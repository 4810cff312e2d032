/** Reads drafts from the browser's storage. */
import { expect, type Page } from "@playwright/test";

/** Waits for a draft with this name and number of widgets on disk, which survives a crash. */
export async function expectDraft(page: Page, name: string, widgets: number): Promise<void> {
  await expect.poll(() => page.evaluate(drafts)).toContainEqual({ name, widgets });
}

/** Waits for an unsaved text with these words on disk. */
export async function expectDraftText(page: Page, words: string): Promise<void> {
  const texts = () => page.evaluate(storedTexts);
  await expect.poll(async () => (await texts()).some((text) => text.includes(words))).toBe(true);
}

/** Runs in the page without access to this module. */
async function storedTexts(): Promise<readonly string[]> {
  const answerOf = <Answer>(request: IDBRequest<Answer>) =>
    new Promise<Answer>((resolve, reject) => {
      request.addEventListener("success", () => resolve(request.result));
      request.addEventListener("error", () => reject(request.error));
    });
  const database = await answerOf(indexedDB.open("octavo-texts"));
  const all: readonly { readonly text: string }[] = await answerOf(
    database.transaction("texts").objectStore("texts").getAll(),
  );
  database.close();
  return all.map(({ text }) => text);
}

/** Runs in the page without access to this module. */
async function drafts(): Promise<readonly { readonly name: string; readonly widgets: number }[]> {
  interface Sheet {
    readonly widgets: readonly unknown[];
  }
  interface Draft {
    readonly name: string;
    readonly work: { readonly document: { readonly pages: readonly Sheet[]; readonly masters: readonly Sheet[] } };
  }
  const answerOf = <Answer>(request: IDBRequest<Answer>) =>
    new Promise<Answer>((resolve, reject) => {
      request.addEventListener("success", () => resolve(request.result));
      request.addEventListener("error", () => reject(request.error));
    });
  // The studio creates the database when it first reads drafts.
  const known = await indexedDB.databases();
  if (!known.some((database) => database.name === "octavo")) return [];
  const database = await answerOf(indexedDB.open("octavo"));
  const all: readonly Draft[] = await answerOf(database.transaction("drafts").objectStore("drafts").getAll());
  database.close();
  return all.map(({ name, work: { document } }) => {
    const sheets = [...document.pages, ...document.masters];
    return { name, widgets: sheets.flatMap((sheet) => sheet.widgets).length };
  });
}
