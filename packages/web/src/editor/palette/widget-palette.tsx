import { askForBlocks, chooseInsert, insertWidget, loadPlacement, type Sample } from "@octavo/editor";
import { type WidgetDefinition, widgetDefinition, widgetDefinitions } from "@octavo/engine";
import { Square, SquareDashedMousePointer } from "lucide-react";
import { useState } from "react";
import { t, translate } from "../../language/t.ts";
import { lazy } from "../../ui/lazy.tsx";
import { Tab, TabList, Tabs } from "../../ui/tabs.tsx";
import { useMediaQuery } from "../../ui/use-media-query.ts";
import { ListPager, pagedListClass } from "../lists/paged-list.ts";
import { DragGhost, usePaletteDrag } from "../lists/use-palette-drag.tsx";
import type { PartsListProps } from "../parts/parts-list.tsx";
import { useEditor, useEditorState } from "../state/editor-context.ts";
import { usePlanner } from "../state/planner-context.ts";
import { widgetIcons } from "../widgets/widget-icons.ts";

const BlockOffers = lazy(async () => (await import("./block-offers.tsx")).BlockOffers);
const PartsList = lazy(async () => (await import("../parts/parts-list.tsx")).PartsList);

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
 * Widgets to insert: a click inserts one, a drag drops it. Beside the canvas, or a strip below it
 * on a phone.
 */
export function WidgetPalette({ onProblem }: PartsListProps) {
  const { sample } = usePlanner();
  const [draws, setDraws] = useState(false);
  const [tab, setTab] = usePaletteTab();
  const isPhone = useMediaQuery(phone);
  const isShown = useEditorState(({ settings }) => (isPhone ? !settings.panels : settings.palette));
  if (!isShown) return null;
  return (
    <div className="flex w-44 shrink-0 flex-col border-e border-rule bg-paper max-lg:w-22 max-md:order-last max-md:w-auto max-md:border-t max-md:border-e-0">
      <nav
        aria-label={t("Widgets")}
        data-region="palette"
        tabIndex={-1}
        className={`relative flex min-h-0 flex-1 flex-col overflow-y-auto px-2 py-2 outline-none max-lg:px-1 max-lg:[scrollbar-width:none] max-md:flex-row max-md:items-stretch max-md:overflow-x-auto max-md:overflow-y-hidden max-md:py-1 ${isPhone ? "" : pagedListClass}`}
      >
        <h2 className="sr-only">{t("Widgets")}</h2>
        <Tabs value={tab} onValueChange={setTab} className="mb-1 max-md:self-center">
          <TabList
            aria-label={t("Widgets or parts")}
            className="flex gap-3 border-b border-rule max-lg:flex-col max-lg:gap-1 max-md:border-0 max-md:whitespace-nowrap *:max-lg:text-xs"
          >
            <Tab value="widgets">{t("Widgets")}</Tab>
            <Tab value="parts">{t("Parts")}</Tab>
          </TabList>
        </Tabs>
        {tab === "parts" ? (
          <PartsList onProblem={onProblem} />
        ) : (
          <WidgetOffers draws={draws} onDraws={setDraws} sample={sample} />
        )}
      </nav>
      {!isPhone && <ListPager />}
    </div>
  );
}

interface WidgetOffersProps {
  readonly draws: boolean;
  readonly onDraws: (draws: boolean) => void;
  readonly sample: Sample | undefined;
}

function WidgetOffers({ draws, onDraws, sample }: WidgetOffersProps) {
  const editor = useEditor();
  const hasBlocks = useEditorState(({ document }) => document.shared?.blocks !== undefined);
  const openBlocks = () => editor.run(askForBlocks);
  return (
    <>
      <button
        type="button"
        aria-pressed={draws}
        onClick={() => onDraws(!draws)}
        className={`${offerLook} mb-1 shrink-0 text-ink-soft max-md:mb-0`}
      >
        <SquareDashedMousePointer size={17} strokeWidth={1.6} aria-hidden="true" className="shrink-0" />
        <span>
          {t("Draw")}
          <span className="max-lg:sr-only"> {t("on the page")}</span>
        </span>
      </button>
      {hasBlocks && <BlockOffers sample={sample} draws={draws} onManage={openBlocks} />}
      <Offers offers={offers} draws={draws} />
      <h3 className="mt-3 mb-1 px-1.5 text-sm font-semibold max-lg:sr-only">{t("Ready-made")}</h3>
      <hr className="mx-1 my-1 border-rule max-md:mx-1 max-md:h-auto max-md:border-s lg:hidden" />
      <Offers offers={presetOffers} draws={draws} />
    </>
  );
}

type PaletteTab = "widgets" | "parts";

const tabKey = "octavo.palette";

/** The tab stays chosen while the browser tab is open. */
function usePaletteTab() {
  const [tab, setTab] = useState<PaletteTab>(() => (sessionStorage.getItem(tabKey) === "parts" ? "parts" : "widgets"));
  const choose = (next: PaletteTab) => {
    sessionStorage.setItem(tabKey, next);
    setTab(next);
  };
  return [tab, choose] as const;
}

const phone = "(width < 43.75rem)";

/** Long names take two lines. */
const offerLook =
  "flex min-h-8 w-full items-center gap-2.5 rounded-sm border border-transparent px-1.5 text-start text-[0.9375rem] leading-tight hover:text-accent active:bg-wash aria-pressed:border-accent aria-pressed:bg-wash aria-pressed:text-accent forced-colors:border-[Canvas] forced-colors:aria-pressed:border-[Highlight] max-lg:min-h-13 max-lg:flex-col max-lg:justify-center max-lg:gap-1 max-lg:px-0.5 max-lg:text-center max-lg:text-xs max-lg:leading-none max-md:w-18 pointer-coarse:min-h-11 max-lg:pointer-coarse:min-h-14";

interface OffersProps {
  readonly offers: readonly Offer[];
  readonly draws: boolean;
}

function Offers({ offers: list, ...rest }: OffersProps) {
  return (
    <ul className="max-md:flex max-md:items-center">
      {list.map((offer) => (
        <li key={`${offer.type} ${offer.preset}`} className="max-md:shrink-0">
          <OfferButton offer={offer} {...rest} />
        </li>
      ))}
    </ul>
  );
}

interface OfferButtonProps extends Omit<OffersProps, "offers"> {
  readonly offer: Offer;
}

function OfferButton({ offer, draws }: OfferButtonProps) {
  const editor = useEditor();
  const { type, preset, label } = offer;
  const Icon = widgetIcons[type] ?? Square;
  const isArmed = useEditorState(({ tool }) => tool.kind === "insert" && tool.type === type && tool.preset === preset);
  const insert = (center?: { readonly x: number; readonly y: number }) => {
    const run = () => editor.runWith(insertWidget, { type, preset, center });
    // Without the module, the widget has the defaults of its type.
    void loadPlacement().then(run, run);
  };
  const { drag, handlers } = usePaletteDrag(insert, () => {
    if (draws) editor.runWith(chooseInsert, { type, ...(preset !== undefined && { preset }) });
    else insert();
  });
  return (
    <>
      <button
        type="button"
        aria-pressed={isArmed}
        {...handlers}
        className={`${offerLook} [touch-action:pan-y] max-md:[touch-action:pan-x]`}
      >
        <Icon size={17} strokeWidth={1.6} aria-hidden="true" className="shrink-0 text-ink-soft" />
        <span>{translate(label)}</span>
      </button>
      {drag && <DragGhost size={widgetDefinition(type)?.size ?? noSize} at={drag} />}
    </>
  );
}

const noSize = { width: 0, height: 0 };
