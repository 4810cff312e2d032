import { type FileHandle, open } from "node:fs/promises";
import { type Arguments, type Command, exitCodes, UsageError } from "../command.ts";
import { standardStream } from "../read-document.ts";
import {
  listMainFolder,
  type TabletAnswer,
  TabletTimeout,
  tabletAddress,
  tabletFileBytes,
  uploadPdf,
} from "../remarkable-usb.ts";
import { describeSystemError, isSystemError } from "../system-errors.ts";
import { fileSize, printLine, replaceControlCharacters } from "../terminal.ts";

const help = `
octavo send FILE --to remarkable-usb

Sends a PDF to a tablet. A reMarkable takes it by USB cable, without an account: on the tablet, open Settings, Storage, and turn on
"USB web interface". The tablet must be unlocked. It puts the file in My files as a new document. What was written in an
earlier one stays there; docs/devices.md describes how to replace a planner.

Options:
      --to NAME        where to: remarkable-usb
      --host ADDRESS   the address of the tablet, if it is not ${tabletAddress}

Examples:
  octavo send planner.pdf --to remarkable-usb
  octavo new daily --profile remarkable-2 -o planner.pdf && octavo send planner.pdf --to remarkable-usb
`;

export const send: Command = { help, options: { to: { type: "string" }, host: { type: "string" } }, run };

const turnOn =
  'Connect the tablet by USB, unlock it, and turn on "USB web interface" in its Settings, Storage. Then try again.';

async function run(given: Arguments): Promise<number> {
  const { path, host } = readArguments(given);
  const bytes = await pdfSize(path);
  if (!isList(await speak(host, () => listMainFolder(host)))) throw notTheTablet(host);
  const progress = new SendProgress(bytes);
  const answer = await speak(host, () =>
    uploadPdf(host, { path, bytes, onProgress: (sent) => progress.show(sent) }),
  ).finally(() => progress.end());
  requireUploaded(host, answer);
  printLine(`${path}  ${fileSize(bytes)}, sent to the reMarkable at ${host} as a new document`);
  return exitCodes.fine;
}

function readArguments(given: Arguments): { readonly path: string; readonly host: string } {
  const [path, ...more] = given.positionals;
  if (path === undefined || path === standardStream || more.length > 0)
    throw new UsageError("Name one PDF, as in: octavo send planner.pdf --to remarkable-usb");
  const to = given.text("to");
  if (to !== "remarkable-usb")
    throw new UsageError(
      to === undefined
        ? "Name the target with --to remarkable-usb."
        : `--to can be remarkable-usb, and is "${to}". For other devices, see docs/devices.md.`,
    );
  const host = given.text("host") ?? tabletAddress;
  if (!/^(?:[\w.-]+|\[[\da-f:]+\])(?::\d{1,5})?$/i.test(host))
    throw new UsageError(`--host must be an address such as ${tabletAddress}, and is "${host}".`);
  return { path, host };
}

/** Returns the size of a file that is a PDF and fits on the tablet. ISO 32000, 7.5.2: readers accept 1 KiB before the header. */
async function pdfSize(path: string): Promise<number> {
  try {
    const file = await open(path);
    try {
      const { size } = await file.stat();
      if (!(await startsLikePdf(file))) throw new UsageError(`"${path}" is not a PDF.`);
      if (size > tabletFileBytes)
        throw new UsageError(
          `"${path}" has ${fileSize(size)}, and the tablet takes ${fileSize(tabletFileBytes)}. Make its pictures smaller.`,
        );
      return size;
    } finally {
      await file.close();
    }
  } catch (problem) {
    if (problem instanceof UsageError) throw problem;
    throw new UsageError(`"${path}" cannot be read: ${describeSystemError(problem)}.`, { cause: problem });
  }
}

async function startsLikePdf(file: FileHandle): Promise<boolean> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(1024), 0, 1024, 0);
  return buffer.subarray(0, bytesRead).toString("latin1").includes("%PDF-");
}

/** Turns failures of the connection into sentences. */
async function speak(host: string, ask: () => Promise<TabletAnswer>): Promise<TabletAnswer> {
  try {
    return await ask();
  } catch (problem) {
    if (problem instanceof TabletTimeout)
      throw new UsageError(`The tablet at ${host} does not answer. ${turnOn}`, { cause: problem });
    const code = problem instanceof Error && "code" in problem ? problem.code : undefined;
    if (code === "ECONNRESET" || code === "EPIPE")
      throw new UsageError(`The connection to ${host} broke. Check the cable, and on the tablet if the file arrived.`, {
        cause: problem,
      });
    if (String(code).startsWith("HPE_")) throw notTheTablet(host);
    if (!isSystemError(problem)) throw problem;
    throw new UsageError(`No tablet can be reached at ${host}. ${turnOn}`, { cause: problem });
  }
}

function notTheTablet(host: string): UsageError {
  return new UsageError(
    `Something other than a reMarkable answers at ${host}, and nothing was sent to it. Check the cable and --host. ${turnOn}`,
  );
}

function isList({ status, text }: TabletAnswer): boolean {
  return status === 200 && Array.isArray(parsed(text));
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function requireUploaded(host: string, { status, text }: TabletAnswer): void {
  // Earlier systems answer 200.
  if (status === 200 || status === 201) return;
  if (status === 413) throw new UsageError(`The file is too large for the tablet at ${host}.`);
  const reason = replaceControlCharacters(text.slice(0, 200)).trim();
  throw new UsageError(`The tablet at ${host} refused the file with status ${status}${reason && `: ${reason}`}.`);
}

/** Shows the share that was sent on a terminal, and nothing elsewhere. */
class SendProgress {
  readonly #total: number;
  #shown = "";

  constructor(total: number) {
    this.#total = total;
  }

  show(sent: number): void {
    const text = `Sending, ${Math.floor((100 * sent) / this.#total)} % …`;
    if (!process.stderr.isTTY || text === this.#shown) return;
    process.stderr.write(`\r\x1b[K${text}`);
    this.#shown = text;
  }

  end(): void {
    if (this.#shown) process.stderr.write("\r\x1b[K");
  }
}
