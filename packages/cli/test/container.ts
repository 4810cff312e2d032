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
  readonly start: (variables: Readonly<Record<string, string>>) => ChildProcess;
  readonly remove: () => void;
}

/** Part of the output of `buildah inspect`. */
interface ImageReport {
  readonly OCIv1: { readonly config: { readonly Cmd: readonly string[] } };
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
    "--build-arg",
    `BASE=${base}`,
    "-f",
    dockerfile,
    "-t",
    image,
    context,
  );
  const container = buildah("from", image);
  return {
    run: (...command) => {
      const { status, stdout, stderr } = spawnSync("buildah", [...storage, "run", container, "--", ...command], {
        env,
        encoding: "utf8",
      });
      return { code: status, output: stdout + stderr };
    },
    start: (variables) => {
      const settings = Object.entries(variables).flatMap(([name, value]) => ["--env", `${name}=${value}`]);
      const { OCIv1: described } = JSON.parse(buildah("inspect", "--type", "image", image)) as ImageReport;
      return spawn("buildah", [...storage, "run", ...settings, container, "--", ...described.config.Cmd], {
        env,
        detached: true,
      });
    },
    remove: () => {
      buildah("rm", "--all");
      spawnSync("rm", ["-rf", folder]);
    },
  };
}

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
