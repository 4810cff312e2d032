/** Escape, Tab and Enter in each popup of the editor. Escape changes nothing and returns the focus. */
import { isLong } from "@octavo/foundation/testing";
import { expect, it } from "vitest";
import { type Locator, page, userEvent } from "vitest/browser";
import {
  canvas,
  expectWidgets,
  focus,
  openMasterOf,
  openTemplate,
  option,
  resizeWindow,
} from "../../../test/editor.ts";
import { button, dialog, field, tab } from "../../../test/found-by.ts";

type Step = () => Promise<unknown>;

interface Popup {
  readonly name: string;
  /** Left out of `npm test`, which has another popup of this kind. */
  readonly isLong?: true;
  /** A field on the screen, which stays open. */
  readonly isField?: true;
  /** Screen with the popup. Default: a master with a text and a link. */
  readonly on?: "template";
  readonly open: Step;
  /** Present exactly while the popup is open. */
  readonly shown: () => Locator;
  /** Number of times that Escape is pressed: a list within a dialog closes first. Default: 1. */
  readonly escapes?: number;
  /** Has the focus after Escape. Default: the widget or page on the canvas. */
  readonly returnsTo?: () => Locator;
  /** Effect of Tab: the focus stays inside, it moves on and the popup closes or stays open, or Tab acts like Enter. */
  readonly tab: "stays" | "moves on" | "leaves it open" | "acts";
  /** Presses Enter, after other keys if nothing is chosen yet, and expects the primary action. */
  readonly enter: Step;
}

const press = (keys: string) => userEvent.keyboard(keys);
const panels = page.css("[data-region=panels]");
const listbox = page.css("[role=listbox]:not([data-canvas] *, [data-closed])");
const linkField = page.getByRole("combobox", { name: "Leads to", exact: true });
const finder = page.getByRole("combobox", { name: /^Find a command/ });
const deviceField = page.getByRole("combobox", { name: "Device Profile" });
const firstLayer = page.getByRole("treeitem").first();
const newId = page.getByRole("textbox", { name: /^New ID of/ });
const sample = page.getByRole("textbox", { name: /number to preview as$/ });
const compare = page.getByRole("button", { name: "Compare" });
const fixPreview = page.getByRole("region", { name: /^Enlarge to/ });
/** A part whose options are not in the panel of properties, because they cannot be read from the page. */
const toDo = page.getByRole("navigation", { name: "Widgets" }).getByRole("button", { name: "To do" });
const partOptions = page.getByRole("region", { name: /^Options of/ });
const unit = (name: string) => panels.getByRole("textbox", { name, exact: true });

async function select(name: RegExp): Promise<void> {
  await expect.element(option(name)).toBeInTheDocument();
  option(name)
    .element()
    .dispatchEvent(new MouseEvent("click", { bubbles: true }));
  await focus(option(name));
}

async function runCommand(name: string): Promise<void> {
  await press("{Control>}k{/Control}");
  await expect.element(finder).toHaveFocus();
  await press(`${name}{Enter}`);
  await expect.element(finder).not.toBeInTheDocument();
}

async function writeText(): Promise<void> {
  await select(/^Text/);
  await press("{Enter}");
  await expect.element(page.getByRole("textbox", { name: "Text", exact: true })).toHaveFocus();
}

