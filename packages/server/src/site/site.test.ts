import { routes } from "@octavo/contract";
import { describe, expect, test } from "vitest";
import { mailServer } from "../../test/mail-server.ts";
import { serverUnderTest } from "../../test/server-under-test.ts";

const links = { source: "https://source.example", tutorial: "/tutorial", donate: "https://donate.example" };

describe("a site", () => {
  const server = serverUnderTest();

  test("returns only the public settings of the operator", async () => {
    const answer = await server.app.inject({ url: "/api/site" });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({
      version: "0.1.0",
      mail: false,
      needs_setup_code: false,
      passkeys: true,
      provider: null,
      provider_only: false,
      sign_up: "open",
      own_terms: false,
      calendar_addresses: 0,
      links,
    });
    expect(routes["GET /api/site"].response.json.safeParse(answer.json()).success).toBe(true);
  });
});

describe("a site with a mail server", () => {
  const mail = mailServer();
  const server = serverUnderTest({
    settings: {
      get mail() {
        return { smtpUrl: mail.url, from: "Octavo <octavo@planners.example>", outbox: "/nowhere" };
      },
    },
  });

  test("reports that email is configured, without details", async () => {
    const answer = await server.app.inject({ url: "/api/site" });
    expect(answer.json()).toMatchObject({ mail: true });
    expect(answer.body).not.toMatch(/secret|127\.0\.0\.1/);
  });
});
