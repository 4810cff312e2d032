import type { DeviceProfile } from "@octavo/engine";
import { byMaker, deviceTitle, paperSize } from "./device-groups.ts";

export function DeviceOptions({ devices }: { readonly devices: readonly DeviceProfile[] }) {
  return byMaker(devices).map(({ maker, devices: theirs }) => (
    <optgroup key={maker} label={maker}>
      {theirs.map((device) => (
        <option key={device.id} value={device.id}>
          {deviceTitle(device.name, paperSize(device) ?? device.display.screen_size.join("×"))}
        </option>
      ))}
    </optgroup>
  ));
}
