import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { folderOrders } from "./folder-orders.ts";
import { forbidden, independentSiblings, packages, stages } from "./layers.ts";

const root = fileURLToPath(new URL("..", import.meta.url));

interface Plant {
  readonly file: string;
  readonly code: string;
  /** The expected rule, and a part of its message. */
  readonly rule: string;
  readonly says?: string;
}

const engine = "packages/engine/src";

const boundary = (file: string, code: string, says: string): Plant => ({
  file,
  code,
  rule: "octavo(boundaries)",
  says,
});

/** One forbidden import per stage. */
const stagePlants = [
  boundary(`${engine}/primitives/a.ts`, 'import { x } from "../typography/x.ts";', "engine/typography"),
  boundary(`${engine}/calendar/a.ts`, 'import type { X } from "../model/x.ts";', "engine/model"),
  boundary(`${engine}/typography/a.ts`, 'import { x } from "../display/x.ts";', "engine/display"),
  boundary(`${engine}/scripts/a.ts`, 'import { x } from "../display/x.ts";', "engine/display"),
  boundary(`${engine}/display/a.ts`, 'import type { X } from "../model/x.ts";', "engine/model"),
  boundary(`${engine}/picture/a.ts`, 'import { x } from "../layout/x.ts";', "engine/layout"),
  boundary(`${engine}/picture/b.ts`, 'import { inflateSync } from "node:zlib";', "Node's node:zlib"),
  boundary(`${engine}/layout/d.ts`, 'import { x } from "../picture/x.ts";', "engine/picture"),
  boundary(`${engine}/model/a.ts`, 'import { x } from "../typography/x.ts";', "engine/typography"),
  boundary(`${engine}/model/b.ts`, 'import { x } from "../world.ts";', "engine/world.ts"),
  boundary(`${engine}/language/a.ts`, 'import { x } from "../widgets/x.ts";', "engine/widgets"),
  boundary(`${engine}/widgets/a.ts`, 'import { x } from "../layout/x.ts";', "engine/layout"),
  boundary(`${engine}/widgets/folder/a.ts`, 'import { x } from "../../emit/pdf/x.ts";', "engine/emit"),
  boundary(`${engine}/parse/a.ts`, 'import { x } from "../expand/x.ts";', "engine/expand"),
  boundary(`${engine}/expand/a.ts`, 'import type { X } from "../typography/x.ts";', "engine/typography"),
  boundary(`${engine}/expand/b.ts`, 'import { x } from "../display/x.ts";', "engine/display"),
  boundary(`${engine}/layout/a.ts`, 'export { x } from "../emit/svg/x.ts";', "engine/emit"),
  boundary(`${engine}/styles/a.ts`, 'import { x } from "../rescale/x.ts";', "engine/rescale"),
  boundary(`${engine}/compose/a.ts`, 'import { x } from "../parse/x.ts";', "engine/parse"),
  boundary(`${engine}/lint/a.ts`, 'import { x } from "../parse/x.ts";', "engine/parse"),
  boundary(`${engine}/events/a.ts`, 'import { x } from "../widgets/x.ts";', "engine/widgets"),
  boundary(`${engine}/lint/b.ts`, 'import { x } from "../rescale/x.ts";', "engine/rescale"),
  boundary(`${engine}/rescale/a.ts`, 'import { x } from "../layout/x.ts";', "engine/layout"),
  boundary(`${engine}/merge/a.ts`, 'import { x } from "../layout/x.ts";', "engine/layout"),
  boundary(`${engine}/print/a.ts`, 'import { x } from "../layout/x.ts";', "engine/layout"),
  boundary(`${engine}/edition/a.ts`, 'import { x } from "../layout/x.ts";', "engine/layout"),
  boundary(`${engine}/manifest/a.ts`, 'import { x } from "../model/x.ts";', "engine/model"),
  boundary(`${engine}/emit/pdf/a.ts`, 'import type { X } from "../../model/x.ts";', "engine/model"),
  boundary(`${engine}/emit/pdf/b.ts`, 'const x = await import("../../widgets/x.ts"); x;', "engine/widgets"),
  boundary(`${engine}/emit/svg/a.ts`, 'export type X = import("../../layout/x.ts").X;', "engine/layout"),
  boundary(`${engine}/pdf.ts`, 'import { x } from "./layout/x.ts";', "engine/layout"),
  boundary(`${engine}/world.ts`, 'import { x } from "./display/x.ts";', "engine/display"),
  boundary(`${engine}/layout/e.ts`, 'import type { X } from "../steps/x.ts";', "engine/steps"),
  boundary(`${engine}/utils/a.ts`, 'import { x } from "../model/x.ts";', "not a stage"),
];

