/** Builds and starts a container image with buildah, on a root file system of Debian's packages. */
import { type ChildProcess, execFileSync, spawn, spawnSync } from "node:child_process";
import { copyFileSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const base = "localhost/octavo-base";
const image = "localhost/octavo";

/** Returns why an image cannot be built here, or undefined. */
export function whyNoContainer(): string | undefined {
  for (const tool of ["buildah", "mmdebstrap"])
    if (spawnSync(tool, ["--version"]).status !== 0) return `${tool} is not installed`;
  // With the kernel's help, others could too; chroot isolation needs no more than this.
  return process.getuid?.() === 0 ? undefined : "only the superuser can make a root file system here";
}

export interface Container {
  /** Runs a command in it and returns its output. */
  readonly run: (...command: readonly string[]) => { readonly code: number | null; readonly output: string };
  /**
   * Starts a command, by default the image's, as its user, without any rights. Only /tmp and the volumes are writable: folders of
   * this machine, by their place in the container. The processes end with the returned one.
   */
  readonly start: (options: StartOptions) => ChildProcess;
  /** Command of the image's health check. */
  readonly healthCheck: readonly string[];
  readonly remove: () => void;
}

interface StartOptions {
  readonly variables?: Readonly<Record<string, string>>;
  readonly volumes: Readonly<Record<string, string>>;
  readonly command?: readonly string[];
}

/** Part of the output of `buildah inspect`. */
interface ImageReport {
  readonly OCIv1: {
    readonly config: { readonly User: string; readonly Env: readonly string[]; readonly Cmd: readonly string[] };
  };
  readonly Docker: { readonly config: { readonly Healthcheck: { readonly Test: readonly string[] } } };
}

/** Builds the image of the package's Dockerfile, and a container of it. Takes about two minutes. */
export function buildContainer(packageFile: string): Container {
  const folder = mkdtempSync(join(tmpdir(), "octavo-container-"));
  const storage = ["--root", join(folder, "storage"), "--runroot", join(folder, "run"), "--storage-driver", "vfs"];
  const env = { ...process.env, BUILDAH_ISOLATION: "chroot" };
  const buildah = (...args: readonly string[]) =>
    execFileSync("buildah", [...storage, ...args], { env, encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] }).trim();
  const scratch = buildah("from", "scratch");
  buildah("add", scratch, makeRoot(folder), "/");
  buildah("commit", "--quiet", scratch, base);
  buildah("rm", scratch);
  execFileSync("tar", ["-xzf", packageFile, "-C", folder]);
  const context = join(folder, "package");
  const dockerfile = join(context, "deploy/Dockerfile");
  buildah(
    "build",
    "--quiet",
    "--network",
    "none",
    // The format with health checks.
    "--format",
    "docker",
    ...["NODE", "BASE"].flatMap((name) => ["--build-arg", `${name}=${base}`]),
    "-f",
    dockerfile,
    "-t",
    image,
    context,
  );
  const container = buildah("from", image);
  const root = buildah("mount", container);
  const {
    OCIv1: { config },
    Docker,
  }: ImageReport = JSON.parse(buildah("inspect", "--type", "image", image));
  return {
    run: (...command) => {
      const { status, stdout, stderr } = spawnSync("buildah", [...storage, "run", container, "--", ...command], {
        env,
        encoding: "utf8",
      });
      return { code: status, output: stdout + stderr };
    },
    start: ({ variables = {}, volumes, command = config.Cmd }) => {
      const settings = Object.entries(variables).map(([name, value]) => `${name}=${value}`);
      const mounts = Object.entries(volumes).map(([place, source]) => `mount --bind '${source}' "$root${place}"`);
      const script = [...readOnlyRoot, ...mounts, 'exec chroot "$root" "$@"'].join("\n");
      const [user = "", group = ""] = config.User.split(":");
      const asUser = ["setpriv", "--reuid", user, "--regid", group, "--clear-groups"];
      const withoutRights = ["--no-new-privs", "--bounding-set=-all"];
      const started = [...asUser, ...withoutRights, "env", "-i", "HOME=/", ...config.Env, ...settings, ...command];
      const inside = ["--mount", "--pid", "--fork", "--kill-child", "sh", "-ec", script, root];
      return spawn("unshare", [...inside, ...started], { detached: true });
    },
    healthCheck: Docker.config.Healthcheck.Test.slice(1),
    remove: () => {
      buildah("rm", "--all");
      spawnSync("rm", ["-rf", folder]);
    },
  };
}

/** Commands that make the root file system `$0` read-only, as `docker run --read-only --tmpfs /tmp` does. */
const readOnlyRoot = [
  "root=$0",
  'mount --bind "$root" "$root"',
  'mount -o remount,ro,bind "$root"',
  'mount -t tmpfs tmpfs "$root/tmp"',
  'mount -t proc proc "$root/proc"',
  'mount -t tmpfs tmpfs "$root/dev"',
  'for name in null zero random urandom; do : >"$root/dev/$name"; mount --bind "/dev/$name" "$root/dev/$name"; done',
];

/** Debian's smallest system, with Node of this machine. */
function makeRoot(folder: string): string {
  const root = makeDebian(folder);
  copyFileSync(process.execPath, join(root, "usr/local/bin/node"));
  return root;
}

/** Makes Debian's smallest system with some packages in a folder. Takes about a minute. */
export function makeDebian(folder: string, packages: readonly string[] = []): string {
  const root = join(folder, "root");
  const included = packages.length > 0 ? [`--include=${packages.join(",")}`] : [];
  execFileSync("mmdebstrap", ["--variant=minbase", "--quiet", ...included, "bookworm", root], { stdio: "ignore" });
  return root;
}