const popups: readonly Popup[] = [
  {
    name: "list of link targets",
    isLong: true,
    open: async () => {
      await select(/^Link, “Next/);
      await linkField.click();
    },
    shown: () => listbox,
    returnsTo: () => linkField,
    tab: "moves on",
    enter: async () => {
      await press("last page{Enter}");
      await expect.element(linkField).toHaveValue("Last page");
    },
  },
  {
    name: "dialog for a link",
    isLong: true,
    open: async () => {
      await select(/^Link, “Next/);
      await runCommand("Link to");
      await expect.element(linkField).toHaveFocus();
    },
    shown: () => dialog("Link to…"),
    escapes: 2,
    tab: "stays",
    enter: async () => {
      await press("last page{Enter}");
      await expect.element(dialog()).not.toBeInTheDocument();
      await expect.element(panels.getByRole("combobox", { name: "Leads to", exact: true })).toHaveValue("Last page");
    },
  },
  {
    name: "colors",
    isLong: true,
    open: async () => {
      await select(/^Text/);
      await button("Choose Color").click();
    },
    shown: () => page.getByRole("dialog", { name: "Color", exact: true }),
    returnsTo: () => button("Choose Color"),
    tab: "stays",
    enter: async () => {
      await focus(page.getByRole("dialog", { name: "Color", exact: true }).getByRole("button").nth(3));
      await press("{Enter}");
      await expect.element(field("Color", panels)).not.toHaveValue("");
    },
  },
  {
    name: "list of fonts",
    isLong: true,
    open: async () => {
      await select(/^Text/);
      await panels.getByRole("combobox", { name: "Font" }).click();
      // The arrow keys work from then on.
      await expect.element(page.css("[role=option][data-highlighted]")).toBeInTheDocument();
    },
    shown: () => listbox,
    returnsTo: () => panels.getByRole("combobox", { name: "Font" }),
    tab: "leaves it open",
    enter: async () => {
      const before = panels.getByRole("combobox", { name: "Font" }).element().textContent;
      await press("{ArrowDown}{Enter}");
      await expect.poll(() => panels.getByRole("combobox", { name: "Font" }).element().textContent).not.toBe(before);
    },
  },
  {
    name: "text box on the canvas",
    open: async () => {
      await writeText();
      await press("{End} day");
    },
    shown: () => page.getByRole("textbox", { name: "Text", exact: true }),
    tab: "moves on",
    enter: async () => {
      await press("{Enter}or two");
      await expect.element(page.css("textarea:focus")).toHaveValue(expect.stringMatching(/day\nor two$/));
    },
  },
  {
    name: "list of variables in a text",
    isLong: true,
    open: async () => {
      await writeText();
      await press("{End} {{mon");
    },
    shown: () => page.css("#token-offers"),
    returnsTo: () => page.getByRole("textbox", { name: "Text", exact: true }),
    tab: "acts",
    enter: async () => {
      await press("{Enter}");
      await expect.element(page.css("textarea:focus")).toHaveValue(expect.stringMatching(/\{mon\w+\}$/));
    },
  },
  {
    name: "number field",
    isField: true,
    open: async () => {
      await select(/^Text/);
      await focus(unit("X"));
      await press("77");
    },
    shown: () => page.css("input:focus"),
    returnsTo: () => unit("X"),
    tab: "moves on",
    enter: async () => {
      await press("{Enter}");
      await expect.element(unit("X")).toHaveFocus();
      await expect.element(option(/^Text, “Hello”, x 77/)).toBeInTheDocument();
    },
  },
  {
    name: "command palette",
    open: async () => {
      await select(/^Text/);
      await press("{Control>}k{/Control}");
      await expect.element(finder).toHaveFocus();
    },
    shown: () => finder,
    tab: "stays",
    enter: async () => {
      await press("select all{Enter}");
      await expect.element(page.getByRole("heading", { name: "3 widgets" })).toBeVisible();
    },
  },
  {
    name: "context menu",
    open: async () => {
      await select(/^Text/);
      await press("{Shift>}{F10}{/Shift}");
      await expect.element(page.getByRole("menuitem").first()).toBeVisible();
    },
    shown: () => page.getByRole("menu"),
    tab: "moves on",
    enter: async () => {
      await press("{ArrowDown}{Enter}");
      await expect.element(page.getByRole("menu")).not.toBeInTheDocument();
    },
  },
  {
    name: "question before a deletion",
    open: async () => {
      await select(/^Text/);
      await button("Delete", panels).click();
    },
    shown: () => page.getByRole("alertdialog"),
    returnsTo: () => button("Delete", panels),
    tab: "stays",
    enter: async () => {
      await focus(button("Delete", page.getByRole("alertdialog")));
      await press("{Enter}");
      await expect.element(option(/^Text/)).not.toBeInTheDocument();
    },
  },
  {
    name: "list of shortcuts",
    isLong: true,
    open: async () => {
      await select(/^Text/);
      await press("?");
      await expect.element(dialog()).toBeVisible();
    },
    shown: () => dialog(),
    tab: "stays",
    enter: async () => {
      await focus(button("Close", dialog()));
      await press("{Enter}");
      await expect.element(dialog()).not.toBeInTheDocument();
    },
  },
  {
    name: "find and replace",
    isLong: true,
    open: async () => {
      await select(/^Text/);
      await press("{Control>}f{/Control}");
      await expect.element(page.getByPlaceholder("Find text or a link")).toHaveFocus();
    },
    shown: () => page.css("[data-region=find]"),
    tab: "stays",
    enter: async () => {
      await press("Hello{Enter}");
      await expect.element(page.getByRole("heading", { level: 2, name: "Text" })).toBeVisible();
    },
  },
  {
    name: "masters to paste to",
    isLong: true,
    open: async () => {
      await select(/^Text/);
      await press("{Control>}c{/Control}");
      await runCommand("Paste to Masters");
      await expect.element(dialog("Paste to Masters")).toBeVisible();
    },
    shown: () => dialog("Paste to Masters"),
    tab: "stays",
    enter: async () => {
      await focus(dialog().getByRole("checkbox", { name: "Daily" }));
      await press(" {Enter}");
      await expect.element(dialog()).not.toBeInTheDocument();
      await expectWidgets(4);
    },
  },
  {
    name: "number of the visible page",
    isLong: true,
    isField: true,
    open: async () => {
      await focus(sample);
      await press("7");
    },
    shown: () => page.css("input:focus"),
    returnsTo: () => sample,
    tab: "moves on",
    enter: async () => {
      await press("{Enter}");
      await expect.element(sample).toHaveFocus();
      await expect.element(sample).toHaveValue("7");
    },
  },
  {
    name: "preview of a fix",
    isLong: true,
    open: async () => {
      await tab(/^Problems/).click();
      await expect.element(compare).toBeVisible();
      await focus(compare);
      await press("{Enter}");
      await expect.element(button("Fix", fixPreview)).toHaveFocus();
    },
    shown: () => fixPreview,
    returnsTo: () => compare,
    tab: "stays",
    enter: async () => {
      await press("{Enter}");
      await expect.element(compare).not.toBeInTheDocument();
    },
  },
  {
    name: "options of a part",
    isLong: true,
    open: async () => {
      await tab(/^Parts/).click();
      await toDo.click();
      await expect.element(partOptions).toBeVisible();
    },
    shown: () => partOptions,
    returnsTo: () => toDo,
    tab: "leaves it open",
    enter: async () => {
      await focus(field("Rows", partOptions));
      await press("5{Enter}");
      await expect.element(field("Rows", partOptions)).toHaveValue("5");
    },
  },
  {
    name: "name of an own part",
    isLong: true,
    open: async () => {
      await select(/^Text/);
      await runCommand("Save as part");
      await expect.element(dialog("Save as part")).toBeVisible();
    },
    shown: () => dialog("Save as part"),
    tab: "stays",
    enter: async () => {
      await focus(field("Name", dialog()));
      await press("Greeting{Enter}");
      await expect.element(dialog()).not.toBeInTheDocument();
    },
  },
  {
    name: "menu of more tools",
    on: "template",
    open: async () => {
      await page.viewport(820, 900);
      await focus(button("More tools"));
      await press("{Enter}");
      await expect.element(page.getByRole("menu", { name: "More tools" })).toBeVisible();
    },
    shown: () => page.getByRole("menu"),
    returnsTo: () => button("More tools"),
    tab: "moves on",
    enter: async () => {
      await press("{Enter}");
      await expect.element(page.getByRole("menu")).not.toBeInTheDocument();
      await page.viewport(1440, 900);
    },
  },
  {
    name: "question before rescaling",
    on: "template",
    open: async () => {
      await focus(deviceField);
      await deviceField.selectOptions("remarkable-2");
      await expect.element(dialog("Rescale to Another Device")).toBeVisible();
    },
    shown: () => dialog("Rescale to Another Device"),
    returnsTo: () => deviceField,
    tab: "stays",
    enter: async () => {
      await focus(button("Rescale", dialog()));
      await press("{Enter}");
      await expect.element(dialog()).not.toBeInTheDocument();
    },
  },
  {
    name: "export",
    isLong: true,
    on: "template",
    open: async () => {
      await button("Export PDF").click();
      await expect.element(dialog("Export PDF")).toBeVisible();
    },
    shown: () => dialog("Export PDF"),
    returnsTo: () => button("Export PDF"),
    tab: "stays",
    enter: async () => {
      await focus(button("OK", dialog()));
      await press("{Enter}");
      await expect.element(dialog()).not.toBeInTheDocument();
    },
  },
  {
    name: "pages to add",
    isLong: true,
    on: "template",
    open: async () => {
      await button("Add Pages…").click();
      await expect.element(dialog("Add Pages")).toBeVisible();
    },
    shown: () => dialog("Add Pages"),
    returnsTo: () => button("Add Pages…"),
    tab: "stays",
    enter: async () => {
      await focus(page.getByLabelText("Number of pages"));
      await press("3{Enter}");
      await expect.element(dialog()).not.toBeInTheDocument();
      await expect.element(page.getByText(/of \d+$/).first()).toBeVisible();
    },
  },
  {
    name: "copies of pages",
    isLong: true,
    on: "template",
    open: async () => {
      await select(/^Text/);
      await runCommand("Duplicate Pages…");
      await expect.element(dialog("Duplicate Pages")).toBeVisible();
    },
    shown: () => dialog("Duplicate Pages"),
    tab: "stays",
    enter: async () => {
      await focus(page.getByLabelText("Number of copies"));
      await press("{Enter}");
      await expect.element(dialog()).not.toBeInTheDocument();
    },
  },
  {
    name: "question before the deletion of a page",
    isLong: true,
    on: "template",
    open: async () => {
      await button("Delete Page").click();
      await expect.element(page.getByRole("alertdialog")).toBeVisible();
    },
    shown: () => page.getByRole("alertdialog"),
    returnsTo: () => button("Delete Page"),
    tab: "stays",
    enter: async () => {
      await focus(button("Delete", page.getByRole("alertdialog")));
      await press("{Enter}");
      await expect.element(page.getByText(/of 3$/).first()).toBeVisible();
    },
  },
  {
    name: "dialog that builds from masters and plan",
    isLong: true,
    on: "template",
    open: async () => {
      await button("Build").click();
      await expect.element(dialog("Build From Masters + Plan")).toBeVisible();
    },
    shown: () => dialog("Build From Masters + Plan"),
    returnsTo: () => button("Build"),
    tab: "stays",
    enter: async () => {
      await focus(button("Compile & Open", dialog()));
      await press("{Enter}");
      await expect.element(dialog()).not.toBeInTheDocument();
    },
  },
  {
    name: "settings",
    isLong: true,
    on: "template",
    open: async () => {
      await button("Template Settings").click();
      await expect.element(dialog("Template Settings")).toBeVisible();
    },
    shown: () => dialog("Template Settings"),
    returnsTo: () => button("Template Settings"),
    tab: "stays",
    enter: async () => {
      await focus(page.getByLabelText("Author"));
      await press("{Enter}");
      await expect.element(dialog()).not.toBeInTheDocument();
    },
  },
  {
    name: "new name of a layer",
    on: "template",
    open: async () => {
      await tab(/^Layers/).click();
      await firstLayer.click();
      await press("{F2}");
      await expect.element(newId).toHaveFocus();
      await press("{End}-2");
    },
    shown: () => newId,
    returnsTo: () => firstLayer,
    tab: "moves on",
    enter: async () => {
      await press("{Enter}");
      await expect.element(firstLayer).toHaveFocus();
      await expect.poll(() => firstLayer.element().getAttribute("data-widget-id")).toMatch(/-2-2$/);
    },
  },
  {
    name: "menu of a master",
    isLong: true,
    on: "template",
    open: async () => {
      await focus(button("Actions for Notes"));
      await press("{Enter}");
      await expect.element(page.getByRole("menuitem").first()).toHaveFocus();
    },
    shown: () => page.getByRole("menu"),
    returnsTo: () => button("Actions for Notes"),
    tab: "moves on",
    enter: async () => {
      await press("{Enter}");
      await expect.element(page.getByRole("textbox", { name: "New name of Notes" })).toHaveFocus();
    },
  },
  {
    name: "new name of a master",
    isLong: true,
    on: "template",
    open: async () => {
      await focus(page.getByRole("button", { name: /^Actions for Note/ }));
      await press("{Enter}");
      await expect.element(page.getByRole("menuitem").first()).toHaveFocus();
      await press("{Enter}");
      await expect.element(page.getByRole("textbox", { name: /^New name of Note/ })).toHaveFocus();
      await press("{End}!");
    },
    shown: () => page.getByRole("textbox", { name: /^New name of Note/ }),
    returnsTo: () => page.css("[data-region] :focus"),
    tab: "moves on",
    enter: async () => {
      await press("{Enter}");
      await expect.element(button("Actions for Notes!!")).toBeInTheDocument();
    },
  },
];