const neighbourPlants = [
  boundary(`${engine}/widgets/b.ts`, 'import { x } from "./lines.ts";', "its neighbour lines"),
  boundary(`${engine}/widgets/calendar/a.ts`, 'import { x } from "../lines.ts";', "its neighbour lines"),
  boundary(`${engine}/emit/pdf/c.ts`, 'import { x } from "../svg/x.ts";', "its neighbour svg"),
  boundary("packages/web/src/screens/gallery/a.tsx", 'import { x } from "../project/x.tsx";', "its neighbour project"),
];

const web = "packages/web/src";

/** One forbidden import per row of each order. */
const folderPlants = [
  boundary(`${web}/browser/order.ts`, 'import { x } from "../language/t.ts";', "browser may not import language"),
  boundary(`${web}/language/order.ts`, 'import { x } from "../editor/links/messages.ts";', "may not import editor"),
  boundary(`${web}/api/order.ts`, 'import { x } from "../session/x.ts";', "api may not import session"),
  boundary(`${web}/ui/order.tsx`, 'import { x } from "../queue/x.tsx";', "ui may not import queue"),
  boundary(`${web}/session/order.ts`, 'import { x } from "../shell/x.tsx";', "session may not import shell"),
  boundary(`${web}/engine-worker/order.ts`, 'import type { X } from "../planner-view/x.ts";', "planner-view"),
  boundary(`${web}/devices/order.ts`, 'import { x } from "../engine-worker/x.ts";', "engine-worker"),
  boundary(`${web}/gallery/order.ts`, 'import { x } from "../projects/x.ts";', "gallery may not import projects"),
  boundary(`${web}/queue/order.ts`, 'import { x } from "../projects/x.ts";', "queue may not import projects"),
  boundary(`${web}/tokens/order.ts`, 'import { x } from "../transfer/x.ts";', "tokens may not import transfer"),
  boundary(`${web}/yaml-editor/order.ts`, 'import { x } from "../problems/x.ts";', "problems"),
  boundary(`${web}/problems/order.ts`, 'import { x } from "../editor/x.ts";', "problems may not import editor"),
  boundary(`${web}/planner-view/order.ts`, 'import { x } from "../projects/x.ts";', "projects"),
  boundary(`${web}/dates/order.ts`, 'import { x } from "../projects/x.ts";', "dates may not import projects"),
  boundary(`${web}/projects/order.ts`, 'import { x } from "../starters/x.ts";', "projects may not import starters"),
  boundary(`${web}/starters/order.ts`, 'import { x } from "../dates/x.ts";', "starters may not import dates"),
  boundary(`${web}/transfer/order.ts`, 'import { x } from "../projects/x.ts";', "transfer may not import projects"),
  boundary(`${web}/editor/order.ts`, 'import { x } from "../projects/x.ts";', "editor may not import projects"),
  boundary(`${web}/shell/order.ts`, 'import { x } from "../screens/welcome/x.ts";', "shell may not import screens"),
  boundary(`${web}/screens/welcome/order.ts`, 'import { x } from "../../routes.tsx";', "only the routes"),
  boundary(`${web}/editor/messages.ts`, 'import { x } from "./state/x.ts";', "messages.ts may not import state"),
  boundary(`${web}/editor/examples.ts`, 'import { x } from "./state/x.ts";', "examples.ts may not import state"),
  boundary(`${web}/editor/state/order.ts`, 'import { x } from "../canvas/x.ts";', "state may not import canvas"),
  boundary(`${web}/editor/widgets/order.ts`, 'import { x } from "../layers/x.ts";', "widgets may not import layers"),
  boundary(`${web}/editor/text/order.ts`, 'import { x } from "../canvas/x.ts";', "text may not import canvas"),
  boundary(`${web}/editor/lists/order.ts`, 'import { x } from "../layers/x.tsx";', "lists may not import layers"),
  boundary(`${web}/editor/painting/order.ts`, 'import { x } from "../canvas/x.ts";', "painting may not import canvas"),
  boundary(`${web}/editor/drafts/order.ts`, 'import { x } from "../frame/x.tsx";', "drafts may not import frame"),
  boundary(`${web}/editor/preview/order.ts`, 'import { x } from "../frame/x.tsx";', "preview may not import frame"),
  boundary(`${web}/editor/masters/order.ts`, 'import { x } from "../layers/x.tsx";', "masters may not import layers"),
  boundary(`${web}/editor/pages/order.ts`, 'import { x } from "../masters/x.tsx";', "pages may not import masters"),
  boundary(`${web}/editor/parts/order.ts`, 'import { x } from "../palette/x.tsx";', "parts may not import palette"),
  boundary(`${web}/editor/palette/order.ts`, 'import { x } from "../canvas/x.ts";', "palette may not import canvas"),
  boundary(
    `${web}/editor/pictures/order.ts`,
    'import { x } from "../properties/x.tsx";',
    "pictures may not import properties",
  ),
  boundary(`${web}/editor/rescaling/order.ts`, 'import { x } from "../frame/x.tsx";', "rescaling may not import frame"),
  boundary(`${web}/editor/planner/order.ts`, 'import { x } from "../find/x.tsx";', "planner may not import find"),
  boundary(
    `${web}/editor/fields/order.ts`,
    'import { x } from "../properties/x.tsx";',
    "fields may not import properties",
  ),
  boundary(`${web}/editor/fonts/order.ts`, 'import { x } from "../styles/x.tsx";', "fonts may not import styles"),
  boundary(`${web}/editor/links/order.ts`, 'import { x } from "../blocks/x.tsx";', "links may not import blocks"),
  boundary(
    `${web}/editor/blocks/order.ts`,
    'import { x } from "../properties/x.tsx";',
    "blocks may not import properties",
  ),
  boundary(
    `${web}/editor/styles/order.ts`,
    'import { x } from "../properties/x.tsx";',
    "styles may not import properties",
  ),
  boundary(
    `${web}/editor/properties/order.ts`,
    'import { x } from "../frame/x.tsx";',
    "properties may not import frame",
  ),
  boundary(
    `${web}/editor/problems/order.ts`,
    'import { x } from "../properties/x.tsx";',
    "problems may not import properties",
  ),
  boundary(
    `${web}/editor/canvas/order.ts`,
    'import { x } from "../properties/x.tsx";',
    "canvas may not import properties",
  ),
  boundary(`${web}/editor/clipboard/order.ts`, 'import { x } from "../find/x.tsx";', "clipboard may not import find"),
  boundary(`${web}/editor/find/order.ts`, 'import { x } from "../toolbar/x.tsx";', "find may not import toolbar"),
  boundary(`${web}/editor/toolbar/order.ts`, 'import { x } from "../layers/x.tsx";', "toolbar may not import layers"),
  boundary(`${web}/editor/layers/order.ts`, 'import { x } from "../problems/x.tsx";', "layers may not import problems"),
  boundary(`${web}/editor/frame/order.ts`, 'import { x } from "../masters/x.tsx";', "frame may not import masters"),
  boundary(`${web}/helpers/order.ts`, 'import { x } from "../ui/x.ts";', "has no place in the order"),
];

