import { type Canvas, type DeviceProfile, type Metadata, profilePage } from "@octavo/engine";
import { message } from "@octavo/foundation";
import { type EditorDocument } from "../document/editor-document.ts";
import { designId } from "../document/open-document.ts";
import { boundsOf } from "../document/rects.ts";
import { positionsOf } from "../document/widget-lists.ts";
import * as messages from "../messages.ts";
import { type EditorState, selected } from "../state/editor-state.ts";
import { transact } from "../state/transaction.ts";
import { always, type Command, done, requesting } from "./command.ts";

/** Categories in the settings dialog. */
export const categories = ["general", "business", "personal", "education", "forms"] as const;

type SettingsArgs = Partial<Pick<Metadata, "name" | "description" | "category" | "author" | "locale" | "week_start">>;

export const setDocumentSettings: Command<SettingsArgs> = {
  id: "set-document-settings",
  label: message("Template Settings"),
  group: "document",
  isEnabled: always,
  run: (state, settings) => {
    const { document } = state;
    const names = Object.keys(settings).toSorted();
    const next = withDesignName({ ...document, metadata: { ...document.metadata, ...settings } });
    return done(transact(state, messages.changeSettings, { document: next }, `settings:${names.join()}`));
  },
};

/** Keeps the name of a single design equal to the name of its document. */
function withDesignName(document: EditorDocument): EditorDocument {
  const { kind, masters, metadata } = document;
  if (kind === "template") return document;
  return {
    ...document,
    masters: masters.map((master) => (master.id === designId ? { ...master, name: metadata.name } : master)),
  };
}

export const openSettings: Command = {
  id: "open-settings",
  label: message("Template Settings…"),
  group: "document",
  surfaces: ["palette"],
  isEnabled: always,
  run: (state) => requesting(state, { kind: "dialog", name: "settings" }),
};

/** Applies the page size and margins of a device without moving widgets. */
export const setProfile: Command<{ readonly profile: DeviceProfile }> = {
  id: "set-profile",
  label: message("Device Profile"),
  group: "document",
  isEnabled: always,
  run: (state, { profile }) => {
    const { document } = state;
    const dimensions = { ...profilePage(profile), margins: profile.pdf_settings.safe_margins };
    const next = {
      ...document,
      metadata: { ...document.metadata, profile: profile.id },
      canvas: { ...document.canvas, dimensions },
    };
    return done(transact(state, messages.changeDevice, { document: next }), messages.device(profile.name));
  },
};

interface GuideArgs {
  readonly axis: "x" | "y";
  /** Index in the axis's guides. Undefined adds a guide. */
  readonly index?: number | undefined;
  /** Position in points. Undefined removes the guide. */
  readonly at: number | undefined;
}

export const placeGuide: Command<GuideArgs> = {
  id: "place-guide",
  label: message("Place Guide"),
  group: "document",
  isEnabled: always,
  run: (state, { axis, index, at }) => {
    const { document } = state;
    const { x = [], y = [] } = document.canvas.guides ?? {};
    const old = axis === "x" ? x : y;
    const others = old.filter((_, i) => i !== index);
    const next = at === undefined ? others : [...others, at].toSorted((a, b) => a - b);
    if (next.length === old.length && next.every((position, i) => position === old[i])) return done(state);
    const label =
      at === undefined ? messages.removeGuide : index === undefined ? messages.addGuide : messages.moveGuide;
    return done(transact(state, label, { document: withGuides(document, { x, y, [axis]: next }) }));
  },
};

/** Adds guides at the edges of the selection. */
export const guidesAround: Command = {
  id: "guides-around-selection",
  label: message("Guides around the Selection"),
  group: "document",
  surfaces: ["palette"],
  isEnabled: (state) => selected(state).length > 0,
  run: (state) => {
    const { document } = state;
    const rect = boundsOf(positionsOf(selected(state)));
    if (!rect) return done(state);
    const { x = [], y = [] } = document.canvas.guides ?? {};
    const { width, height } = document.canvas.dimensions;
    const guides = {
      x: withEdges(x, [rect.x, rect.x + rect.width], width),
      y: withEdges(y, [rect.y, rect.y + rect.height], height),
    };
    return done(transact(state, messages.addGuides, { document: withGuides(document, guides) }), messages.addedGuides);
  },
};

/** Returns sorted unique guides. Edges beyond the page are left out. */
function withEdges(guides: readonly number[], edges: readonly number[], length: number): readonly number[] {
  const all = new Set([...guides, ...edges.filter((at) => at <= length)]);
  return [...all].toSorted((a, b) => a - b);
}

function withGuides(document: EditorDocument, guides: NonNullable<Canvas["guides"]>): EditorDocument {
  const { guides: _, ...plain } = document.canvas;
  const isEmpty = guides.x.length + guides.y.length === 0;
  return { ...document, canvas: isEmpty ? plain : { ...plain, guides } };
}

export const removeGuides: Command = {
  id: "remove-guides",
  label: message("Remove All Guides"),
  group: "document",
  surfaces: ["palette"],
  isEnabled: ({ document }: EditorState) => document.canvas.guides !== undefined,
  run: (state) =>
    done(
      transact(state, messages.removeGuides, { document: withGuides(state.document, { x: [], y: [] }) }),
      messages.noGuides,
    ),
};
