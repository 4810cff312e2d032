/** Simulates network failures between the studio and its server in component tests. */
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

/** Lasts until the test ends or `mend` is called. */
function intercept(call: RegExp, turn: Interception): { readonly mend: () => void } {
  const fault = { call, turn };
  faults.add(fault);
  const mend = () => void faults.delete(fault);
  onTestFinished(mend);
  return { mend };
}

const lost = () => Promise.reject(new TypeError("Failed to fetch"));

/** Fails matching calls, such as `PATCH /api/projects/17`, before they reach the server. */
export const blockCalls = (call: RegExp) => intercept(call, lost);

/** Drops the answers of matching calls, which reach the server. */
export const dropAnswers = (call: RegExp) => intercept(call, async (send) => send().then(lost));

/** Makes matching calls fail with status 500, with a response that has no message unless given. */
export const failCalls = (call: RegExp, body: object = { message: "" }) =>
  intercept(call, async () => Response.json(body, { status: 500 }));

/** Changes the JSON answers of matching calls. */
export const changeAnswers = <Body extends object>(call: RegExp, change: (body: Body) => Body) =>
  intercept(call, async (send) => Response.json(change((await (await send()).json()) as Body)));

/** Delays matching calls until `mend` is called. */
export function delayCalls(call: RegExp): { readonly mend: () => void } {
  const gate = Promise.withResolvers<void>();
  const held = intercept(call, async (send) => gate.promise.then(send));
  const mend = () => {
    held.mend();
    gate.resolve();
  };
  onTestFinished(mend);
  return { mend };
}
