/** A stand-in for the USB web interface of a reMarkable, from the description in src/remarkable-usb.ts. */
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";

export interface ReceivedFile {
  readonly name: string;
  readonly type: string;
  readonly content: Buffer;
  readonly origin: string | undefined;
}

export interface Tablet {
  readonly host: string;
  readonly files: readonly ReceivedFile[];
}

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

interface Behavior {
  readonly list?: Answer;
  readonly upload?: Answer;
}

/** Starts a tablet. `behavior` replaces single answers. */
export async function aTablet(behavior: Behavior = {}): Promise<Tablet> {
  const files: ReceivedFile[] = [];
  let isListed = false;
  const server = createServer((request, response) => {
    if (request.method === "GET" && request.url === "/documents/") {
      isListed = true;
      if (behavior.list) return behavior.list(request, response);
      return void response.writeHead(200, { "content-type": "application/json" }).end("[]");
    }
    if (request.method !== "POST" || request.url !== "/upload") return void response.writeHead(404).end();
    if (behavior.upload) return behavior.upload(request, response);
    void receive(request).then((file) => {
      if (!isListed || request.headers["content-length"] === undefined) return response.writeHead(400).end();
      files.push(file);
      return response.writeHead(201, { "content-type": "application/json" }).end('{"status":"Upload successful"}');
    });
    return undefined;
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { host: `127.0.0.1:${(server.address() as AddressInfo).port}`, files };
}

async function receive(request: IncomingMessage): Promise<ReceivedFile> {
  const chunks: Buffer[] = [];
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
  const type = String(request.headers["content-type"]);
  const form = await new Response(Buffer.concat(chunks), { headers: { "content-type": type } }).formData();
  const file = form.get("file");
  if (!(file instanceof File)) throw new Error("The form has no file");
  const content = Buffer.from(await file.arrayBuffer());
  return { name: file.name, type: file.type, content, origin: request.headers.origin };
}
