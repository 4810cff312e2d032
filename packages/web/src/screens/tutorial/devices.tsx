import type { ReactNode } from "react";
import { Code } from "./chapter.tsx";

interface Device {
  readonly name: string;
  readonly copy: ReactNode;
  readonly know: ReactNode;
}

const devices: readonly Device[] = [
  {
    name: "reMarkable",
    copy: (
      <>
        Drop the file on the desktop app, or upload it at my.remarkable.com. By cable: switch on the USB web interface
        in the tablet's storage settings and open <Code>http://10.11.99.1</Code> on the computer.
      </>
    ),
    know: "Tap links with a finger. The phone app does not follow them.",
  },
  {
    name: "Supernote",
    copy: (
      <>
        Copy it by cable into the folder <Code>Document</Code>, or send it with the Partner app or a cloud that the
        tablet is signed in to.
      </>
    ),
    know: "Links react to the finger, not to the pen. The Contents panel lists months and weeks.",
  },
  {
    name: "Kindle Scribe",
    copy: "Use Send to Kindle, in the browser or the app, so that you can write on the pages.",
    know: "A tap on the top edge opens the menu, so the starters keep their links below it. Planners copied by cable may be for reading only.",
  },
  {
    name: "Boox",
    copy: "Open BOOXDrop on the tablet and the address that it shows on your computer, or copy the file by cable.",
    know: "Open it in NeoReader. If the first tap is taken for a menu, tap the link again or switch the tap zones off.",
  },
  {
    name: "Kobo",
    copy: "Connect it by cable, allow the connection on the screen, copy the file to the drive and eject it.",
    know: "Only the models with a pen write on PDFs.",
  },
  {
    name: "Any other",
    copy: "Copy it by cable, like any PDF. Choose Device as the page size, and whole page as the view.",
    know: "Switch off cropping and reflow: they move what you see away from where the links are.",
  },
];

export function Devices() {
  return (
    <>
      <p>
        Choose your tablet in the project before you design. A planner made for another screen is shrunk to fit, and its
        lines and targets with it.
      </p>
      <div>
        {devices.map(({ name, copy, know }) => (
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
        <b>When the planner changes</b>, the new PDF is a new document on the tablet, and what you wrote stays in the
        old one. The turn of a month is a good moment to change over.
      </p>
    </>
  );
}
