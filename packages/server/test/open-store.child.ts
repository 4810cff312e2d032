/** Opens the store of its argument on "open", and then runs commands, one per line. */
import { createInterface } from "node:readline";
import { openStore, type Store } from "../src/store/open-store.ts";
import { userRow } from "./rows.ts";

let store: Store | undefined;

const commands: Readonly<Record<string, () => Promise<string | number | undefined>>> = {
  async open() {
    store = await openStore(JSON.parse(process.argv[2] ?? ""));
    return "open";
  },
  async add() {
    await store?.database.insertInto("users").values(userRow()).execute();
    return "added";
  },
  async count() {
    return (await store?.database.selectFrom("users").select("id").execute())?.length;
  },
};

console.log("ready");
for await (const line of createInterface({ input: process.stdin }))
  console.log(await commands[line]?.().catch((problem: Error) => problem.message));
