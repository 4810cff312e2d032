// Lets one command at a time change a checkout: install packages or build the web app. Node 18 has no lock that ends with
// its process, so the lock names its owner, and a dead owner has none.
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";

/** Runs the work alone. `onWait` gets the process id of the owner, once. */
export function alone(folder, onWait, work) {
  const held = take(folder, onWait);
  try {
    return work();
  } finally {
    writeFileSync(join(held, "free"), "");
  }
}

/**
 * Locks are numbered folders. The newest one counts, and it is never removed. A new one is made elsewhere and renamed, which
 * fails if its number is taken, so that of several commands that find a free lock or a dead owner only one succeeds.
 */
function take(folder, onWait) {
  mkdirSync(folder, { recursive: true });
  for (let told = false; ; ) {
    const number = newest(folder);
    const owner = number === 0 ? undefined : ownerOf(pathOf(folder, number));
    if (owner && isAlive(owner)) {
      if (!told) onWait(owner.pid);
      told = true;
      sleep(100);
    } else if (make(folder, number + 1)) return pathOf(folder, number + 1);
  }
}

const pathOf = (folder, number) => join(folder, `lock-${number}`);

const numbersIn = (folder) =>
  readdirSync(folder).flatMap((name) => (/^lock-\d+$/.test(name) ? [Number(name.slice("lock-".length))] : []));

const newest = (folder) => Math.max(0, ...numbersIn(folder));

/** Returns undefined for a free lock. */
function ownerOf(lock) {
  if (existsSync(join(lock, "free"))) return undefined;
  try {
    return JSON.parse(readFileSync(join(lock, "owner"), "utf8"));
  } catch (problem) {
    // Removed, because a newer one exists.
    if (problem.code === "ENOENT") return undefined;
    throw problem;
  }
}

function make(folder, number) {
  const lock = pathOf(folder, number);
  const draft = mkdtempSync(join(folder, "draft-"));
  const { pid } = process;
  writeFileSync(join(draft, "owner"), JSON.stringify({ pid, started: startOf(pid) }));
  try {
    renameSync(draft, lock);
  } catch (problem) {
    rmSync(draft, { recursive: true, force: true });
    if (["EEXIST", "ENOTEMPTY", "EPERM"].includes(problem.code) && existsSync(lock)) return false;
    throw problem;
  }
  // A number that was free again, because it is older than the newest.
  const isNewest = newest(folder) === number;
  const outdated = isNewest ? numbersIn(folder).filter((each) => each < number) : [number];
  for (const each of outdated) rmSync(pathOf(folder, each), { recursive: true, force: true });
  return isNewest;
}

function isAlive({ pid, started }) {
  try {
    process.kill(pid, 0);
  } catch (problem) {
    if (problem.code === "ESRCH") return false;
  }
  return startOf(pid) === started;
}

/** Returns the time of the start on Linux, because process ids are used again. A zombie has none. */
function startOf(pid) {
  if (process.platform !== "linux") return "";
  try {
    const [state, ...fields] = readFileSync(`/proc/${pid}/stat`, "utf8")
      .replace(/^.*\) /s, "")
      .split(" ");
    return state === "Z" ? undefined : fields[18];
  } catch {
    return undefined;
  }
}

function sleep(milliseconds) {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
}
