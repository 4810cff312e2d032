import { closeText, Editor, editText, insertWidget, openTemplate, saveTemplate } from "@octavo/editor";
import { type Problem, templateDefaults } from "@octavo/engine";
import { message } from "@octavo/foundation";
import { expect, it, onTestFinished } from "vitest";
import { page } from "vitest/browser";
import { tab } from "../../../test/found-by.ts";
import { show } from "../../../test/studio.tsx";
import { EngineClient, type EngineWorker } from "../../engine-worker/engine-client.ts";
import type { EngineReply, EngineRequest } from "../../engine-worker/job-messages.ts";
import type { CheckedDocument } from "../../engine-worker/protocol.ts";
import { EditorContext } from "../state/editor-context.ts";
import { SidePanels } from "./side-panels.tsx";

/** A worker whose answers the test sends. */
class HeldWorker implements EngineWorker {
  readonly requests: EngineRequest[] = [];
  onmessage: ((event: MessageEvent<EngineReply>) => void) | null = null;
  onerror: ((event: ErrorEvent) => void) | null = null;
  postMessage(request: EngineRequest): void {
    this.requests.push(request);
  }
  terminate(): void {}
  reply(reply: EngineReply): void {
    this.onmessage?.(new MessageEvent("message", { data: reply }));
  }
}

const aProblem: Problem = {
  code: "text_does_not_fit",
  severity: "warning",
  message: message("The text is too long"),
  at: { page: 1 },
  count: 1,
};

const checkedOf = (document: Parameters<typeof saveTemplate>[0]): CheckedDocument => ({
  template: saveTemplate(document),
});

async function openProblems() {
  const editor = new Editor(openTemplate({ ...templateDefaults, page_count: 1 }), { now: () => 0 });
  const worker = new HeldWorker();
  const engine = new EngineClient(() => worker);
  await show(
    <EditorContext value={editor}>
      <SidePanels {...{ engine, checkedOf }} onProblem={() => {}} />
    </EditorContext>,
  );
  await tab(/^Problems/).click();
  const checked = async (nth: number) => {
    await expect.poll(() => worker.requests.length).toBe(nth);
    return worker.requests[nth - 1]?.id ?? 0;
  };
  const edit = () => editor.runWith(insertWidget, { type: "box", rect: { x: 50, y: 50, width: 200, height: 100 } });
  const panel = page.getByRole("region", { name: "Problems" });
  return { worker, panel, edit, checked };
}

it("says that it is checking until the present document is checked", async () => {
  const { worker, panel, edit, checked } = await openProblems();
  await expect.element(panel).toMatchTextContent(/^Checking…$/);
  await expect.element(tab(/^Problems/)).toMatchTextContent(/^Problems…$/);
  worker.reply({ id: await checked(1), type: "done", result: [] });
  await expect.element(panel).toMatchTextContent(/^No problems on this device\.$/);
  await expect.element(tab(/^Problems/)).toMatchTextContent(/^Problems$/);

  edit();
  await expect.element(panel).toMatchTextContent(/^Checking…$/);
  worker.reply({ id: await checked(2), type: "done", result: [aProblem] });
  await expect.element(panel).toMatchTextContent(/The text is too long/);
  await expect.element(tab(/^Problems/)).toMatchTextContent(/^Problems1$/);

  // The problems stay in place during the next check.
  edit();
  await expect.element(panel).toHaveAttribute("aria-busy", "true");
  await expect.element(panel).toMatchTextContent(/The text is too long/);
  worker.reply({ id: await checked(3), type: "done", result: [] });
  await expect.element(panel).toMatchTextContent(/^No problems on this device\.$/);
});

it("says that a check has failed until the next one", async () => {
  const { worker, panel, edit, checked } = await openProblems();
  worker.reply({ id: await checked(1), type: "failed", message: message("The engine stopped") });
  await expect.element(panel).toMatchTextContent(/^The check failed\. It runs again after the next change\.$/);
  edit();
  await expect.element(panel).toMatchTextContent(/^Checking…$/);
});

it("lowers the panels of an empty page on a phone, where they cover the list of widgets", async () => {
  onTestFinished(() => page.viewport(1280, 800));
  await page.viewport(390, 844);
  const editor = new Editor(openTemplate({ ...templateDefaults, page_count: 1 }), { now: () => 0 });
  expect(editor.getState().settings.panels).toBe(true);
  await show(
    <EditorContext value={editor}>
      <SidePanels engine={new EngineClient(() => new HeldWorker())} checkedOf={checkedOf} onProblem={() => {}} />
    </EditorContext>,
  );
  await expect.poll(() => editor.getState().settings.panels).toBe(false);
  await tab(/^Properties/).click();
  await expect.element(page.getByText(/^The page is empty/)).toBeVisible();
});

it("keeps a text open that is opened while the panels of a phone are raised, which makes room for it", async () => {
  onTestFinished(() => page.viewport(1280, 800));
  await page.viewport(390, 844);
  const editor = new Editor(openTemplate({ ...templateDefaults, page_count: 1 }), { now: () => 0 });
  await show(
    <EditorContext value={editor}>
      <SidePanels engine={new EngineClient(() => new HeldWorker())} checkedOf={checkedOf} onProblem={() => {}} />
    </EditorContext>,
  );
  await expect.poll(() => editor.getState().settings.panels).toBe(false);
  editor.runWith(insertWidget, { type: "text_block", at: { x: 100, y: 100 } });
  editor.run(closeText);
  await expect.poll(() => editor.getState().settings.panels).toBe(true);
  editor.run(editText);
  await expect.poll(() => editor.getState().settings.panels).toBe(false);
  expect(editor.getState().textEdit).toBeDefined();
});
