import type { ReactNode } from "react";
import { rich } from "../../language/rich.tsx";
import { t } from "../../language/t.ts";
import { Code } from "./chapter.tsx";

interface Device {
  readonly name: string;
  readonly copy: ReactNode;
  readonly know: ReactNode;
}

const devices = (): readonly Device[] => [
  {
    name: "reMarkable",
    copy: rich(
      "Drag the file to the desktop app, or upload it at my.remarkable.com. By cable: turn on the USB web interface in the tablet's storage settings and open {address} on the computer.",
      { address: <Code>http://10.11.99.1</Code> },
    ),
    know: t("Tap links with a finger. The phone app does not follow them."),
  },
  {
    name: "Supernote",
    copy: rich(
      "Copy it by cable into the folder {folder}, or send it with the Partner app or a cloud that the tablet is signed in to.",
      { folder: <Code>Document</Code> },
    ),
    know: t("Tap links with a finger, not with the pen. The Contents panel lists months and weeks."),
  },
  {
    name: "Kindle Scribe",
    copy: t("Use Send to Kindle in the browser or the app. You can then write on the pages."),
    know: t(
      "Tapping the top edge opens the menu, so starters have no links there. Planners copied by cable may be read-only.",
    ),
  },
  {
    name: "Boox",
    copy: t("Open BOOXDrop on the tablet and the address that it shows on your computer, or copy the file by cable."),
    know: t("Open it in NeoReader. If the first tap opens a menu, tap the link again or turn off the tap zones."),
  },
  {
    name: "Kobo",
    copy: t("Connect it by cable, allow the connection on the screen, copy the file to the drive and eject it."),
    know: t("You can write on PDFs only on models with a pen."),
  },
  {
    name: t("Other devices"),
    copy: t("Copy it by cable, like any PDF. Choose Device as the page size, and whole page as the view."),
    know: t("Turn off cropping and reflow, because they move the content away from its links."),
  },
];

export function Devices() {
  return (
    <>
      <p>
        {t(
          "Choose your tablet in the project before you design. A planner for another screen is scaled, including its lines and tap targets.",
        )}
      </p>
      <div>
        {devices().map(({ name, copy, know }) => (
          <details key={name} className="group border-t border-rule last:border-b">
            <summary className="flex min-h-11 items-center justify-between font-semibold hover:text-accent">
              {name}
              <span aria-hidden="true" className="text-xl leading-none font-normal text-ink-soft group-open:hidden">
                +
              </span>
              <span
                aria-hidden="true"
                className="hidden text-xl leading-none font-normal text-ink-soft group-open:inline"
              >
                –
              </span>
            </summary>
            <p className="pb-2">{copy}</p>
            <p className="pb-4 text-ink-soft">{know}</p>
          </details>
        ))}
      </div>
      <p>
        {rich(
          "{when}, the new PDF is a new document on the tablet. Your handwriting stays in the old one. The start of a month is a good time to switch.",
          { when: <b>{t("When the planner changes")}</b> },
        )}
      </p>
    </>
  );
}
