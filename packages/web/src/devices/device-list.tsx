import type { DeviceProfile } from "@octavo/engine";
import { useEffect, useRef } from "react";
import { t, tn } from "../language/t.ts";
import { scrollIntoViewRef } from "../ui/reveal.ts";
import { scrollShadow } from "../ui/scroll-shadow.ts";
import { type DeviceGroup, paperSize } from "./device-groups.ts";

interface DeviceListProps {
  readonly id: string;
  readonly groups: readonly DeviceGroup[];
  readonly active: DeviceProfile | undefined;
  readonly chosen: DeviceProfile;
  readonly optionId: (device: DeviceProfile) => string | undefined;
  readonly onChoose: (device: DeviceProfile) => void;
}

/** The devices below their field. A row of makers leads to their groups. */
export function DeviceList({ id, groups, active, chosen, optionId, onChoose }: DeviceListProps) {
  const popup = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    scrollIntoViewRef(popup.current);
    centerActive(list.current);
  }, []);
  useEffect(() => {
    scrollIntoViewRef(list.current?.querySelector("[data-active]") ?? null);
  });
  const showMaker = (index: number) => {
    const group = list.current?.children[index];
    if (list.current && group instanceof HTMLElement) list.current.scrollTop = group.offsetTop;
  };
  const count = groups.reduce((sum, { devices }) => sum + devices.length, 0);
  return (
    <>
      <div
        ref={popup}
        // The list keeps the focus in the field.
        onPointerDown={(event) => event.preventDefault()}
        className="absolute inset-x-0 top-full z-20 mt-1 flex max-h-96 flex-col rounded-sm border border-edge bg-surface"
      >
        {groups.length > 1 && (
          <div
            className="flex shrink-0 gap-x-1 overflow-x-auto border-b border-rule px-1 [scrollbar-width:none]"
            style={scrollShadow("x", "--surface")}
          >
            {groups.map(({ maker }, index) => (
              // Without a stop for the keyboard: typing finds a maker.
              <button
                key={maker}
                type="button"
                tabIndex={-1}
                className="min-h-9 shrink-0 px-2 text-sm font-semibold text-accent hover:underline pointer-coarse:min-h-11"
                onClick={() => showMaker(index)}
              >
                {maker}
              </button>
            ))}
          </div>
        )}
        <div
          ref={list}
          id={id}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
          role="listbox"
          aria-label={t("Devices")}
          className="relative overflow-y-auto"
          style={scrollShadow("y", "--surface")}
        >
          {groups.map(({ maker, devices }) => (
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a listbox allows no fieldset
            <div key={maker} role="group" aria-labelledby={`${id}-${maker}`}>
              <div id={`${id}-${maker}`} className="sticky top-0 bg-surface px-3 pt-2 pb-1 text-sm text-ink-soft">
                {maker}
              </div>
              {devices.map((device) => (
                // The field handles the keys.
                // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
                <div
                  key={device.id}
                  id={optionId(device)}
                  // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
                  role="option"
                  tabIndex={-1}
                  aria-selected={device.id === chosen.id}
                  data-active={device === active || undefined}
                  onClick={() => onChoose(device)}
                  className="flex min-h-9 scroll-mt-9 cursor-pointer items-center justify-between gap-3 px-3 leading-tight hover:bg-wash aria-selected:font-semibold data-active:bg-wash eink:data-active:underline pointer-coarse:min-h-11"
                >
                  <span>{device.name}</span>
                  <span className="text-sm whitespace-nowrap text-ink-soft tabular-nums">
                    {paperSize(device) ?? t("{inches} in", { inches: device.display.inches })}
                  </span>
                </div>
              ))}
            </div>
          ))}
          {count === 0 && <p className="px-3 py-2 text-ink-soft">{t("No device has this name.")}</p>}
        </div>
      </div>
      <output className="sr-only">{tn(count, "{count} device", "{count} devices")}</output>
    </>
  );
}

/** Leaves devices above and below in sight, so that the list shows that it goes on. */
function centerActive(list: HTMLElement | null): void {
  const active = list?.querySelector<HTMLElement>("[data-active]");
  if (list && active) list.scrollTop = active.offsetTop - (list.clientHeight - active.offsetHeight) / 2;
}
