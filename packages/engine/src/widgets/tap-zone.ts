import { strokedRect } from "../display/paths.ts";
import * as messages from "../language/widget-messages.ts";
import { isBlankRule, readRule, type WidgetLink } from "../model/link-editing.ts";
import { binding, choice, destination, flag, number } from "../model/property.ts";
import { defineWidget } from "../model/widget-definition.ts";

/** Invisible link to a page, a destination, or the previous or next page. */
export const tapZone = defineWidget({
  type: "tap_zone",
  label: "Tap zone",
  size: { width: 120, height: 48 },
  reading: "line",
  content: "stored",
  properties: {
    tap_action: choice(["page_link", "destination_link", "prev_page", "next_page"], {
      label: "Action",
      default: "page_link",
      initial: "destination_link",
    }),
    target_page: number({
      label: "Page",
      min: 1,
      max: 10_000,
      whole: true,
      default: 1,
      shownWhen: { tap_action: ["page_link"] },
      role: "page",
    }),
    bind: binding({ shownWhen: { tap_action: ["destination_link"] } }),
    to_dest: destination({ shownWhen: { tap_action: ["destination_link"] } }),
    outline: flag({ label: "Visible border", default: false }),
    stroke_width: number({
      label: "Border width",
      min: 0.25,
      max: 8,
      step: 0.25,
      default: 0.75,
      unit: "pt",
      scaling: "stroke",
      shownWhen: { outline: [true] },
    }),
  },
  link: { read: readLink, write: writeLink },
  needsLink: true,
  layout: (
    box,
    { tap_action, target_page, bind, to_dest, outline, stroke_width },
    { variable, link, linkToPage, warn },
  ) => {
    const border = outline ? strokedRect(box, { color: "#000000", width: stroke_width }) : [];
    return [...border, ...tapLink()];

    function tapLink() {
      if (!isBlankRule({ bind, to_dest })) return link(box, { bind, to_dest });
      if (tap_action === "destination_link") warn("link_draft", messages.linkDraft, messages.linkDraftHint);
      if (tap_action === "page_link") return linkToPage(box, target_page);
      // Pages beyond either end do not exist, so the link is left out there.
      const step = { prev_page: -1, next_page: 1 }[tap_action as string];
      return step === undefined ? [] : linkToPage(box, Number(variable("page")) + step);
    }
  },
});

type Values = Readonly<Record<string, unknown>>;

function readLink(properties: Values): WidgetLink {
  const { tap_action, target_page } = properties;
  return {
    ...readRule(properties),
    ...(tap_action === "page_link" && typeof target_page === "number" && { page: target_page }),
    ...((tap_action === "prev_page" || tap_action === "next_page") && { isRelative: true }),
  };
}

function writeLink({ to_dest, bind, page }: WidgetLink): Values {
  if (page !== undefined) return { tap_action: "page_link", target_page: page, to_dest: undefined, bind: undefined };
  return { tap_action: "destination_link", to_dest, bind, target_page: undefined };
}
