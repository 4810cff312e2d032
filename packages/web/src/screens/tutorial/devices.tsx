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
      "Drop the file on the desktop app, or upload it at my.remarkable.com. By cable: switch on the USB web interface in the tablet's storage settings and open {address} on the computer.",
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
    know: t("Links react to the finger, not to the pen. The Contents panel lists months and weeks."),
  },
  {
    name: "Kindle Scribe",
    copy: t("Use Send to Kindle, in the browser or the app, so that you can write on the pages."),
    know: t(
      "A tap on the top edge opens the menu, so the starters keep their links below it. Planners copied by cable may be for reading only.",
    ),
  },
  {
    name: "Boox",
    copy: t("Open BOOXDrop on the tablet and the address that it shows on your computer, or copy the file by cable."),
    know: t(
      "Open it in NeoReader. If the first tap is taken for a menu, tap the link again or switch the tap zones off.",
    ),
  },
  {
    name: "Kobo",
    copy: t("Connect it by cable, allow the connection on the screen, copy the file to the drive and eject it."),
    know: t("Only the models with a pen write on PDFs."),
  },
  {
    name: t("Any other"),
    copy: t("Copy it by cable, like any PDF. Choose Device as the page size, and whole page as the view."),
    know: t("Switch off cropping and reflow: they move what you see away from where the links are."),
  },
];

export function Devices() {
  return (
    <>
      <p>
        {t(
          "Choose your tablet in the project before you design. A planner made for another screen is shrunk to fit, and its lines and targets with it.",
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
          "{when}, the new PDF is a new document on the tablet, and what you wrote stays in the old one. The turn of a month is a good moment to change over.",
          { when: <b>{t("When the planner changes")}</b> },
        )}
      </p>
    </>
  );
}
