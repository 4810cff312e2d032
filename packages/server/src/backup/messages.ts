export const notABackup = (path: string) => `"${path}" is not a backup of an Octavo site.`;
export const damaged = (path: string) =>
  `"${path}" is damaged or incomplete. Nothing was changed. Use another copy of it, or an older backup.`;
export const newerBackup = (path: string) =>
  `"${path}" was created by a newer version of Octavo. Update this one first.`;
export const otherTables = "The site was last used by a newer version of Octavo. Update this one first.";
export const noTables = "There is no site yet: Octavo has never been started with this store.";
export const serverOfOtherVersion =
  "The site's server is running a different version than this command. Stop or restart it, and then restore.";
export const objectsUnavailable = (reason: string) =>
  `The pictures, fonts and PDFs of the site can't be read: ${reason} Try again later, or leave them out with --without-objects.`;
export const notEmpty = (users: number) =>
  `The site has ${users === 1 ? "a user" : `${users} users`} already. With --replace, the backup replaces everything in it.`;
