import type { DeviceProfile } from "@octavo/engine";
import { byMaker, deviceTitle } from "./device-groups.ts";

export function DeviceOptions({ devices }: { readonly devices: readonly DeviceProfile[] }) {
  return byMaker(devices).map(({ maker, devices: theirs }) => (
    <optgroup key={maker} label={maker}>
      {theirs.map(({ id, name, display: { screen_size } }) => (
        <option key={id} value={id}>
          {deviceTitle(name, screen_size.join("×"))}
        </option>
      ))}
    </optgroup>
  ));
}
