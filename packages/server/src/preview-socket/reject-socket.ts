import type { WebSocket } from "@fastify/websocket";
import { formatMessage, type Message } from "@octavo/foundation";

/** Time for the close frame to arrive. Received data stays in the system's buffers. */
const closingMilliseconds = 500;

/**
 * Closes a socket with a reason and stops reading. `ws` alone would read for 30 s while it waits for the close frame.
 */
export function rejectSocket(socket: WebSocket, code: number, reason: Message): void {
  socket.pause();
  socket.close(code, formatMessage(reason));
  setTimeout(() => socket.terminate(), closingMilliseconds);
}

/** RFC 6455, 7.4.1, and IANA's registry. Custom codes are part of the contract. */
export const closeCodes = {
  goingAway: 1001,
  textOnly: 1003,
  policy: 1008,
  ownFault: 1011,
  tryLater: 1013,
} as const;
