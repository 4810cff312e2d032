/** What backups say to whoever runs the site. */
export const notABackup = (path: string) => `"${path}" is not a backup of an Octavo site.`;
export const damaged = (path: string) =>
  `"${path}" is damaged or cut off, and nothing was changed. Take another copy of it, or an older backup.`;
export const newerBackup = (path: string) =>
  `"${path}" was made by a newer Octavo than this one. Bring this one up to date first.`;
export const otherTables = "The site was last used by a newer Octavo than this one. Bring this one up to date first.";
export const noTables = "There is no site yet: Octavo has never been started there.";
export const serverOfOtherVersion =
  "The site's server is running and of another version than this command. Stop it or start it again, then restore.";
export const notEmpty = (users: number) =>
  `The site has ${users === 1 ? "a user" : `${users} users`} already. With --replace everything in it gives way to the backup.`;
