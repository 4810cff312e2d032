/** The package of a release, installed into an empty folder as a new user would. */
import { type ChildProcess, execFileSync, spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import {
  chownSync,
  copyFileSync,
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { gunzipSync } from "node:zlib";
import { freePort } from "@octavo/server/testing";
import { starters } from "@octavo/starters";
import { load, YAML11_SCHEMA } from "js-yaml";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { linksIn, pathOf } from "../../../scripts/release/documents.ts";
import { buildContainer, type Container, makeDebian, whyNoContainer } from "./container.ts";
import { type EmulatedNode, emulatedNode, whyNotEmulated } from "./emulated.ts";
import { folder, masters, octavo, plan, planner } from "./octavo.ts";

vi.setConfig({ testTimeout: 120_000, hookTimeout: 600_000 });

const root = fileURLToPath(new URL("../../../", import.meta.url));
const home = folder({ "package.json": "{}" });
const environment = { ...process.env, HOME: home, HOST: "127.0.0.1" };
const program = join(home, "node_modules/octavo/bin/octavo.mjs");
const running: ChildProcess[] = [];
let file = "";
let fontsFile = "";

const run = (...args: readonly string[]) =>
  execFileSync(process.execPath, [program, ...args], { cwd: home, env: environment, encoding: "utf8" });

beforeAll(() => {
  const output = execFileSync(process.execPath, [join(root, "scripts/release.ts")], { cwd: root, encoding: "utf8" });
  [file = "", fontsFile = ""] = [...output.matchAll(/^(\S+\.tgz)/gm)].map(([, path]) => path ?? "");
  // Node and nothing else: without a registry.
  execFileSync("npm", ["install", "--offline", "--no-audit", "--no-fund", file], { cwd: home });
});

afterAll(() => {
  for (const child of running) child.kill("SIGKILL");
  if (file !== "") rmSync(file, { force: true });
});

/** Starts the studio on a free port and returns its address. */
async function startStudio(...args: readonly string[]): Promise<string> {
  const child = spawn(process.execPath, [program, "start", "--port", "0", ...args], { cwd: home, env: environment });
  running.push(child);
  return addressOf(child);
}

async function addressOf(child: ChildProcess, milliseconds = 60_000): Promise<string> {
  let said = "";
  child.stdout?.on("data", (chunk: Buffer) => (said += chunk.toString()));
  child.stderr?.on("data", (chunk: Buffer) => (said += chunk.toString()));
  return vi.waitFor(() => {
    const address = /running at (http:\/\/[^"\s]+)/.exec(said)?.[1];
    if (address === undefined) throw new Error(said);
    return address;
  }, milliseconds);
}

async function post(address: string, path: string, body: object, token?: string) {
  const headers = { "content-type": "application/json", ...(token && { authorization: `Bearer ${token}` }) };
  const answer = await fetch(address + path, { method: "POST", headers, body: JSON.stringify(body) });
  return { status: answer.status, body: (await answer.json()) as Record<string, string> };
}

async function get(address: string, path: string, token: string | undefined): Promise<Response> {
  return fetch(address + path, { headers: { authorization: `Bearer ${token}` } });
}

const account = { username: "adela", email: "adela@example.org", password: "wet paint dries slowly" };

/** Registers, makes a planner and returns the first bytes of its PDF. */
async function makePlanner(address: string): Promise<string> {
  expect((await post(address, "/api/auth/register", account)).status).toBe(201);
  const { body: session } = await post(address, "/api/auth/login", account);
  const token = session["access_token"];
  await post(address, "/api/auth/accept-terms", { accepted: true }, token);
  const project = { name: "Year", device_profile: "remarkable-2", masters_yaml: masters, plan_yaml: plan };
  const planned = await post(address, "/api/projects", project, token);
  expect(planned.status).toBe(201);
  const pdf = await get(address, `/api/projects/${planned.body["id"]}/pdf`, token);
  return Buffer.from(await pdf.arrayBuffer()).toString("latin1", 0, 5);
}

test("the package has at most 25 MB", () => {
  expect(statSync(file).size).toBeLessThanOrEqual(25_000_000);
});

/** Commands in the code blocks of a document. */
const commandsIn = (text: string) =>
  [...text.matchAll(/^```\n(.*?)^```/gms)].flatMap(([, block = ""]) => block.split("\n").filter((line) => line !== ""));

test("each command of its README works in an empty folder", async () => {
  const installed = join(home, "node_modules/octavo");
  const commands = commandsIn(readFileSync(join(installed, "README.md"), "utf8"));
  expect(commands).toHaveLength(9);
  const here = folder({});
  for (const each of [file, fontsFile]) copyFileSync(each, join(here, basename(each)));
  const prefix = join(here, "global");
  // npx asks at a terminal whether it may install the package.
  const npm = { npm_config_prefix: prefix, npm_config_offline: "true", npm_config_yes: "true" };
  const variables = { ...environment, ...npm, HOME: here, PORT: "0" };
  const env = { ...variables, PATH: `${prefix}/bin:${dirname(process.execPath)}:${process.env["PATH"]}` };
  const outputs: string[] = [];
  for (const command of commands) {
    if (!command.endsWith(" start")) {
      outputs.push(
        execFileSync("sh", ["-ec", command.replace(" doctor", " doctor || true")], {
          cwd: here,
          env,
          encoding: "utf8",
        }),
      );
      continue;
    }
    const studio = spawn("sh", ["-c", `exec ${command}`], { cwd: here, env, detached: true });
    const ended = once(studio, "exit");
    expect((await fetch(`${await addressOf(studio)}/ready`)).status).toBe(200);
    process.kill(-(studio.pid ?? 0), "SIGTERM");
    await ended;
  }
  expect(outputs.join("\n")).toContain("planner.pdf");
  expect(readFileSync(join(here, "planner.pdf")).subarray(0, 5).toString()).toBe("%PDF-");
  expect(outputs.join("\n")).toContain("0 errors");
  expect(statSync(join(here, "site.backup")).size).toBeGreaterThan(0);
});

test("each link of its documents leads to a file of it", () => {
  const installed = join(home, "node_modules/octavo");
  const documents = globSync("{*,docs/*}.md", { cwd: installed });
  expect(documents.length).toBeGreaterThan(10);
  const dead = documents.flatMap((document) =>
    linksIn(readFileSync(join(installed, document), "utf8"))
      .filter((target) => !existsSync(join(installed, pathOf(document, target))))
      .map((target) => `${document}: ${target}`),
  );
  expect(dead).toEqual([]);
  const compose = readFileSync(join(installed, "deploy/compose.yaml"), "utf8");
  const [, context = "", dockerfile = ""] = /build: \{ context: (\S+), dockerfile: (\S+) \}/.exec(compose) ?? [];
  for (const path of [dockerfile, "bin/octavo.mjs"])
    expect(existsSync(join(installed, "deploy", context, path)), path).toBe(true);
});

test("the command line makes the same PDF as from the sources", async () => {
  const cwd = planner();
  await octavo(["build", "masters.yaml", "plan.yaml", "-o", "sources.pdf"], { cwd });
  run("build", join(cwd, "masters.yaml"), join(cwd, "plan.yaml"), "-o", join(cwd, "package.pdf"));
  expect(readFileSync(join(cwd, "package.pdf")).equals(readFileSync(join(cwd, "sources.pdf")))).toBe(true);
  const documents = [join(cwd, "masters.yaml"), join(cwd, "plan.yaml")];
  const zip = join(cwd, "variants.zip");
  run("build", ...documents, "--matrix", "hands=right,left", "--jobs", "2", "--zip", zip);
  expect(readFileSync(zip).subarray(0, 2).toString()).toBe("PK");
  run("build", join(cwd, "masters.yaml"), join(cwd, "plan.yaml"), "-o", "a.pdf", "--template", "a.yaml");
  run("render", "a.yaml", "--page", "1", "--png", "a.png");
  expect(readFileSync(join(home, "a.png")).subarray(1, 4).toString()).toBe("PNG");
  expect(run("dates", "--holidays", "PL", "--from", "2026-01-01", "--to", "2026-01-07")).toContain("Nowy Rok");
});

test("the studio starts, registers, creates a project, makes its PDF, and is backed up", async () => {
  const address = await startStudio();
  const page = await (await fetch(address)).text();
  for (const [, path] of page.matchAll(/(?:src|href)="(\/[^"]+)"/g))
    expect((await fetch(address + path)).status).toBe(200);
  expect(await makePlanner(address)).toBe("%PDF-");
  // All starters but the blank one are published after the start.
  const published = starters.length - 1;
  const gallery = async () => (await (await fetch(`${address}/api/public/projects`)).json()) as { total: number };
  await expect.poll(gallery, { timeout: 60_000 }).toMatchObject({ total: published });
  expect(run("backup", "site.backup")).toContain(`2 users, ${published + 1} projects`);
});

const released = fileURLToPath(new URL("../../server/test/fixtures/released", import.meta.url));

test.each(readdirSync(released))("a site of version %s is upgraded by a start of the package", async (version) => {
  const data = join(home, `site-${version}`);
  mkdirSync(data, { mode: 0o700 });
  const database = gunzipSync(readFileSync(join(released, version, "octavo.db.gz")));
  writeFileSync(join(data, "octavo.db"), database, { mode: 0o600 });
  const { users } = JSON.parse(readFileSync(join(released, version, "site.json"), "utf8")) as {
    users: readonly { username: string; password: string; pdfs: Record<string, { sqlite: string }> }[];
  };
  const examined = () => run("doctor", "--data", data);
  // The last version may have the tables of this one.
  expect(examined()).toMatch(/with the tables of (?:an older|this) version/);
  run("backup", "before.backup", "--data", data);
  const address = await startStudio("--data", data);
  for (const { username, password, pdfs } of users) {
    const { body: session } = await post(address, "/api/auth/login", { username, password });
    const token = session["access_token"];
    const projects = (await (await get(address, "/api/projects", token)).json()) as { id: string; name: string }[];
    expect(projects.map(({ name }) => name).sort()).toEqual(Object.keys(pdfs).sort());
    for (const { id, name } of projects) {
      const pdf = Buffer.from(await (await get(address, `/api/projects/${id}/pdf`, token)).arrayBuffer());
      expect(createHash("sha256").update(pdf).digest("hex")).toBe(pdfs[name]?.sqlite);
    }
  }
  expect(examined()).toContain("with the tables of this version");
  expect(run("restore", "before.backup", "--data", join(home, `restored-${version}`))).toContain(
    `${users.length + 1} users`,
  );
});

const notEmulated = whyNotEmulated();
if (notEmulated !== undefined) console.log(`figure: not started on arm64, because ${notEmulated}`);

describe.skipIf(notEmulated !== undefined)("the package on arm64", { timeout: 600_000 }, () => {
  const place = folder({});
  let node: EmulatedNode;
  const start = (...args: readonly string[]) => {
    const env = { ...environment, ...node.variables };
    return spawn(node.program, [program, ...args], { cwd: place, env, detached: true });
  };

  beforeAll(() => {
    node = emulatedNode(place);
  });

  test("makes the same PDF as here", async () => {
    expect(execFileSync(node.program, ["-p", "process.arch"], { encoding: "utf8" })).toBe("arm64\n");
    const args = ["new", "daily", "--profile", "remarkable-2", "--from", "2027-01-01", "--to", "2027-01-07", "-o"];
    const [code] = (await once(start(...args, join(place, "arm64.pdf")), "exit")) as [number | null];
    expect(code).toBe(0);
    run(...args, join(place, "here.pdf"));
    expect(readFileSync(join(place, "arm64.pdf")).equals(readFileSync(join(place, "here.pdf")))).toBe(true);
  });

  test("starts the studio, registers, creates a project and makes its PDF", async () => {
    const studio = start("start", "--port", "0", "--data", join(place, "data"));
    try {
      const address = await addressOf(studio, 500_000);
      expect(await makePlanner(address)).toBe("%PDF-");
    } finally {
      if (studio.pid !== undefined) process.kill(-studio.pid, "SIGKILL");
      await once(studio, "exit");
    }
  });
});

const reason = whyNoContainer();
if (reason !== undefined) console.log(`figure: no container was built, because ${reason}`);

/** Command of the service that makes backups, as compose passes it on. */
function backupCommand(): readonly string[] {
  const text = readFileSync(join(root, "deploy/compose-one-node.yaml"), "utf8");
  const { services } = load(text, { schema: YAML11_SCHEMA }) as {
    readonly services: { readonly backup: { readonly command: readonly string[] } };
  };
  return services.backup.command.map((word) => word.replaceAll("$$", "$"));
}

describe.skipIf(reason !== undefined)("the container image of deploy/Dockerfile", () => {
  let container: Container;
  beforeAll(() => {
    container = buildContainer(file);
  });
  afterAll(() => container.remove());

  test("passes octavo doctor as a user without rights", async () => {
    const { code, output } = container.run("octavo", "doctor");
    expect({ code, output }).toMatchObject({ code: 0, output: expect.stringContaining("0 errors") });
    // On a busy machine, buildah may lose the output of a short command.
    await expect.poll(() => container.run("id", "-u").output).toBe("10001\n");
  });

  /** A volume of the image's user. */
  const volume = () => {
    const place = folder({});
    chownSync(place, 10001, 10001);
    return place;
  };
  const end = async (child: ChildProcess) => {
    if (child.pid !== undefined) process.kill(-child.pid, "SIGKILL");
    await once(child, "exit");
  };

  test("serves the studio from a read-only root file system, and is backed up as compose-one-node.yaml says", async () => {
    const data = volume();
    const port = await freePort();
    const variables = { PORT: String(port), HOST: "127.0.0.1" };
    const isHealthy = async () => {
      const check = container.start({ variables, volumes: { "/data": data }, command: container.healthCheck });
      const [code] = (await once(check, "exit")) as [number | null];
      return code === 0;
    };
    expect(await isHealthy()).toBe(false);
    const child = container.start({ variables, volumes: { "/data": data } });
    const timers: ChildProcess[] = [];
    try {
      const address = await addressOf(child);
      expect(await isHealthy()).toBe(true);
      expect(await (await fetch(address)).text()).toContain("<title>");
      expect(await makePlanner(address)).toBe("%PDF-");
      expect(statSync(join(data, "octavo.db")).uid).toBe(10001);
      const writing = container.start({ volumes: { "/data": data }, command: ["touch", "/opt/octavo/x"] });
      expect((await once(writing, "exit"))[0]).toBe(1);

      const backups = volume();
      const volumes = { "/data": data, "/backups": backups };
      timers.push(container.start({ volumes, command: backupCommand() }));
      const made = () => readdirSync(backups).filter((name) => name.endsWith(".backup"));
      await expect.poll(made, { timeout: 60_000 }).toHaveLength(1);
    } finally {
      for (const each of [child, ...timers]) await end(each);
    }
  });

  test("makes the next edition of a planner as a step of a workflow", () => {
    const script = `
      cd "$(mktemp -d)"
      octavo new daily --profile remarkable-2 --from 2027-01-01 --to 2027-01-07 --documents . -o first.pdf
      printf 'masters: masters.yaml\nplan: plan.yaml\npdf: planner.pdf\nzone: UTC\n' > project.yaml
      octavo refresh project.yaml; echo "first: $?"
      octavo refresh project.yaml; echo "second: $?"
      tail -c 6 planner.pdf`;
    const { output } = container.run("sh", "-c", script);
    expect(output).toMatch(/first: 0\n[^]*second: 4\n%%EOF/);
  });
});

describe.skipIf(reason !== undefined)("the Debian package", () => {
  const place = folder({});
  let system = "";
  let deb = "";

  const inSystem = (command: string, wrapper = "") => {
    const script = `mount -t proc proc "${system}/proc" && exec ${wrapper} chroot "${system}" ${command}`;
    return ["--mount", "sh", "-c", script];
  };
  const act = (command: string, wrapper = "") => {
    const { status, stdout, stderr } = spawnSync("unshare", inSystem(command, wrapper), { encoding: "utf8" });
    return { code: status, output: stdout + stderr };
  };
  const asOwner = (command: string) => act(`runuser -u octavo -- ${command}`);
  const exists = (path: string) => act(`test -e ${path}`).code === 0;

  beforeAll(() => {
    const processor = process.arch === "x64" ? "amd64" : "arm64";
    const printed = execFileSync(process.execPath, [join(root, "scripts/release/debian.ts"), processor], {
      cwd: root,
      encoding: "utf8",
    });
    [, deb = ""] = /^(\S+\.deb)/m.exec(printed) ?? [];
    system = makeDebian(place, ["adduser", "init-system-helpers"]);
    copyFileSync(deb, join(system, "octavo.deb"));
  });
  afterAll(() => rmSync(deb, { force: true }));

  test("is installed without a network, with a user, folders and services", () => {
    const { code, output } = act("dpkg -i /octavo.deb", "unshare --net");
    expect(code, output).toBe(0);
    expect(act("getent passwd octavo").output).toMatch(/:\/var\/lib\/octavo:\/usr\/sbin\/nologin\n$/);
    expect(act("stat -c '%a %U %n' /var/lib/octavo /etc/octavo.env").output).toBe(
      "700 octavo /var/lib/octavo\n640 root /etc/octavo.env\n",
    );
    for (const unit of ["multi-user.target.wants/octavo.service", "timers.target.wants/octavo-backup.timer"])
      expect(act(`test -L /etc/systemd/system/${unit}`).code, unit).toBe(0);
    const examined = asOwner("octavo doctor");
    expect(examined).toMatchObject({ code: 0, output: expect.stringContaining("0 errors") });
  });

  test("runs as its unit says, and makes planners", async () => {
    const unit = readFileSync(join(system, "usr/lib/systemd/system/octavo.service"), "utf8");
    expect(unit).toContain("ExecStart=/usr/bin/octavo start\n");
    expect(unit).toContain("User=octavo\nGroup=octavo\n");
    const variables = [...unit.matchAll(/^Environment=(.*)$/gm)].map(([, values = ""]) => values).join(" ");
    const command = `runuser -u octavo -- env ${variables} OCTAVO_TRUST_PROXY=0 PORT=0 octavo start`;
    const child = spawn("unshare", inSystem(command), { detached: true });
    try {
      const address = await addressOf(child);
      expect(await (await fetch(address)).text()).toContain("<title>");
      expect(await makePlanner(address)).toBe("%PDF-");
    } finally {
      if (child.pid !== undefined) process.kill(-child.pid, "SIGTERM");
      await once(child, "exit");
    }
    const backup = readFileSync(join(system, "usr/lib/systemd/system/octavo-backup.service"), "utf8");
    const [, line = ""] = /^ExecStart=(.*)$/m.exec(backup) ?? [];
    // The owner of the starters is the other one.
    expect(asOwner(line)).toMatchObject({ code: 0, output: expect.stringMatching(/\.backup {2}2 users, \d+ project/) });
  });

  test("keeps settings and data when it is replaced or removed", () => {
    writeFileSync(join(system, "etc/octavo.env"), "OCTAVO_USER_PROJECTS=7\n");
    expect(act("dpkg -i /octavo.deb").code).toBe(0);
    expect(readFileSync(join(system, "etc/octavo.env"), "utf8")).toBe("OCTAVO_USER_PROJECTS=7\n");
    const { code, output } = act("dpkg --remove octavo");
    expect(code, output).toBe(0);
    for (const path of ["/usr/bin/octavo", "/usr/lib/octavo", "/var/cache/octavo"]) expect(exists(path)).toBe(false);
    for (const path of ["/etc/octavo.env", "/var/lib/octavo/octavo.db"]) expect(exists(path), path).toBe(true);
    expect(act("dpkg -i /octavo.deb").code).toBe(0);
    expect(asOwner("octavo admin user list").output).toContain(account.username);
  });

  test("leaves nothing but backups when it is purged", () => {
    const { code, output } = act("dpkg --purge octavo");
    expect(code, output).toBe(0);
    expect(output).toContain("Backups of Octavo stay in /var/lib/octavo-backups.");
    expect(act("getent passwd octavo").code).not.toBe(0);
    const left = act(
      "find / -xdev -not -path '/proc/*' -not -path '/var/lib/dpkg/*' -not -path '/var/log/*' -name '*octavo*'",
    ).output.split("\n");
    expect(left.filter((path) => !path.startsWith("/var/lib/octavo-backups"))).toEqual(["/octavo.deb", ""]);
    expect(act("find /var/lib/octavo-backups -type f -user root").output).toContain(".backup");
  });
});
