/** Creates load with large projects in a separate process, so that it does not disturb the measured waits. */
import { setTimeout as sleep } from "node:timers/promises";
import { largeDesign } from "../workload/large.ts";

export interface LargeLoad {
  readonly origin: string;
  readonly token: string;
  readonly ids: readonly string[];
  /** Three times 40 simultaneous renames, or 10 saves per second for this time. */
  readonly load: "renames" | { readonly savedMebibytes: number; readonly seconds: number };
}

export interface LargeFigures {
  readonly answered: number;
  readonly refused: number;
}

const rounds = 3;
const atOnce = 40;
const savesPerSecond = 10;

const { origin, token, ids, load }: LargeLoad = JSON.parse(process.argv[2] ?? "");
let [answered, refused] = [0, 0];

async function send(path: string, body: string): Promise<void> {
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
  const answer = await fetch(origin + path, { method: "PATCH", headers, body });
  await answer.body?.pipeTo(new WritableStream());
  if (answer.ok) answered++;
  else refused++;
}

async function rename(id = ids[0]): Promise<void> {
  for (let round = 0; round < rounds; round++)
    await Promise.all(
      Array.from({ length: atOnce }, (_, i) =>
        send(`/api/projects/${id}`, JSON.stringify({ name: `Name ${round} ${i}` })),
      ),
    );
}

async function save(mebibytes: number, seconds: number): Promise<void> {
  const sending: Promise<void>[] = [];
  for (let i = 0; i < savesPerSecond * seconds; i++) {
    const body = JSON.stringify({ template_yaml: largeDesign(mebibytes, i) });
    sending.push(send(`/api/projects/${ids[i % ids.length]}/masters/Day`, body));
    await sleep(1000 / savesPerSecond);
  }
  await Promise.all(sending);
}

await (load === "renames" ? rename() : save(load.savedMebibytes, load.seconds));
console.log(JSON.stringify({ answered, refused } satisfies LargeFigures));
