import type { DeviceProfile } from "@octavo/engine";
import type { SVGProps } from "react";
import { t } from "../language/t.ts";
import { isPaperId } from "./device-groups.ts";

const millimetersPerInch = 25.4;
const pointsPerInch = 72;

/** In millimeters: the drawing has the same scale for all devices, of which the largest screen is 13.3 inches. */
const drawing = { width: 300, height: 300 };
const usualBezel = 9;
const a5 = { width: 148, height: 210 };

/** Draws the screen of a device to scale with a sheet of A5 paper, with the area that the device's toolbar covers. */
export function DevicePicture({ device }: { readonly device: DeviceProfile }) {
  const { display, toolbar } = device;
  const isPaper = isPaperId(device.id);
  const bezel = isPaper ? 0 : usualBezel;
  const [width = 0, height = 0] = display.screen_size.map((pixels) => (pixels / display.ppi) * millimetersPerInch);
  const [across, down] = display.screen_size;
  return (
    <figure className="flex items-center gap-4">
      <svg
        viewBox={`0 0 ${drawing.width} ${drawing.height}`}
        aria-hidden="true"
        className="size-24 shrink-0 text-ink-soft"
        fill="none"
        stroke="currentColor"
      >
        <Centered
          width={width + 2 * bezel}
          height={height + 2 * bezel}
          rx={bezel}
          strokeWidth={2.5}
          className="fill-surface"
        />
        <Centered {...{ width, height }} strokeWidth={1.5} className="fill-page" />
        {toolbar && <ToolbarArea screen={{ width, height }} toolbar={toolbar} />}
        <Centered {...a5} strokeWidth={1.5} strokeDasharray="5 5" />
      </svg>
      <figcaption className="text-sm leading-snug text-ink-soft tabular-nums">
        <span className="block text-ink">
          {t("{width} × {height} mm", { width: Math.round(width), height: Math.round(height) })}
        </span>
        {!isPaper && (
          <span className="block">
            {t("{across} × {down} pixels, {ppi} ppi", { across: `${across}`, down: `${down}`, ppi: display.ppi })}
          </span>
        )}
        <span className="block">{t("Dashed: A5 paper")}</span>
      </figcaption>
    </figure>
  );
}

interface BoxProps {
  readonly width: number;
  readonly height: number;
}

function Centered({ width, height, ...shape }: BoxProps & SVGProps<SVGRectElement>) {
  return (
    <rect x={(drawing.width - width) / 2} y={(drawing.height - height) / 2} width={width} height={height} {...shape} />
  );
}

interface ToolbarAreaProps {
  readonly screen: BoxProps;
  readonly toolbar: NonNullable<DeviceProfile["toolbar"]>;
}

function ToolbarArea({ screen, toolbar: { edge, width: points } }: ToolbarAreaProps) {
  const depth = (points / pointsPerInch) * millimetersPerInch;
  const left = (drawing.width - screen.width) / 2;
  const top = (drawing.height - screen.height) / 2;
  const isVertical = edge === "left" || edge === "right";
  return (
    <rect
      x={edge === "right" ? left + screen.width - depth : left}
      y={edge === "bottom" ? top + screen.height - depth : top}
      width={isVertical ? depth : screen.width}
      height={isVertical ? screen.height : depth}
      stroke="none"
      fill="currentColor"
      fillOpacity={0.35}
    />
  );
}
