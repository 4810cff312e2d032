/**
 * Describes a document of 1,378 pages with 20 links each, independent of any writer: a year of months and days, and 1,000
 * notes. Each page has a heading, 20 labels with links, and the ruled lines of its design. The lines and 14 labels are the
 * same on all pages of a design.
 */

export const sheet = { width: 595, height: 842 } as const;
export const title = "Planer 2028";
export const textSizes = { heading: 20, label: 9 } as const;
export const ruleWidth = 0.5;
/** Baselines, measured from the top left. */
export const headingAt = { x: 36, y: 56 } as const;
export const labelInset = { x: 2, y: 12 } as const;

export type Design = "month" | "day" | "note";

export interface LabelledLink {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly text: string;
  /** Starts at 1. */
  readonly page: number;
  /** True if the label is the same on all pages of a design. The link may differ. */
  readonly fixed: boolean;
}

export interface WorkloadPage {
  readonly number: number;
  readonly design: Design;
  /** Name of the destination and label of the page. */
  readonly name: string;
  readonly heading: string;
  readonly links: readonly LabelledLink[];
}

export interface Chapter {
  readonly title: string;
  readonly page: number;
  readonly children: readonly Chapter[];
}

const months = "styczeń luty marzec kwiecień maj czerwiec lipiec sierpień wrzesień październik listopad grudzień".split(
  " ",
);
const inDate =
  "stycznia lutego marca kwietnia maja czerwca lipca sierpnia września października listopada grudnia".split(" ");
const weekdays = "niedziela poniedziałek wtorek środa czwartek piątek sobota".split(" ");
const lengths = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const noteCount = 1000;
const firstNote = 12 + 366 + 1;

/** Heights of the ruled lines of each design, measured from the top. */
export const rules: Readonly<Record<Design, readonly number[]>> = {
  month: Array.from({ length: 24 }, (_, i) => 130 + 28 * i),
  day: Array.from({ length: 30 }, (_, i) => 130 + 22 * i),
  note: Array.from({ length: 34 }, (_, i) => 130 + 20 * i),
};

export const pages: readonly WorkloadPage[] = describePages();
export const fixedLabels: readonly LabelledLink[] = pages[0]?.links.filter(({ fixed }) => fixed) ?? [];
export const chapters: readonly Chapter[] = describeChapters();

function describePages(): WorkloadPage[] {
  const described: WorkloadPage[] = [];
  const add = (design: Design, name: string, heading: string) => {
    const number = described.length + 1;
    described.push({ number, design, name, heading, links: linksOf(number) });
  };
  for (const [m, month] of months.entries()) add("month", `month:2028-${two(m + 1)}`, `${month} 2028`);
  for (const [m, length] of lengths.entries())
    for (let day = 1; day <= length; day++) add("day", `day:2028-${two(m + 1)}-${two(day)}`, dayHeading(m, day));
  for (let note = 1; note <= noteCount; note++)
    add("note", `notes:page:${String(note).padStart(4, "0")}`, `Notatka ${note}: żółć, gęś, źrebię`);
  return described;
}

function dayHeading(month: number, day: number): string {
  const weekday = weekdays[new Date(Date.UTC(2028, month, day)).getUTCDay()];
  return `${weekday}, ${day} ${inDate[month]} 2028`;
}

/** The months in a row, and below it the neighbours and six notes, which differ from page to page. */
function linksOf(number: number): LabelledLink[] {
  const last = firstNote + noteCount - 1;
  const second = [
    { text: "wstecz", page: Math.max(1, number - 1), fixed: true },
    { text: "dalej", page: Math.min(last, number + 1), fixed: true },
    ...Array.from({ length: 6 }, (_, i) => {
      const note = ((number * 6 + i) % noteCount) + 1;
      return { text: `notatka ${note}`, page: firstNote + note - 1, fixed: false };
    }),
  ];
  return [
    ...months.map((month, i) => ({
      x: 36 + 43 * i,
      y: 70,
      width: 42,
      height: 18,
      text: month.slice(0, 3),
      page: i + 1,
      fixed: true,
    })),
    ...second.map((link, i) => ({ x: 36 + 65 * i, y: 94, width: 64, height: 18, ...link })),
  ];
}

function describeChapters(): Chapter[] {
  let page = months.length;
  const ofMonths = months.map((month, m) => ({
    title: month,
    page: m + 1,
    children: Array.from({ length: lengths[m] ?? 0 }, (_, day) => ({
      title: dayHeading(m, day + 1),
      page: ++page,
      children: [],
    })),
  }));
  return [...ofMonths, { title: "Notatki", page: firstNote, children: [] }];
}

function two(number: number): string {
  return String(number).padStart(2, "0");
}
