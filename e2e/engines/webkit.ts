/** WebKitGTK's MiniBrowser over WebDriver, on a virtual display. */
import { globSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { freePort } from "../free-port.ts";
import { type Driver, windowSize } from "./driver.ts";
import { Program } from "./program.ts";

/** Starts MiniBrowser with this home. It saves downloads in the folder `downloads` there without a question. */
export async function startWebKit(folder: string): Promise<Driver> {
  const display = new Program("Xvfb", ["-displayfd", "1", "-screen", "0", "1600x1200x24", "-nolisten", "tcp"], {});
  const number = await display.line(/^(\d+)$/);
  const port = await freePort();
  const env = { ...homeIn(folder), DISPLAY: `:${number}`, LANG: "en_US.UTF-8" };
  const driver = new Program("WebKitWebDriver", [`--port=${port}`], env);
  const session = await Session.open(`http://127.0.0.1:${port}`);
  await session.post("/window/rect", { x: 0, y: 0, ...windowSize });
  return {
    open: async (url) => {
      await session.post("/url", { url });
    },
    evaluate: (expression) => session.post<string>("/execute/sync", { script: `return ${expression}`, args: [] }),
    perform: async (actions) => {
      await session.post("/actions", { actions });
    },
    screenshot: async () => Buffer.from(await session.get<string>("/screenshot"), "base64"),
    close: async () => {
      await session.end();
      await driver.stop();
      await display.stop();
    },
  };
}

/** Sets the folder of downloads, which GLib reads from a file. */
function homeIn(folder: string): NodeJS.ProcessEnv {
  const [settings, runtime] = ["config", "run"].map((name) => join(folder, name)) as [string, string];
  mkdirSync(settings, { recursive: true });
  mkdirSync(runtime, { recursive: true, mode: 0o700 });
  writeFileSync(join(settings, "user-dirs.dirs"), 'XDG_DOWNLOAD_DIR="$HOME/downloads"\n');
  return { HOME: folder, XDG_CONFIG_HOME: settings, XDG_RUNTIME_DIR: runtime };
}

class Session {
  readonly #address: string;

  private constructor(address: string) {
    this.#address = address;
  }

  static async open(driver: string): Promise<Session> {
    await untilReady(`${driver}/status`);
    const [binary] = globSync("/usr/lib/*/webkit2gtk-4.*/MiniBrowser");
    if (binary === undefined) throw new Error("WebKitGTK has no MiniBrowser here: install libwebkit2gtk-4.1-0");
    const options = { "webkitgtk:browserOptions": { binary, args: ["--automation"] } };
    const capabilities = { alwaysMatch: options };
    const { sessionId } = await request<{ sessionId: string }>("POST", `${driver}/session`, { capabilities });
    return new Session(`${driver}/session/${sessionId}`);
  }

  get<Value>(path: string): Promise<Value> {
    return request("GET", `${this.#address}${path}`);
  }

  post<Value>(path: string, body: object): Promise<Value> {
    return request("POST", `${this.#address}${path}`, body);
  }

  end(): Promise<unknown> {
    return request("DELETE", this.#address);
  }
}

async function untilReady(status: string): Promise<void> {
  for (let tries = 0; tries < 200; tries++) {
    const answer = await fetch(status).catch(() => undefined);
    if (answer?.ok) return;
    await wait(50);
  }
  throw new Error("WebKitWebDriver does not answer");
}

async function request<Value>(method: string, address: string, body?: object): Promise<Value> {
  const answer = await fetch(address, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = await answer.json();
  if (!answer.ok) throw new Error(`${method} ${new URL(address).pathname}: ${value.error}, ${value.message}`);
  return value;
}
