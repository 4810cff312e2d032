/** Messages of changes of masters. Loaded with them, not with the editor. */
import { message } from "@octavo/foundation";

export const confirmDeleteMaster = message("Delete this master? Assigned pages will revert to None.");
export const addMasterStep = message("add master");
export const addedMaster = (name: string) => message("Added master {name}", { name });
export const renameMasterStep = message("rename master");
export const duplicateMasterStep = message("duplicate master");
export const moveMasterStep = message("move master");
export const movedMaster = (name: string) => message("Moved master {name}", { name });
export const deleteMasterStep = message("delete master");
export const deletedMaster = (name: string) => message("Deleted master {name}", { name });
export const masterNameTaken = (name: string) => message('There is already a master called "{name}"', { name });
