import type { WebSocket } from "@fastify/websocket";

/** Time for the close frame to arrive. Received data stays in the system's buffers. */
const closingMilliseconds = 500;

/**
 * Closes a socket with a reason and stops reading. `ws` alone would read for 30 s while it waits for the close frame.
 */
export function rejectSocket(socket: WebSocket, code: number, reason: string): void {
  socket.pause();
  socket.close(code, reason);
  setTimeout(() => socket.terminate(), closingMilliseconds);
}
