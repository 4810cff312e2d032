/** Graph of the blocks within blocks, checked for cycles, depth and number of widgets. */
import { type DiagnosticCode, limits, type Message, type Place, type Report } from "@octavo/foundation";
import { type Block, maxBlockDepth } from "../model/shared-parts.ts";
import type { Widget } from "../model/template.ts";
import { blockName, isBlockInstance } from "./block-instance.ts";
import * as messages from "./messages.ts";

export interface BlockGraph {
  /** Blocks that can be drawn, by name. */
  readonly usable: ReadonlyMap<string, Block>;
  /** Names of all blocks. */
  readonly names: ReadonlySet<string>;
  /** Number of widgets that take the place of a widget. */
  readonly size: (widget: Widget) => number;
}

interface Measured {
  readonly depth: number;
  readonly widgets: number;
}

/** Reports cycles, and blocks that are nested too deeply, with the path of their names. `at` places a block's widget. */
export function blockGraph(
  blocks: readonly Block[],
  at: (block: Block, widget: Widget) => Place,
  report: Report,
): BlockGraph {
  const byName = new Map(blocks.map((block) => [block.name, block]));
  const measured = measureBlocks(byName);
  const add = (code: DiagnosticCode, message: Message, where: Place) =>
    report.add({ severity: "error", code, message, at: { ...where, path: instancePath } });
  for (const path of cyclesOf(byName, measured)) {
    const [last, again] = [path.at(-2), path.at(-1)];
    const block = byName.get(last ?? "");
    const widget = block?.widgets.find((one) => isBlockInstance(one) && blockName(one) === again);
    if (block && widget) add("block_cycle", messages.blockCycle(path.join(" → ")), at(block, widget));
  }
  for (const [name, { depth }] of measured) {
    if (depth !== maxBlockDepth + 1) continue;
    const path = deepestPath(name, byName, measured);
    const block = byName.get(name);
    const widget = block?.widgets.find((one) => isBlockInstance(one) && blockName(one) === path[1]);
    if (block && widget)
      add("blocks_too_deep", messages.blocksTooDeep(maxBlockDepth, path.join(" → ")), at(block, widget));
  }
  const usable = blocks.filter(({ name }) => (measured.get(name)?.depth ?? Infinity) <= maxBlockDepth);
  return {
    usable: new Map(usable.map((block) => [block.name, block])),
    names: new Set(byName.keys()),
    size: (widget) => (isBlockInstance(widget) ? (measured.get(blockName(widget))?.widgets ?? 0) : 1),
  };
}

const instancePath = ["properties", "block"];

function placedIn({ widgets }: Block, blocks: ReadonlyMap<string, Block>): readonly string[] {
  const names = widgets.filter(isBlockInstance).map(blockName);
  return [...new Set(names)].filter((name) => blocks.has(name));
}

/** Depth and size of all blocks that do not lead into a cycle. Blocks are measured after those that they contain. */
function measureBlocks(blocks: ReadonlyMap<string, Block>): ReadonlyMap<string, Measured> {
  const waiting = new Map<string, number>();
  const users = new Map<string, string[]>();
  for (const [name, block] of blocks) {
    const placed = placedIn(block, blocks);
    waiting.set(name, placed.length);
    for (const inner of placed) if (!users.get(inner)?.push(name)) users.set(inner, [name]);
  }
  const measured = new Map<string, Measured>();
  const ready = [...blocks.keys()].filter((name) => waiting.get(name) === 0);
  for (let name = ready.pop(); name !== undefined; name = ready.pop()) {
    measured.set(name, measureBlock(blocks.get(name) as Block, measured));
    for (const user of users.get(name) ?? []) {
      const left = (waiting.get(user) ?? 0) - 1;
      waiting.set(user, left);
      if (left === 0) ready.push(user);
    }
  }
  return measured;
}

function measureBlock({ widgets }: Block, measured: ReadonlyMap<string, Measured>): Measured {
  let depth = 0;
  let count = 0;
  for (const widget of widgets) {
    const inner = isBlockInstance(widget) ? measured.get(blockName(widget)) : undefined;
    depth = Math.max(depth, inner?.depth ?? 0);
    count += isBlockInstance(widget) ? (inner?.widgets ?? 0) : 1;
  }
  return { depth: depth + 1, widgets: Math.min(count, limits.composedWidgets + 1) };
}

/** One cycle for each block that is part of or leads into one, without repetitions: Tabs, Row, Tabs. */
function cyclesOf(
  blocks: ReadonlyMap<string, Block>,
  measured: ReadonlyMap<string, Measured>,
): readonly (readonly string[])[] {
  const seen = new Set<string>();
  const cycles: string[][] = [];
  const next = (name: string) => placedIn(blocks.get(name) as Block, blocks).find((inner) => !measured.has(inner));
  for (const start of blocks.keys()) {
    if (measured.has(start)) continue;
    const path: string[] = [];
    let name: string | undefined = start;
    while (name !== undefined && !seen.has(name)) {
      seen.add(name);
      path.push(name);
      name = next(name);
    }
    const begin = name === undefined ? -1 : path.indexOf(name);
    if (begin >= 0 && name !== undefined) cycles.push([...path.slice(begin), name]);
  }
  return cycles;
}

function deepestPath(
  name: string,
  blocks: ReadonlyMap<string, Block>,
  measured: ReadonlyMap<string, Measured>,
): readonly string[] {
  const path = [name];
  for (let block = blocks.get(name); block; ) {
    const depth = (measured.get(block.name)?.depth ?? 0) - 1;
    const inner = placedIn(block, blocks).find((one) => measured.get(one)?.depth === depth);
    if (inner !== undefined) path.push(inner);
    block = inner === undefined ? undefined : blocks.get(inner);
  }
  return path;
}
