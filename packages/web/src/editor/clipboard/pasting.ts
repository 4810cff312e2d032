/** Pastes widgets. Links that have no meaning on the new page become drafts. */
import {
  adoptShared,
  type Command,
  type Editor,
  formatShortcut,
  keepsMeaning,
  linkIntents,
  loadYaml,
  type PasteArgs,
  pasteHere,
  type RenamedBlock,
  toPage,
  type Widgets,
  widgetsIn,
  withLink,
} from "@octavo/editor";
import { type Widget, widgetDefinition } from "@octavo/engine";
import type { Message } from "@octavo/foundation";
import { intentChoice } from "../links/link-choices.ts";
import * as linkMessages from "../links/messages.ts";
import { importImage } from "../pictures/import-image.ts";
import type { Links } from "../planner/links.ts";
import { platform } from "../state/platform.ts";
import * as messages from "./messages.ts";

/** Adapts links, and brings blocks and styles of another project. */
function adapters(editor: Editor, links: Links) {
  const { document, place } = editor.getState();
  const { adapt, notice } = adapterFor(widgetsIn(document, place), links.page(), links);
  let renamed: readonly RenamedBlock[] = [];
  const adopt: PasteArgs["adopt"] = (...args) => {
    const adopted = adoptShared(...args);
    ({ renamed } = adopted);
    return adopted;
  };
  return { args: { adapt, adopt }, notice: () => notice() ?? (renamed[0] && linkMessages.blockRenamed(renamed[0])) };
}

/**
 * "The previous day" has no meaning on the page of a month, unless the page has such a link already. `page` is a page
 * with the design, if there is one.
 */
export function adapterFor(widgets: Widgets, page: number | undefined, { table, sections }: Links) {
  const here = page === undefined ? undefined : table()?.sectionOf(page);
  const known = new Set(widgets.map(ruleOf));
  const lost = new Set<string>();
  const adapt = (widget: Widget): Widget => {
    const rule = ruleOf(widget);
    if (!here || rule === undefined || known.has(rule) || keepsMeaning(rule, here)) return widget;
    lost.add(rule);
    return withLink(widget, {});
  };
  const notice = (): Message | undefined => {
    const [rule] = lost;
    return rule === undefined ? undefined : linkMessages.meaningLost(nameOf(rule, sections), lost.size);
  };
  return { adapt, notice };
}

function ruleOf({ type, properties = {} }: Widget): string | undefined {
  return widgetDefinition(type)?.link?.read(properties).bind;
}

/** Name of a rule in words. The rule itself if it has none in this plan. */
function nameOf(rule: string, sections: Links["sections"]): Message {
  for (const here of sections) {
    const intents = linkIntents({ sections, here, perEntry: false });
    const found = intents.find(({ bind, also }) => bind === rule || also.includes(rule));
    if (found) return intentChoice(found).label;
  }
  return { text: rule };
}

/** Returns the reason if pasting fails. */
export async function pasteText(editor: Editor, text: string, links: Links): Promise<Message | undefined> {
  await loadYaml();
  const { args, notice } = adapters(editor, links);
  return editor.paste(text, args) ?? notice();
}

/**
 * Pastes from a menu, which has no clipboard event: a picture or widgets. If the browser denies reading, the editor's
 * own clipboard is used. Returns the reason if pasting fails; `say` receives it for a picture, which takes longer.
 */
export async function pasteFromMenu(
  editor: Editor,
  command: Command<PasteArgs | undefined>,
  /** Position of the menu. */
  at: PasteArgs["at"],
  links: Links,
  say: (words: Message | undefined) => void,
): Promise<Message | undefined> {
  const { camera, clipboard } = editor.getState();
  const held = await readSystemClipboard();
  if (held?.picture) {
    const corner = command === pasteHere && at ? { corner: toPage(camera, at) } : undefined;
    importImage(editor, held.picture, say, corner);
    return undefined;
  }
  if (!held && !clipboard) return messages.clipboardKept(formatShortcut(command.shortcuts?.[0] ?? "Mod+V", platform));
  await loadYaml();
  const { args, notice } = adapters(editor, links);
  return editor.runWith(command, { ...args, text: held?.text || undefined, at }) ?? notice();
}

interface ClipboardData {
  readonly picture?: File;
  readonly text?: string;
}

/** Undefined if the browser or the user denies reading. */
export async function readSystemClipboard(): Promise<ClipboardData | undefined> {
  try {
    const items = await navigator.clipboard.read();
    const held = async (isMeant: (type: string) => boolean) => {
      const item = items.find(({ types }) => types.some(isMeant));
      return item?.getType(item.types.find(isMeant) ?? "");
    };
    const picture = await held((type) => type.startsWith("image/"));
    if (picture) return { picture: new File([picture], pictureName(picture), { type: picture.type }) };
    const text = await held((type) => type === "text/plain");
    return text ? { text: await text.text() } : {};
  } catch {
    return undefined;
  }
}

/** Follows the file names of paste events. */
const pictureName = ({ type }: Blob) => `image.${/\w+/.exec(type.slice("image/".length))?.[0]}`;
