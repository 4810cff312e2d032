import { describeLinks, type EditorState, isLinkable, type LinkTarget, linkTo } from "@octavo/editor";
import type { Widget } from "@octavo/engine";
import { type RefObject, useMemo } from "react";
import { t, translate } from "../../../language/t.ts";
import { useEditor, useEditorState } from "../../session/editor-context.ts";
import { useLinks } from "../../session/links.ts";
import { linkChoices, linkLabel, typedTarget, writtenLink } from "./link-choices.ts";
import { LinkField } from "./link-field.tsx";
import * as messages from "./messages.ts";

interface LinkPickerProps {
  /** The selected widgets. */
  readonly widgets: readonly Widget[];
  readonly inputRef?: RefObject<HTMLInputElement | null>;
  readonly onLinked?: () => void;
}

const documentOf = ({ document }: EditorState) => document;

/** Chooses a link target for the selected widgets. Each widget type stores it in its own properties. */
export function LinkPicker({ widgets, inputRef, onLinked }: LinkPickerProps) {
  const editor = useEditor();
  const document = useEditorState(documentOf);
  const { sections, destinations } = useLinks();
  const groups = useMemo(() => linkChoices(document, sections, destinations()), [document, sections, destinations]);
  const linkable = widgets.filter(isLinkable);
  const [written = "", ...others] = new Set(linkable.map(writtenLink));
  const isMixed = others.length > 0;
  const link = (target: LinkTarget) => {
    const refused = editor.runWith(linkTo, target);
    if (refused === undefined) onLinked?.();
    return refused;
  };
  return (
    <LinkField
      label={t("Leads to")}
      shown={isMixed ? "" : linkLabel(written, groups)}
      placeholder={translate(isMixed ? messages.mixed : messages.chooseLink)}
      choices={groups}
      note={<Outcome widgets={linkable} />}
      {...(inputRef && { inputRef })}
      onPick={({ target }) => link(target)}
      onType={(typed) => link(typedTarget(typed, document))}
      onReset={isMixed || written !== "" ? () => link({ kind: "nowhere" }) : undefined}
    />
  );
}

/** Result on the shown page. */
function Outcome({ widgets }: { readonly widgets: readonly Widget[] }) {
  const { linksOf, labelOf, page } = useLinks();
  const [widget, ...others] = widgets;
  if (!widget || others.length > 0) return null;
  const found = linksOf(widget);
  const [broken] = found.broken;
  if (found.links.length === 0 && broken !== undefined) return <span className="text-danger">{translate(broken)}</span>;
  const words = describeLinks(found, { labelOf, here: page() });
  return words && t("Here: {words}", { words: translate(words) });
}
