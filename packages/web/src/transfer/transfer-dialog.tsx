import { useState } from "react";
import { deviceOf } from "../devices/device-groups.ts";
import { useDeviceName } from "../devices/use-device-name.ts";
import { t, translate } from "../language/t.ts";
import { Button } from "../ui/button.tsx";
import { DialogActions, DialogBody } from "../ui/dialog.tsx";
import { DialogPopup } from "../ui/dialog-popup.tsx";
import { Disclosure } from "../ui/disclosure.tsx";
import { Tab, TabList, TabPanel, Tabs } from "../ui/tabs.tsx";
import { CatalogAddress, OtherCatalogAddresses } from "./catalog-address.tsx";
import { familyOf, type Way, type WayName, wayTitles } from "./device-families.ts";
import { DownloadCode } from "./download-code.tsx";
import { Picture } from "./picture.tsx";
import { replacementPictures, wayPictures } from "./pictures.ts";
import { EvidenceLine, Sentence, Steps } from "./steps.tsx";
import type { TransferTarget } from "./transfer-target.ts";

interface TransferDialogProps extends TransferTarget {
  readonly way?: WayName | undefined;
  readonly onClose: () => void;
}

export function TransferDialog({ device, project, isChanged, way, onClose }: TransferDialogProps) {
  const { ways, tip } = familyOf(device);
  const [shown, setShown] = useState<WayName | "">(way ?? ways[0]?.name ?? "");
  const deviceName = useDeviceName(deviceOf(device).device);
  return (
    <DialogPopup open onClose={onClose} size="wide" title={t("Put it on your {device}", { device: deviceName })}>
      <DialogBody>
        <Tabs<WayName> value={shown} onValueChange={setShown}>
          <TabList className="flex gap-5 overflow-x-auto overflow-y-hidden border-b border-rule *:whitespace-nowrap">
            {ways.map((each) => (
              <Tab key={each.name} value={each.name}>
                {translate(wayTitles[each.name])}
              </Tab>
            ))}
          </TabList>
          {ways.map((each) => (
            <TabPanel key={each.name} value={each.name} className="pt-4 -outline-offset-2">
              {each.name === shown && <WayPanel {...{ way: each, project, isChanged }} />}
            </TabPanel>
          ))}
        </Tabs>
        <p className="mt-4 leading-snug text-ink-soft">
          <Sentence text={tip} />
        </p>
        <Replacement device={device} />
        {!ways.some(({ name }) => name === "catalog") && <OtherCatalogAddresses />}
      </DialogBody>
      <DialogActions>
        <Button onClick={onClose}>{t("Close")}</Button>
      </DialogActions>
    </DialogPopup>
  );
}

type WayPanelProps = Pick<TransferTarget, "project" | "isChanged"> & { readonly way: Way };

function WayPanel({ way: { name, steps, warning, evidence }, project, isChanged }: WayPanelProps) {
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div className="min-w-0 flex-1 basis-64">
          <Steps steps={steps} />
        </div>
        <Picture path={wayPictures[name]} />
      </div>
      {warning && (
        <p className="leading-snug">
          <Sentence text={warning} />
        </p>
      )}
      <EvidenceLine evidence={evidence} />
      {name === "browser" && <DownloadCode project={project} isChanged={isChanged} />}
      {name === "catalog" && <CatalogAddress />}
    </div>
  );
}

function Replacement({ device }: Pick<TransferTarget, "device">) {
  const { steps, limits, evidence } = familyOf(device).replacement;
  return (
    <Disclosure
      className="mt-3 border-t border-rule pt-1"
      summaryClassName="font-semibold"
      summary={t("Replace a planner that is on the tablet and keep your ink")}
    >
      <div className="flex flex-col gap-3 pb-2">
        <Steps steps={steps} />
        <p className="leading-snug">
          <Sentence text={limits} />
        </p>
        <div className="flex flex-wrap gap-x-8 gap-y-3">
          <PictureWithText path={replacementPictures.append} text={t("Added at the end: the ink stays.")} />
          <PictureWithText path={replacementPictures.insert} text={t("Inserted before: the ink moves.")} />
        </div>
        <EvidenceLine evidence={evidence} />
      </div>
    </Disclosure>
  );
}

function PictureWithText({ path, text }: { readonly path: string; readonly text: string }) {
  return (
    <figure>
      <Picture path={path} />
      <figcaption className="text-sm text-ink-soft">{text}</figcaption>
    </figure>
  );
}
