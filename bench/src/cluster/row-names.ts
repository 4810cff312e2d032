/** Names of the rows of the group `cluster`, by which the simulation finds their figures. */
import type { CallName } from "../workload/calls.ts";

export const nodeCounts = [1, 2, 4] as const;
/** Requests per second, of which a quick run takes every other one. */
export const rates = [20, 40, 80, 120, 160, 200, 240] as const;

export const counted = (nodes: number) => (nodes === 1 ? "one node" : `${nodes} nodes`);
export const callRowName = (call: CallName) => `a call through Caddy, one node: ${call}`;
export const idleRowName = (nodes: number) => `${counted(nodes)} without requests`;
export const stepRowName = (nodes: number, rate: number) => `${counted(nodes)}, ${rate} requests a second offered`;