const outsidePlants = [
  boundary(`${engine}/parse/b.ts`, 'import { readFileSync } from "node:fs";', "Node's node:fs"),
  boundary(`${engine}/parse/c.ts`, 'import { join } from "path/posix";', "Node's path/posix"),
  boundary(`${engine}/parse/d.ts`, 'import { z } from "zod";', "may not import zod"),
  boundary(`${engine}/layout/b.ts`, 'import { load } from "js-yaml";', "engine/src/parse/ may import js-yaml"),
  boundary(
    `${engine}/expand/c.ts`,
    'import { Temporal } from "temporal-polyfill";',
    "may not import temporal-polyfill",
  ),
  boundary("packages/contract/src/a.ts", 'import { load } from "js-yaml";', "may not import js-yaml"),
  boundary("packages/contract/src/b.ts", 'import { readFileSync } from "node:fs";', "Node's node:fs"),
  boundary("packages/web/src/ui/a.ts", 'import { readFileSync } from "node:fs";', "Node's node:fs"),
  boundary("packages/editor/src/state/a.ts", 'import { readFileSync } from "node:fs";', "Node's node:fs"),
  boundary("packages/editor/src/document/a.ts", 'import { useState } from "react";', "without a browser"),
  boundary("packages/editor/src/commands/a.ts", 'import { x } from "@tanstack/react-query";', "without a browser"),
  boundary("packages/editor/src/editor.ts", 'import { useMemo } from "react";', "without a browser"),
];

