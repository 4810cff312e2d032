import { blocksOf, type EditorState, followChanges } from "@octavo/editor";
import type { Widget } from "@octavo/engine";
import { t } from "../../language/t.ts";
import { useIdleState } from "../state/editor-context.ts";
import { usePanel } from "./panel-context.ts";

interface NamedWidgets {
  readonly name: string;
  readonly widgets: readonly Widget[];
}

const documentOf = ({ document }: EditorState) => document;

/** Masters and pages of the document, and the other designs of the project as the next save leaves them. */
export function useDesigns(): readonly NamedWidgets[] {
  const { kind, metadata, masters, pages, shared = {}, sharedChanges = [] } = useIdleState(documentOf);
  const { fonts, others } = usePanel();
  return [
    ...masters.map(({ name, widgets }) => ({ name: kind === "template" ? name : metadata.name, widgets })),
    ...pages.map(({ widgets }, i) => ({ name: t("page {page}", { page: i + 1 }), widgets })),
    ...(others?.designs ?? []).map((design) =>
      fonts ? followChanges(design, sharedChanges, { shared, fonts }) : design,
    ),
  ];
}

/** Designs and blocks. */
export function useAllDesigns(): readonly NamedWidgets[] {
  const document = useIdleState(documentOf);
  return [...useDesigns(), ...blocksOf(document)];
}
