import type { DeviceProfile } from "@octavo/engine";

export function DeviceOptions({ devices }: { readonly devices: readonly DeviceProfile[] }) {
  return [...byMaker(devices)].map(([maker, theirs]) => (
    <optgroup key={maker} label={maker}>
      {theirs.map(({ id, name, display: { screen_size } }) => (
        <option key={id} value={id}>
          {`${name} (${screen_size.join("×")})`}
        </option>
      ))}
    </optgroup>
  ));
}

function byMaker(devices: readonly DeviceProfile[]): ReadonlyMap<string, readonly DeviceProfile[]> {
  const makers = new Map<string, DeviceProfile[]>();
  for (const device of devices) {
    const [maker = ""] = device.name.split(" ");
    makers.set(maker, [...(makers.get(maker) ?? []), device]);
  }
  return makers;
}
