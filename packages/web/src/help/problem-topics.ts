import { t } from "../language/t.ts";

interface Explanation {
  readonly title: string;
  /** Why it matters for the person who writes in the planner, and what helps. */
  readonly why: string;
}

/** Explanations of problems. Problems with the same reason share one. */
export const problemTopics = () =>
  ({
    edges: {
      title: t("Outside of the page or in its margin"),
      why: t(
        "A tablet cuts off what lies outside of the page, and its case, toolbars or page turns can cover the margin. Drag the widget inside the margins, or drag one of its corners to make it smaller.",
      ),
    },
    textSize: {
      title: t("Text that is too small to read"),
      why: t(
        "Small letters break up on an e-ink screen, which has no backlight and few greys. Select the widget and enter a larger “Size” under Properties; the problem states the smallest one for the device.",
      ),
    },
    textFit: {
      title: t("Text without room"),
      why: t(
        "On some pages the text is longer than its box, often only for a long name such as Wednesday or September. It is cut off, or covers what is beside it. Drag an edge of the widget to make it wider, or enter a smaller “Size” under Properties.",
      ),
    },
    overlap: {
      title: t("Texts that cover each other"),
      why: t(
        "Two texts are printed in the same place, so that both are hard to read. Drag one of them away, or drag an edge to make its box smaller.",
      ),
    },
    glyphs: {
      title: t("Characters that the font lacks"),
      why: t(
        "A tablet does not have all fonts, so the PDF brings its own. A character that is in none of them stays empty. Type another one in its place, or select the widget and choose another “Font” under Properties.",
      ),
    },
    strokes: {
      title: t("Lines that are too thin"),
      why: t(
        "A line thinner than a pixel is drawn in a light grey or in gaps, so that rows to write on are hard to see. Choose a thicker line.",
      ),
    },
    greys: {
      title: t("Colors on a screen without color"),
      why: t(
        "A grayscale screen turns every color into one of a few greys. Light ones vanish, and different colors can look the same. Choose a darker grey.",
      ),
    },
    touch: {
      title: t("Links that are hard to tap"),
      why: t(
        "A finger covers several millimetres. A link that is small, below the tablet's toolbar or under another link opens the wrong page or none. Drag a corner of the link to enlarge it, or drag it away from the others.",
      ),
    },
    device: {
      title: t("Page and device do not match"),
      why: t(
        "A tablet scales a page that is not the size of its screen, so type and rows become smaller than planned. Choose your device, or change the device of the project so that the design follows.",
      ),
    },
    room: {
      title: t("Not enough room for the content"),
      why: t(
        "The content does not fit in its box, so that cells or entries are missing on the page. Enlarge the box, or ask for fewer rows and columns.",
      ),
    },
    links: {
      title: t("Links that lead nowhere"),
      why: t(
        "A tap on the link does nothing on the tablet, because the planner has no such page or the rule has a typing error. Select the link and choose a page below “Leads to” under Properties, or add the missing page to the plan.",
      ),
    },
    names: {
      title: t("Names of link targets"),
      why: t(
        "A link finds its page by name. If two pages have the same name, all links lead to the first. Use a token such as {date}, so that every page gets a name of its own.",
      ),
    },
    tokens: {
      title: t("Tokens without a value"),
      why: t(
        "A token in braces is replaced by a value of the page, such as its date. An unknown one is printed as it is, with its braces. Delete it, and choose another one from “All variables” under Properties.",
      ),
    },
    fonts: {
      title: t("Fonts that are missing"),
      why: t(
        "The PDF has to contain each font. If one is missing or damaged, another takes its place, and texts get another width. Select the widget and choose a “Font” from the list under Properties, or import the file again.",
      ),
    },
    pictures: {
      title: t("Pictures that are missing"),
      why: t(
        "A tablet loads nothing from the web, so each picture must be in the planner. Import the picture as a PNG, JPEG or simple SVG file.",
      ),
    },
    values: {
      title: t("Values of the wrong kind"),
      why: t(
        "The value is not used, so the page looks different from what you wrote. The problem states which values are possible.",
      ),
    },
    keys: {
      title: t("Names that nothing reads"),
      why: t(
        "A setting with an unknown name has no effect, mostly because of a typing error. Correct the name, or remove the line.",
      ),
    },
    widgets: {
      title: t("Incomplete widgets"),
      why: t(
        "Each widget needs an id of its own, a type and a position. Otherwise it lies in the wrong place, or other changes cannot find it.",
      ),
    },
    yaml: {
      title: t("Text that is not valid YAML"),
      why: t(
        "The rest of the document cannot be read, or a value is lost without notice. Put texts with colons, braces or # in quotes, and indent with spaces.",
      ),
    },
    document: {
      title: t("Another kind of document"),
      why: t(
        "The text is empty, is another kind of document, or comes from another version of Octavo. Compare its first lines with the example.",
      ),
    },
    limits: {
      title: t("More than a planner can have"),
      why: t(
        "Limits keep planners small enough for a tablet, whose memory is small. Ask for less, or split the planner into two.",
      ),
    },
    masterNames: {
      title: t("Names of masters"),
      why: t(
        "The plan finds a master by its name. If a name is missing or occurs twice, pages get the wrong design. Give each master a name of its own.",
      ),
    },
    missingMaster: {
      title: t("Pages without a design"),
      why: t(
        "Each section needs a master, which is the design of its pages. Choose one that exists, or create it. After renaming a master, choose it again in the plan.",
      ),
    },
    shared: {
      title: t("Blocks, styles and themes"),
      why: t(
        "Widgets refer to blocks and styles by name. If the name does not exist, the part is missing or keeps its plain look. Choose one from the list, or create it.",
      ),
    },
    planDates: {
      title: t("Dates of the plan"),
      why: t(
        "Dated pages need a first and a last day, in this order. Without them, no day, week or month can be made. Enter both dates in the plan.",
      ),
    },
    modes: {
      title: t("How a section makes pages"),
      why: t(
        "A section makes one page, a number of pages, or a page for each day, week, month or row. Some settings belong to only one of these. Choose how often the page repeats, and remove what does not fit.",
      ),
    },
    emptySections: {
      title: t("Sections without pages"),
      why: t(
        "The planner gets no page from this section, and links to it lead nowhere. Check its dates and filters, or delete it.",
      ),
    },
    plannerSize: {
      title: t("A very large planner"),
      why: t(
        "Many pages make a file that opens slowly on a tablet. Check that the number of pages is what you want; a smaller one is often enough.",
      ),
    },
    sectionNames: {
      title: t("Names of sections"),
      why: t(
        "Links and the order of the plan use the names of sections. Each section needs a name of its own with letters or digits.",
      ),
    },
    order: {
      title: t("Order of sections"),
      why: t(
        "Sections that the order does not list come last, and names without a section have no effect. List each section once.",
      ),
    },
    variables: {
      title: t("Your own variables"),
      why: t(
        "Your pages print the value of a variable where its token stands. Without a name or a value, the place stays empty. Enter both.",
      ),
    },
    language: {
      title: t("Language and calendar"),
      why: t(
        "Names of months and days follow the language of the plan. Settings that do not belong to its calendar have no effect. Choose a language and a calendar from the lists.",
      ),
    },
    events: {
      title: t("Events and holidays"),
      why: t(
        "The event or holiday is missing in the planner. An event is one line with a date and a title; a holiday calendar is a country, with a region if you want.",
      ),
    },
    lists: {
      title: t("Lists with rows"),
      why: t(
        "A list makes a page for each row, such as a pupil. It needs a name, a line with the names of columns, and a different key in each row. Otherwise rows or links are missing.",
      ),
    },
    pages: {
      title: t("Pages of a template"),
      why: t(
        "Each page of a template has a number and a design, and is listed once. Otherwise one of the two is lost.",
      ),
    },
    editions: {
      title: t("Updates of a planner on a tablet"),
      why: t(
        "An update keeps the pages that you have written on in their places. For this it reads the project in the earlier PDF. Choose the PDF that Octavo made, or update without it.",
      ),
    },
  }) satisfies Readonly<Record<string, Explanation>>;

export type ProblemTopic = keyof ReturnType<typeof problemTopics>;
