import type { Project } from "@octavo/contract";
import { listed, t } from "../language/t.ts";
import { saveDraft } from "./save-draft.ts";

type Fields = Readonly<Partial<Record<keyof Project["metadata"], unknown>>>;

interface Server {
  readonly send: (revision: number) => Promise<Project>;
  readonly refetch: () => Promise<Project>;
}

/**
 * Writes a few metadata fields. Changes that others made to the rest of the project are kept. If one of these fields was
 * changed elsewhere, the error quotes the stored value, and a second attempt replaces it.
 */
export async function changeFields(seen: Project, mine: Fields, { send, refetch }: Server): Promise<Project> {
  const names = Object.keys(mine).filter((name) => name in seen.metadata) as (keyof Project["metadata"])[];
  const ofThese = ({ metadata, revision }: Project) => ({ value: names.map((name) => metadata[name]), revision });
  let [newest, answer] = [seen, seen];
  const outcome = await saveDraft({ mine: names.map((name) => mine[name]), from: ofThese(seen).value }, ofThese(seen), {
    send: async (_, revision) => {
      answer = await send(revision);
    },
    refetch: async () => {
      newest = await refetch();
      return ofThese(newest);
    },
    isSame: (a, b) => JSON.stringify(a) === JSON.stringify(b),
  });
  if (outcome === "saved") return answer;
  // The answer to an earlier attempt was lost, or another client wrote the same values.
  if (names.every((name) => newest.metadata[name] === mine[name])) return newest;
  const theirs = names.filter((name) => newest.metadata[name] !== seen.metadata[name]);
  throw new Error(changedElsewhere(theirs.map((name) => newest.metadata[name])));
}

function changedElsewhere(theirs: readonly unknown[]): string {
  const texts = theirs.flatMap((value) => (typeof value === "string" && value !== "" ? [`“${value}”`] : []));
  if (texts.length === 0)
    return t("This was changed in another tab or on another device. Save again to replace it with your version.");
  return t(
    "This was changed in another tab or on another device to {values}. Save again to replace it with your version.",
    {
      values: listed(texts),
    },
  );
}
