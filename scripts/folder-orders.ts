/**
 * Orders of the folders of packages. Each row lists what its folder may import besides itself, which are rows above it, so
 * that folders form no cycle. `scripts/boundaries.ts` turns the rows into lint errors.
 */
import type { StageRow } from "./layers.ts";

/** A row has the name of a folder or of a file. Other files at the top, such as `main.tsx`, may import all rows. */
export type FolderOrder = Readonly<Record<string, StageRow>>;

interface Layer {
  /** Each may import itself and all that come before it. */
  readonly order: readonly string[];
  readonly because: string;
}

/** Rows of folders of which each may import all before it. */
function inLayers(layers: Readonly<Record<string, Layer>>): FolderOrder {
  const parts = Object.values(layers).flatMap(({ order, because }) => order.map((name) => ({ name, because })));
  const names = parts.map(({ name }) => name);
  return Object.fromEntries(parts.map(({ name, because }, i) => [name, { may: names.slice(0, i), because }]));
}

const base = ["browser", "language", "api", "ui"];

/** By the path of the folder above. */
export const folderOrders: Readonly<Record<string, FolderOrder>> = {
  "packages/server/src": inLayers({
    ground: {
      order: [
        "languages",
        "threads",
        "store",
        "objects",
        "http",
        "mail",
        "jobs",
        "shared-jobs",
        "documents",
        "worker",
        "render",
        "tracing",
      ],
      because: "the ground knows no feature",
    },
    accounts: {
      order: [
        "site-settings",
        "audit",
        "auth",
        "recovery-codes",
        "authenticator",
        "passkeys",
        "oidc",
        "account",
        "tokens",
      ],
      because: "accounts exist without projects, and ways to sign in register with auth",
    },
    projects: {
      order: [
        "quota",
        "profiles",
        "projects",
        "versions",
        "designs",
        "plan",
        "calendar-addresses",
        "sharing",
        "templates",
        "own-parts",
        "starters",
        "gallery",
        "originals",
        "collections",
      ],
      because: "a project is written without knowing who follows its writes",
    },
    outputs: {
      order: [
        "compile",
        "pdf",
        "preview",
        "preview-socket",
        "fonts",
        "queue",
        "scores",
        "nightly-editions",
        "download-codes",
        "opds",
      ],
      because: "pages and files are made from projects, which know nothing of them",
    },
    settings: {
      order: ["settings.ts", "config.ts"],
      because: "the settings consist of those of the features, which know only their own",
    },
    administration: {
      order: [
        "account-archive",
        "account-deletion",
        "invitations",
        "reports",
        "nodes",
        "admin",
        "backup",
        "upgrade",
        "site",
        "health",
        "metrics",
        "doctor",
        "api-description",
        "web-app",
      ],
      because: "administration looks at all features, and none looks back",
    },
  }),
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
    help: { may: [...base, "session"], because: "terms and hints are explained wherever they appear" },
    devices: { may: base, because: "a choice of a device needs no engine" },
    gallery: { may: base, because: "covers are pictures from the server" },
    queue: { may: base, because: "waiting looks the same for all jobs" },
    tokens: { may: base, because: "account and transfer share the list of tokens" },
    "yaml-editor": { may: base, because: "the code editor knows text and its markers only" },
    problems: {
      may: [...base, "help", "engine-worker"],
      because: "a list of problems is independent of where they are fixed",
    },
    "planner-view": { may: [...base, "engine-worker"], because: "pages are viewed in the same way everywhere" },
    dates: { may: [...base, "engine-worker"], because: "calendars are chosen with and without a project" },
    projects: {
      may: [...base, "session", "engine-worker"],
      because: "what screens share of a project is independent of the editor",
    },
    starters: {
      may: [...base, "engine-worker", "devices", "planner-view", "projects"],
      because: "choices of a planner are made before there is a project",
    },
    transfer: { may: [...base, "session", "devices", "tokens"], because: "a PDF is transferred wherever it was made" },
    editor: {
      may: [...base, "help", "session", "engine-worker", "devices", "planner-view", "problems"],
      because: "the editor is independent of where its document is stored",
    },
    shell: { may: [...base, "help", "session"], because: "the frame of all screens knows no subject" },
    screens: {
      may: [
        ...base,
        "help",
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
  "packages/web/src/editor": {
    "messages.ts": { may: [], because: "messages are data" },
    "examples.ts": { may: [], because: "lists insert examples without other panels" },
    state: { may: [], because: "hooks on the state of the editor serve all parts of it" },
    widgets: { may: [], because: "icons and words of widgets are tables" },
    text: { may: ["state"], because: "tokens are offered wherever text is typed" },
    lists: { may: ["state"], because: "lists are reordered and paged alike, whatever they contain" },
    painting: { may: ["state"], because: "pages are painted on the canvas and in small pictures" },
    drafts: { may: ["messages.ts", "state"], because: "drafts and locks know no panel" },
    preview: { may: ["state"], because: "the preview of the server is one panel" },
    masters: { may: ["lists"], because: "the list of masters is independent of where they are stored" },
    pages: { may: ["state", "lists", "painting"], because: "the list of pages is one panel" },
    parts: { may: ["examples.ts", "state", "lists", "painting"], because: "parts are inserted without other panels" },
    palette: {
      may: ["state", "widgets", "lists", "painting", "parts"],
      because: "the palette offers widgets, blocks and parts",
    },
    pictures: { may: ["messages.ts", "state", "painting"], because: "pictures are imported without panels" },
    rescaling: { may: ["messages.ts", "state", "painting"], because: "another page size is chosen in a dialog" },
    planner: { may: ["state", "painting"], because: "the planner around a design is what links and searches find" },
    fields: { may: ["state", "painting", "planner"], because: "a field knows its property, and no panel" },
    fonts: { may: ["state", "fields"], because: "a font is a field with a list" },
    links: { may: ["state", "planner", "fields"], because: "a link is a field with a list of targets" },
    blocks: {
      may: ["examples.ts", "state", "widgets", "planner", "fields", "links"],
      because: "a block has fields of its own in the panel of properties",
    },
    styles: {
      may: ["examples.ts", "state", "lists", "planner", "fields", "fonts"],
      because: "styles are edited with the fields of properties",
    },
    properties: {
      may: [
        "messages.ts",
        "state",
        "text",
        "painting",
        "parts",
        "pictures",
        "planner",
        "fields",
        "fonts",
        "links",
        "blocks",
        "styles",
      ],
      because: "the panel of properties puts fields together, and the options of parts, and measures larger type",
    },
    problems: {
      may: ["messages.ts", "state", "widgets", "lists", "painting", "planner", "blocks"],
      because: "the list of problems shows fixes without other panels",
    },
    canvas: {
      may: ["messages.ts", "state", "text", "painting", "pictures", "planner"],
      because: "the canvas works without panels",
    },
    clipboard: {
      may: ["messages.ts", "state", "pictures", "planner", "links", "canvas"],
      because: "pasting needs the place on the canvas",
    },
    find: { may: ["state", "planner", "canvas"], because: "what is found is shown on the canvas" },
    toolbar: { may: ["messages.ts", "state", "canvas"], because: "commands have one look in bars and menus" },
    layers: {
      may: ["examples.ts", "state", "widgets", "lists", "toolbar"],
      because: "the list of layers is one panel, with buttons of commands",
    },
    frame: {
      may: [
        "messages.ts",
        "state",
        "lists",
        "painting",
        "preview",
        "parts",
        "palette",
        "pictures",
        "planner",
        "links",
        "blocks",
        "styles",
        "properties",
        "problems",
        "canvas",
        "clipboard",
        "find",
        "toolbar",
        "layers",
      ],
      because: "only the frame puts panels around the canvas",
    },
  },
};