const packagePlants = [
  boundary("packages/foundation/src/a.ts", 'import type { X } from "@octavo/engine";', "@octavo/engine"),
  boundary("packages/foundation/src/b.ts", 'import { z } from "zod";', "may not import zod"),
  boundary("packages/foundation/src/c.ts", 'import { readFileSync } from "node:fs";', "Node's node:fs"),
  boundary("packages/web/src/api/side-door.ts", 'import { x } from "@octavo/foundation/message";', "by its name alone"),
  boundary(`${engine}/layout/c.ts`, 'import { x } from "@octavo/press";', "@octavo/press"),
  boundary("packages/contract/src/c.ts", 'import { x } from "@octavo/engine";', "only types"),
  boundary("packages/press/src/a.ts", 'import { x } from "@octavo/contract";', "@octavo/contract"),
  boundary("packages/dates/src/a.ts", 'import { x } from "@octavo/engine";', "@octavo/engine"),
  boundary("packages/dates/src/b.ts", 'import ICAL from "ical.js"; ICAL;', "may not import ical.js"),
  boundary("packages/ink/src/a.ts", 'import { x } from "@octavo/press";', "@octavo/press"),
  boundary("packages/starters/src/a.ts", 'import { x } from "@octavo/press";', "@octavo/press"),
  boundary("packages/server/src/a.ts", 'import { x } from "@octavo/web";', "@octavo/web"),
  boundary("packages/web/src/api/a.ts", 'import { x } from "@octavo/server";', "@octavo/server"),
  boundary("packages/web/src/api/b.ts", 'import { x } from "@octavo/press";', "@octavo/press"),
  boundary("packages/cli/src/a.ts", 'import { x } from "@octavo/contract";', "@octavo/contract"),
  boundary("packages/editor/src/tools/a.ts", 'import { x } from "@octavo/web";', "@octavo/web"),
  boundary("packages/editor/src/drafts/a.ts", 'import type { X } from "@octavo/contract";', "@octavo/contract"),
  boundary("packages/server/src/k.ts", 'import { x } from "@octavo/editor";', "@octavo/editor"),
  boundary("packages/web/src/api/c.ts", 'import { x } from "@octavo/editor/testing";', "by its name alone"),
  boundary("packages/web/src/api/d.ts", 'import { x } from "../../../editor/src/editor.ts";', "by its name alone"),
  boundary("packages/server/src/b.ts", 'import { x } from "@octavo/engine/src/compile.ts";', "by its name alone"),
  boundary("packages/server/src/q.ts", 'import { x } from "@octavo/engine/pdf";', "by its name alone"),
  boundary("packages/server/src/c.ts", 'import { x } from "../../engine/src/compile.ts";', "by its name alone"),
  boundary("packages/server/src/c.test.ts", 'import { x } from "../../engine/src/compile.ts";', "by its name alone"),
  boundary("packages/server/src/d.ts", 'import { x } from "./d.test.ts";', "do not import tests"),
];

