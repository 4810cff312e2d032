import { describeLinks, type EditorState, isLinkable, type LinkTarget, linkIntents, linkTo } from "@octavo/editor";
import { type Widget, widgetDefinition } from "@octavo/engine";
import type { Message } from "@octavo/foundation";
import { type RefObject, useMemo } from "react";
import { t, translate } from "../../language/t.ts";
import * as messages from "../fields/messages.ts";
import { useLinks } from "../planner/links.ts";
import { useEditor, useEditorState } from "../state/editor-context.ts";
import {
  intentChoice,
  type LinkChoice,
  linkChoices,
  linkLabel,
  typedChoice,
  typedTarget,
  writtenLink,
} from "./link-choices.ts";
import { LinkField } from "./link-field.tsx";
import { leadOf } from "./link-lead.ts";

interface LinkPickerProps {
  /** The selected widgets, unless `onLink` links others. */
  readonly widgets: readonly Widget[];
  /** Returns the reason if the link is refused. Links the selection if absent. */
  readonly onLink?: (target: LinkTarget) => Message | undefined;
  readonly onReset?: (() => void) | undefined;
  readonly inputRef?: RefObject<HTMLInputElement | null>;
  /** True if the list opens with the field. */
  readonly isOpened?: boolean;
  readonly onLinked?: () => void;
}

const documentOf = ({ document }: EditorState) => document;

/** Chooses a link target for the selected widgets. Each widget type stores it in its own properties. */
export function LinkPicker({ widgets, inputRef, isOpened = false, onLink, onLinked, ...props }: LinkPickerProps) {
  const editor = useEditor();
  const document = useEditorState(documentOf);
  const linkable = widgets.filter(isLinkable);
  const { groups, leadsTo } = useLinkOffers(linkable[0]);
  const [written = "", ...others] = new Set(linkable.map(writtenLink));
  const isMixed = others.length > 0;
  const isDraft = useIsDraft(linkable);
  const link = (target: LinkTarget) => {
    const refused = onLink ? onLink(target) : editor.runWith(linkTo, target);
    if (refused === undefined) onLinked?.();
    return refused;
  };
  return (
    <LinkField
      label={t("Leads to")}
      shown={isMixed ? "" : linkLabel(written, groups)}
      placeholder={isMixed ? translate(messages.mixed) : isDraft ? t("Where to?") : translate(messages.chooseLink)}
      choices={groups}
      leadsTo={leadsTo}
      typedChoice={(typed) => typedChoice(typed, document)}
      isOpened={isOpened}
      note={<Outcome widgets={linkable} />}
      {...(inputRef && { inputRef })}
      onPick={({ target }) => link(target)}
      onType={(typed) => link(typedTarget(typed, document))}
      onReset={onLink ? props.onReset : isMixed || written !== "" ? () => link({ kind: "nowhere" }) : undefined}
    />
  );
}

/** The targets that the plan has, and where each of them leads from the page on view. */
function useLinkOffers(widget: Widget | undefined) {
  const document = useEditorState(documentOf);
  const { sections, destinations, table, page } = useLinks();
  const here = page();
  return useMemo(() => {
    const links = table();
    const leadsTo = (target: LinkTarget) => (widget && links ? leadOf(target, widget, here, links) : undefined);
    const context = links?.sectionOf(here);
    const perEntry = widget !== undefined && widgetDefinition(widget.type)?.link?.isPerEntry === true;
    const intents = linkIntents({ sections, here: context, perEntry }).filter(
      (intent) => leadsTo(intentChoice(intent).target)?.isReady !== false,
    );
    return {
      groups: linkChoices(document, intents, destinations()),
      leadsTo: ({ target }: LinkChoice) => leadsTo(target)?.text,
    };
  }, [document, sections, destinations, table, here, widget]);
}

function useIsDraft(widgets: readonly Widget[]): boolean {
  const { linksOf } = useLinks();
  return widgets.length > 0 && widgets.every((widget) => linksOf(widget).isDraft);
}

/** Result on the shown page. */
function Outcome({ widgets }: { readonly widgets: readonly Widget[] }) {
  const { linksOf, labelOf, page } = useLinks();
  const [widget, ...others] = widgets;
  if (!widget || others.length > 0) return null;
  const found = linksOf(widget);
  if (found.isDraft) return t("Draft: this link leads nowhere until you choose a target.");
  const [broken] = found.broken;
  if (found.links.length === 0 && broken !== undefined) return <span className="text-danger">{translate(broken)}</span>;
  const words = describeLinks(found, { labelOf, here: page() });
  return words && t("Here: {words}", { words: translate(words) });
}
