import {
  type Camera,
  describeLinks,
  describeTarget,
  type EditorState,
  findWidget,
  rectToScreen,
  selectedWidgets,
  widgetsIn,
} from "@octavo/editor";
import { type LinkItem, type Widget, type WidgetLinks, widgetDefinition } from "@octavo/engine";
import { translate } from "../../language/t.ts";
import { type Links, useLinks } from "../planner/links.ts";
import { useEditor, useEditorState } from "../state/editor-context.ts";

/** Above this number of selected widgets, arrows would hide the page. */
const mostWidgets = 12;
/** Largest number of arrows for one widget within the page. */
const mostArrows = 40;

const documentOf = ({ document }: EditorState) => document;
const selectionOf = ({ selection }: EditorState) => selection;
const cameraOf = ({ camera }: EditorState) => camera;
const isQuiet = ({ interaction, textEdit, tool }: EditorState) =>
  interaction.kind === "idle" && textEdit === undefined && tool.kind === "select";
/** An id, so that the selector result stays equal while the pointer stays on the widget. */
const hoveredOf = ({ pointerState: { hover } }: EditorState) => (hover?.kind === "widget" ? hover.id : undefined);

/** Link targets of the selected and hovered widgets. */
export function LinkArrows() {
  const editor = useEditor();
  const { linksOf } = useLinks();
  const document = useEditorState(documentOf);
  const selection = useEditorState(selectionOf);
  const hovered = useEditorState(hoveredOf);
  const quiet = useEditorState(isQuiet);
  if (!quiet) return null;
  const chosen = selectedWidgets(document, selection);
  const { hover } = editor.getState().pointerState;
  const under =
    hovered !== undefined && hover?.kind === "widget" ? findWidget(document, hover.place, hovered) : undefined;
  const drafts = widgetsIn(document, editor.getState().place).filter((widget) => isDraft(widget, linksOf));
  const widgets = new Set([...(chosen.length > mostWidgets ? [] : chosen), ...(under ? [under] : []), ...drafts]);
  return (
    <g data-links>
      {[...widgets].map((widget) => (
        <Leading key={widget.id} widget={widget} found={linksOf(widget)} />
      ))}
    </g>
  );
}

/** Lays out only widgets that may have no target. */
function isDraft(widget: Widget, linksOf: Links["linksOf"]): boolean {
  const { needsLink, link } = widgetDefinition(widget.type) ?? {};
  const { bind, to_dest } = link?.read(widget.properties ?? {}) ?? {};
  return needsLink === true && !bind && !to_dest && linksOf(widget).isDraft === true;
}

interface LeadingProps {
  readonly widget: Widget;
  readonly found: WidgetLinks;
}

function Leading({ widget, found }: LeadingProps) {
  const camera = useEditorState(cameraOf);
  const { labelOf, page } = useLinks();
  const names = { labelOf, here: page() };
  const words = describeLinks(found, names);
  if (!words) return null;
  const isMany = new Set(found.links.map(({ target }) => translate(describeTarget(target, names)))).size > 1;
  const within = found.links.filter(({ target }) => target.to === "page" && target.page === names.here);
  return (
    <>
      {within.slice(0, mostArrows).map((link) => (
        <ArrowWithin key={keyOf(link)} link={link} camera={camera} />
      ))}
      {isMany && found.links.map((link) => <PageNumber key={keyOf(link)} link={link} camera={camera} />)}
      <Tag widget={widget} words={translate(words)} isBroken={found.links.length === 0 && !found.isDraft} />
    </>
  );
}

const keyOf = ({ rect: { x, y, width, height } }: LinkItem) => `${x} ${y} ${width} ${height}`;

interface LinkProps {
  readonly link: LinkItem;
  readonly camera: Camera;
}

/** An arrow from a link to its target on the same page. */
function ArrowWithin({ link: { rect, target }, camera }: LinkProps) {
  if (target.to !== "page") return null;
  const from = rectToScreen(camera, rect);
  const to = rectToScreen(camera, { x: target.x, y: target.y, width: 0, height: 0 });
  const [x, y] = [from.x + from.width / 2, from.y + from.height / 2];
  const length = Math.hypot(to.x - x, to.y - y);
  if (length < 12) return null;
  const [along, across] = [(to.x - x) / length, (to.y - y) / length];
  const wing = (side: 1 | -1) =>
    `${to.x - along * 10 - across * 4.5 * side},${to.y - across * 10 + along * 4.5 * side}`;
  return (
    <g stroke="currentColor" strokeWidth={1.5} fill="currentColor">
      <line x1={x} y1={y} x2={to.x} y2={to.y} />
      <circle cx={x} cy={y} r={2.5} />
      <polygon points={`${to.x},${to.y} ${wing(1)} ${wing(-1)}`} />
    </g>
  );
}

/** The page number in the corner of a link, if there is room. */
function PageNumber({ link: { rect, target }, camera }: LinkProps) {
  if (target.to !== "page") return null;
  const { x, y, width, height } = rectToScreen(camera, rect);
  const words = String(target.page);
  const room = words.length * 6 + 6;
  if (width < room + 4 || height < 15) return null;
  return (
    <g transform={`translate(${Math.round(x + width - room - 1)} ${Math.round(y + height - 14)})`}>
      <rect width={room} height={13} rx={2} fill="currentColor" />
      <text x={room / 2} y={10} textAnchor="middle" className="fill-on-accent text-[10px] tabular-nums">
        {words}
      </text>
    </g>
  );
}

/** Approximate width of a letter and of the arrow, in pixels. */
const letter = 6.6;
const stem = 18;

interface TagProps {
  readonly widget: Widget;
  readonly words: string;
  readonly isBroken: boolean;
}

/** A label beside the widget with an arrow to it. Inside the widget if the canvas ends beside it. */
function Tag({ widget, words, isBroken }: TagProps) {
  const camera = useEditorState(cameraOf);
  const viewportWidth = useEditorState(({ viewport }) => viewport.width);
  const { x, y, width, height } = rectToScreen(camera, widget.position);
  const room = words.length * letter + 14;
  const right = Math.round(x + width);
  const left = Math.max(4, Math.min(right + stem, viewportWidth - room - 4));
  const middle = Math.round(y + Math.min(height / 2, 40));
  const hasStem = left === right + stem;
  return (
    <g data-link-tag className={isBroken ? "text-danger" : ""}>
      {hasStem && (
        <path
          d={`M${right} ${middle}H${left - 2}m-7 -4.5l7 4.5l-7 4.5`}
          fill="none"
          stroke="currentColor"
          strokeWidth={1.75}
          strokeDasharray={isBroken ? "3 3" : undefined}
        />
      )}
      <g transform={`translate(${left} ${middle - 11})`}>
        <rect width={room} height={22} rx={3} fill="currentColor" />
        <text x={room / 2} y={15} textAnchor="middle" className="fill-on-accent text-xs tabular-nums">
          {words}
        </text>
      </g>
    </g>
  );
}
