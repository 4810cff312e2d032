/** Adds, renames, copies, moves and deletes masters of a template. Loaded with the lists of masters. */
import { masterNameRequired, message } from "@octavo/foundation";
import { type EditorDocument, findMaster } from "../document/editor-document.ts";
import { newMasterId } from "../document/new-ids.ts";
import * as masterMessages from "../master-messages.ts";
import * as messages from "../messages.ts";
import { renamed } from "../property-messages.ts";
import type { EditorState } from "../state/editor-state.ts";
import { transact } from "../state/transaction.ts";
import { type Command, done, withUndoOffer } from "./command.ts";
import { withMaster } from "./pages.ts";

/** Default name of a new master. */
export const defaultMasterName = "Header/Footer";

const hasPages = ({ document }: EditorState) => document.kind === "template";

interface NameArgs {
  readonly name: string;
}

/** Adds an empty master at the end of the list without showing it. */
export const addMaster: Command<NameArgs> = {
  id: "add-master",
  label: message("Add Master"),
  group: "masters",
  isEnabled: hasPages,
  run: (state, { name: written }) => {
    const { document } = state;
    const name = written.trim();
    if (name === "") return { refused: masterNameRequired };
    const id = newMasterId(document, name);
    const masters = [...document.masters, { id, name: freeName(document, name), widgets: [] }];
    return done(
      transact(state, masterMessages.addMasterStep, { document: { ...document, masters } }),
      masterMessages.addedMaster(name),
    );
  },
};

/** Returns the name, with a number appended if it is taken. */
function freeName({ masters }: EditorDocument, name: string): string {
  const taken = new Set(masters.map((master) => master.name));
  let free = name;
  for (let n = 2; taken.has(free); n++) free = `${name} ${n}`;
  return free;
}

interface MasterArgs {
  readonly id: string;
}

export const renameMaster: Command<MasterArgs & NameArgs> = {
  id: "rename-master",
  label: message("Rename Master"),
  group: "masters",
  isEnabled: hasPages,
  run: (state, { id, name: written }) => {
    const { document } = state;
    const name = written.trim();
    if (!findMaster(document, id)) return { refused: messages.masterNotFound };
    if (name === "") return { refused: masterNameRequired };
    if (document.masters.some((master) => master.id !== id && master.name === name))
      return { refused: masterMessages.masterNameTaken(name) };
    const isSame = findMaster(document, id)?.name === name;
    const masters = document.masters.map((master) => (master.id === id ? { ...master, name } : master));
    const change = isSame ? {} : { document: { ...document, masters } };
    return done(transact(state, masterMessages.renameMasterStep, change), renamed(name));
  },
};

export const duplicateMaster: Command<MasterArgs> = {
  id: "duplicate-master",
  label: message("Duplicate Master"),
  group: "masters",
  isEnabled: hasPages,
  run: (state, { id }) => {
    const { document } = state;
    const master = findMaster(document, id);
    if (!master) return { refused: messages.masterNotFound };
    const name = freeName(document, `${master.name} Copy`);
    const copy = { ...master, id: newMasterId(document, name), name };
    const masters = document.masters.flatMap((other) => (other === master ? [other, copy] : [other]));
    return done(
      transact(state, masterMessages.duplicateMasterStep, { document: { ...document, masters } }),
      masterMessages.addedMaster(name),
    );
  },
};

/** Reorders the list. Assignments of pages don't change. */
export const moveMaster: Command<MasterArgs & { readonly to: number }> = {
  id: "move-master",
  label: message("Move Master"),
  group: "masters",
  isEnabled: hasPages,
  run: (state, { id, to }) => {
    const { document } = state;
    const master = findMaster(document, id);
    if (!master) return { refused: messages.masterNotFound };
    const others = document.masters.filter((other) => other !== master);
    const at = Math.max(0, Math.min(to, others.length));
    if (document.masters[at] === master) return done(state);
    const masters = [...others.slice(0, at), master, ...others.slice(at)];
    return done(
      transact(state, masterMessages.moveMasterStep, { document: { ...document, masters } }),
      masterMessages.movedMaster(master.name),
    );
  },
};

/** Deletes a master. Its pages have no master afterwards. */
export const deleteMaster: Command<MasterArgs> = {
  id: "delete-master",
  label: message("Delete Master"),
  group: "masters",
  isEnabled: hasPages,
  confirmation: () => masterMessages.confirmDeleteMaster,
  run: (state, { id }) => {
    const { document } = state;
    const master = findMaster(document, id);
    if (!master) return { refused: messages.masterNotFound };
    const next = {
      ...document,
      masters: document.masters.filter((other) => other !== master),
      pages: document.pages.map((page) => (page.master_id === id ? withMaster(page, undefined, undefined) : page)),
    };
    const deleted = transact(state, masterMessages.deleteMasterStep, { document: next });
    return withUndoOffer(deleted, masterMessages.deletedMaster(master.name));
  },
};