const featurePlants = [
  boundary("packages/server/src/plan/routes.ts", 'import { x } from "../store/database.ts";', "calls its feature"),
  boundary("packages/server/src/auth/routes.ts", 'import { x } from "./store.ts";', "calls its feature"),
  boundary("packages/server/src/pdf/a.ts", 'import { render } from "@octavo/engine";', "worker processes only"),
  boundary("packages/server/src/pdf/b.ts", 'import { nodeWorld } from "@octavo/press";', "worker processes only"),
  boundary("packages/server/src/pdf/c.ts", 'const x = await import("../worker/x.ts"); x;', "worker processes only"),
  boundary("packages/server/src/app.ts", 'export { x } from "./worker/x.ts";', "worker processes only"),
  boundary("packages/server/src/worker/a.ts", 'import Fastify from "fastify"; Fastify();', "neither HTTP nor"),
  boundary("packages/server/src/worker/b.ts", 'import { x } from "../projects/store.ts";', "neither HTTP nor"),
  boundary("packages/server/src/worker/c.ts", 'import { x } from "../store/gate.ts";', "neither HTTP nor"),
  boundary("packages/server/src/jobs/a.ts", 'import type { X } from "../worker/x.ts";', "knows no job"),
  boundary("packages/server/src/jobs/b.ts", 'import type { X } from "@octavo/engine";', "knows no job"),
];

const server = "packages/server/src";

/** Each part of the server imports the next one. A stricter rule reports it first for jobs. */
const orderPlants = Object.entries(folderOrders[server] ?? {}).map(([part, { because }], i, all): Plant => {
  const next = all[i + 1]?.[0] ?? "app.ts";
  const [file, up] = part.endsWith(".ts") ? [part, "."] : [`${part}/order.ts`, ".."];
  const target = next.endsWith(".ts") ? next : `${next}/x.ts`;
  return boundary(
    `${server}/${file}`,
    `import type { X } from "${up}/${target}";\nexport type Y = X;`,
    part === "jobs" ? "knows no job" : `${part} may not import ${next}: ${because}`,
  );
});

const placePlants = [
  boundary("packages/server/src/utils/a.ts", 'import { x } from "../store/x.ts";', "no place in the order"),
  boundary("packages/server/src/web-app/b.ts", 'import { x } from "../utils/x.ts";', "no place in the order"),
];

const ambientPlants = [
  ["Date", "export const x = Date.now();"],
  ["Math.random", "export const x = Math.random();"],
  ["Temporal.Now", "export const x = Temporal.Now.instant();"],
  ["Intl", 'export const x = new Intl.NumberFormat("pl");'],
  ["console", 'console.log("x");'],
  ["process", "export const x = process.env;"],
  ["document", "export const x = document.title;"],
  ["window", "export const x = window.name;"],
  ["fetch", 'export const x = fetch("/");'],
  ["toLocaleString", "export const x = (1).toLocaleString();"],
  ["localeCompare", 'export const x = "a".localeCompare("b");'],
].map(([name = "", code = ""]): Plant => {
  const file = `${engine}/layout/ambient-${name.toLowerCase().replace(".", "-")}.ts`;
  const rule = name.includes(".") || name.includes("ocale") ? "no-restricted-properties" : "no-restricted-globals";
  return { file, code, rule: `eslint(${rule})`, says: "no clock" };
});

const habitPlants: Plant[] = [
  { file: "packages/server/src/e.ts", code: "export default 1;", rule: "import(no-default-export)" },
  { file: "packages/server/src/f.ts", code: 'export * from "./x.ts";', rule: "octavo(no-export-star)" },
  { file: "packages/server/src/g.ts", code: "export const x: any = 1;", rule: "typescript(no-explicit-any)" },
  {
    file: "packages/server/src/h.ts",
    code: "export async function x() {}\nx();",
    rule: "typescript(no-floating-promises)",
  },
  {
    file: "packages/server/src/i.ts",
    code: 'import { X } from "./x.ts";\nexport const x: X = 1;',
    rule: "typescript(consistent-type-imports)",
  },
  {
    file: "packages/server/src/j.ts",
    code: 'export function x(y: "a" | "b") { switch (y) { case "a": return 1; } return 2; }',
    rule: "typescript(switch-exhaustiveness-check)",
  },
  {
    file: "packages/server/src/cycle/a.ts",
    code: 'import { b } from "./b.ts";\nexport const a = () => b;',
    rule: "import(no-cycle)",
  },
  {
    file: `${engine}/primitives/cycle-of-types/a.ts`,
    code: 'import type { B } from "./b.ts";\nexport interface A { readonly b: B }',
    rule: "import(no-cycle)",
  },
  { file: "packages/server/src/camelCase.ts", code: "export const x = 1;", rule: "unicorn(filename-case)" },
];

