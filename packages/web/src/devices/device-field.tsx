import type { DeviceProfile } from "@octavo/engine";
import { ChevronDown } from "lucide-react";
import { type KeyboardEvent, useId, useRef, useState } from "react";
import { t } from "../language/t.ts";
import { lazy } from "../ui/lazy.tsx";
import { byMaker, findDevices } from "./device-groups.ts";

const DeviceList = lazy(async () => (await import("./device-list.tsx")).DeviceList);

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
          onFocus={({ target }) => {
            target.select();
            void DeviceList.preload();
          }}
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
