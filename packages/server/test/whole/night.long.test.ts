import { describe, test, vi } from "vitest";
import { makeNight } from "./night.ts";
import { endServersAfterwards } from "./server-process.ts";

vi.setConfig({ testTimeout: 1_200_000 });

describe("a night of 200 projects whose server is killed in the middle", () => {
  endServersAfterwards();

  test("delivers each edition once, by the other node on PostgreSQL", () =>
    makeNight({ store: "postgres", nodes: 2, projects: 200 }));

  test("delivers each edition once, by the next start on SQLite", () =>
    makeNight({ store: "sqlite", nodes: 1, projects: 200 }));
});
