import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { readConfig, readSiteAddress, readUpgradeSettings, settingNames } from "./config.ts";

const secret = "correct horse battery staple, and more";
const database = "postgresql://octavo:hunter2@db.example.org/octavo";

describe("the configuration", () => {
  test("needs no variable at all", () => {
    const config = readConfig({});
    expect(config).toMatchObject({
      port: 3000,
      host: "127.0.0.1",
      logLevel: undefined,
      publicUrl: "http://127.0.0.1:3000",
      trustedProxies: 0,
      secret: undefined,
      mail: { smtpUrl: undefined },
      metrics: undefined,
      traces: undefined,
      links: { tutorial: "/tutorial" },
    });
    expect(config.workers).toBeGreaterThan(0);
  });

  test("stores data in Octavo's folder, regardless of the working directory", () => {
    const folder = resolve(import.meta.dirname, "../../../data");
    expect(readConfig({})).toMatchObject({ dataDir: folder, store: { dataDir: folder } });
  });

  test("treats empty variables as unset", () => {
    const variables = {
      PORT: "8080",
      HOST: "",
      OCTAVO_LOG_LEVEL: "warn",
      OCTAVO_WORKERS: "7",
      OCTAVO_DATA_DIR: "/srv/octavo/../planners",
      OCTAVO_SECRET: secret,
      OCTAVO_PUBLIC_URL: "https://planners.example.org/apps/octavo/",
      OCTAVO_TRUST_PROXY: "1",
      SMTP_URL: "smtps://octavo:hunter2@mail.example.org",
      OCTAVO_MAIL_FROM: "Octavo <planners@example.org>",
      OCTAVO_METRICS_PORT: "9100",
      OCTAVO_TRACES: "http://127.0.0.1:4318",
      OCTAVO_TRACES_PERCENT: "5",
      OCTAVO_LINK_TUTORIAL: "https://example.org/learn",
      HOME: "/",
    };
    expect(readConfig(variables)).toMatchObject({
      port: 8080,
      host: "127.0.0.1",
      logLevel: "warn",
      workers: 7,
      dataDir: "/srv/planners",
      store: { dataDir: "/srv/planners" },
      secret: Buffer.from(secret),
      publicUrl: "https://planners.example.org/apps/octavo",
      trustedProxies: 1,
      mail: { smtpUrl: "smtps://octavo:hunter2@mail.example.org", from: "Octavo <planners@example.org>" },
      metrics: { port: 9100, host: "127.0.0.1" },
      traces: { url: "http://127.0.0.1:4318/v1/traces", share: 0.05 },
      links: { tutorial: "https://example.org/learn" },
    });
  });

  test("accepts a database in place of a folder", () => {
    const variables = { DATABASE_URL: database, OCTAVO_SECRET: secret, OCTAVO_DATABASE_POOL: "25" };
    expect(readConfig(variables).store).toEqual({ databaseUrl: database, poolSize: 25 });
    const socket = "postgresql:///octavo?host=/var/run/postgresql";
    expect(readConfig({ ...variables, DATABASE_URL: socket }).store).toMatchObject({ databaseUrl: socket });
  });

  test("needs a database and no secret for a node that only renders", () => {
    expect(readConfig({ DATABASE_URL: database, OCTAVO_ROLE: "render" })).toMatchObject({
      role: "render",
      secret: undefined,
    });
    expect(() => readConfig({ OCTAVO_ROLE: "render" })).toThrow("DATABASE_URL must be set when OCTAVO_ROLE is render");
    expect(() => readConfig({ OCTAVO_ROLE: "web" })).toThrow("OCTAVO_ROLE must be all or render");
    expect(readConfig({}).role).toBe("all");
  });

  test("allows no calendars of private networks, except on the hosts that it names", () => {
    expect(readConfig({}).calendarHosts).toEqual([]);
    const { calendarHosts } = readConfig({
      OCTAVO_CALENDAR_HOSTS: " Nextcloud.lan,192.168.1.20:8443, [FD00::7]:443 ,fd00::8,10.0.0.0/8,",
    });
    expect(calendarHosts.map(({ host, port }) => [String(host), port])).toEqual([
      ["nextcloud.lan", undefined],
      ["192.168.1.20,32", 8443],
      ["fd00::7,128", 443],
      ["fd00::8,128", undefined],
      ["10.0.0.0/8", undefined],
    ]);
  });

  test.each([
    ["0.0.0.0", "http://localhost:3000"],
    ["::", "http://localhost:3000"],
    ["::1", "http://[::1]:3000"],
    ["planner.local", "http://planner.local:3000"],
  ])("makes an address of the host %s that can be called", (HOST, publicUrl) => {
    expect(readConfig({ HOST }).publicUrl).toBe(publicUrl);
  });

  test.each([
    [{ PORT: "http" }, 'PORT must be a whole number from 0 to 65535, not "http".'],
    [{ PORT: "70000" }, 'PORT must be a whole number from 0 to 65535, not "70000".'],
    [
      { OCTAVO_CALENDAR_HOSTS: "nextcloud.lan, 10.0.0.0/33" },
      'OCTAVO_CALENDAR_HOSTS must be hosts such as nextcloud.lan, 192.168.1.20:8443 or 10.0.0.0/8, with commas between them, not "nextcloud.lan, 10.0.0.0/33".',
    ],
    [
      { OCTAVO_TRACES: "127.0.0.1:4318" },
      'OCTAVO_TRACES must be an address that begins with http:// or https://, not "127.0.0.1:4318".',
    ],
    [{ OCTAVO_TRACES: "https://me:secret@example.org" }, "OCTAVO_TRACES must not contain a user or password."],
    [{ OCTAVO_WORKERS: "0" }, 'OCTAVO_WORKERS must be a whole number from 1 to 64, not "0".'],
    [
      { OCTAVO_LOG_LEVEL: "loud" },
      'OCTAVO_LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent, not "loud".',
    ],
    [
      { OCTAVO_PUBLIC_URL: "planners.example.org" },
      'OCTAVO_PUBLIC_URL must be an address that begins with http:// or https://, not "planners.example.org".',
    ],
    [
      { OCTAVO_PUBLIC_URL: "https://ann:hunter2@planners.example" },
      "OCTAVO_PUBLIC_URL must not contain a user or password.",
    ],
    [
      { OCTAVO_PUBLIC_URL: "https://planners.example/?site=1" },
      'OCTAVO_PUBLIC_URL must not contain ? or #, not "https://planners.example/?site=1".',
    ],
    [
      { OCTAVO_PUBLIC_URL: "https://planners.example/#" },
      'OCTAVO_PUBLIC_URL must not contain ? or #, not "https://planners.example/#".',
    ],
    [
      { OCTAVO_PUBLIC_URL: "https://planners.example/ż ó" },
      'OCTAVO_PUBLIC_URL must have a path of letters, digits and - . _ ~ only, such as https://example.org/octavo, not "https://planners.example/ż ó".',
    ],
    [
      { OCTAVO_PUBLIC_URL: "https://planners.example/api/" },
      'OCTAVO_PUBLIC_URL must not have a path that begins like those of Octavo itself, not "https://planners.example/api/".',
    ],
    [
      { OCTAVO_LINK_DONATE: "javascript:alert(1)" },
      'OCTAVO_LINK_DONATE must begin with https://, http:// or /, not "javascript:alert(1)".',
    ],
    [
      { SMTP_URL: "smtp://mail.example.org" },
      "OCTAVO_MAIL_FROM must be set when SMTP_URL is, such as Octavo <planners@example.org>.",
    ],
    [
      { SMTP_URL: "smtp://mail.example.org", OCTAVO_MAIL_FROM: "planners" },
      'OCTAVO_MAIL_FROM must be an email address, not "planners".',
    ],
    [
      { OCTAVO_OIDC_ONLY: "on" },
      'OCTAVO_OIDC_ONLY needs OCTAVO_OIDC_ISSUER, because nobody could sign in without a provider, not "on".',
    ],
    [
      { OCTAVO_OIDC_USER_GROUP: "planners", OCTAVO_OIDC_ADMIN_GROUP: "staff" },
      'OCTAVO_OIDC_ADMIN_GROUP needs OCTAVO_OIDC_ISSUER, because groups come from the provider, not "staff".\n' +
        'OCTAVO_OIDC_USER_GROUP needs OCTAVO_OIDC_ISSUER, because groups come from the provider, not "planners".',
    ],
    [
      { OCTAVO_OIDC_SCOPES: 'groups,roles"' },
      'OCTAVO_OIDC_SCOPES must be scopes with a space between them, such as groups, not "groups,roles"".',
    ],
    [
      { DATABASE_URL: database },
      "OCTAVO_SECRET must be set when DATABASE_URL is, to the same on every node (openssl rand -base64 32).",
    ],
    [{ DATABASE_URL: database, OCTAVO_SECRET: "hunter2" }, "OCTAVO_SECRET must have at least 32 bytes."],
    [
      { DATABASE_URL: "mysql://octavo:hunter2@db.example.org/octavo", OCTAVO_SECRET: secret },
      "DATABASE_URL must be an address such as postgresql://user:password@host/database.",
    ],
    [
      { PORT: "http", DATABASE_URL: database },
      'PORT must be a whole number from 0 to 65535, not "http".\n' +
        "OCTAVO_SECRET must be set when DATABASE_URL is, to the same on every node (openssl rand -base64 32).",
    ],
  ])("reports the error in %o without passwords", (variables, sentence) => {
    expect(() => readConfig(variables)).toThrow(expect.objectContaining({ name: "ConfigError", message: sentence }));
  });

  describe("reads secrets from files", () => {
    const folder = mkdtempSync(join(tmpdir(), "octavo-secrets-"));
    afterAll(() => rmSync(folder, { recursive: true }));
    const file = (name: string, content: string) => {
      writeFileSync(join(folder, name), content);
      return join(folder, name);
    };

    test("which systemd, Docker or a vault provide", () => {
      const variables = {
        DATABASE_URL_FILE: file("database", `${database}\n`),
        OCTAVO_SECRET_FILE: file("secret", `${secret}\n`),
      };
      expect(readConfig(variables)).toMatchObject({ store: { databaseUrl: database }, secret: Buffer.from(secret) });
      expect(readSiteAddress(variables).store).toMatchObject({ databaseUrl: database });
      expect(readSiteAddress({ ...variables, OCTAVO_SECRET_FILE: "/none" }).store).toMatchObject({
        databaseUrl: database,
      });
    });

    test.each([
      [{ OCTAVO_SECRET_FILE: "/none" }, 'OCTAVO_SECRET_FILE must be a file that can be read, not "/none" (ENOENT).'],
      [
        { OCTAVO_SECRET_FILE: "/none", OCTAVO_SECRET: secret },
        "OCTAVO_SECRET_FILE must not be set beside OCTAVO_SECRET.",
      ],
      [{ OCTAVO_SECRET_FILE: file("short", "hunter2"), PORT: "x" }, "OCTAVO_SECRET must have at least 32 bytes."],
    ])("and reports the error in %o without the secret", (variables, sentence) => {
      expect(() => readConfig(variables)).toThrow(sentence);
      expect(() => readConfig(variables)).not.toThrow("hunter2");
    });
  });

  test("of the store alone needs no secret", () => {
    expect(readSiteAddress({ DATABASE_URL: database, PORT: "http" }).store).toEqual({
      databaseUrl: database,
      poolSize: 10,
    });
    expect(readSiteAddress({ OCTAVO_DATA_DIR: "/srv/octavo" }).store).toEqual({ dataDir: "/srv/octavo" });
  });

  test("of backups before upgrades names a folder, by default one in the data folder, or none", () => {
    const folderOf = (OCTAVO_UPGRADE_BACKUP: string) =>
      readUpgradeSettings({ OCTAVO_DATA_DIR: "/srv/octavo", OCTAVO_UPGRADE_BACKUP }).upgradeBackups;
    expect(folderOf("")).toBe("/srv/octavo/backups");
    expect(folderOf("on")).toBe("/srv/octavo/backups");
    expect(folderOf("/mnt/octavo/../backups")).toBe("/mnt/backups");
    expect(folderOf("off")).toBeUndefined();
    expect(readConfig({ OCTAVO_DATA_DIR: "/srv/octavo" }).upgradeBackups).toBe("/srv/octavo/backups");
  });

  test("reads the rules for groups of a provider", () => {
    const provider = { OCTAVO_OIDC_ISSUER: "https://id.example", OCTAVO_OIDC_CLIENT_ID: "octavo" };
    expect(readConfig(provider).oidc).toMatchObject({
      isOnlyWay: false,
      groups: { claim: "groups", admins: [], users: [] },
    });
    const rules = {
      OCTAVO_OIDC_ONLY: "on",
      OCTAVO_OIDC_SCOPES: "groups roles",
      OCTAVO_OIDC_GROUPS_CLAIM: "realm_access.roles",
      OCTAVO_OIDC_ADMIN_GROUP: "head teachers, it ,,",
      OCTAVO_OIDC_USER_GROUP: "staff",
    };
    expect(readConfig({ ...provider, ...rules }).oidc).toMatchObject({
      isOnlyWay: true,
      scopes: "groups roles",
      groups: { claim: "realm_access.roles", admins: ["head teachers", "it"], users: ["staff"] },
    });
  });

  test("documents every setting", () => {
    const text = readFileSync(new URL("../../../docs/settings.md", import.meta.url), "utf8");
    const documented = [...text.matchAll(/^\| `([A-Z0-9_]+)` \|/gm)].map(([, name]) => name);
    expect(new Set(documented)).toEqual(new Set(settingNames));
  });
});
