/** Pages of events and of days, with links to their days and to one another. */
import type { Canvas } from "../kit/canvas.ts";
import { type Area, type Head, head, monthTitle, stack, type Tab, whole } from "../kit/frame.ts";
import { rowTop, type Span, type Widget, widthOf } from "../kit/widgets.ts";
import { found, masterOf, unique } from "./making.ts";
import type { ExistingSection, FoundSections, MadeSection, MadeSections, Making } from "./section-kind.ts";

interface EventPage {
  readonly name: string;
  readonly kind: string;
  /** At the right of the event's title. */
  readonly beside: string;
  readonly areas: readonly Area[];
}

/** Rows of an event's title. */
export const titleRows = 2;

export function eventPages(page: EventPage, making: Making, events: NonNullable<MadeSection["events"]>): MadeSections {
  const { masterNames, frame } = making;
  const { canvas } = frame;
  const name = unique(page.name, masterNames, " ");
  const kind = making.kind(page.kind);
  const arrows = { previous: `${kind}(@index_prev)`, next: `${kind}(@index_next)` };
  const widgets = [
    ...dayHead(making, arrows),
    ...eventTitle(canvas, page.beside),
    ...stack(canvas, whole(canvas), page.areas, titleRows),
  ];
  return {
    masters: [masterOf(making, name, widgets)],
    sections: [{ kind, master: name, generate: "each_event", events, anchors: [], context: {} }],
  };
}

/** Sections of a plan with pages for events of a kind. */
export function eventSections(
  sections: readonly ExistingSection[],
  kind: "birthday" | "event",
): readonly FoundSections[] {
  const own = sections.filter(({ generate, events }) => generate === "each_event" && events?.kinds?.includes(kind));
  return own.map((section) => found({}, section));
}

/** Date of the page, and a link to its day if the planner has days. */
export function dayHead({ template, frame: { canvas } }: Making, arrows: NonNullable<Head["arrows"]>) {
  const hasDays = template.sections.some(({ unit }) => unit === "day");
  const back: Tab = { id: "to_day", content: "‹ {weekday_short:capital}", bind: "day(@date)", widest: "‹ Wed." };
  const links = hasDays ? [back] : [];
  return head(canvas, { number: "{day_padded}", title: monthTitle(canvas, links), links, arrows });
}

function eventTitle(canvas: Canvas, beside: string): readonly Widget[] {
  const { x, width } = whole(canvas);
  const type = { font: canvas.families.strong, size: canvas.type.label + 3 };
  const own = Math.ceil(widthOf(canvas, "00:00–00:00", type)) + 4;
  const line = { y: rowTop(canvas, 0) + 2, height: titleRows * canvas.pitch - 4 };
  const words = (id: string, span: Span, content: string, styling: Widget["styling"]): Widget => ({
    id,
    type: "text_block",
    position: { ...span, ...line },
    content,
    styling,
  });
  return [
    words("event", { x, width: width - own - 6 }, "{event}", type),
    words("event_beside", { x: x + width - own, width: own }, beside, { ...type, text_align: "right" }),
  ];
}
