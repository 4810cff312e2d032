import { createHash } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll } from "vitest";

interface CalendarServer {
  /** `127.0.0.1:<port>` */
  host: string;
  requests: IncomingMessage[];
  /** Answers the next requests. */
  answer: RequestListener;
  /** Answers with a calendar and an entity tag, and with status 304 if the tag is known. */
  readonly serve: (text: string, type?: string) => void;
}

/** Starts a server of calendars for one file or block. */
export function calendarServer(): CalendarServer {
  const calendars: CalendarServer = {
    host: "",
    requests: [],
    answer: (_request, response) => response.writeHead(404).end(),
    serve: (text, type = "text/calendar; charset=utf-8") => {
      const etag = `"${createHash("sha256").update(text).digest("hex")}"`;
      calendars.answer = ({ headers }, response) => {
        if (headers["if-none-match"] === etag) response.writeHead(304).end();
        else response.writeHead(200, { "content-type": type, etag }).end(text);
      };
    },
  };
  const server = createServer((request, response) => {
    calendars.requests.push(request);
    calendars.answer(request, response);
  });
  beforeAll(async () => {
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
    calendars.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return calendars;
}
