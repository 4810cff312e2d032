/** Checks over HTTP that the embedded store keeps acknowledged writes when the server is killed. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, inject, onTestFinished, test } from "vitest";
import { endServersAfterwards, type ServerProcess, startServer } from "./server-process.ts";
import { newVisitor } from "./visitor.ts";
import { expectAllListed, expectNothingLost, Writer } from "./writer.ts";

/** Kills servers at random moments, in several folders at once. */
const kills = inject("kills");
const folders = 2;
/** Every fifth kill may precede the first response. */
const beforeWriting = 5;
const writersEach = 4;
/** Acknowledged writes before most kills, however slow the machine is. */
const writesBeforeKill = 4;

declare module "vitest" {
  interface ProvidedContext {
    /** Number of kills: 3 in `npm test`, 50 in `npm run test:long`. */
    readonly kills: number;
  }
}

endServersAfterwards();

class Site {
  readonly #folder = mkdtempSync(join(tmpdir(), "octavo-killed-"));
  #writers: readonly Writer[] = [];

  start(): Promise<ServerProcess> {
    return startServer({ OCTAVO_DATA_DIR: this.#folder });
  }

  async addWriters({ origin }: ServerProcess): Promise<void> {
    const visitors = await Promise.all(Array.from({ length: writersEach }, () => newVisitor(origin)));
    this.#writers = visitors.map((visitor) => new Writer(visitor));
  }

  /** Lets all users write for a while. Returns their projects. */
  async writeAndKill(server: ServerProcess, { waits }: { waits: boolean }) {
    const stop = new AbortController();
    const before = this.#writers.map(({ projects }) => projects.length);
    const writing = Promise.all(this.#writers.map((writer) => writer.writeTo(server.origin, stop.signal)));
    if (waits) await Promise.race([this.#writesMore(writesBeforeKill), writing]);
    await Promise.race([sleep(Math.random() * 400), writing]);
    expect(server.child.exitCode).toBeNull();
    stop.abort();
    await server.kill();
    await writing;
    expect(server.faults()).toEqual([]);
    return this.#writers.map(({ projects }, i) => projects.slice(before[i]));
  }

  async verify({ origin }: ServerProcess, projects: Awaited<ReturnType<Site["writeAndKill"]>>): Promise<void> {
    await Promise.all(
      this.#writers.map(async (writer, i) => {
        await expectAllListed(origin, writer);
        await expectNothingLost(origin, writer, projects[i] ?? []);
      }),
    );
  }

  async #writesMore(count: number): Promise<void> {
    for (const { writes } = this; this.writes < writes + count; ) await sleep(5);
  }

  get everything() {
    return this.#writers.map(({ projects }) => projects);
  }

  get writes(): number {
    return this.#writers.reduce((sum, { count }) => sum + count, 0);
  }

  remove(): void {
    rmSync(this.#folder, { recursive: true });
  }
}

test("acknowledged writes survive kill -9 at random times, and the server starts each time", async () => {
  let left = kills;
  let writes = 0;
  async function killAgainAndAgain() {
    const site = new Site();
    onTestFinished(() => site.remove());
    let server = await site.start();
    await site.addWriters(server);
    while (left-- > 0) {
      const latest = await site.writeAndKill(server, { waits: left % beforeWriting !== 0 });
      server = await site.start();
      await site.verify(server, latest);
    }
    await site.verify(server, site.everything);
    expect(await server.stop()).toBe(0);
    writes += site.writes;
  }
  await Promise.all(Array.from({ length: folders }, killAgainAndAgain));
  expect(writes).toBeGreaterThan(2 * kills);
  process.stdout.write(`\nfigure: ${kills} kills over HTTP, ${writes} acknowledged writes, none lost\n`);
});