const text = "{ id: hello, type: text_block, content: Hello, position: { x: 60, y: 60, width: 200, height: 40 } }";
const linkWidget =
  '{ id: to, type: internal_link, content: Next, position: { x: 60, y: 160, width: 120, height: 44 }, properties: { bind: "page(first)" } }';

const lowLink =
  '{ id: low, type: internal_link, content: Low, position: { x: 60, y: 260, width: 120, height: 16 }, properties: { bind: "page(first)" } }';

const plan = `schema_version: "1.0"
calendar: { start_date: "2026-01-01", end_date: "2026-01-31" }
sections: [{ kind: notes_pages, master: Daily, generate: count, count: 20 }]
`;

const labelOf = (selector: string) =>
  [...document.querySelectorAll(selector)].map((element) => element.getAttribute("aria-label") ?? element.textContent);

/** Texts that an edit would change. */
function present() {
  const fields = [...document.querySelectorAll<HTMLInputElement>("[data-region=panels] input:not([aria-hidden=true])")];
  return {
    widgets: labelOf("[data-canvas] [role=option]"),
    undo: labelOf("[data-region=toolbar] [aria-label^=Undo]"),
    fields: fields.filter((input) => input !== document.activeElement).map(({ value }) => value),
  };
}

/** Undoes the changes of a row. */
async function restoreScreen(): Promise<void> {
  await press("{Escape}{Escape}");
  const undo = button(/^Undo/, page.css("[data-region=toolbar]"));
  await focus(undo);
  await press("{Control>}{z>9/}{/Control}");
  await expect.element(undo).toHaveAttribute("aria-disabled", "true");
  if (page.getByRole("tab", { name: "Properties" }).query()) await tab(/^Properties/).click();
}

