/**
 * Objects on real servers with the API of S3, which are killed, slow, full, silent, answer 503 or change bytes. Every
 * write that was acknowledged is read afterwards by a server that has nothing in memory.
 */
import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Project } from "@octavo/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { inspectObjects, readObjectsState } from "../../src/objects/inspect-objects.ts";
import { deleteUnused } from "../../src/objects/object-upkeep.ts";
import { Objects } from "../../src/objects/objects.ts";
import { type ObjectSettings, openPlaces } from "../../src/objects/open-places.ts";
import { S3Place } from "../../src/objects/s3-place.ts";
import { openStoreUnlocked } from "../../src/store/open-store.ts";
import { designYaml } from "../projects.ts";
import { type FaultyProxy, startFaultyProxy } from "./faulty-proxy.ts";
import { bucket, clientOf, type ObjectServer, startCeph, startSwift } from "./object-servers.ts";
import { endServersAfterwards, type ServerProcess, startServer } from "./server-process.ts";
import { type Answer, ask, newVisitor, send, siteSecret, type Visitor } from "./visitor.ts";

const place = `s3://${bucket}/octavo`;
/** Characters of a design, which is an object of 300 kB. */
const size = 300_000;

interface Acknowledged {
  readonly id: string;
  readonly text: string;
}

