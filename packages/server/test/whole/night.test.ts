import { longTest } from "@octavo/foundation/testing";
import { describe, test, vi } from "vitest";
import { makeNight } from "./night.ts";
import { endServersAfterwards } from "./server-process.ts";

vi.setConfig({ testTimeout: 180_000 });

describe("a night whose server is killed in the middle", () => {
  endServersAfterwards();

  longTest("delivers each edition once, by the other node on PostgreSQL", () =>
    makeNight({ store: "postgres", nodes: 2, projects: 8 }),
  );

  test("delivers each edition once, by the next start on SQLite", () =>
    makeNight({ store: "sqlite", nodes: 1, projects: 3 }));
});
