import { chmodSync, readdirSync, statSync, truncateSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { longTest } from "@octavo/foundation/testing";
import { sql } from "kysely";
import { afterEach, describe, expect, test } from "vitest";
import { freePort } from "../../test/free-port.ts";
import { mailServer } from "../../test/mail-server.ts";
import { oidcProvider } from "../../test/oidc-provider.ts";
import { emptyHome, type Home, migratedHome, storesUnderTest, usualStores } from "../../test/store-under-test.ts";
import type { Variables } from "../config.ts";
import { ensureBuiltInAuthor } from "../starters/store.ts";
import { newestMigration } from "../store/migrate.ts";
import { openStore, openStoreUnlocked } from "../store/open-store.ts";
import { checkSettings } from "./check-settings.ts";
import { examineSite } from "./examine-site.ts";

const secret = "correct horse battery staple, and more";
const nothing = {
  email: "",
  email_key: "",
  password_hash: "",
  email_proven_at: null,
  terms_accepted_at: null,
  created_at: 1,
};
const newer = "9999-from-the-future";

const homes: Home[] = [];
afterEach(async () => {
  for (const home of homes.splice(0)) await home.remove();
});

async function siteIn(home: Promise<Home>): Promise<Home["address"]> {
  const made = await home;
  homes.push(made);
  return made.address;
}

async function folder(): Promise<string> {
  const address = await siteIn(migratedHome("sqlite"));
  return "dataDir" in address ? address.dataDir : "";
}

async function examine(variables: Variables, testTo?: string) {
  const found = await examineSite({ variables, testTo });
  return {
    problems: found.filter(({ level }) => level !== "ok").map(({ area, level, text }) => `${level} ${area}: ${text}`),
    texts: (area: string) => found.filter((finding) => finding.area === area).map(({ text }) => text),
    remedies: found.filter(({ level }) => level !== "ok").map(({ remedy }) => remedy),
  };
}

const filesIn = (path: string) => readdirSync(path).map((name) => [name, statSync(join(path, name)).size]);

async function setMigration(address: Home["address"], name: string): Promise<void> {
  const { database, close } = await openStoreUnlocked(address);
  await sql`insert into kysely_migration (name, timestamp) values (${name}, '2030-01-01')`.execute(database);
  await close();
}

storesUnderTest("a site on %s", (kind) => {
  test("reports accounts of earlier versions that look like the site itself", async () => {
    const home = await migratedHome(kind);
    homes.push(home);
    const { database, close } = await openStoreUnlocked(home.address);
    const user = (id: string, username: string) =>
      database
        .insertInto("users")
        .values({ id, username, username_key: id, ...nothing })
        .execute();
    await user("1", "Осtаvо");
    await user("2", "Ada");
    await ensureBuiltInAuthor(database, 1);
    await close();
    const variables =
      "dataDir" in home.address
        ? { OCTAVO_DATA_DIR: home.address.dataDir }
        : { DATABASE_URL: home.address.databaseUrl, OCTAVO_SECRET: secret };
    expect((await examine(variables)).texts("Accounts")).toEqual([
      'Visitors can take these accounts for the site itself: "Осtаvо".',
    ]);
  });
});

usualStores("a site whose people sign in at the provider only, on %s", (kind) => {
  const provider = oidcProvider("https://planners.example/api/auth/oidc/callback");

  test("has errors if the provider is away or no administrator can sign in, and a warning about other accounts", async () => {
    const home = await migratedHome(kind);
    homes.push(home);
    const { database, close } = await openStoreUnlocked(home.address);
    const add = (id: string, more: object) =>
      database
        .insertInto("users")
        .values({ id, username: id, username_key: id, ...nothing, ...more })
        .execute();
    await add("ada", { role: "admin" });
    await add("bo", { email_proven_at: 1 });
    await add("cy", { disabled_at: 1 });
    await add("di", {});
    const link = (id: string, issuer: string) =>
      database
        .insertInto("identities")
        .values({ id: `${id} ${issuer}`, user_id: id, issuer, subject: id, email: "", created_at: 1, last_used_at: 1 })
        .execute();
    await link("ada", "https://former.example");
    const store =
      "dataDir" in home.address
        ? { OCTAVO_DATA_DIR: home.address.dataDir }
        : { DATABASE_URL: home.address.databaseUrl, OCTAVO_SECRET: secret };
    const settings = { OCTAVO_OIDC_CLIENT_ID: "octavo", OCTAVO_OIDC_NAME: "School", OCTAVO_OIDC_ONLY: "on" };
    const variables = { ...store, ...settings, OCTAVO_OIDC_ISSUER: provider.issuer };
    const stranded = (count: number) =>
      `${count} of 3 accounts can't sign in: they are not linked with School, and their addresses are not confirmed.`;
    const none = "No administrator has an account that is linked, or that a confirmed address would link.";
    const responds = "School responds, and people sign in only there.";
    expect((await examine(variables)).texts("Provider")).toEqual([responds, none, stranded(2)]);
    await link("ada", provider.issuer);
    await sql`insert into site_settings (id, content, changed_at) values ('require_second_factor', 'true', 1)`.execute(
      database,
    );
    const factor = "The site requires a second factor, so School must report it in the claim amr.";
    expect((await examine(variables)).texts("Provider")).toEqual([responds, stranded(1), factor]);
    await close();
    const away = `http://127.0.0.1:${await freePort()}`;
    const { problems } = await examine({ ...variables, OCTAVO_OIDC_ISSUER: away });
    expect(problems).toContainEqual(expect.stringContaining(`error Provider: School does not respond at ${away}`));
    const usual = await examine({ ...variables, OCTAVO_OIDC_ISSUER: away, OCTAVO_OIDC_ONLY: "off" });
    expect(usual.problems).toContainEqual(expect.stringContaining("warning Provider: School does not respond"));
    expect((await examine(store)).texts("Provider")).toEqual([]);
  });
});

describe("a site on SQLite", () => {
  test("passes, and is unchanged", async () => {
    const OCTAVO_DATA_DIR = await folder();
    const before = filesIn(OCTAVO_DATA_DIR);
    const { problems, texts } = await examine({ OCTAVO_DATA_DIR });
    expect(problems.filter((problem) => !/Mail|Installation/.test(problem))).toEqual([]);
    expect(texts("Database")).toEqual([
      expect.stringMatching(/^SQLite .*, undamaged, with the tables of this version\.$/),
    ]);
    expect(texts("Data folder")).toEqual([expect.stringContaining("no server is using it")]);
    expect(filesIn(OCTAVO_DATA_DIR)).toEqual(before);
  });

  longTest("can be examined while its server runs", async () => {
    const OCTAVO_DATA_DIR = await folder();
    const store = await openStore({ dataDir: OCTAVO_DATA_DIR });
    const { problems, texts } = await examine({ OCTAVO_DATA_DIR });
    await store.close();
    expect(texts("Data folder")).toEqual([
      expect.stringContaining(`the server with process ${process.pid} is using it`),
    ]);
    expect(problems.filter((problem) => /Data|Disk|Clock/.test(problem))).toEqual([]);
  });

  test("with files that others can read, a short key and a damaged database has errors with remedies", async () => {
    const OCTAVO_DATA_DIR = await folder();
    const database = join(OCTAVO_DATA_DIR, "octavo.db");
    writeFileSync(join(OCTAVO_DATA_DIR, "secret-key"), "short");
    chmodSync(join(OCTAVO_DATA_DIR, "secret-key"), 0o600);
    chmodSync(database, 0o644);
    truncateSync(database, statSync(database).size - 8192);
    const { problems, remedies } = await examine({ OCTAVO_DATA_DIR });
    expect(problems).toContainEqual(
      expect.stringContaining(`warning Data folder: Other users of the machine can read ${database}`),
    );
    expect(problems).toContainEqual(expect.stringContaining("error Data folder: The secret key in "));
    expect(problems).toContainEqual(expect.stringMatching(/^error Database: The database .* is damaged/));
    expect(remedies).toContain(`chmod 600 ${database}`);
  });

  test("of an older version is updated by the next start, and one of a newer version is refused", async () => {
    const OCTAVO_DATA_DIR = await folder();
    const address = { dataDir: OCTAVO_DATA_DIR };
    const { database, close } = await openStoreUnlocked(address);
    await sql`delete from kysely_migration where name = ${newestMigration}`.execute(database);
    await close();
    expect((await examine({ OCTAVO_DATA_DIR })).problems).toContainEqual(
      expect.stringMatching(/^warning Database: .*with the tables of an older version/),
    );
    await setMigration(address, newer);
    const sentence = `The database was last used by a newer Octavo (it has the migration ${newer}). Start that version. To go back to this one instead, restore a backup: docs/operations.md.`;
    expect((await examine({ OCTAVO_DATA_DIR })).problems).toContain(`error Database: ${sentence}`);
    await expect(openStore(address)).rejects.toThrow(sentence);
  });

  test("that does not exist yet passes if it can be created", async () => {
    const address = await siteIn(emptyHome("sqlite"));
    const OCTAVO_DATA_DIR = "dataDir" in address ? join(address.dataDir, "not", "yet") : "";
    const { texts } = await examine({ OCTAVO_DATA_DIR });
    expect(texts("Data folder")).toEqual([expect.stringContaining("The first start creates it.")]);
    expect(texts("Database")).toEqual(["There is no database yet. The first start creates it."]);
  });

  test("whose files are from the future has a wrong clock", async () => {
    const OCTAVO_DATA_DIR = await folder();
    utimesSync(join(OCTAVO_DATA_DIR, "octavo.db"), new Date(), new Date(Date.now() + 3_600_000));
    expect((await examine({ OCTAVO_DATA_DIR })).problems).toContainEqual(
      expect.stringContaining("which is before the latest change in the data folder"),
    );
  });
});

describe("a site on PostgreSQL", () => {
  test("has a version, tables and a clock", async () => {
    const address = await siteIn(migratedHome("postgres"));
    const DATABASE_URL = "databaseUrl" in address ? address.databaseUrl : "";
    const variables = { DATABASE_URL, OCTAVO_SECRET: secret };
    const { texts, problems } = await examine(variables);
    expect(texts("Database")).toEqual([expect.stringMatching(/^PostgreSQL \d.* with the tables of this version\.$/)]);
    expect(texts("Clock")).toContainEqual(expect.stringMatching(/^It agrees with the database within 0\.\d s\.$/));
    expect(problems.filter((problem) => problem.includes("Database"))).toEqual([]);
    await setMigration(address, newer);
    expect((await examine(variables)).problems).toContainEqual(expect.stringContaining(`migration ${newer}`));
    await expect(openStore(address)).rejects.toThrow(`migration ${newer}`);
  });

  test("that cannot be reached is an error without the password", async () => {
    const DATABASE_URL = "postgresql://octavo:hunter2@127.0.0.1:1/octavo";
    const { problems } = await examine({ DATABASE_URL, OCTAVO_SECRET: secret });
    expect(problems).toContainEqual(
      expect.stringMatching(/^error Database: The database at 127\.0\.0\.1:1\/octavo cannot be reached/),
    );
    expect(problems.join()).not.toContain("hunter2");
  });
});

describe("settings", () => {
  test("that are invalid or misspelled are all reported, and the other checks continue", async () => {
    const { problems, remedies, texts } = await examine({
      PORT: "http",
      OCTAVO_DATADIR: "/srv",
      SMTP_URL: "smtp://127.0.0.1:1",
      DATABASE_URL: "postgresql://127.0.0.1:1/octavo",
    });
    const ofSettings = problems.filter((problem) => problem.includes(" Settings:"));
    expect(ofSettings).toEqual([
      expect.stringContaining("PORT must be a whole number"),
      expect.stringContaining("OCTAVO_SECRET must be set"),
      expect.stringContaining("OCTAVO_MAIL_FROM must be set"),
      "warning Settings: OCTAVO_DATADIR is not a setting and has no effect.",
    ]);
    expect(remedies).toContain("Did you mean OCTAVO_DATA_DIR?");
    expect(texts("Machine")).toHaveLength(2);
  });

  test.each([
    ["postgresql://octavo@db.example/octavo", ["The connection to the database at db.example is not encrypted."]],
    ["postgresql://octavo@db.example/octavo?sslmode=no-verify", ["database at db.example"]],
    ["postgresql://octavo@db.example/octavo?sslmode=verify-full", []],
    ["postgresql://octavo@localhost/octavo", []],
    ["postgresql:///octavo?host=/run/postgresql", []],
  ])("with the database %s", (DATABASE_URL, expected) => {
    const { found } = checkSettings({ DATABASE_URL, OCTAVO_SECRET: secret });
    const warnings = found.filter(({ level }) => level === "warning").map(({ text }) => text);
    expect(warnings).toEqual(expected.map((part) => expect.stringContaining(part)));
  });

  test("with mail that need not be encrypted are a warning", () => {
    const SMTP_URL = "smtp://mail.example?ignoreTLS=true";
    const { found } = checkSettings({ SMTP_URL, OCTAVO_MAIL_FROM: "octavo@planners.example" });
    expect(found.map(({ text }) => text)).toContain(
      "The connection to the mail server at mail.example is not encrypted.",
    );
  });

  test.each([
    [{ OCTAVO_PUBLIC_URL: "http://planners.example" }, ["is not encrypted"]],
    [{ OCTAVO_PUBLIC_URL: "https://planners.example" }, ["OCTAVO_TRUST_PROXY is 0"]],
    [{ OCTAVO_PUBLIC_URL: "https://planners.example", OCTAVO_TRUST_PROXY: "1" }, []],
    [{ HOST: "0.0.0.0" }, ["links in emails and codes begin with http://localhost:3000"]],
    [{}, []],
  ])("of the address %o", async (variables, expected) => {
    const OCTAVO_DATA_DIR = await folder();
    const { problems } = await examine({ ...variables, OCTAVO_DATA_DIR });
    const ofAddress = problems.filter((problem) => problem.includes(" Address:"));
    expect(ofAddress).toEqual(expected.map((part) => expect.stringContaining(part)));
  });
});

describe("mail", () => {
  const server = mailServer();
  const withMail = async (SMTP_URL: string, testTo?: string) => {
    const variables = {
      SMTP_URL,
      OCTAVO_MAIL_FROM: "Octavo <octavo@planners.example>",
      OCTAVO_DATA_DIR: await folder(),
    };
    return examine(variables, testTo);
  };

  test("is verified without sending, or with a test email", async () => {
    expect((await withMail(server.url)).texts("Mail")).toEqual([expect.stringMatching(/accepts the sender/)]);
    expect(server.deliveries).toEqual([]);
    const { texts } = await withMail(server.url, "ann@planners.example");
    expect(texts("Mail")).toEqual([expect.stringMatching(/accepted a test email to ann@planners\.example\.$/)]);
    expect(server.deliveries).toMatchObject([
      { recipients: ["ann@planners.example"], subject: "A test email from Octavo" },
    ]);
  });

  test("with a wrong password is an error that does not show it", async () => {
    const { problems, remedies } = await withMail(server.url.replace("secret", "hunter2"));
    expect(problems).toContainEqual(expect.stringMatching(/^error Mail: 127\.0\.0\.1:\d+ did not accept/));
    expect(remedies).toContainEqual(expect.stringContaining("Check user and password in SMTP_URL."));
    expect(problems.join()).not.toContain("hunter2");
  });

  test("with a server that refuses connections is an error that says so", async () => {
    const port = await freePort();
    expect((await withMail(`smtp://127.0.0.1:${port}`)).problems).toContainEqual(
      `error Mail: 127.0.0.1:${port} cannot be reached: connect ECONNREFUSED 127.0.0.1:${port}`,
    );
  });

  test("without a server is a warning", async () => {
    expect((await examine({ OCTAVO_DATA_DIR: await folder() })).problems).toContainEqual(
      expect.stringMatching(/^warning Mail: There is no mail server/),
    );
  });
});