/** Functions whose result React would call as a cleanup: effects, callback refs, and helpers that return a Promise. */
const effectPlants = (
  [
    ["optional", "useEffect(() => here.current?.scrollIntoView());", "as its cleanup"],
    ["layout", "useLayoutEffect(() => here.current?.focus());", "as its cleanup"],
    ["member", "React.useInsertionEffect(() => subscribe());", "as its cleanup"],
    ["ref", "export const x = <i ref={(element) => element?.scrollIntoView()} />;", "as its cleanup"],
    ["helper", "export const reveal = (element) => element?.scrollIntoView();", "return a Promise"],
    ["return", "useEffect(() => { return here.scrollTo(0, 0); });", "return a Promise"],
  ] as const
).map(([name, code, says]): Plant => {
  return { file: `packages/web/src/ui/effect-${name}.tsx`, code, rule: "octavo(effect-returns)", says };
});

const commentPlants = (
  [
    ["what", "/** What a page shows. */\nexport const x = 1;", "verb or a noun phrase"],
    ["who", "/** Who may read it. */\nexport const x = 1;", "verb or a noun phrase"],
    ["whether", "export interface X {\n  /** Whether it is open. */\n  readonly y: 1;\n}", "verb or a noun phrase"],
    ["where", "/** Where the links of a page lead. */\nexport const x = 1;", "verb or a noun phrase"],
    ["how", "/**\n * How many there are.\n */\nexport const x = 1;", "verb or a noun phrase"],
    ["the-one", "/** The one that was chosen. */\nexport const x = 1;", "verb or a noun phrase"],
    ["constant", "/** The width of pages. */\nexport const pageWidth = 1;", "repeats the words"],
    ["member", "export interface X {\n  /** Returns the width. */\n  readonly width?: number;\n}", "repeats the words"],
    ["function", "/** Formats a date. */\nexport async function formatDate() {}", "repeats the words"],
    ["type", "/** A page size */\nexport type PageSizes = number;", "repeats the words"],
    ["method", "export class X {\n  /** Closes it. */\n  async close() {}\n}", "repeats the words"],
  ] as const
).map(([name, code, says]): Plant => {
  return { file: `packages/server/src/comments/${name}.ts`, code, rule: "octavo(doc-comments)", says };
});

const expressionPlants = (
  [
    ["end", "export const x = / +$/;", "a match begin only after"],
    ["two-parts", "export const x = /^\\d+\\d*!/;", "no two parts that repeat"],
    ["nested", "export const x = /^(?:a+)+$/;", "exponential time"],
    ["class", "export const x = (text: string) => text.split(/[^a-z]*,/u);", "a match begin only after"],
    ["made", "export const x = (text: string) => new RegExp(`${text}+$`);", "write it as a literal"],
    ["called", 'export const x = RegExp("a+$");', "write it as a literal"],
  ] as const
).map(([name, code, says]): Plant => {
  return { file: `packages/server/src/expressions/${name}.ts`, code, rule: "octavo(slow-expressions)", says };
});

const plants = [
  ...expressionPlants,
  ...commentPlants,
  ...stagePlants,
  ...neighbourPlants,
  ...folderPlants,
  ...outsidePlants,
  ...packagePlants,
  ...featurePlants,
  ...orderPlants,
  ...placePlants,
  ...ambientPlants,
  ...effectPlants,
  ...habitPlants,
];

