import { useState } from "react";
import { deviceOf } from "../devices/device-groups.ts";
import { useDeviceName } from "../devices/use-device-name.ts";
import { t, translate } from "../language/t.ts";
import { Button } from "../ui/button.tsx";
import { DialogActions, DialogBody } from "../ui/dialog.tsx";
import { DialogPopup } from "../ui/dialog-popup.tsx";
import { Tab, TabList, TabPanel, Tabs } from "../ui/tabs.tsx";
import { TextButton } from "../ui/text-button.tsx";
import { CatalogAddress, OtherCatalogAddresses } from "./catalog-address.tsx";
import { DownloadCode } from "./download-code.tsx";
import { titleOf, type Way, type WayName } from "./families/device-family.ts";
import { familyOf } from "./families/index.ts";
import { Picture } from "./picture.tsx";
import { phonePictures, wayPictures } from "./pictures.ts";
import { Replacement } from "./replacement.tsx";
import { ShareButton } from "./share-button.tsx";
import { EvidenceLine, Sentence, Steps } from "./steps.tsx";
import { type TransferTarget, useWays } from "./transfer-target.ts";

/** Ways through an app or to another device, which take a shared PDF. */
const sharingWays: ReadonlySet<WayName> = new Set(["file", "here", "cloud", "mail"]);

/** Ways on which the tablet gets the PDF from the site. */
const siteWays: ReadonlySet<WayName> = new Set(["browser", "catalog"]);

interface TransferDialogProps extends TransferTarget {
  readonly way?: WayName | undefined;
  readonly onClose: () => void;
}

export function TransferDialog({ way, onClose, ...target }: TransferDialogProps) {
  const { device, project, isChanged, isUpdate = false, file } = target;
  const { tip } = familyOf(device);
  const { ways: offered, computerWays, isTouch } = useWays(target);
  const [withComputer, setWithComputer] = useState(false);
  const ways = withComputer ? [...offered, ...computerWays] : offered;
  const [shown, setShown] = useState<WayName | "">(way ?? ways[0]?.name ?? "");
  const deviceName = useDeviceName(deviceOf(device).device);
  return (
    <DialogPopup open onClose={onClose} size="steady" title={t("Put it on your {device}", { device: deviceName })}>
      <DialogBody>
        <Tabs<WayName> value={shown} onValueChange={setShown}>
          <TabList className="flex flex-wrap gap-x-5 border-b border-rule *:whitespace-nowrap">
            {ways.map((each) => (
              <Tab key={each.name} value={each.name}>
                {translate(titleOf(each))}
              </Tab>
            ))}
          </TabList>
          {ways.map((each) => (
            <TabPanel key={each.name} value={each.name} className="pt-4 -outline-offset-2">
              {each.name === shown && <WayPanel {...{ way: each, project, isChanged, file, isTouch }} />}
            </TabPanel>
          ))}
        </Tabs>
        {computerWays.length > 0 && !withComputer && (
          <TextButton
            className="mt-2 text-start"
            onClick={() => {
              setWithComputer(true);
              setShown(computerWays[0]?.name ?? "");
            }}
          >
            {t("With a computer")}
          </TextButton>
        )}
        <p className="mt-4 leading-snug text-ink-soft">
          <Sentence text={tip} />
        </p>
        <Replacement device={device} project={project} />
        {!isUpdate && !offered.some(({ name }) => name === "catalog") && <OtherCatalogAddresses />}
      </DialogBody>
      <DialogActions>
        <Button onClick={onClose}>{t("Close")}</Button>
      </DialogActions>
    </DialogPopup>
  );
}

interface WayPanelProps extends Pick<TransferTarget, "project" | "isChanged" | "file"> {
  readonly way: Way;
  readonly isTouch: boolean;
}

function WayPanel({ way, project, isChanged, file, isTouch }: WayPanelProps) {
  const { name, steps, warning, evidence, lacksCamera = false } = way;
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div className="min-w-0 flex-1 basis-64">
          <Steps steps={steps} />
          {file && !siteWays.has(name) && (
            <p className="mt-2 text-sm leading-snug wrap-anywhere text-ink-soft">
              {t("The file is called “{name}” and is usually in the folder Downloads.", { name: file.name })}
            </p>
          )}
        </div>
        <Picture path={(isTouch && phonePictures[name]) || wayPictures[name]} />
      </div>
      {isTouch && file && sharingWays.has(name) && <ShareButton file={file} />}
      {warning && (
        <p className="leading-snug">
          <Sentence text={warning} />
        </p>
      )}
      <EvidenceLine evidence={evidence} />
      {name === "browser" && <DownloadCode {...{ project, isChanged }} hasCamera={!lacksCamera} />}
      {name === "catalog" && <CatalogAddress />}
    </div>
  );
}
