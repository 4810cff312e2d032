import type { OwnPart } from "@octavo/contract";
import type { Sample } from "@octavo/editor";
import type { Point } from "@octavo/engine";
import { ownPart, type Part, type PartPage } from "@octavo/starters";
import { useQuery } from "@tanstack/react-query";
import { PenLine, Trash2 } from "lucide-react";
import { useMemo, useState } from "react";
import { ownParts as messages } from "../../api/editor-messages.ts";
import { failureMessage } from "../../api/failures.ts";
import { ownPartsQuery, useDeleteOwnPart, useRenameOwnPart, useSaveOwnPart } from "../../api/own-parts.ts";
import { t } from "../../language/t.ts";
import { ExampleOffer } from "../../ui/example-offer.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { offerUndo } from "../../ui/offer-undo.ts";
import { InlineName } from "../lists/inline-name.tsx";
import { useEditor } from "../state/editor-context.ts";
import { PartTile } from "./part-tile.tsx";

interface OwnPartsProps {
  readonly page: PartPage;
  readonly sample: Sample | undefined;
  readonly onInsert: (part: Part, center: Point | undefined) => void;
}

/** Parts that the user has saved. */
export function OwnParts({ page, sample, onInsert }: OwnPartsProps) {
  const { data: saved } = useQuery(ownPartsQuery);
  const [problem, setProblem] = useState<string>();
  const example = useExample(onInsert, setProblem);
  if (!saved) return null;
  return (
    <section aria-label={t("My parts")} className="max-md:flex max-md:shrink-0">
      <h3 className="mt-2 mb-1 px-1.5 text-sm font-semibold max-lg:px-0.5 max-lg:text-xs max-md:sr-only">
        {t("My parts")}
      </h3>
      {problem !== undefined && <Notice kind="error">{problem}</Notice>}
      {saved.length === 0 && <FirstPart onInsert={example.insert} />}
      {saved.length === 1 && example.isSaved && (
        <Notice kind="success" className="text-sm">
          {t("The example is on the page, and saved here for all your projects.")}
        </Notice>
      )}
      <ul className="grid gap-1 max-md:flex">
        {saved.map((one) => (
          <OwnPartItem key={one.id} saved={one} {...{ page, sample, onInsert }} onProblem={setProblem} />
        ))}
      </ul>
    </section>
  );
}

/** Inserts an example into the page, and saves it as a part. */
function useExample(onInsert: OwnPartsProps["onInsert"], onProblem: OwnPartItemProps["onProblem"]) {
  const editor = useEditor();
  const { mutate, isSuccess } = useSaveOwnPart();
  const insert = async () => {
    const { titleAndLines } = await import("../examples.ts");
    const { width, height } = editor.getState().document.canvas.dimensions;
    const part = {
      name: t("Title and lines"),
      page: { width, height },
      widgets: [...(await titleAndLines(editor.getState()))],
    };
    onInsert(ownPart({ id: "example", ...part }), undefined);
    mutate(part, { onError: (reason) => onProblem(failureMessage(reason, messages.save)) });
  };
  return { insert, isSaved: isSuccess };
}

/** Says how parts come here, and offers an example. */
function FirstPart({ onInsert }: { readonly onInsert: () => Promise<void> }) {
  return (
    <div className="px-1.5 text-sm max-lg:px-0.5 max-lg:text-xs max-md:hidden">
      <p className="text-ink-soft">{t("Widgets that you save with “Save as part…” appear here, in all projects.")}</p>
      <div className="max-lg:hidden">
        <ExampleOffer onInsert={() => void onInsert()}>{t("A title above lines to write on")}</ExampleOffer>
      </div>
    </div>
  );
}

interface OwnPartItemProps extends OwnPartsProps {
  readonly saved: OwnPart;
  readonly onProblem: (problem: string | undefined) => void;
}

function OwnPartItem({ saved, page, sample, onInsert, onProblem }: OwnPartItemProps) {
  const { id, name } = saved;
  const part = useMemo(() => ownPart(saved), [saved]);
  const [isRenamed, setIsRenamed] = useState(false);
  const { mutate: rename } = useRenameOwnPart();
  const remove = useRemoveOwnPart(onProblem);
  const failed = (reason: Error) => onProblem(failureMessage(reason, messages.rename));
  return (
    <li className="max-md:shrink-0">
      <PartTile part={part} page={page} sample={sample} onInsert={(center) => onInsert(part, center)} />
      {isRenamed ? (
        <InlineName
          label={t("New name of {name}", { name })}
          value={name}
          onCommit={(to) => {
            if (to.trim() !== "") rename({ id, name: to }, { onError: failed });
            return undefined;
          }}
          onDone={() => setIsRenamed(false)}
        />
      ) : (
        <div className="flex max-md:hidden">
          <IconButton
            name={t("Rename {name}", { name })}
            Icon={PenLine}
            className="size-8"
            onClick={() => setIsRenamed(true)}
          />
          <IconButton
            name={t("Delete {name}", { name })}
            Icon={Trash2}
            className="size-8"
            onClick={() => remove(saved)}
          />
        </div>
      )}
    </li>
  );
}

/** Deletes a part. The offer to undo saves it again. */
function useRemoveOwnPart(onProblem: (problem: string | undefined) => void): (saved: OwnPart) => void {
  const { mutate: remove } = useDeleteOwnPart();
  const { mutateAsync: save } = useSaveOwnPart();
  return ({ id, ...content }) =>
    remove(id, {
      onSuccess: () =>
        offerUndo({
          text: t("Part {name} deleted.", { name: content.name }),
          undo: async () => {
            await save(content);
            return t("Part {name} restored.", { name: content.name });
          },
          failed: messages.save,
        }),
      onError: (reason) => onProblem(failureMessage(reason, messages.remove)),
    });
}
