import { type DeviceProfile, hasPageSizeOf, type Template } from "@octavo/engine";
import type { Message } from "@octavo/engine/message";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { useId, useMemo, useState } from "react";
import { t, translate } from "../../language/t.ts";
import { FieldGroup } from "../../ui/field-group.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { PagePicture } from "../canvas/page-picture.tsx";
import { pagePainter } from "../canvas/painter.ts";
import { useWorld } from "../session/resources.ts";
import { type RescaleOption, rescaledFor, rescaleOptions } from "./rescaling.ts";

interface PagerTexts {
  readonly previous: Message;
  readonly next: Message;
  readonly position: (index: number, total: number) => Message;
}

interface RescaleChoiceProps {
  readonly template: Template;
  /** Present device. Undefined if the template has none. */
  readonly from: DeviceProfile | undefined;
  readonly to: DeviceProfile;
  /** Pages to compare, and the index of the first one shown. */
  readonly pages: readonly number[];
  readonly first?: number;
  /** Texts of the buttons and of the position: "Page 3 of 12". */
  readonly texts: PagerTexts;
  readonly how: RescaleOption;
  readonly onHow: (how: RescaleOption) => void;
}

/** Chooses how a template is scaled to another device, with a page before and after. */
export function RescaleChoice(props: RescaleChoiceProps) {
  const { template, from, to, pages, first = 0, texts, how, onHow } = props;
  const [index, setIndex] = useState(first);
  const page = pages[index] ?? 1;
  const after = useMemo(() => rescaledFor(template, to, how), [template, to, how]);
  const isSame = hasPageSizeOf(to, template.canvas);
  return (
    <div className="grid gap-5 md:grid-cols-[15rem_1fr]">
      {isSame ? (
        <p className="text-ink-soft">{t("Both pages are of the same size, so everything stays where it is.")}</p>
      ) : (
        <Followings how={how} onHow={onHow} />
      )}
      <div>
        <div className="grid grid-cols-2 gap-4">
          <Pictured caption={t("Before")} device={from?.name ?? t("No device")} template={template} page={page} />
          <Pictured caption={t("After")} device={to.name} template={after} page={page} />
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
      </div>
    </div>
  );
}

function Followings({ how, onHow }: Pick<RescaleChoiceProps, "how" | "onHow">) {
  const name = useId();
  return (
    <FieldGroup label={t("Rescaling")}>
      {rescaleOptions.map(({ how: one, label, words }) => (
        <label key={one} className="flex min-h-11 gap-2.5 py-1.5 leading-tight">
          <input
            type="radio"
            name={name}
            checked={one === how}
            onChange={() => onHow(one)}
            className="mt-0.5 size-4 shrink-0"
          />
          <span>
            {translate(label)}
            <span className="block text-sm text-ink-soft">{translate(words)}</span>
          </span>
        </label>
      ))}
    </FieldGroup>
  );
}

/** In CSS pixels, so that both fit side by side on a phone. */
const largest = { width: 190, height: 260 };

interface PicturedProps {
  readonly caption: string;
  readonly device: string;
  readonly template: Template;
  readonly page: number;
}

function Pictured({ caption, device, template, page }: PicturedProps) {
  const { width, height } = template.canvas.dimensions;
  return (
    <figure className="flex min-w-0 flex-col gap-2">
      <figcaption className="text-sm leading-snug text-ink-soft">
        <b className="block text-[0.9375rem] text-ink">{caption}</b>
        {device}
        <span className="block tabular-nums">{`${Math.round(width)} × ${Math.round(height)} pt`}</span>
      </figcaption>
      <div className="flex overflow-hidden *:max-w-full" style={{ minHeight: largest.height }}>
        <TemplatePicture template={template} page={page} {...largest} />
      </div>
    </figure>
  );
}

interface TemplatePictureProps {
  readonly template: Template;
  /** From 1. */
  readonly page: number;
  /** Largest size, in CSS pixels. */
  readonly width: number;
  readonly height: number;
}

/** A page of a read-only template. */
function TemplatePicture({ template, page, width, height }: TemplatePictureProps) {
  const world = useWorld();
  const paint = useMemo(() => pagePainter(template, world, page), [template, world, page]);
  const { master_id } = template.page_assignments.find((assignment) => assignment.page === page) ?? {};
  const below = template.masters.find(({ id }) => id === master_id)?.widgets;
  const widgets = useMemo(() => template.widgets.filter((widget) => widget.page === page), [template, page]);
  const { dimensions } = template.canvas;
  const shown = Math.min(width, (height * dimensions.width) / dimensions.height);
  return <PagePicture canvas={template.canvas} below={below} widgets={widgets} paint={paint} width={shown} />;
}
