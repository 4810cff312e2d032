/**
 * Effects of each migration on a way back, which `octavo upgrade --check` prints. No migration is undone by statements: the
 * way back is the backup that was made before it (docs/decisions/0111).
 */
export interface RollbackNote {
  /** Fate of servers of the version before that run while a newer one has migrated the tables. */
  readonly olderServers: "go on" | "fail";
  /** Behavior of these servers on the new tables. */
  readonly effect: string;
  /** Data that the backup of before lacks. */
  readonly lost: string;
}

const goOn = (effect: string, lost: string): RollbackNote => ({ olderServers: "go on", effect, lost });
const fail = (effect: string, lost: string): RollbackNote => ({ olderServers: "fail", effect, lost });

const nothing = "They notice nothing.";

/** A note for each migration, by its name. */
export const rollbackNotes: Readonly<Record<string, RollbackNote>> = {
  "0001-accounts-projects-templates": goOn("There are none.", "Nothing: these are the first tables."),
  "0002-letters": goOn(nothing, "Emails in the queue."),
  "0003-email-confirmations": goOn(
    "A second account can't confirm an address that another one has confirmed: they answer with an error.",
    "Confirmations of email addresses since then. The backup has those that the migration took from second accounts.",
  ),
  "0004-document-parts": fail(
    "They read projects that newer servers have saved without most of their content, and would save them so.",
    "Changes of projects since then.",
  ),
  "0005-storage-quota": goOn("Templates that they save count as empty until a newer server saves them.", "Nothing."),
  "0006-plan-facts": goOn("Cards of projects that they save show earlier dates of the plan.", "Nothing."),
  "0007-deleted-projects": goOn(
    "They list deleted projects among the others, and delete projects for good.",
    "Deletions of projects since then.",
  ),
  "0008-project-versions": goOn("Their writes keep no version of the content before.", "Versions of projects."),
  "0009-own-parts": goOn(nothing, "Parts that users have saved."),
  "0010-version-bytes": goOn("They delete versions without counting the space as free.", "Nothing."),
  "0011-codes-and-tokens": goOn(nothing, "Codes for tablets, and tokens of programs."),
  "0012-accounts-and-administration": goOn(
    "They let disabled users sign in, and show projects that were taken down to their owners as their own.",
    "Passkeys, identities of providers, recovery codes, roles, limits of users, settings of the site, invitations, " +
      "reports and the audit log.",
  ),
  "0013-authenticators": goOn(
    "They accept the password alone of users with an authenticator app.",
    "Authenticator apps of users.",
  ),
  "0014-made-from": goOn("Projects that they make have no starter.", "Starters of projects, which are found again."),
  "0015-emails": fail(
    "They find no table for emails, so registration and resets of passwords fail.",
    "Emails in the queue.",
  ),
  "0016-calendar-addresses": goOn(nothing, "Calendars by address."),
  "0017-nightly-editions": goOn(nothing, "Nightly editions, and the settings of projects for them."),
  "0018-licences": goOn("Projects that they publish or clone state no licence.", "Licences and origins of projects."),
  "0019-clone-bases": goOn(
    "They list the original's content among the versions of a clone, and delete it with old versions.",
    "What originals were when they were cloned, so later changes of them can't be merged.",
  ),
  "0020-gallery-entries": goOn(
    "Their lists of the gallery are slow on sites with many public projects.",
    "Scores of public projects, which are measured again.",
  ),
  "0021-collections": goOn("Reports of collections have no project on their page of reports.", "Collections."),
  "0022-objects": fail(
    "They can't read projects with large pictures or fonts, and make no nightly editions.",
    "Nothing: parts of documents and PDFs are stored in another place.",
  ),
  "0024-shared-jobs": goOn(nothing, "Nothing."),
  "0026-caller-changes": goOn(nothing, "Nothing."),
  "0027-skipped-hints": goOn(nothing, "The choice of users to skip the hints."),
};
