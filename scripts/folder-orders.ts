/**
 * Orders of the folders of packages. Each row lists what its folder may import besides itself, which are rows above it, so
 * that folders form no cycle. `scripts/boundaries.ts` turns the rows into lint errors.
 */
import type { StageRow } from "./layers.ts";

/** A row has the name of a folder or of a file. Other files at the top, such as `main.tsx`, may import all rows. */
export type FolderOrder = Readonly<Record<string, StageRow>>;

const base = ["browser", "language", "api", "ui"];

/** By the path of the folder above. */
export const folderOrders: Readonly<Record<string, FolderOrder>> = {
  "packages/web/src": {
    browser: { may: [], because: "it adapts the browser, and knows nothing of the studio" },
    language: {
      may: ["browser"],
      types: ["engine-worker", "editor"],
      because: "a dictionary takes only the types of messages, which other folders own",
    },
    api: { may: ["browser", "language"], because: "calls and their failures are independent of what shows them" },
    ui: { may: ["browser", "language", "api"], because: "components know failures of calls, but no subject" },
    session: { may: base, because: "being signed in is independent of what a user does" },
    "engine-worker": { may: base, because: "the engine runs for any screen, signed in or not" },
    devices: { may: base, because: "a choice of a device needs no engine" },
    gallery: { may: base, because: "covers are pictures from the server" },
    queue: { may: base, because: "waiting looks the same for all jobs" },
    tokens: { may: base, because: "account and transfer share the list of tokens" },
    "yaml-editor": { may: base, because: "the code editor knows text and its markers only" },
    problems: { may: [...base, "engine-worker"], because: "a list of problems is independent of where they are fixed" },
    "planner-view": { may: [...base, "engine-worker"], because: "pages are viewed in the same way everywhere" },
    dates: { may: [...base, "engine-worker"], because: "calendars are chosen with and without a project" },
    projects: {
      may: [...base, "session", "engine-worker"],
      because: "what screens share of a project is independent of the editor",
    },
    starters: {
      may: [...base, "engine-worker", "devices", "projects"],
      because: "choices of a planner are made before there is a project",
    },
    transfer: { may: [...base, "session", "devices", "tokens"], because: "a PDF is transferred wherever it was made" },
    editor: {
      may: [...base, "session", "engine-worker", "devices", "planner-view", "problems"],
      because: "the editor is independent of where its document is stored",
    },
    shell: { may: [...base, "session"], because: "the frame of all screens knows no subject" },
    screens: {
      may: [
        ...base,
        "session",
        "engine-worker",
        "devices",
        "gallery",
        "queue",
        "tokens",
        "yaml-editor",
        "problems",
        "planner-view",
        "dates",
        "projects",
        "starters",
        "transfer",
        "editor",
        "shell",
      ],
      because: "only the routes import screens",
    },
  },
};
