/** Faults of the store's protocol, planted into the source of the server while it loads. The simulation has to find each. */
import { registerHooks } from "node:module";

interface Fault {
  readonly what: string;
  /** File below `src`. */
  readonly file: string;
  /** Each text occurs in the file, and its first occurrence is replaced. */
  readonly changes: readonly (readonly [find: string, replace: string])[];
}

export const faults: Readonly<Record<string, Fault>> = {
  "no-version-check": {
    what: "a write does not compare the revision",
    file: "projects/store.ts",
    changes: [['\n      .where("revision", "=", revision)', ""]],
  },
  "no-owner-lock": {
    what: "transactions that count against a quota do not lock the owner",
    file: "auth/lock-user.ts",
    changes: ['await transaction\n    .updateTable("users")'].map((find) => [find, `if (ownerId) return;\n  ${find}`]),
  },
  "quota-outside": {
    what: "the quota of a new project is read before the transaction locks its owner",
    file: "projects/add-project.ts",
    changes: [
      ["  await lockUser(transaction, row.owner_id);\n", ""],
      ["  const inserted", "  await lockUser(transaction, row.owner_id);\n  const inserted"],
    ],
  },
  "mail-claim": {
    what: "a node sends an email without claiming it",
    file: "mail/mail-queue.ts",
    changes: [['\n      .where("due_at", "=", due_at)', ""]],
  },
  "mail-deleted-first": {
    what: "an email is deleted from the queue before it is sent",
    file: "mail/mail-queue.ts",
    changes: [["await send(mail);", "await this.#delete(mail);\n      await send(mail);"]],
  },
  "mail-outside": {
    what: "the email about an edition is queued outside of the transaction that ends the edition",
    file: "nightly-editions/edition-maker.ts",
    changes: [["queueEditionEmail(mailQueue, transaction,", "queueEditionEmail(mailQueue, database,"]],
  },
  "edition-ends-twice": {
    what: "an edition that another node has ended is ended again",
    file: "nightly-editions/edition-store.ts",
    changes: [
      [
        '    .set(changes)\n    .where("id", "=", id)\n    .where("state", "=", "waiting")',
        '    .set(changes)\n    .where("id", "=", id)',
      ],
    ],
  },
  "count-read-first": {
    what: "a counter is read before it is written",
    file: "http/attempts.ts",
    changes: [
      [
        "    const row = await this.#database",
        `    const known0 = await this.#database.selectFrom("attempts").selectAll().where("key", "=", key).executeTakeFirst();
    const row = await this.#database`,
      ],
      ['.else(known("attempts.count", "+", 1))', ".else((known0?.count ?? 0) + 1)"],
    ],
  },
  "unknown-commit-repeated": {
    what: "a write whose commit is unknown is repeated",
    file: "projects/edit-project.ts",
    changes: [
      [
        "const written = await write();",
        "const written = await write().catch((problem) => { if (problem instanceof ApiError) throw problem; });",
      ],
    ],
  },
  "challenge-read-first": {
    what: "a challenge is read before it is deleted",
    file: "auth/challenges.ts",
    changes: [
      [
        '    const row = await this.#database\n      .deleteFrom("challenges")',
        '    const row = await this.#database\n      .selectFrom("challenges")',
      ],
      [
        '.returning(["user_id", "content", "expires_at"])\n      .executeTakeFirst();',
        `.select(["user_id", "content", "expires_at"])
      .executeTakeFirst();
    await this.#database.deleteFrom("challenges").where("token_hash", "=", hashToken(token)).execute();`,
      ],
    ],
  },
  "no-administrators-lock": {
    what: "changes of administrators do not wait for each other",
    file: "auth/administrators.ts",
    changes: [
      [
        'Promise<void> {\n  await transaction\n    .insertInto("site_settings")',
        'Promise<void> {\n  if (now) return;\n  await transaction\n    .insertInto("site_settings")',
      ],
    ],
  },
  "answer-before-commit": {
    what: "a write is acknowledged before its transaction is committed",
    file: "projects/store.ts",
    changes: [
      [
        "  return database.transaction().execute(async (transaction) => {\n    const written",
        `  const { promise, resolve, reject } = Promise.withResolvers<ProjectRow | undefined>();
  const early = (work: (transaction: Database) => Promise<ProjectRow | undefined>) =>
    database.transaction().execute(async (transaction) => {
      resolve(await work(transaction));
    });
  void promise;
  early(async (transaction) => {
    const written`,
      ],
      [
        "[document.before, document.after]);\n    return written;\n  });",
        "[document.before, document.after]);\n    return written;\n  }).catch(reject);\n  return promise;",
      ],
    ],
  },
  "invitation-read-first": {
    what: "an invitation is used without the condition that it is unused",
    file: "auth/redeem-invitation.ts",
    changes: [
      [
        '    .where(isUsable(now))\n    .where("code_hash", "=", hashToken(code))\n    .returning',
        '    .where("code_hash", "=", hashToken(code))\n    .returning',
      ],
    ],
  },
  "parts-of-the-document-deleted": {
    what: "a write deletes the parts that only the new document has",
    file: "projects/store.ts",
    changes: [
      [
        "deleteUnusedParts(transaction, id, [document.before, document.after])",
        "deleteUnusedParts(transaction, id, [document.before])",
      ],
    ],
  },
};

/** Changes the source of a module of the server when it loads. Throws if the source has changed so that the fault is none. */
export function plantFault(name: string): void {
  const fault = faults[name];
  if (!fault) throw new Error(`There is no fault "${name}". The faults are: ${Object.keys(faults).join(", ")}.`);
  registerHooks({
    load(url, context, nextLoad) {
      const loaded = nextLoad(url, context);
      if (!url.endsWith(`/server/src/${fault.file}`)) return loaded;
      const source =
        typeof loaded.source === "string" ? loaded.source : Buffer.from(loaded.source as Uint8Array).toString();
      return { ...loaded, source: changed(source, fault) };
    },
  });
}

function changed(source: string, { file, changes }: Fault): string {
  return changes.reduce((text, [find, replace]) => {
    if (!text.includes(find)) throw new Error(`${file} does not contain the text of the fault any more: ${find}`);
    return text.replace(find, () => replace);
  }, source);
}
