import { chooseInsert, insertWidget, toPage } from "@octavo/editor";
import { type WidgetDefinition, widgetDefinition, widgetDefinitions } from "@octavo/engine";
import { Square, SquareDashedMousePointer } from "lucide-react";
import { type PointerEvent, useRef, useState } from "react";
import { t, translate } from "../../language/t.ts";
import { useMediaQuery } from "../../ui/use-media-query.ts";
import { useEditor, useEditorState } from "../session/editor-context.ts";
import { ListPager, pagedListClass } from "./paged-list.ts";
import { widgetIcons } from "./widget-icons.ts";

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

/**
 * Widgets to insert: a click selects the insert tool, a drag drops the widget. Beside the canvas, or a strip below it
 * on a phone.
 */
export function WidgetPalette() {
  const [draws, setDraws] = useState(false);
  const isPhone = useMediaQuery(phone);
  const isShown = useEditorState(({ settings }) => (isPhone ? !settings.panels : settings.palette));
  if (!isShown) return null;
  return (
    <div className="flex w-44 shrink-0 flex-col border-r border-rule bg-paper max-lg:w-22 max-md:order-last max-md:w-auto max-md:border-t max-md:border-r-0">
      <nav
        aria-label={t("Widgets")}
        data-region="palette"
        tabIndex={-1}
        className={`relative flex min-h-0 flex-1 flex-col overflow-y-auto px-2 py-2 outline-none max-lg:px-1 max-lg:[scrollbar-width:none] max-md:flex-row max-md:items-stretch max-md:overflow-x-auto max-md:overflow-y-hidden max-md:py-1 ${isPhone ? "" : pagedListClass}`}
      >
        <button
          type="button"
          aria-pressed={draws}
          onClick={() => setDraws(!draws)}
          className={`${offerLook} mb-1 shrink-0 text-ink-soft max-md:mb-0`}
        >
          <SquareDashedMousePointer size={17} strokeWidth={1.6} aria-hidden="true" className="shrink-0" />
          <span>
            {t("Draw")}
            <span className="max-lg:sr-only"> {t("on the page")}</span>
          </span>
        </button>
        <Offers offers={offers} draws={draws} />
        <h3 className="mt-3 mb-1 px-1.5 text-sm font-semibold max-lg:sr-only">{t("Ready-made")}</h3>
        <hr className="mx-1 my-1 border-rule max-md:mx-1 max-md:h-auto max-md:border-l lg:hidden" />
        <Offers offers={presetOffers} draws={draws} />
      </nav>
      {!isPhone && <ListPager />}
    </div>
  );
}

const phone = "(width < 43.75rem)";

/** Long names take two lines. */
const offerLook =
  "flex min-h-8 w-full items-center gap-2.5 rounded-sm border border-transparent px-1.5 text-left text-[0.9375rem] leading-tight hover:text-accent active:bg-wash aria-pressed:border-accent aria-pressed:bg-wash aria-pressed:text-accent forced-colors:border-[Canvas] forced-colors:aria-pressed:border-[Highlight] max-lg:min-h-13 max-lg:flex-col max-lg:justify-center max-lg:gap-1 max-lg:px-0.5 max-lg:text-center max-lg:text-xs max-lg:leading-none max-md:w-18 pointer-coarse:min-h-11 max-lg:pointer-coarse:min-h-14";

function Offers({ offers: list, draws }: { readonly offers: readonly Offer[]; readonly draws: boolean }) {
  return (
    <ul className="max-md:flex">
      {list.map((offer) => (
        <li key={`${offer.type} ${offer.preset}`} className="max-md:shrink-0">
          <OfferButton offer={offer} draws={draws} />
        </li>
      ))}
    </ul>
  );
}

/** In pixels. A shorter distance is a click. */
const dragDistance = 6;

interface Drag {
  readonly x: number;
  readonly y: number;
  readonly isFar: boolean;
}

function OfferButton({ offer, draws }: { readonly offer: Offer; readonly draws: boolean }) {
  const editor = useEditor();
  const { type, preset, label } = offer;
  const Icon = widgetIcons[type] ?? Square;
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
        aria-pressed={isArmed}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onPointerUp={onPointerUp}
        onPointerCancel={() => setDrag(undefined)}
        onClick={onClick}
        className={`${offerLook} [touch-action:pan-y] max-md:[touch-action:pan-x]`}
      >
        <Icon size={17} strokeWidth={1.6} aria-hidden="true" className="shrink-0 text-ink-soft" />
        <span>{translate(label)}</span>
      </button>
      {drag?.isFar && <Ghost type={type} at={drag} />}
    </>
  );
}

/** The frame of the dragged widget, in its size on the page. */
function Ghost({ type, at }: { readonly type: string; readonly at: Drag }) {
  const zoom = useEditorState(({ camera }) => camera.zoom);
  const { width = 0, height = 0 } = widgetDefinition(type)?.size ?? {};
  return (
    <div
      aria-hidden="true"
      className="pointer-events-none fixed z-30 border-2 border-dashed border-mark"
      style={{
        left: at.x - (width * zoom) / 2,
        top: at.y - (height * zoom) / 2,
        width: width * zoom,
        height: Math.max(4, height * zoom),
      }}
    />
  );
}
