/**
 * Writes to the store of its argument with four writers until it is killed, and prints `<project> <revision>` for each
 * completed write.
 */
import { openStore } from "../src/store/open-store.ts";
import { projectRow, userRow } from "./rows.ts";

const { database } = await openStore(JSON.parse(process.argv[2] ?? ""));
const owner = userRow();
await database.insertInto("users").values(owner).execute();

const writers = 4;
const revisions = 5;
const sizes = [100, 3_000, 60_000, 200_000];

async function write(writer: number): Promise<void> {
  for (;;) {
    const project = projectRow(owner.id);
    for (let revision = 1; revision <= revisions; revision++) {
      const text = JSON.stringify({ revision, filler: "ż".repeat(sizes[(writer + revision) % sizes.length] ?? 0) });
      await database.transaction().execute(async (transaction) => {
        const documents = transaction.insertInto("project_documents").values({ id: project.id, text });
        const projects = transaction.insertInto("projects").values({ ...project, revision });
        await projects.onConflict((same) => same.column("id").doUpdateSet({ revision })).execute();
        await documents.onConflict((same) => same.column("id").doUpdateSet({ text })).execute();
      });
      process.stdout.write(`${project.id} ${revision}\n`);
    }
  }
}

await Promise.all(Array.from({ length: writers }, (_, writer) => write(writer)));
