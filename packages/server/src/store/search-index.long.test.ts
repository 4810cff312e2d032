import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { emptyHome } from "../../test/store-under-test.ts";
import { examineSite } from "../doctor/examine-site.ts";
import { openStore, openStoreUnlocked } from "./open-store.ts";
import { hasSearchIndex } from "./search-index.ts";

const secret = "correct horse battery staple, and more";
const anExtension = "create extension pg_trgm";

test("PostgreSQL without the right to create pg_trgm gets no index, doctor says so, and a later start makes it", async () => {
  const home = await emptyHome("postgres");
  const databaseUrl = "databaseUrl" in home.address ? home.address.databaseUrl : "";
  const superuser = await openStoreUnlocked(home.address);
  // May create tables, and no extension, which needs the right to create in the database.
  const name = `limited_${randomUUID().replaceAll("-", "")}`;
  const run = (statement: string) => sql.raw(statement).execute(superuser.database);
  await run(`create role ${name} login`);
  await run(`grant all on schema public to ${name}`);
  const url = new URL(databaseUrl);
  url.username = name;
  const limited = { databaseUrl: url.href };
  const gallery = async () => {
    const found = await examineSite({ variables: { DATABASE_URL: url.href, OCTAVO_SECRET: secret } });
    return found.filter(({ area }) => area === "Gallery").map(({ level, remedy }) => [level, remedy]);
  };
  const hasIndex = async () => {
    const { database, close } = await openStore(limited);
    const found = await hasSearchIndex(database);
    await close();
    return found;
  };

  expect(await hasIndex()).toBe(false);
  expect(await gallery()).toEqual([["warning", expect.stringContaining(anExtension)]]);
  await run(anExtension);
  expect(await hasIndex()).toBe(true);
  expect(await gallery()).toEqual([]);
  await run(`drop owned by ${name} cascade`);
  await run(`drop role ${name}`);
  await superuser.close();
  await home.remove();
});
