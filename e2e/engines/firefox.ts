/** Firefox over WebDriver BiDi, which it serves without a driver program. */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Driver, windowSize } from "./driver.ts";
import { Program } from "./program.ts";

/** Starts Firefox with this home. It saves downloads in the folder `downloads` there without a question. */
export async function startFirefox(folder: string): Promise<Driver> {
  const profile = join(folder, "profile");
  mkdirSync(profile, { recursive: true });
  writeFileSync(join(profile, "user.js"), preferences(join(folder, "downloads")));
  const args = ["--headless", "--no-remote", "--profile", profile, "--remote-debugging-port", "0"];
  const firefox = new Program("firefox-esr", args, { HOME: folder });
  const address = await firefox.line(/WebDriver BiDi listening on (ws:\S+)/);
  const connection = await Connection.open(`${address}/session`);
  await connection.send("session.new", { capabilities: {} });
  const { contexts } = await connection.send<{ contexts: { context: string }[] }>("browsingContext.getTree", {});
  const context = contexts[0]?.context;
  await connection.send("browsingContext.setViewport", { context, viewport: windowSize });
  return {
    open: async (url) => {
      await connection.send("browsingContext.navigate", { context, url, wait: "complete" });
    },
    evaluate: async (expression) => {
      const evaluated = await connection.send<Evaluated>("script.evaluate", {
        expression,
        target: { context },
        awaitPromise: true,
      });
      if (evaluated.type === "exception") throw new Error(evaluated.exceptionDetails.text);
      return evaluated.result.value;
    },
    perform: async (actions) => {
      await connection.send("input.performActions", { context, actions });
    },
    screenshot: async () => {
      const { data } = await connection.send<{ data: string }>("browsingContext.captureScreenshot", { context });
      return Buffer.from(data, "base64");
    },
    close: async () => {
      connection.close();
      await firefox.stop();
    },
  };
}

type Evaluated =
  | { readonly type: "success"; readonly result: { readonly value: string } }
  | { readonly type: "exception"; readonly exceptionDetails: { readonly text: string } };

/** Saves downloads without a question, and contacts no other host. */
function preferences(downloads: string): string {
  const values = {
    "browser.download.folderList": 2,
    "browser.download.dir": downloads,
    "browser.helperApps.neverAsk.saveToDisk": "application/pdf",
    "browser.download.open_pdf_attachments_inline": false,
    "pdfjs.disabled": true,
    "intl.accept_languages": "en-US",
    "browser.shell.checkDefaultBrowser": false,
    "browser.startup.homepage_override.mstone": "ignore",
    "app.update.enabled": false,
    "datareporting.policy.dataSubmissionEnabled": false,
    "network.captive-portal-service.enabled": false,
    "network.connectivity-service.enabled": false,
    "services.settings.server": "",
  };
  return Object.entries(values)
    .map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`)
    .join("");
}

interface Answer {
  readonly id?: number;
  readonly type: "success" | "error" | "event";
  readonly result?: unknown;
  readonly message?: string;
}

class Connection {
  readonly #socket: WebSocket;
  readonly #waiting = new Map<number, (answer: Answer) => void>();
  #last = 0;

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.addEventListener("message", ({ data }) => this.#receive(JSON.parse(String(data))));
  }

  static async open(address: string): Promise<Connection> {
    const socket = new WebSocket(address);
    await new Promise((resolve, reject) => {
      socket.addEventListener("open", resolve);
      socket.addEventListener("error", reject);
    });
    return new Connection(socket);
  }

  async send<Result>(method: string, params: object): Promise<Result> {
    this.#last += 1;
    const id = this.#last;
    const answering = new Promise<Answer>((resolve) => this.#waiting.set(id, resolve));
    this.#socket.send(JSON.stringify({ id, method, params }));
    const { type, result, message } = await answering;
    if (type !== "success") throw new Error(`${method}: ${message}`);
    return result as Result;
  }

  close(): void {
    this.#socket.close();
  }

  #receive(answer: Answer): void {
    if (answer.id === undefined) return;
    this.#waiting.get(answer.id)?.(answer);
    this.#waiting.delete(answer.id);
  }
}
