import type { WebSocket } from "@fastify/websocket";

/** A close frame arrives in that time; whatever the client sends meanwhile stays in the system's buffers. */
const closingMilliseconds = 500;

/** Says why and ends the connection. Nothing more is read: `ws` alone would read on for 30 s to see the client's close frame. */
export function refuseSocket(socket: WebSocket, code: number, reason: string): void {
  socket.pause();
  socket.close(code, reason);
  setTimeout(() => socket.terminate(), closingMilliseconds);
}
