/** What a component test does to the network between the studio and its real server. */
import { onTestFinished } from "vitest";

type Interception = (send: () => Promise<Response>) => Promise<Response>;

const through = globalThis.fetch.bind(globalThis);
const faults = new Set<{ readonly call: RegExp; readonly turn: Interception }>();

globalThis.fetch = (input, init) => {
  const { method, url } = new Request(input, init);
  const call = `${method} ${new URL(url).pathname}`;
  const fault = [...faults].findLast((known) => known.call.test(call));
  const send = () => through(input, init);
  return fault ? fault.turn(send) : send();
};

/** Until the test ends, or `mend` is called. */
function during(call: RegExp, turn: Interception): { readonly mend: () => void } {
  const fault = { call, turn };
  faults.add(fault);
  const mend = () => void faults.delete(fault);
  onTestFinished(mend);
  return { mend };
}

const lost = () => Promise.reject(new TypeError("Failed to fetch"));

/** Calls such as `PATCH /api/projects/17` that match never reach the server. */
export const cut = (call: RegExp) => during(call, lost);

/** Calls that match reach the server; their answers are lost. */
export const loseAnswers = (call: RegExp) => during(call, async (send) => send().then(lost));

/** Calls that match fail on the server, without a word about it. */
export const fail = (call: RegExp) => during(call, async () => Response.json({ message: "" }, { status: 500 }));

/** Calls that match wait until `mend` is called. */
export function hold(call: RegExp): { readonly mend: () => void } {
  const gate = Promise.withResolvers<void>();
  const held = during(call, async (send) => gate.promise.then(send));
  const mend = () => {
    held.mend();
    gate.resolve();
  };
  onTestFinished(mend);
  return { mend };
}
