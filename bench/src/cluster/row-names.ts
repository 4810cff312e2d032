/** Names of the rows of the group `cluster`, by which the simulation finds their figures. */
import type { CallName } from "../workload/calls.ts";

export const nodeCounts = [1, 2, 4] as const;
/** Requests per second. */
export const rates = [40, 80, 160, 200, 240, 280, 320, 360, 400] as const;

export const counted = (nodes: number) => (nodes === 1 ? "one node" : `${nodes} nodes`);
export const callRowName = (call: CallName) => `a call through Caddy, one node: ${call}`;
export const idleRowName = (nodes: number) => `${counted(nodes)} without requests`;
export const stepRowName = (nodes: number, rate: number) => `${counted(nodes)}, ${rate} requests a second offered`;

/** Part of the requests that is answered while others are sent. A step with less is saturated. */
export const answeredShare = 0.95;
