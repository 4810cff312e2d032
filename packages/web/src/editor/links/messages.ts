/** Names of links in words, which the search finds in all languages. */
import type { LinkIntent } from "@octavo/editor";
import { countedMessage, type Message, message } from "@octavo/foundation";

/** By unit of the target. `item` is for all others. */
export type LinkNames = Readonly<Partial<Record<LinkIntent["unit"], Message>>> & { readonly item: Message };

export const previous = {
  day: message("Previous day"),
  week: message("Previous week"),
  month: message("Previous month"),
  quarter: message("Previous quarter"),
  year: message("Previous year"),
  item: message("Previous item"),
  page: message("Previous page"),
} satisfies LinkNames;

export const next = {
  day: message("Next day"),
  week: message("Next week"),
  month: message("Next month"),
  quarter: message("Next quarter"),
  year: message("Next year"),
  item: message("Next item"),
  page: message("Next page"),
} satisfies LinkNames;

export const first = {
  day: message("First day"),
  week: message("First week"),
  month: message("First month"),
  quarter: message("First quarter"),
  year: message("First year"),
  item: message("First page"),
  page: message("First page"),
} satisfies LinkNames;

export const last = {
  day: message("Last day"),
  week: message("Last week"),
  month: message("Last month"),
  quarter: message("Last quarter"),
  year: message("Last year"),
  item: message("Last page"),
  page: message("Last page"),
} satisfies LinkNames;

export const here = {
  day: message("The day of this page’s date"),
  week: message("The week of this page’s date"),
  month: message("The month of this page’s date"),
  quarter: message("The quarter of this page’s date"),
  year: message("The year of this page’s date"),
  item: message("This item’s page"),
  once: message("The page"),
  page: message("This page"),
} satisfies LinkNames;

export const each = {
  day: message("Each day’s page"),
  week: message("Each day’s week"),
  month: message("Each entry’s month"),
  quarter: message("Each entry’s quarter"),
  year: message("Each entry’s year"),
  item: message("Each item’s page"),
} satisfies LinkNames;

export const firstDay = {
  week: message("First day of the week"),
  month: message("First day of the month"),
  quarter: message("First day of the quarter"),
  year: message("First day of the year"),
  item: message("First day of the period"),
} satisfies LinkNames;

export const lastDay = {
  week: message("Last day of the week"),
  month: message("Last day of the month"),
  quarter: message("Last day of the quarter"),
  year: message("Last day of the year"),
  item: message("Last day of the period"),
} satisfies LinkNames;

export const inSection = (link: Message, section: string) => message("{link}: {section}", { link, section });

/** Other words for a link, in the search only. */
export const synonyms = {
  "previous day": message("yesterday, the day before, back"),
  "next day": message("tomorrow, the day after, forward"),
  "this week": message("up to the week"),
  "this month": message("up to the month"),
  "this year": message("up to the year"),
  "this count": message("one page per item"),
  "each count": message("one page per item"),
} satisfies Readonly<Record<string, Message>>;

export const nowhere = message("No link");
export const numberedPage = (page: number) => message("Page {page}", { page });
export const webAddress = message("Web address");
export const asWritten = message("As it is written");

export const meaningLost = (link: Message, count: number) =>
  countedMessage(
    count,
    "“{link}” has no meaning on this page. Choose where the pasted link leads.",
    "{count} pasted links have no destination on this page, among them “{link}”. Choose where they lead.",
    { link },
  );

export const blockRenamed = ({ name, to }: { readonly name: string; readonly to: string }) =>
  message("The pasted block “{name}” is called “{to}” here, because there is another block of its name.", { name, to });

// Result on a page
export const leadsTo = (where: Message) => message("→ {where}", { where });
export const titledPage = (title: string, page: number) => message("{title}, page {page}", { title, page });
export const onlyOn = (page: string, where: Message) =>
  message("Not on this page. On {page}: → {where}", { page, where });
export const notInPlan = message("No page of the plan has this");
