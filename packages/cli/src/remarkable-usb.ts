/**
 * The USB web interface of a reMarkable tablet, as remarkable.guide and several clients describe it: `GET /documents/`
 * lists the main folder and makes it the target of the next `POST /upload`, which takes a form with the field `file` and
 * answers 201 with `{"status":"Upload successful"}`. Each upload makes a new document.
 */
import { randomUUID } from "node:crypto";
import { type FileHandle, open } from "node:fs/promises";
import { type ClientRequest, type IncomingMessage, request } from "node:http";
import { basename } from "node:path";
import { pipeline } from "node:stream/promises";

export const tabletAddress = "10.11.99.1";

/** The maker's limit for one file. */
export const tabletFileBytes = 100_000_000;

/** Times in milliseconds without any progress. The tablet processes a file before it answers. */
const patience = { list: 5000, upload: 120_000 };

const maxAnswerBytes = 16 * 1024 * 1024;

export interface TabletAnswer {
  readonly status: number;
  readonly text: string;
}

/** Lists the main folder. Rejects with a system error, or with a `TabletTimeout`. */
export function listMainFolder(host: string): Promise<TabletAnswer> {
  const sent = requestTo(host, "GET", "/documents/", {}, patience.list);
  sent.end();
  return answerOf(sent);
}

export interface Upload {
  readonly path: string;
  readonly bytes: number;
  readonly onProgress: (sent: number) => void;
}

/** Uploads a PDF into the folder that was listed last. */
export async function uploadPdf(host: string, { path, bytes, onProgress }: Upload): Promise<TabletAnswer> {
  const boundary = `octavo-${randomUUID()}`;
  const head = Buffer.from(
    `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${fieldText(basename(path))}"\r\nContent-Type: application/pdf\r\n\r\n`,
  );
  const tail = Buffer.from(`\r\n--${boundary}--\r\n`);
  const headers = {
    "content-type": `multipart/form-data; boundary=${boundary}`,
    // As other clients send it; no report tells of chunked bodies.
    "content-length": head.length + bytes + tail.length,
    // The tablet's own page sends them.
    origin: `http://${host}`,
    referer: `http://${host}/`,
  };
  const sent = requestTo(host, "POST", "/upload", headers, patience.upload);
  const answer = answerOf(sent);
  const file = await open(path);
  try {
    // A refusal can come before the whole file is sent. The answer then tells more than the broken pipe.
    await Promise.race([answer, pipeline(() => form(file, { head, tail, onProgress }), sent)]).catch(() => undefined);
    return await answer;
  } finally {
    sent.destroy();
    await file.close();
  }
}

interface FormParts extends Pick<Upload, "onProgress"> {
  readonly head: Uint8Array;
  readonly tail: Uint8Array;
}

async function* form(file: FileHandle, { head, tail, onProgress }: FormParts): AsyncGenerator<Uint8Array> {
  yield head;
  let sent = 0;
  for await (const chunk of file.createReadStream({ autoClose: false }) as AsyncIterable<Uint8Array>) {
    yield chunk;
    sent += chunk.length;
    onProgress(sent);
  }
  yield tail;
}

/** RFC 7578, 4.2: percent-encodes what would end the value, as browsers do. */
function fieldText(name: string): string {
  return name.replace(/[\r\n"]/g, (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase().padStart(2, "0")}`);
}

export class TabletTimeout extends Error {
  override readonly name = "TabletTimeout";
}

function requestTo(
  host: string,
  method: string,
  path: string,
  headers: Readonly<Record<string, string | number>>,
  milliseconds: number,
): ClientRequest {
  const sent = request(`http://${host}${path}`, { method, headers, timeout: milliseconds, agent: false });
  sent.on("timeout", () => sent.destroy(new TabletTimeout()));
  return sent;
}

function answerOf(sent: ClientRequest): Promise<TabletAnswer> {
  const answer = new Promise<IncomingMessage>((resolve, reject) => {
    sent.on("response", resolve);
    sent.on("error", reject);
  }).then(readAnswer);
  // Handled by whoever awaits it later.
  answer.catch(() => undefined);
  return answer;
}

async function readAnswer(incoming: IncomingMessage): Promise<TabletAnswer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of incoming as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > maxAnswerBytes) break;
    chunks.push(chunk);
  }
  return { status: incoming.statusCode ?? 0, text: Buffer.concat(chunks).toString() };
}
