/** A PDF whose links have all forms, to find out which of them the reader of a device follows. */
import { type DeviceProfile, type DisplayDocument, type LinkItem, profilePage, type Rect } from "@octavo/engine";
import { type LinkTest, linkTestPages, linkTests, middle, namedDestination } from "./link-tests.ts";

const smallSide = (3 * 72) / 25.4;

/** Masters and plan, as texts. The links of the page are not in them, because planners have one form only: `withTestLinks`. */
export function linkTestDocuments(device: DeviceProfile): {
  readonly masters_yaml: string;
  readonly plan_yaml: string;
} {
  const { width, height } = profilePage(device);
  const masters = linkTestPages.map((name, i) => ({
    name,
    widgets: [heading(device, name), ...(i === 0 ? fieldWidgets(device) : []), rule(width, height * middle)],
  }));
  const sections = linkTestPages.map((master, i) => ({
    kind: master.toLowerCase(),
    master,
    generate: "once",
    ...(i === 1 && { anchors: [{ dest_id: namedDestination }] }),
  }));
  const calendar = { start_date: "2027-01-01", end_date: "2027-01-01" };
  const plan = { name: "Link test", profile: device.id, plan: { calendar, sections } };
  const canvas = { page_size: "Device", profile: device.id };
  return { masters_yaml: JSON.stringify({ canvas, masters }), plan_yaml: JSON.stringify(plan) };
}

/** The compiled documents with a link in each field, and with letters as page labels. */
export function withTestLinks(document: DisplayDocument, device: DeviceProfile): DisplayDocument {
  const { height } = profilePage(device);
  const fields = fieldsOf(device);
  const links = linkTests(height).map((test): LinkItem => {
    const rect = partOf(fields[test.number - 1]?.rect, test);
    return { kind: "link", rect, target: test.target, ...(test.form && { form: test.form }) };
  });
  const page: DisplayDocument["page"] = (number) => {
    const found = document.page(number);
    return { ...found, label: String.fromCharCode(64 + number), links: number === 1 ? links : [] };
  };
  return { ...document, page };
}

function heading(device: DeviceProfile, content: string) {
  const { left, top, width } = area(device);
  const position = { x: left, y: top, width, height: 24 };
  return { id: "heading", type: "text_block", position, content, styling: { size: 16 } };
}

function rule(width: number, y: number) {
  return { id: "middle", type: "divider", position: { x: 0, y, width, height: 1 } };
}

/** Room for the fields: the page within its margins, below the heading. */
function area(device: DeviceProfile) {
  const { width, height } = profilePage(device);
  const [top, right, bottom, left] = device.pdf_settings.safe_margins;
  return { left, top, width: width - left - right, height: height - top - bottom, below: top + 30 };
}

interface Field {
  readonly rect: Rect;
  /** Room for the number and the name. */
  readonly name: Rect;
}

/** A row for each test, in one column on narrow pages. A field that two tests share has two rows. */
function fieldsOf(device: DeviceProfile): readonly Field[] {
  const tests = linkTests(profilePage(device).height);
  const { left, top, width, height, below } = area(device);
  const columns = width < narrow ? 1 : 2;
  const rows = Math.ceil(tests.length / columns);
  const step = { x: width / columns, y: (height + top - below) / rows };
  const side = { width: Math.min(64, step.x * 0.4), height: Math.min(32, step.y * 0.75) };
  const places = tests.map((_, i) => ({ x: left + Math.floor(i / rows) * step.x, y: below + (i % rows) * step.y }));
  return tests.map(({ isShared }, i) => {
    const place = places[i] ?? { x: 0, y: 0 };
    const isFirst = tests[i + 1]?.isShared === true;
    const start = isShared ? (places[i - 1] ?? place) : place;
    const rect = { ...start, width: side.width, height: side.height + (isShared || isFirst ? step.y : 0) };
    const name = { x: place.x + side.width + 6, y: place.y, width: step.x - side.width - 10, height: step.y };
    return { rect, name };
  });
}

/** In points. */
const narrow = 300;

function partOf(field: Rect | undefined, { part }: LinkTest): Rect {
  const { x, y, width, height } = field ?? { x: 0, y: 0, width: 0, height: 0 };
  if (!part) return { x, y, width, height };
  const [left, top, across, down] = part;
  return {
    x: x + left * width,
    y: y + top * height,
    width: across === 0 ? smallSide : across * width,
    height: down === 0 ? smallSide : down * height,
  };
}

/** A frame, a number and a name for each test. */
function fieldWidgets(device: DeviceProfile) {
  const fields = fieldsOf(device);
  const { min_font_pt, min_stroke_pt } = device.constraints;
  return linkTests(profilePage(device).height).flatMap((test, i) => {
    const field = fields[i];
    if (!field) return [];
    const id = `link_${test.number}`;
    const properties = { stroke_width: min_stroke_pt };
    const frame = { id: `${id}_frame`, type: "box", position: partOf(field.rect, test), properties };
    const content = `${test.number}  ${test.name}`;
    const name = {
      id: `${id}_name`,
      type: "text_block",
      position: field.name,
      content,
      styling: { size: Math.max(min_font_pt, 9) },
    };
    // The reader draws the border of a link that has one.
    return test.form?.border ? [name] : [frame, name];
  });
}