const legal: Readonly<Record<string, string>> = {
  [`${engine}/typography/fine.ts`]: 'import type { X } from "../world.ts";\nexport type Y = X;',
  [`${engine}/display/fine.ts`]: 'import { x } from "../primitives/x.ts";\nexport const y = x;',
  [`${engine}/model/fine.ts`]: 'import { type X } from "../typography/x.ts";\nexport type Y = X;',
  [`${engine}/widgets/index.ts`]: 'import { lines } from "./lines.ts";\nexport const widgets = [lines];',
  [`${engine}/widgets/fine/index.ts`]: 'import { x } from "./x.ts";\nexport const y = x;',
  [`${engine}/parse/fine.ts`]: 'import { load } from "js-yaml";\nexport const y = load;',
  [`${engine}/layout/fine.ts`]: 'import { widgets } from "../widgets/index.ts";\nexport const y = widgets;',
  [`${engine}/emit/pdf/fine.ts`]: 'import { x } from "../../typography/x.ts";\nexport const y = x;',
  [`${engine}/steps/fine.ts`]: 'import { x } from "../layout/fine.ts";\nexport const y = x;',
  [`${engine}/compile.ts`]: 'import { x } from "./emit/pdf/fine.ts";\nexport const y = x;',
  [`${engine}/layout/fine.test.ts`]:
    'import { readFileSync } from "node:fs";\nimport { x } from "../parse/fine.ts";\nexport const y = [x, readFileSync, Date.now()];',
  "packages/contract/src/fine.ts":
    'import type { X } from "@octavo/engine";\nimport { z } from "zod";\nexport const y: X = z;',
  "packages/server/src/worker/fine.ts":
    'import { render } from "@octavo/engine";\nimport type { X } from "../store/x.ts";\nexport const y: X = render;',
  "packages/server/src/pdf/fine.ts":
    'import type { Template } from "@octavo/engine";\nimport type { X } from "../worker/x.ts";\nexport type Y = [X, Template];',
  "packages/server/src/plan/fine.ts": 'import { x } from "../store/database.ts";\nexport const y = x;',
  [`${web}/language/fine.ts`]: 'import type { x } from "../editor/links/messages.ts";\nexport type Y = typeof x;',
  [`${web}/fine.tsx`]: 'import { x } from "./screens/project/fine.tsx";\nexport const y = x;',
  "packages/server/src/auth/order.test.ts": 'import { x } from "../web-app/x.ts";\nexport const y = x;',
  "packages/server/src/gallery/fine.ts": 'import { x } from "../projects/x.ts";\nexport const y = x;',
  "packages/server/src/start-server.ts": 'import { x } from "./app.ts";\nexport const y = x;',
  "packages/web/src/screens/project/fine.tsx": 'import { x } from "../../ui/button.tsx";\nexport const y = x;',
  "packages/editor/src/tools/fine.ts": 'import { x } from "@octavo/engine";\nexport const y = [x, Date.now()];',
  "packages/editor/src/tools/fine.test.ts": 'import { x } from "@octavo/press";\nexport const y = x;',
  "packages/web/src/editor/properties/fine.ts": 'import { x } from "@octavo/editor";\nexport const y = x;',
  "packages/web/src/editor/properties/fine.test.ts": 'import { x } from "@octavo/editor/testing";\nexport const y = x;',
  "packages/web/src/ui/fine-effects.tsx": `export function useAll() {
  useEffect(() => void load());
  useEffect(() => () => stop());
  useEffect(() => { return subscribe(); });
  useEffect(subscribe);
}
export const x = <i ref={(element) => { element?.scrollIntoView(); }} />;
export const y = list.map((entry) => entry.title);`,
  "packages/server/src/comments/fine.ts": `/** Width in points. */
export const width = 1;
/** The width. Undefined readers assume 1. */
export const otherWidth = 1;
// Not a doc comment.
export const x = 1;
/** Pattern such as "{week}". */
export const pattern = 1;`,
  "packages/server/src/expressions/fine.ts":
    "export const x = [/(?<! ) +$/, /^\\d+!/, /^(?:a+,)+$/, /\\s+/g, /[ab]{2,4}$/];",
  "packages/server/src/expressions/fine.test.ts": "export const x = / +$/;",
  "packages/cli/src/fine.ts": 'import { readFileSync } from "node:fs";\nexport const y = readFileSync;',
  "packages/server/src/vite.config.ts": "export default 1;",
};