const focusIn = (element: Element) => element.contains(document.activeElement);

/** Leaves the screen as it was. */
async function expectKeys(popup: Popup): Promise<void> {
  const { open, shown, escapes = 1, returnsTo, enter } = popup;
  await open();
  await expect.element(shown()).toBeInTheDocument();
  const before = present();
  for (let presses = 0; presses < escapes; presses++) await press("{Escape}");
  if (!popup.isField) await expect.element(shown()).not.toBeInTheDocument();
  if (returnsTo) await expect.element(returnsTo()).toHaveFocus();
  else await expect.poll(() => focusIn(canvas().element()), { message: "the focus is on the canvas" }).toBe(true);
  await expect.poll(present).toEqual(before);

  await open();
  await expect.element(shown()).toBeInTheDocument();
  const { activeElement: start } = document;
  await press("{Tab}");
  if (popup.tab === "stays") {
    await expect.poll(() => focusIn(shown().element().closest("[role=dialog]") ?? shown().element())).toBe(true);
    await press("{Escape}{Escape}");
  } else {
    // A layer with a new name is drawn again, and the focus returns to it.
    const expected = popup.tab === "acts";
    const arrived = () => document.activeElement !== document.body && (document.activeElement === start) === expected;
    await expect.poll(arrived).toBe(true);
    if (popup.tab === "leaves it open") await press("{Escape}");
  }
  if (!popup.isField) await expect.element(shown()).not.toBeInTheDocument();
  await open();
  await expect.element(shown()).toBeInTheDocument();
  await enter();
  await restoreScreen();
}

/** Each row names itself in a failure. All rows share a screen, which takes longer to open than most rows. */
async function expectAll(on: Popup["on"]): Promise<void> {
  for (const popup of popups)
    if (popup.on === on && (isLong() || !popup.isLong))
      await expectKeys(popup).catch((cause: unknown) => {
        throw new Error(`in the ${popup.name}`, { cause });
      });
}

it("handles keys in each popup of a master", { timeout: 600_000 }, async () => {
  await resizeWindow(1440, 900);
  await openMasterOf([text, linkWidget, lowLink], plan);
  await expect.element(option(/^Link, “Low”.+1 problem$/)).toBeInTheDocument();
  await expectAll(undefined);
});

it("handles keys in each popup of a template", async () => {
  await openTemplate();
  await expectAll("template");
});
