import { parentPort, type Transferable } from "node:worker_threads";
import type { ThreadRequest, ThreadResponse } from "./request-thread.ts";

export interface Served<Response> {
  readonly response: Response;
  /** Objects whose memory is moved to the main thread and not copied. */
  readonly moved?: readonly Transferable[];
}

/** Responds to the requests of a `RequestThread`. An error that `respond` throws ends the thread. */
export function serveRequests<Request, Response>(respond: (request: Request) => Served<Response>): void {
  parentPort?.on("message", ({ id, request }: ThreadRequest<Request>) => {
    const { response, moved = [] } = respond(request);
    parentPort?.postMessage({ id, response } satisfies ThreadResponse<Response>, moved);
  });
}
