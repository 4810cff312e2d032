import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "@playwright/test";
import type { Driver, InputAction } from "./driver.ts";

export interface XY {
  readonly x: number;
  readonly y: number;
}

/** A visible element by ARIA role and accessible name, optionally inside another one. */
export interface Wanted {
  readonly role: string;
  /** The whole name, or a pattern. */
  readonly name: string | RegExp;
  readonly inside?: Omit<Wanted, "inside">;
}

interface Found extends XY {
  readonly name: string;
  /** Of a form field, or else the text. */
  readonly value: string;
  readonly enabled: boolean;
  /** False if another element covers the center. */
  readonly uncovered: boolean;
}

/** axe-core computes roles and names as screen readers do. */
const axe = readFileSync(join(import.meta.dirname, "../../node_modules/axe-core/axe.min.js"), "utf8");

/** WebDriver's codes of keys without a character. */
const keys: Readonly<Record<string, string>> = { Enter: "\uE007", Control: "\uE009", Delete: "\uE017" };

/** Acts on a page through real pointer and keyboard input, and finds elements as its users do. */
export class BrowserWindow {
  readonly #driver: Driver;
  readonly #origin: string;

  constructor(driver: Driver, origin: string) {
    this.#driver = driver;
    this.#origin = origin;
  }

  open(path: string): Promise<void> {
    return this.#driver.open(`${this.#origin}${path}`);
  }

  screenshot(): Promise<Buffer> {
    return this.#driver.screenshot();
  }

  /** Runs a function in the page, without access to its module. Arguments and result are JSON. */
  async evaluate<Args extends readonly unknown[], Result>(
    run: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ): Promise<Result> {
    const call = `(${String(run)})(...${JSON.stringify(args)})`;
    return JSON.parse(await this.#driver.evaluate(`(async () => JSON.stringify((await ${call}) ?? null))()`));
  }

  /** Waits for exactly one such element that can be clicked. */
  async see(role: string, name: string | RegExp, inside?: Wanted["inside"]): Promise<Found> {
    const wanted = { role, name, ...(inside && { inside }) };
    let seen: readonly Found[] = [];
    await expect(async () => {
      seen = await this.#find(wanted);
      const list = JSON.stringify(seen);
      expect(seen.length, `${role} ${name}: ${list}`).toBe(1);
      expect(seen[0]?.uncovered && seen[0].enabled, `${role} ${name} can be clicked: ${list}`).toBe(true);
    }).toPass({ timeout: 30_000 });
    const [found] = seen;
    if (!found) throw new Error(`There is no ${role} ${name}`);
    return found;
  }

  /** Names of all such elements, also of those that cannot be clicked. */
  async names(role: string, name: RegExp): Promise<readonly string[]> {
    return (await this.#find({ role, name })).map((found) => found.name);
  }

  async texts(role: string): Promise<readonly string[]> {
    return (await this.#find({ role, name: /^/ })).map(({ value }) => value);
  }

  async click(role: string, name: string | RegExp, inside?: Wanted["inside"]): Promise<void> {
    await this.drag(await this.see(role, name, inside));
  }

  /** Replaces the text of a field. */
  async fill(name: string, text: string): Promise<void> {
    await this.click("textbox", name);
    await this.press("Control", "a");
    await this.type(text);
  }

  async type(text: string): Promise<void> {
    for (const letter of text) await this.press(letter);
  }

  /** Presses keys together. */
  async press(...combination: readonly string[]): Promise<void> {
    const values = combination.map((key) => keys[key] ?? key);
    const actions: readonly InputAction[] = [
      ...values.map((value) => ({ type: "keyDown", value }) as const),
      ...values.toReversed().map((value) => ({ type: "keyUp", value }) as const),
    ];
    await this.#driver.perform([{ type: "key", id: "keyboard", actions }]);
  }

  /** Presses the mouse button at a point of the viewport, and releases it there or at the last point. */
  async drag(from: XY, ...along: readonly XY[]): Promise<void> {
    const move = ({ x, y }: XY) => ({ type: "pointerMove", x: Math.round(x), y: Math.round(y), duration: 0 }) as const;
    const pause = { type: "pause", duration: 40 } as const;
    const actions: readonly InputAction[] = [
      move(from),
      { type: "pointerDown", button: 0 },
      ...along.flatMap((point) => [pause, move(point)]),
      ...(along.length > 0 ? [pause] : []),
      { type: "pointerUp", button: 0 },
    ];
    await this.#driver.perform([{ type: "pointer", id: "mouse", actions }]);
  }

  async #find({ role, name, inside }: Wanted): Promise<readonly Found[]> {
    const hasAxe = await this.evaluate(() => "axe" in globalThis);
    if (!hasAxe) await this.#driver.evaluate(`(() => { ${axe}; return ""; })()`);
    return this.evaluate(findByRole, role, patternOf(name), inside && { ...inside, name: patternOf(inside.name) });
  }
}

const patternOf = (name: string | RegExp) =>
  typeof name === "string" ? `^${name.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&")}$` : name.source;

interface AxeCommons {
  readonly setup: (root: Element) => void;
  readonly teardown: () => void;
  readonly commons: {
    readonly aria: { readonly getRole: (element: Element) => string | null };
    readonly text: { readonly accessibleText: (element: Element) => string };
    readonly dom: { readonly isVisibleToScreenReaders: (element: Element) => boolean };
  };
}

/** Runs in the page. */
function findByRole(
  role: string,
  name: string,
  inside: { readonly role: string; readonly name: string } | undefined | null,
): readonly Found[] {
  const { axe } = globalThis as unknown as { axe: AxeCommons };
  const { aria, text, dom } = axe.commons;
  const search = (root: Element, wantedRole: string, pattern: string) =>
    [...root.querySelectorAll("*")].filter(
      (element) =>
        aria.getRole(element) === wantedRole &&
        dom.isVisibleToScreenReaders(element) &&
        new RegExp(pattern).test(text.accessibleText(element)),
    );
  const describe = (element: Element): Found => {
    const field = element as HTMLInputElement;
    // A radio button is drawn as its label.
    const target = field.type === "radio" || field.type === "checkbox" ? (field.labels?.[0] ?? field) : field;
    const centerOf = () => {
      const { x, y, width, height } = target.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    };
    const isUncovered = ({ x, y }: XY) => target.contains(document.elementFromPoint(x, y));
    if (!isUncovered(centerOf())) target.scrollIntoView({ block: "center" });
    const center = centerOf();
    const value = field.value ?? field.textContent;
    const enabled = !element.matches(":disabled");
    return { ...center, name: text.accessibleText(element), value, enabled, uncovered: isUncovered(center) };
  };
  axe.setup(document.documentElement);
  try {
    const roots = inside ? search(document.documentElement, inside.role, inside.name) : [document.documentElement];
    return roots.flatMap((root) => search(root, role, name)).map(describe);
  } finally {
    axe.teardown();
  }
}
