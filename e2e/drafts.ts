/** What the browser keeps of a design that is not saved. */
import { expect, type Page } from "@playwright/test";

/** A draft of that name with so many widgets is on the disk, and outlasts whatever happens to the browser. */
export async function expectDraft(page: Page, name: string, widgets: number): Promise<void> {
  await expect.poll(() => page.evaluate(drafts)).toContainEqual({ name, widgets });
}

/** Runs in the page, and knows nothing of this file. */
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
  // The studio makes the database when it first looks for drafts.
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
