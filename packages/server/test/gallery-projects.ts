import { foldText } from "../src/store/fold-text.ts";
import { openStore } from "../src/store/open-store.ts";
import type { StoreAddress } from "../src/store/store-address.ts";
import { projectRow, someMoment, userRow } from "./rows.ts";

export type SearchStore = StoreAddress;

interface GalleryProject {
  readonly name: string;
  readonly description: string;
  readonly author: string;
  readonly category: string;
  readonly device: string;
  readonly language: string;
  readonly licence: string | null;
  readonly kinds: number;
  readonly score: number | null;
  readonly clones: number;
}

const atOnce = 500;
const owners = 200;

/** Adds public projects to a store that no server uses, without documents. Each is a minute newer than the one before. */
export async function addProjects(address: SearchStore, projects: Iterable<GalleryProject>): Promise<void> {
  const { database, close } = await openStore(address);
  const users = Array.from({ length: owners }, () => userRow());
  await database.insertInto("users").values(users).execute();
  let rows: ReturnType<typeof rowOf>[] = [];
  let count = 0;
  const store = () =>
    database.transaction().execute((transaction) => transaction.insertInto("projects").values(rows).execute());
  for (const project of projects) {
    rows.push(rowOf(users[count % owners]?.id ?? "", project, someMoment + count * 60_000));
    count++;
    if (rows.length < atOnce) continue;
    await store();
    rows = [];
  }
  if (rows.length > 0) await store();
  await close();
}

function rowOf(
  owner: string,
  { name, description, author, category, device, ...others }: GalleryProject,
  moment: number,
) {
  const { language, licence, kinds, score, clones } = others;
  const times = { published_at: moment, created_at: moment, updated_at: moment };
  const content_hash = "1".repeat(64);
  return projectRow(owner, {
    name,
    description,
    author,
    category,
    device_profile: device,
    search_text: foldText([name, description, author].join(" ")),
    is_public: 1,
    clone_count: clones,
    plan_locale: language,
    licence,
    page_kinds: kinds,
    content_hash,
    // No project waits to be measured.
    score_hash: content_hash,
    score_version: 1,
    score,
    ...times,
  });
}
