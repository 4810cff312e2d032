import { describe, expect, test } from "vitest";
import { ConfigError, readConfig } from "./config.ts";

describe("the configuration", () => {
  test("needs no variable at all", () => {
    expect(readConfig({})).toMatchObject({ port: 3000, host: "127.0.0.1", logLevel: "info" });
    expect(readConfig({}).workers).toBeGreaterThan(0);
  });

  test("takes what is set, and what is set to nothing as not set", () => {
    const variables = { PORT: "8080", HOST: "", OCTAVO_LOG_LEVEL: "warn", OCTAVO_WORKERS: "7", HOME: "/" };
    expect(readConfig(variables)).toEqual({ port: 8080, host: "127.0.0.1", logLevel: "warn", workers: 7 });
  });

  test.each([
    [{ PORT: "http" }, 'PORT must be a whole number from 0 to 65535, not "http".'],
    [{ PORT: "70000" }, 'PORT must be a whole number from 0 to 65535, not "70000".'],
    [{ OCTAVO_WORKERS: "0" }, 'OCTAVO_WORKERS must be a whole number from 1 to 64, not "0".'],
    [
      { OCTAVO_LOG_LEVEL: "loud" },
      'OCTAVO_LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent, not "loud".',
    ],
  ])("says what is wrong with %o", (variables, sentence) => {
    expect(() => readConfig(variables)).toThrow(new ConfigError(sentence));
  });
});
