import { type WidgetDefinition, widgetDefinition, widgetDefinitions } from "@octavo/engine";
import {
  Anchor,
  CalendarDays,
  CalendarRange,
  Grid3x3,
  Grip,
  Image,
  LayoutGrid,
  Link,
  List,
  ListChecks,
  ListOrdered,
  type LucideIcon,
  Minus,
  MousePointerClick,
  Rows3,
  Square,
  Table,
  Tally1,
  Type,
} from "lucide-react";
import { type PointerEvent, useRef, useState } from "react";
import { toPage } from "../camera/camera.ts";
import { insertWidget } from "../commands/insert-widget.ts";
import { chooseInsert } from "../commands/tools.ts";
import { useEditor, useEditorState } from "../session/editor-context.ts";

const icons: Readonly<Record<string, LucideIcon>> = {
  text_block: Type,
  lines: Rows3,
  dot_grid: Grip,
  box: Square,
  divider: Minus,
  vertical_line: Tally1,
  checkbox: ListChecks,
  image: Image,
  calendar: CalendarDays,
  calendar_month: CalendarRange,
  calendar_year: Grid3x3,
  day_list: List,
  grid: LayoutGrid,
  table: Table,
  internal_link: Link,
  link_list: ListOrdered,
  tap_zone: MousePointerClick,
  anchor: Anchor,
};

interface Offer {
  readonly type: string;
  readonly preset?: string;
  readonly label: string;
}

const offers: readonly Offer[] = widgetDefinitions.map(({ type, label }) => ({ type, label }));
const presetOffers: readonly Offer[] = widgetDefinitions.flatMap(presetsOf);

function presetsOf({ type, presets = {} }: WidgetDefinition): readonly Offer[] {
  return Object.entries(presets).map(([preset, { label }]) => ({ type, preset, label }));
}

/** What a page can be made of: a click places it, a drag puts it where it is let go, and drawing gives it its size. */
export function WidgetPalette() {
  const [draws, setDraws] = useState(false);
  const isShown = useEditorState(({ settings }) => settings.palette);
  if (!isShown) return null;
  return (
    <nav
      aria-label="Widgets"
      data-region="palette"
      tabIndex={-1}
      className="flex w-44 shrink-0 flex-col overflow-y-auto border-r border-rule bg-paper px-2 py-2 outline-none max-lg:w-14"
    >
      <label className="mb-1 flex min-h-9 items-center gap-2 px-1.5 text-sm text-ink-soft max-lg:justify-center pointer-coarse:min-h-11">
        <input
          type="checkbox"
          className="size-4"
          aria-label="Draw new widgets on the page"
          title="Draw new widgets on the page"
          checked={draws}
          onChange={(event) => setDraws(event.target.checked)}
        />
        <span className="max-lg:hidden">Draw on the page</span>
      </label>
      <Offers offers={offers} draws={draws} />
      <h3 className="mt-3 mb-1 px-1.5 text-sm font-semibold max-lg:hidden">Ready-made</h3>
      <hr className="my-1 border-rule lg:hidden" />
      <Offers offers={presetOffers} draws={draws} />
    </nav>
  );
}

function Offers({ offers: list, draws }: { readonly offers: readonly Offer[]; readonly draws: boolean }) {
  return (
    <ul>
      {list.map((offer) => (
        <li key={`${offer.type} ${offer.preset}`}>
          <OfferButton offer={offer} draws={draws} />
        </li>
      ))}
    </ul>
  );
}

/** In pixels; less is a click. */
const dragDistance = 6;

interface Drag {
  readonly x: number;
  readonly y: number;
  readonly isFar: boolean;
}

function OfferButton({ offer, draws }: { readonly offer: Offer; readonly draws: boolean }) {
  const editor = useEditor();
  const { type, preset, label } = offer;
  const Icon = icons[type] ?? Square;
  const isArmed = useEditorState(({ tool }) => tool.kind === "insert" && tool.type === type && tool.preset === preset);
  const [drag, setDrag] = useState<Drag>();
  const start = useRef({ x: 0, y: 0 });
  const wasDragged = useRef(false);
  const insert = (center?: { readonly x: number; readonly y: number }) =>
    editor.runWith(insertWidget, { type, preset, center });
  const onPointerDown = (event: PointerEvent<HTMLButtonElement>) => {
    if (event.button !== 0) return;
    wasDragged.current = false;
    start.current = { x: event.clientX, y: event.clientY };
    event.currentTarget.setPointerCapture(event.pointerId);
    setDrag({ ...start.current, isFar: false });
  };
  const onPointerMove = ({ clientX, clientY }: PointerEvent) => {
    if (!drag) return;
    const isFar = drag.isFar || Math.hypot(clientX - start.current.x, clientY - start.current.y) > dragDistance;
    setDrag({ x: clientX, y: clientY, isFar });
  };
  const onPointerUp = ({ clientX, clientY }: PointerEvent) => {
    wasDragged.current = drag?.isFar === true;
    setDrag(undefined);
    if (!wasDragged.current) return;
    const canvas = document.querySelector("[data-canvas]");
    if (!canvas?.contains(document.elementFromPoint(clientX, clientY))) return;
    const { left, top } = canvas.getBoundingClientRect();
    insert(toPage(editor.getState().camera, { x: clientX - left, y: clientY - top }));
  };
  const onClick = () => {
    if (wasDragged.current) wasDragged.current = false;
    else if (draws) editor.runWith(chooseInsert, { type, ...(preset !== undefined && { preset }) });
    else insert();
  };
  return (
    <>
      <button
        type="button"
        title={label}
        aria-pressed={isArmed}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onPointerUp={onPointerUp}
        onPointerCancel={() => setDrag(undefined)}
        onClick={onClick}
        className="flex min-h-8 w-full touch-pan-y items-center gap-2.5 rounded-sm px-1.5 text-left text-[0.9375rem] leading-tight hover:text-accent aria-pressed:bg-wash aria-pressed:text-accent max-lg:justify-center pointer-coarse:min-h-11"
      >
        <Icon size={17} strokeWidth={1.6} aria-hidden="true" className="shrink-0 text-ink-soft" />
        <span className="max-lg:sr-only">{label}</span>
      </button>
      {drag?.isFar && <Ghost type={type} at={drag} />}
    </>
  );
}

/** The frame of what will be dropped, at its size on the page. */
function Ghost({ type, at }: { readonly type: string; readonly at: Drag }) {
  const zoom = useEditorState(({ camera }) => camera.zoom);
  const { width = 0, height = 0 } = widgetDefinition(type)?.size ?? {};
  return (
    <div
      aria-hidden="true"
      className="pointer-events-none fixed z-30 border-2 border-dashed border-accent"
      style={{
        left: at.x - (width * zoom) / 2,
        top: at.y - (height * zoom) / 2,
        width: width * zoom,
        height: Math.max(4, height * zoom),
      }}
    />
  );
}
