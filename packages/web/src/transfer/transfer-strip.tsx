import { X } from "lucide-react";
import { useState } from "react";
import { deviceOf, isPaperId } from "../devices/device-groups.ts";
import { useDeviceName } from "../devices/use-device-name.ts";
import { t, translate } from "../language/t.ts";
import { Button } from "../ui/button.tsx";
import { IconButton } from "../ui/icon-button.tsx";
import { titleOf, type WayName } from "./families/device-family.ts";
import { TransferDialog } from "./transfer-dialog.tsx";
import { type TransferTarget, useWays } from "./transfer-target.ts";

interface TransferStripProps extends TransferTarget {
  readonly onClose: () => void;
}

/** Shown after a download: the ways to put the file on the device. On phones, a button for all of them, which takes less room. */
export function TransferStrip({ onClose, ...target }: TransferStripProps) {
  const [way, setWay] = useState<WayName>();
  const { ways, isTouch } = useWays(target);
  const name = useDeviceName(deviceOf(target.device).device);
  if (isPaperId(target.device)) return null;
  return (
    <section
      aria-label={t("Put it on your {device}", { device: name })}
      className="flex items-start justify-between gap-x-3 rounded-sm border border-s-4 border-edge bg-surface px-3.5 py-1.5"
    >
      <div className="flex min-w-0 flex-wrap items-center gap-x-4 gap-y-2 py-1">
        <output className="leading-snug">
          {isTouch ? t("PDF downloaded.") : t("PDF downloaded. Put it on your {device}:", { device: name })}
        </output>
        <div className="flex flex-wrap gap-2">
          {isTouch ? (
            <Button
              aria-haspopup="dialog"
              className="leading-tight whitespace-normal"
              onClick={() => setWay(ways[0]?.name)}
            >
              {t("Put it on your {device}", { device: name })}
            </Button>
          ) : (
            ways.map((each) => (
              <Button key={each.name} aria-haspopup="dialog" onClick={() => setWay(each.name)}>
                {translate(titleOf(each))}
              </Button>
            ))
          )}
        </div>
      </div>
      <IconButton name={t("Close")} Icon={X} onClick={onClose} />
      {way && <TransferDialog {...target} way={way} onClose={() => setWay(undefined)} />}
    </section>
  );
}