const props: Readonly<Record<string, string>> = {
  "packages/server/src/x.ts": "export type X = number;",
  [`${engine}/primitives/cycle-of-types/b.ts`]:
    'import type { A } from "./a.ts";\nexport interface B { readonly a: A }',
  "packages/server/src/cycle/b.ts": 'import { a } from "./a.ts";\nexport const b = () => a;',
};

interface Finding {
  readonly filename: string;
  readonly code: string;
  readonly message: string;
  readonly help?: string;
}

function lint(folder: string): Finding[] {
  const args = [join(root, "node_modules/oxlint/bin/oxlint"), "--format=json", "packages"];
  const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: folder, encoding: "utf8", maxBuffer: 2 ** 24 });
  if (!stdout.includes('"diagnostics"')) throw new Error(`oxlint did not run: ${stdout}${stderr}`);
  return JSON.parse(stdout.slice(stdout.indexOf("{"))).diagnostics;
}

describe("the linter on a tree of planted files", () => {
  let folder = "";
  let findings: Finding[] = [];

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), "octavo-boundaries-"));
    for (const name of [
      "oxlint.config.ts",
      "tsconfig.base.json",
      "scripts/boundaries.ts",
      "scripts/doc-comments.ts",
      "scripts/effect-returns.ts",
      "scripts/folder-orders.ts",
      "scripts/layers.ts",
      "scripts/slow-expressions.ts",
    ])
      cpSync(join(root, name), join(folder, name), { recursive: true });
    symlinkSync(join(root, "node_modules"), join(folder, "node_modules"), "junction");
    const planted = Object.fromEntries(plants.map(({ file, code }) => [file, code]));
    for (const [file, code] of Object.entries({ ...planted, ...legal, ...props })) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), `${code}\n`);
    }
    writeFileSync(join(folder, "tsconfig.json"), '{ "extends": "./tsconfig.base.json" }');
    findings = lint(folder);
  });

  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const about = (file: string) => findings.filter(({ filename }) => filename.replaceAll("\\", "/") === file);

  test.each(plants.map((plant) => [plant.file, plant] as const))("reports %s", (file, { rule, says }) => {
    const hit = about(file).find(({ code }) => code === rule);
    expect(hit, JSON.stringify(about(file))).toBeDefined();
    expect(`${hit?.message} ${hit?.help}`).toContain(says ?? "");
  });

  test.each(Object.keys(legal))("accepts %s", (file) => {
    const rules = about(file).filter(({ code }) => !code.includes("no-unused-vars"));
    expect(rules).toEqual([]);
  });
});

describe("the planted files", () => {
  test("are all different", () => {
    expect(new Set(plants.map(({ file }) => file)).size).toBe(plants.length);
  });

  test("cover every row of the tables", () => {
    const from = (pattern: RegExp) => plants.some(({ file }) => pattern.test(file));
    for (const name of Object.keys(stages)) expect(from(new RegExp(`^${engine}/${name}`)), name).toBe(true);
    for (const name of Object.keys(packages)) expect(from(new RegExp(`^packages/${name}/`)), name).toBe(true);
    for (const [parent, order] of Object.entries(folderOrders))
      for (const name of Object.keys(order))
        expect(
          [...folderPlants, ...orderPlants].some(({ file }) => file.startsWith(`${parent}/${name}`)),
          name,
        ).toBe(true);
    for (const { folder } of independentSiblings)
      expect(neighbourPlants.some(({ file }) => file.startsWith(folder))).toBe(true);
    for (const row of forbidden) expect(featurePlants.some(({ file }) => row.from.test(file))).toBe(true);
  });
});

test.each(Object.entries(folderOrders))("the rows of %s list only rows above them", (_, order) => {
  const names = Object.keys(order);
  for (const [i, { may }] of Object.values(order).entries())
    expect(
      may.filter((name) => !names.slice(0, i).includes(name)),
      names[i],
    ).toEqual([]);
});
