import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";

/** Starts a program and ends it with `stop`. */
export class Program {
  readonly #name: string;
  readonly #child: ChildProcess;
  readonly #lines: string[] = [];

  constructor(name: string, args: readonly string[], env: NodeJS.ProcessEnv) {
    this.#name = name;
    this.#child = spawn(name, args, { env: { ...process.env, ...env }, stdio: ["ignore", "pipe", "pipe"] });
    // Also after a start that failed halfway.
    process.once("exit", () => this.#child.kill());
    this.#child.on("error", ({ message }) => this.#lines.push(message));
  }

  /** Returns the first match in a line of the output. Throws if the program ends before it. */
  async line(pattern: RegExp): Promise<string> {
    const { stdout, stderr } = this.#child;
    const found = [stdout, stderr].map((stream) => this.#search(stream, pattern));
    const result = await Promise.race([...found, once(this.#child, "close").then(() => undefined)]);
    if (result === undefined) throw new Error(`${this.#name} ended: ${this.#lines.slice(-10).join("\n")}`);
    return result;
  }

  async stop(): Promise<void> {
    if (this.#child.exitCode !== null || this.#child.signalCode !== null || this.#child.pid === undefined) return;
    this.#child.kill();
    await once(this.#child, "close");
  }

  #search(stream: NodeJS.ReadableStream | null, pattern: RegExp): Promise<string> {
    return new Promise((resolve) => {
      if (!stream) return;
      createInterface(stream).on("line", (line) => {
        this.#lines.push(line);
        const match = pattern.exec(line);
        if (match) resolve(match[1] ?? line);
      });
    });
  }
}
