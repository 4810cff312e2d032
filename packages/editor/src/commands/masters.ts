import { type EditorDocument, findMaster, findPage, type Place } from "../document/editor-document.ts";
import { newMasterId } from "../document/new-ids.ts";
import * as messages from "../messages.ts";
import type { EditorState } from "../state/editor-state.ts";
import { goTo, transact } from "../state/transaction.ts";
import { type Command, done, type Outcome } from "./command.ts";
import { withMaster } from "./pages.ts";

/** Default name of a new master. */
export const defaultMasterName = "Header/Footer";

const hasPages = ({ document }: EditorState) => document.kind === "template";

const masterOf = (state: EditorState) => findPage(state.document, state.page)?.master_id;

interface NameArgs {
  readonly name: string;
}

/** Adds an empty master at the end of the list without showing it. */
export const addMaster: Command<NameArgs> = {
  id: "add-master",
  label: "Add Master",
  group: "masters",
  surfaces: [],
  isEnabled: hasPages,
  run: (state, { name: written }) => {
    const { document } = state;
    const name = written.trim();
    if (name === "") return { refused: messages.masterNameRequired };
    const id = newMasterId(document, name);
    const masters = [...document.masters, { id, name: freeName(document, name), widgets: [] }];
    return done(transact(state, "add master", { document: { ...document, masters } }), `Added master ${name}`);
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
  label: "Rename Master",
  group: "masters",
  surfaces: [],
  isEnabled: hasPages,
  run: (state, { id, name: written }) => {
    const { document } = state;
    const name = written.trim();
    if (!findMaster(document, id)) return { refused: messages.masterNotFound };
    if (name === "") return { refused: messages.masterNameRequired };
    if (document.masters.some((master) => master.id !== id && master.name === name))
      return { refused: messages.masterNameTaken(name) };
    const isSame = findMaster(document, id)?.name === name;
    const masters = document.masters.map((master) => (master.id === id ? { ...master, name } : master));
    const change = isSame ? {} : { document: { ...document, masters } };
    return done(transact(state, "rename master", change), `Renamed to ${name}`);
  },
};

export const duplicateMaster: Command<MasterArgs> = {
  id: "duplicate-master",
  label: "Duplicate Master",
  group: "masters",
  surfaces: [],
  isEnabled: hasPages,
  run: (state, { id }) => {
    const { document } = state;
    const master = findMaster(document, id);
    if (!master) return { refused: messages.masterNotFound };
    const name = freeName(document, `${master.name} Copy`);
    const copy = { ...master, id: newMasterId(document, name), name };
    const masters = document.masters.flatMap((other) => (other === master ? [other, copy] : [other]));
    return done(transact(state, "duplicate master", { document: { ...document, masters } }), `Added master ${name}`);
  },
};

/** Reorders the list. Assignments of pages don't change. */
export const moveMaster: Command<MasterArgs & { readonly to: number }> = {
  id: "move-master",
  label: "Move Master",
  group: "masters",
  surfaces: [],
  isEnabled: hasPages,
  run: (state, { id, to }) => {
    const { document } = state;
    const master = findMaster(document, id);
    if (!master) return { refused: messages.masterNotFound };
    const others = document.masters.filter((other) => other !== master);
    const at = Math.max(0, Math.min(to, others.length));
    if (document.masters[at] === master) return done(state);
    const masters = [...others.slice(0, at), master, ...others.slice(at)];
    return done(transact(state, "move master", { document: { ...document, masters } }), `Moved master ${master.name}`);
  },
};

/** Deletes a master. Its pages have no master afterwards. */
export const deleteMaster: Command<MasterArgs> = {
  id: "delete-master",
  label: "Delete Master",
  group: "masters",
  surfaces: [],
  isEnabled: hasPages,
  confirmation: () => messages.confirmDeleteMaster,
  run: (state, { id }) => {
    const { document } = state;
    const master = findMaster(document, id);
    if (!master) return { refused: messages.masterNotFound };
    const next = {
      ...document,
      masters: document.masters.filter((other) => other !== master),
      pages: document.pages.map((page) => (page.master_id === id ? withMaster(page, undefined, undefined) : page)),
    };
    return done(transact(state, "delete master", { document: next }), `Deleted master ${master.name}`);
  },
};

/** Shows the master of the current page. */
export const editMaster: Command = {
  id: "edit-master",
  label: "Edit Master",
  group: "masters",
  surfaces: ["canvas-menu", "page-menu", "palette"],
  isShown: (state) => state.place.kind === "page" && masterOf(state) !== undefined,
  isEnabled: (state) => state.place.kind === "page" && masterOf(state) !== undefined,
  run: (state) => showing(state, { kind: "master", id: masterOf(state) ?? "" }),
};

export const showMaster: Command<MasterArgs> = {
  id: "show-master",
  label: "Edit Master",
  group: "masters",
  surfaces: [],
  isEnabled: hasPages,
  run: (state, { id }) => showing(state, { kind: "master", id }),
};

function showing(state: EditorState, place: Place): Outcome {
  const master = findMaster(state.document, place.id);
  return master ? done(goTo(state, place), `Master ${master.name}`) : { refused: messages.masterNotFound };
}

/** Returns to the page shown before. */
export const leaveMaster: Command = {
  id: "leave-master",
  label: "Back to Page",
  group: "masters",
  surfaces: ["canvas-menu", "palette"],
  isShown: canLeave,
  isEnabled: canLeave,
  run: (state) =>
    state.page === undefined ? done(state) : done(goTo(state, { kind: "page", id: state.page }), "Back to the page"),
};

function canLeave({ place, page }: EditorState): boolean {
  return place.kind === "master" && page !== undefined;
}
