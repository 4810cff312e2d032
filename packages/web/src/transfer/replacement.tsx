import { t } from "../language/t.ts";
import { Disclosure } from "../ui/disclosure.tsx";
import { LinkButton } from "../ui/link-button.tsx";
import type { Replacement as WayToReplace } from "./families/device-family.ts";
import { familyOf } from "./families/index.ts";
import { Picture } from "./picture.tsx";
import { replacementPictures } from "./pictures.ts";
import { EvidenceLine, Sentence, Steps } from "./steps.tsx";
import type { TransferTarget } from "./transfer-target.ts";

interface ReplacementProps extends Pick<TransferTarget, "device"> {
  /** Undefined on the page of the update itself. */
  readonly project: TransferTarget["project"];
}

/** Steps that replace a planner on the tablet, with a link to the update of the project. */
export function Replacement({ device, project }: ReplacementProps) {
  const { commands, ...replacement } = familyOf(device).replacement;
  return (
    <Disclosure
      className="mt-3 border-t border-rule pt-1"
      summaryClassName="font-semibold"
      summary={t("Replace a planner that is on the tablet and keep your ink")}
    >
      <div className="flex flex-col gap-3 pb-2">
        {project && (
          <LinkButton
            to="/projects/$projectId/update"
            params={{ projectId: project.id }}
            className="self-start max-sm:py-1.5 max-sm:leading-snug max-sm:whitespace-normal"
          >
            {t("Make a PDF that keeps each page at its place")}
          </LinkButton>
        )}
        <ReplacementSteps {...replacement} />
        {commands && (
          <Disclosure summary={t("With a program for the command line")}>
            <div className="flex flex-col gap-3 ps-6 pb-2">
              <ReplacementSteps {...commands} />
            </div>
          </Disclosure>
        )}
        <div className="flex flex-wrap gap-x-8 gap-y-3">
          <PictureWithText path={replacementPictures.append} text={t("Added at the end: the ink stays.")} />
          <PictureWithText path={replacementPictures.insert} text={t("Inserted before: the ink moves.")} />
        </div>
      </div>
    </Disclosure>
  );
}

function ReplacementSteps({ steps, limits, evidence }: WayToReplace) {
  return (
    <>
      <Steps steps={steps} />
      <p className="leading-snug">
        <Sentence text={limits} />
      </p>
      <EvidenceLine evidence={evidence} />
    </>
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