describe.each([
  ["OpenStack Swift", startSwift],
  ["Ceph", startCeph],
])(
  "objects on %s",
  (name, start) => {
    endServersAfterwards();
    const folder = mkdtempSync(join(tmpdir(), "octavo-objects-site-"));
    const acknowledged: Acknowledged[] = [];
    let server: ObjectServer;
    let proxy: FaultyProxy;
    let octavo: ServerProcess;
    let ann: Visitor;

    const startOctavo = async (places = place) => {
      octavo = await startServer({
        OCTAVO_SECRET: siteSecret,
        OCTAVO_DATA_DIR: folder,
        OCTAVO_OBJECTS: places,
        OCTAVO_S3_ENDPOINT: proxy.origin,
        OCTAVO_S3_ACCESS_KEY: server.accessKey,
        OCTAVO_S3_SECRET_KEY: server.secretKey,
      });
    };
    const restartOctavo = async (places?: string) => {
      await octavo.stop();
      await startOctavo(places);
    };

    beforeAll(async () => {
      server = await start();
      proxy = await startFaultyProxy(server.endpoint);
      await startOctavo();
      ann = await newVisitor(octavo.origin);
    }, 300_000);

    afterAll(async () => {
      await octavo?.stop();
      await proxy?.close();
      await server?.remove();
      rmSync(folder, { recursive: true });
    }, 60_000);

    const report = (row: string, seen: string) =>
      console.log(`figure: ${name}, ${row}: ${seen}, 0 of ${acknowledged.length} lost`);

    const aProject = async () => {
      const body = { name: "Album", device_profile: "remarkable-2" };
      return (await ask(octavo.origin, "POST /api/projects", { token: ann.token, body })).id;
    };

    /** A project with a large design. Returns the response to its write. */
    const write = async (): Promise<{ readonly answer: Answer | undefined; readonly milliseconds: number }> => {
      const id = await aProject();
      const text = randomBytes(size / 2).toString("hex");
      const call = { token: ann.token, params: { id }, body: { name: "Photo", template_yaml: designYaml(text) } };
      const start = performance.now();
      const answer = await send(octavo.origin, "POST /api/projects/{id}/masters", call).catch(() => undefined);
      if (answer && answer.status < 300) acknowledged.push({ id, text });
      return { answer, milliseconds: performance.now() - start };
    };

    const read = (id: string) => send(octavo.origin, "GET /api/projects/{id}", { token: ann.token, params: { id } });

    /** Reads everything with a server that has nothing in memory, and without faults. */
    const expectNothingLost = async (places?: string) => {
      proxy.set("none");
      await restartOctavo(places);
      for (const { id, text } of acknowledged) {
        const answer = await read(id);
        expect(answer.status, answer.text.slice(0, 500)).toBe(200);
        const project: Project = JSON.parse(answer.text);
        expect(project.masters[0]?.widgets[0]?.content === text).toBe(true);
      }
    };

    /** Response as a user sees it: the status, the code and the sentence of an error. */
    const seen = (answer: Answer | undefined) => {
      if (!answer) return "no response";
      if (answer.status < 300) return `${answer.status}`;
      const { error, message } = JSON.parse(answer.text);
      return `${answer.status} ${error}: ${message}`;
    };
    const cannot =
      /^503 SERVER_BUSY: Large pictures, fonts and PDFs can't be read or saved at the moment\. Nothing was lost/;

    const keysInBucket = async () => {
      const client = clientOf(server);
      const answer = await client.fetch(`${server.endpoint}/${bucket}?list-type=2&max-keys=1000`);
      return [...(await answer.text()).matchAll(/<Key>([^<]+)<\/Key>/g)].map(([, key = ""]) => key);
    };

    /** The store of the site, beside its server. */
    const atStore = async <Result>(
      act: (parts: {
        readonly database: Awaited<ReturnType<typeof openStoreUnlocked>>["database"];
        readonly objects: Objects;
      }) => Promise<Result>,
    ): Promise<Result> => {
      const { database, close } = await openStoreUnlocked({ dataDir: folder });
      const { endpoint, accessKey, secretKey } = server;
      const settings: ObjectSettings = {
        places: [place],
        folder: join(folder, "objects"),
        s3: { endpoint, accessKey, secretKey, region: "us-east-1" },
      };
      try {
        return await act({ database, objects: new Objects(database, openPlaces(database, settings)) });
      } finally {
        await close();
      }
    };

    test("are stored as they are sent, with their hash as name", async () => {
      for (let i = 0; i < 3; i++) expect(seen((await write()).answer)).toBe("201");
      const keys = await keysInBucket();
      expect(keys).toHaveLength(3);
      for (const key of keys) {
        const bytes = new Uint8Array(
          await (await clientOf(server).fetch(`${server.endpoint}/${bucket}/${key}`)).arrayBuffer(),
        );
        const digest = Buffer.from(await crypto.subtle.digest("SHA-256", bytes)).toString("hex");
        expect(key).toMatch(new RegExp(`^octavo/${digest.slice(0, 2)}/${digest}-[0-9a-f]{12}$`));
      }
      await expectNothingLost();
      report("healthy", "201 and 200");
    });

    test("a server that answers 503 refuses writes and reads of large designs, and nothing else", async () => {
      await restartOctavo();
      proxy.set("unavailable");
      const written = seen((await write()).answer);
      expect(written).toMatch(cannot);
      const answer = await read(acknowledged[0]?.id ?? "");
      expect(seen(answer)).toMatch(cannot);
      expect(answer.headers.get("retry-after")).toBe("60");
      expect(seen(await read(await aProject()))).toBe("200");
      await expectNothingLost();
      report("503 for a time", written);
    });

    test("two answers of 503 in a row are not noticed", async () => {
      proxy.set("unavailable", 2);
      expect(seen((await write()).answer)).toBe("201");
      await expectNothingLost();
      report("503 twice", "201");
    });

    test("bytes that change on the way to the client once are read again, and always are an error", async () => {
      await restartOctavo();
      const [first] = acknowledged;
      proxy.set("wrong to client", 1);
      expect(seen(await read(first?.id ?? ""))).toBe("200");
      await restartOctavo();
      proxy.set("wrong to client");
      const damaged = seen(await read(first?.id ?? ""));
      expect(damaged).toMatch(/^500 INTERNAL_ERROR: A picture, font or PDF is missing or damaged on the server/);
      await expectNothingLost();
      report("wrong bytes to the client", damaged);
    });

    test("bytes that change on the way to the server are refused there", async () => {
      const before = (await keysInBucket()).length;
      proxy.set("wrong to server");
      const refused = seen((await write()).answer);
      expect(refused).toMatch(cannot);
      expect(await keysInBucket()).toHaveLength(before);
      await expectNothingLost();
      report("wrong bytes to the server", refused);
    });

    test("a response that is cut is asked for again", async () => {
      await restartOctavo();
      proxy.set("cut", 2);
      expect(seen(await read(acknowledged[0]?.id ?? ""))).toBe("200");
      report("connection reset twice", "200");
    });

    test.each(["slow", "silent"] as const)(
      "a %s server is given up in time, and others don't wait for it",
      async (fault) => {
        await restartOctavo();
        const small = await aProject();
        proxy.set(fault);
        const writing = write();
        const reading = read(acknowledged[0]?.id ?? "");
        const start = performance.now();
        expect(seen(await read(small))).toBe("200");
        const between = performance.now() - start;
        const { answer, milliseconds } = await writing;
        expect(seen(answer)).toMatch(cannot);
        expect(seen(await reading)).toMatch(cannot);
        expect(between).toBeLessThan(milliseconds);
        await expectNothingLost();
        report(fault, `503 after ${(milliseconds / 1000).toFixed(0)} s`);
      },
    );

    test("a full server refuses writes, and everything else goes on", async () => {
      await server.fill(true);
      let full = "";
      // Ceph looks at a quota of a user with a delay.
      await expect
        .poll(async () => (full = seen((await write()).answer)), { timeout: 60_000, interval: 500 })
        .toMatch(/^503 SERVER_BUSY/);
      expect(seen(await read(acknowledged[0]?.id ?? ""))).toBe("200");
      await server.fill(false);
      await expect.poll(async () => seen((await write()).answer), { timeout: 60_000, interval: 500 }).toBe("201");
      await expectNothingLost();
      report("full", full);
    });

    /** Writes until told to stop. Returns what users saw. */
    const writeAtRandom = async (until: AbortSignal) => {
      const all = new Set<string>();
      while (!until.aborted) {
        const result = await write().catch(() => undefined);
        all.add(seen(result?.answer).slice(0, 3));
      }
      return all;
    };

    test("a server that is killed in the middle of writes keeps what it has acknowledged", async () => {
      const before = acknowledged.length;
      const stop = new AbortController();
      const writing = Promise.all([writeAtRandom(stop.signal), writeAtRandom(stop.signal)]);
      for (let i = 1; i <= 3; i++) {
        await expect.poll(() => acknowledged.length, { timeout: 120_000 }).toBeGreaterThan(before + 3 * i);
        await server.kill();
        await server.start();
      }
      stop.abort();
      const statuses = new Set((await writing).flatMap((all) => [...all]));
      expect([...statuses].filter((status) => !["201", "503"].includes(status))).toEqual([]);
      await expectNothingLost();
      report("killed 3 times", [...statuses].join(" and "));
    });

    test("an Octavo that is killed in the middle of writes leaves only objects without a reference", async () => {
      for (let i = 1; i <= 5; i++) {
        const before = acknowledged.length;
        const stop = new AbortController();
        const writing = Promise.all([writeAtRandom(stop.signal), writeAtRandom(stop.signal)]);
        await expect.poll(() => acknowledged.length, { timeout: 120_000 }).toBeGreaterThan(before + 2);
        await octavo.kill();
        stop.abort();
        await writing;
        await startOctavo();
      }
      await expectNothingLost();
      const kept = await atStore(async ({ database, objects }) => {
        const { faults } = await inspectObjects(database, objects.places, Number.POSITIVE_INFINITY);
        expect(faults).toEqual([]);
        const later = (hours: number) => () => Date.now() + hours * 3600 * 1000;
        const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
        for (const hours of [0, 25]) await deleteUnused({ database, objects, now: later(hours), log });
        return (await database.selectFrom("project_objects").select("hash").distinct().execute()).length;
      });
      server.settle();
      expect(await keysInBucket()).toHaveLength(kept);
      await expectNothingLost();
      report("Octavo killed 5 times", `all other objects deleted, ${kept} kept`);
    });

    test("are listed completely, however many there are", async () => {
      const client = clientOf(server);
      const names = Array.from({ length: 1005 }, (_, i) => `many/00/${i}`);
      const put = async (worker: number) => {
        for (const key of names.filter((_, i) => i % 16 === worker))
          await client.fetch(`${server.endpoint}/${bucket}/${key}`, { method: "PUT", body: "x" });
      };
      await Promise.all(Array.from({ length: 16 }, (_, worker) => put(worker)));
      const { endpoint, accessKey, secretKey } = server;
      const many = new S3Place(`s3://${bucket}/many`, { endpoint, accessKey, secretKey, region: "us-east-1" });
      const found: string[] = [];
      for await (const { key, bytes } of many.list()) found.push(`many/${key} ${bytes}`);
      expect(found.sort()).toEqual(names.map((key) => `${key} 1`).sort());
    });

    test("move to the folder and back while the server runs, is killed, and writes go on", async () => {
      const placesNow = () =>
        atStore(async ({ database, objects }) =>
          (await readObjectsState(database, objects.places)).places.map(({ place: known }) => known),
        );
      for (const [to, places] of [
        ["folder", `folder,${place}`],
        [place, place],
      ] as const) {
        const stop = new AbortController();
        await restartOctavo(places);
        const writing = writeAtRandom(stop.signal);
        await expect.poll(placesNow, { timeout: 60_000, interval: 20 }).toContain(to);
        await octavo.kill();
        stop.abort();
        await writing;
        await startOctavo(places);
        await expect.poll(placesNow, { timeout: 120_000 }).toEqual([to]);
        await expectNothingLost(places);
      }
      report("moved to the folder and back with a kill each", "200");
    });
  },
  600_000,
);
