import { composeTemplate, type DeviceProfile, hasPageSizeOf, profilePage, type Template } from "@octavo/engine";
import { type Message, Report } from "@octavo/foundation";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { type ReactNode, useCallback, useEffect, useId, useMemo, useState } from "react";
import type { EngineClient } from "../../engine-worker/engine-client.ts";
import { t, tn, translate } from "../../language/t.ts";
import { FieldGroup } from "../../ui/field-group.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { whenDone } from "../../ui/when-done.ts";
import { PagePicture } from "../painting/page-picture.tsx";
import { pagePainter } from "../painting/painter.ts";
import { useWorld } from "../painting/resources.ts";
import type { RescaleOffer } from "./rescaling.ts";

interface PagerTexts {
  readonly previous: Message;
  readonly next: Message;
  readonly position: (index: number, total: number) => Message;
}

interface RescaleChoiceProps<How extends string> {
  readonly engine: EngineClient;
  readonly template: Template;
  /** Present device. Undefined if the template has none. */
  readonly from: DeviceProfile | undefined;
  readonly to: DeviceProfile;
  /** Pages to compare, and the index of the first one shown. */
  readonly pages: readonly number[];
  readonly first?: number;
  /** Texts of the buttons and of the position: "Page 3 of 12". */
  readonly texts: PagerTexts;
  readonly offers: readonly RescaleOffer<How>[];
  readonly how: How;
  readonly onHow: (how: How) => void;
  /** Numbers of problems before and after, if the owner finds them. Undefined while they are checked. */
  readonly counts?: { readonly before: number | undefined; readonly after: number | undefined };
  /** Below the pages. */
  readonly children?: ReactNode;
}

/** Chooses how a template is adapted to another device, with a page before and after. */
export function RescaleChoice<How extends string>(props: RescaleChoiceProps<How>) {
  const { engine, template, from, to, pages, first = 0, texts, offers, how, onHow, counts, children } = props;
  const [index, setIndex] = useState(first);
  const page = pages[index] ?? 1;
  const after = offers.find((offer) => offer.how === how)?.after ?? template;
  const isSame = hasPageSizeOf(to, template.canvas);
  const [measured, width = 0] = useWidth();
  const scale = commonScale((width - columnGap) / 2, [template, after]);
  return (
    <div className="grid gap-5 md:grid-cols-[18rem_1fr]">
      {isSame ? (
        <p className="text-ink-soft">{t("Both pages are of the same size, so everything stays where it is.")}</p>
      ) : (
        <Modes {...{ offers, to, page, how, onHow }} />
      )}
      <div>
        <div ref={measured} className="grid grid-cols-2" style={{ gap: columnGap }}>
          <Pictured {...{ template, page, scale }} caption={t("Before")} device={from?.name ?? t("No device")}>
            {counts ? <ProblemCount count={counts.before} /> : <CheckedCount {...{ engine, template }} />}
          </Pictured>
          <Pictured {...{ page, scale }} caption={t("After")} device={to.name} template={after}>
            {counts ? <ProblemCount count={counts.after} /> : <CheckedCount engine={engine} template={after} />}
          </Pictured>
        </div>
        {pages.length > 1 && (
          <div className="mt-2 flex items-center justify-center gap-2 text-sm text-ink-soft tabular-nums">
            <IconButton
              name={translate(texts.previous)}
              Icon={ChevronLeft}
              disabled={index <= 0}
              onClick={() => setIndex(index - 1)}
            />
            {translate(texts.position(index + 1, pages.length))}
            <IconButton
              name={translate(texts.next)}
              Icon={ChevronRight}
              disabled={index >= pages.length - 1}
              onClick={() => setIndex(index + 1)}
            />
          </div>
        )}
        {children}
      </div>
    </div>
  );
}

interface ModesProps<How extends string> extends Pick<RescaleChoiceProps<How>, "offers" | "to" | "how" | "onHow"> {
  readonly page: number;
}

/** In CSS pixels. */
const modePicture = { width: 44, height: 56 };

