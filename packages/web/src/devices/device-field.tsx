import type { DeviceProfile } from "@octavo/engine";
import { ChevronDown } from "lucide-react";
import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { t, tn } from "../language/t.ts";
import { scrollIntoViewRef } from "../ui/reveal.ts";
import { scrollShadow } from "../ui/scroll-shadow.ts";
import { byMaker, type DeviceGroup, findDevices, paperSize } from "./device-groups.ts";

interface DeviceFieldProps {
  readonly devices: readonly DeviceProfile[];
  readonly value: DeviceProfile;
  readonly onChange: (device: string) => void;
}

/** A combobox over all devices, grouped by maker. Typing filters the list. */
export function DeviceField({ devices, value, onChange }: DeviceFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { open, written, active, groups, setWritten, close, openList, onKeyDown, choose } = useDeviceList(
    devices,
    value,
    onChange,
  );
  const optionId = (device: DeviceProfile | undefined) => device && `${id}-${device.id}`;
  return (
    <div
      className="relative flex flex-col gap-1.5"
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) close();
      }}
    >
      <label htmlFor={id} className="text-[0.9375rem] leading-snug font-semibold">
        {t("Device")}
      </label>
      <div className="relative">
        <input
          ref={input}
          id={id}
          type="text"
          role="combobox"
          autoComplete="off"
          spellCheck={false}
          aria-autocomplete="list"
          aria-expanded={open}
          aria-controls={`${id}-list`}
          aria-activedescendant={open ? optionId(active) : undefined}
          value={open ? written : value.name}
          placeholder={open ? value.name : undefined}
          className="h-11 w-full rounded-sm border border-edge bg-surface pe-10 ps-3 text-ink placeholder:text-ink-soft eink:placeholder:italic"
          // Typing replaces the name.
          onFocus={({ target }) => target.select()}
          onClick={openList}
          onChange={({ target }) => setWritten(target.value)}
          onKeyDown={onKeyDown}
        />
        <ChevronDown
          size={16}
          strokeWidth={1.75}
          aria-hidden="true"
          className="pointer-events-none absolute top-1/2 end-3 -translate-y-1/2 text-ink-soft"
        />
      </div>
      {open && (
        <DeviceList
          id={`${id}-list`}
          {...{ groups, active, optionId }}
          chosen={value}
          onChoose={(device) => {
            choose(device);
            input.current?.blur();
          }}
        />
      )}
    </div>
  );
}

interface DeviceListProps {
  readonly id: string;
  readonly groups: readonly DeviceGroup[];
  readonly active: DeviceProfile | undefined;
  readonly chosen: DeviceProfile;
  readonly optionId: (device: DeviceProfile) => string | undefined;
  readonly onChoose: (device: DeviceProfile) => void;
}

function DeviceList({ id, groups, active, chosen, optionId, onChoose }: DeviceListProps) {
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

function useDeviceList(devices: readonly DeviceProfile[], value: DeviceProfile, onChange: (device: string) => void) {
  const [open, setOpen] = useState(false);
  const [written, setWritten] = useState("");
  const [activeId, setActiveId] = useState<string>();
  const groups = byMaker(findDevices(devices, written));
  const found = groups.flatMap((group) => group.devices);
  const active = found.find(({ id }) => id === activeId) ?? (written === "" ? undefined : found[0]);
  const close = () => {
    setOpen(false);
    setWritten("");
  };
  const openList = () => {
    if (!open) setActiveId(value.id);
    setOpen(true);
  };
  const choose = (device: DeviceProfile) => {
    onChange(device.id);
    close();
  };
  const move = (steps: number) => {
    const at = active ? found.indexOf(active) + steps : steps > 0 ? 0 : found.length - 1;
    setActiveId(found[Math.max(0, Math.min(found.length - 1, at))]?.id);
  };
  const keys: Readonly<Record<string, () => void>> = {
    ArrowDown: () => (open ? move(1) : openList()),
    ArrowUp: () => (open ? move(-1) : openList()),
    PageDown: () => move(8),
    PageUp: () => move(-8),
    Enter: () => (open && active ? choose(active) : openList()),
    Escape: close,
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const act = keys[event.key];
    if (!act || (event.key === "Escape" && !open)) return;
    event.preventDefault();
    act();
  };
  const write = (text: string) => {
    setOpen(true);
    setActiveId(undefined);
    setWritten(text);
  };
  return { open, written, active, groups, setWritten: write, close, openList, onKeyDown, choose };
}