/** The modes, each with a picture of its result. */
function Modes<How extends string>({ offers, to, page, how, onHow }: ModesProps<How>) {
  const name = useId();
  return (
    <FieldGroup label={t("Rescaling")}>
      {offers.map(({ how: one, label, words, after }) => (
        <label key={one} className="flex min-h-11 items-start gap-2.5 py-1.5 leading-tight">
          <input
            type="radio"
            name={name}
            checked={one === how}
            onChange={() => onHow(one)}
            className="mt-0.5 size-4 shrink-0"
          />
          <span className="flex shrink-0 justify-center" style={{ width: modePicture.width }}>
            <TemplatePicture template={after} page={page} scale={modeScale(to)} />
          </span>
          <span>
            {label}
            <span className="block text-sm text-ink-soft">{words}</span>
          </span>
        </label>
      ))}
    </FieldGroup>
  );
}

/** In CSS pixels. */
const columnGap = 16;
const largest = { width: 190, height: 260 };

/** Returns the scale at which both pages fit, so that they are as large beside each other as the devices. */
function commonScale(column: number, templates: readonly Template[]): number {
  const available = Math.max(0, Math.min(largest.width, column));
  const scales = templates.map(({ canvas: { dimensions } }) =>
    Math.min(available / dimensions.width, largest.height / dimensions.height),
  );
  return Math.min(...scales);
}

/** Returns a ref, and the width of its element in CSS pixels. */
function useWidth() {
  const [width, setWidth] = useState<number>();
  const observe = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    const observer = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [observe, width] as const;
}

function modeScale(to: DeviceProfile): number {
  const { width, height } = profilePage(to);
  return Math.min(modePicture.width / width, modePicture.height / height);
}

interface PicturedProps {
  readonly caption: string;
  readonly scale: number;
  readonly device: string;
  readonly template: Template;
  readonly page: number;
  /** Number of problems. */
  readonly children: ReactNode;
}

function Pictured({ caption, device, template, page, scale, children }: PicturedProps) {
  const { width, height } = template.canvas.dimensions;
  return (
    <figure className="flex min-w-0 flex-col gap-2">
      <figcaption className="text-sm leading-snug text-ink-soft">
        <b className="block text-[0.9375rem] text-ink">{caption}</b>
        {device}
        <span className="block tabular-nums">{`${millimetres(width)} × ${millimetres(height)} mm`}</span>
        {children}
      </figcaption>
      <div className="flex overflow-clip [overflow-clip-margin:1px] *:max-w-full" style={{ minHeight: largest.height }}>
        <TemplatePicture template={template} page={page} scale={scale} />
      </div>
    </figure>
  );
}

const millimetres = (points: number) => Math.round((points / 72) * 25.4);

function ProblemCount({ count }: { readonly count: number | undefined }) {
  return (
    <output className="block tabular-nums">
      {count === undefined
        ? t("Checking…")
        : count === 0
          ? t("No problems.")
          : tn(count, "{count} problem", "{count} problems")}
    </output>
  );
}

function CheckedCount({ engine, template }: { readonly engine: EngineClient; readonly template: Template }) {
  return <ProblemCount count={useProblemCount(engine, template)} />;
}

/** Returns the number of problems on all pages. Undefined while they are checked. */
function useProblemCount(engine: EngineClient, template: Template): number | undefined {
  const [counted, setCounted] = useState<{ readonly of: Template; readonly count: number }>();
  useEffect(() => {
    return whenDone(engine.run("checkPlanner", { template }), (found) => {
      if (found) setCounted({ of: template, count: found.length });
    });
  }, [engine, template]);
  return counted?.of === template ? counted.count : undefined;
}

interface TemplatePictureProps {
  readonly template: Template;
  /** From 1. */
  readonly page: number;
  /** CSS pixels for each point. */
  readonly scale: number;
}

/** A page of a read-only template. */
function TemplatePicture({ template: whole, page, scale }: TemplatePictureProps) {
  const world = useWorld();
  const template = useMemo(() => composeTemplate(whole, new Report(), "template").template, [whole]);
  const paint = useMemo(() => pagePainter(template, world, page), [template, world, page]);
  const { master_id } = template.page_assignments.find((assignment) => assignment.page === page) ?? {};
  const below = template.masters.find(({ id }) => id === master_id)?.widgets;
  const widgets = useMemo(() => template.widgets.filter((widget) => widget.page === page), [template, page]);
  const width = template.canvas.dimensions.width * scale;
  return <PagePicture canvas={template.canvas} below={below} widgets={widgets} paint={paint} width={width} />;
}
