import type { ReactNode } from "react";
import { locale, t } from "../language/t.ts";
import type { TermId } from "./terms.ts";

/** Pages are paper in every theme, and so is what is drawn on them. */
const ink = "#1b1a17";
const pageWidth = 52;
const pageHeight = 70;

/** Small drawing of a term. Its text says the same, so it has no name. */
export function TermPicture({ of }: { readonly of: TermId }) {
  const Picture = pictures[of];
  return (
    <svg viewBox="0 0 240 96" className="w-full max-w-80 text-ink" aria-hidden="true">
      <Picture />
    </svg>
  );
}

interface PlaceProps {
  readonly x: number;
  readonly y?: number;
  readonly children?: ReactNode;
}

/** A page with its upper left corner at the place. */
function Page({ x, y = 13, children }: PlaceProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect width={pageWidth} height={pageHeight} fill="var(--page)" stroke="currentColor" />
      {children}
    </g>
  );
}

/** Writing lines below the head of a page. */
function Lines({ from = 24, to = 62, x = 7, width = 38 }) {
  const count = Math.floor((to - from) / 8) + 1;
  const path = Array.from({ length: count }, (_, i) => `M${x} ${from + i * 8}h${width}`).join("");
  return <path d={path} stroke={ink} strokeWidth="0.75" />;
}

function Words({ x = 7, y = 14, size = 9, bold = true, children }: WordsProps) {
  return (
    <text x={x} y={y} fontSize={size} fontWeight={bold ? 600 : 400} fill={ink}>
      {children}
    </text>
  );
}

interface WordsProps {
  readonly x?: number;
  readonly y?: number;
  readonly size?: number;
  readonly bold?: boolean;
  readonly children: string;
}

function Arrow({ x, y = 48, length = 26 }: { readonly x: number; readonly y?: number; readonly length?: number }) {
  return (
    <path
      className="text-accent"
      d={`M${x} ${y}h${length}m-6 -5l6 5l-6 5`}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
    />
  );
}

/** Marks the subject of a picture on paper. */
const marked = { fill: "var(--page-accent)", fillOpacity: 0.16, stroke: "var(--page-accent)", strokeWidth: 1.5 };

/** Monday and the two days after it. */
function weekdays(): readonly string[] {
  const format = new Intl.DateTimeFormat(locale(), { weekday: "short", timeZone: "UTC" });
  return [5, 6, 7].map((day) => format.format(Date.UTC(2026, 0, day)));
}

function Master() {
  return (
    <>
      <Page x={14}>
        <rect x="5" y="5" width="42" height="12" {...marked} />
        <Lines />
      </Page>
      <Arrow x={78} />
      {weekdays().map((day, i) => (
        <Page key={day} x={118 + i * 34} y={7 + i * 6}>
          <Words>{day}</Words>
          <Lines />
        </Page>
      ))}
    </>
  );
}

function Plan() {
  const rows = [
    [t("Year"), 1],
    [t("Month"), 12],
    [t("Day"), 365],
  ] as const;
  return (
    <>
      <rect x="14" y="13" width="98" height="70" fill="var(--page)" stroke="currentColor" />
      {rows.map(([name, count], i) => (
        <g key={name} transform={`translate(14 ${13 + i * 23.3})`}>
          {i > 0 && <path d="M0 0h98" stroke={ink} strokeWidth="0.75" />}
          <Words x={8} y={15} size={10}>
            {name}
          </Words>
          <text x="90" y="15" fontSize="10" textAnchor="end" fill={ink}>
            {count}
          </text>
        </g>
      ))}
      <Arrow x={122} />
      {[0, 1, 2, 3, 4, 5].map((i) => (
        <Page key={i} x={158 + i * 5} y={5 + i * 3}>
          {i === 5 && <Lines from={14} />}
        </Page>
      ))}
    </>
  );
}

function Section() {
  return (
    <>
      <rect x="14" y="13" width="84" height="70" fill="var(--page)" stroke="currentColor" />
      <path d="M22 25h40M22 71h34" stroke={ink} strokeWidth="3" opacity="0.25" />
      <rect x="14" y="36" width="84" height="23" {...marked} />
      <Words x={22} y={51} size={10}>
        {t("Month")}
      </Words>
      <text x="91" y="51" fontSize="10" textAnchor="end" fill={ink}>
        12
      </text>
      <Arrow x={106} y={48} length={22} />
      {Array.from({ length: 12 }, (_, i) => (
        <g key={i} transform={`translate(${140 + (i % 4) * 23} ${10 + Math.floor(i / 4) * 27})`}>
          <rect width="18" height="22" fill="var(--page)" stroke="currentColor" />
          <text x="9" y="14" fontSize="8" textAnchor="middle" fill={ink}>
            {i + 1}
          </text>
        </g>
      ))}
    </>
  );
}

function Part() {
  return (
    <>
      <g transform="translate(24 24)">
        <rect width="60" height="48" fill="var(--page)" />
        <rect width="60" height="48" {...marked} />
        <Hours />
      </g>
      <Arrow x={96} />
      <Page x={136}>
        <Words>{weekdays()[0] ?? ""}</Words>
        <g transform="translate(6 20) scale(0.66 0.94)">
          <rect width="60" height="48" {...marked} />
          <Hours />
        </g>
      </Page>
    </>
  );
}

/** Rows of a schedule. */
function Hours() {
  return (
    <>
      {[8, 9, 10, 11].map((hour, i) => (
        <text key={hour} x="5" y={10 + i * 11.5} fontSize="7" fill={ink}>
          {hour}
        </text>
      ))}
      <path d="M17 11h38M17 22.5h38M17 34h38M17 45h38" stroke={ink} strokeWidth="0.75" />
    </>
  );
}

function Block() {
  const bodies = [<Lines key={0} />, <Squares key={1} />, <Lines key={2} width={17} />];
  return bodies.map((body, i) => (
    <Page key={i} x={22 + i * 72}>
      <rect x="4" y="5" width="44" height="12" {...marked} />
      <path d="M8 11h12M26 11h4M33 11h4M40 11h4" stroke={ink} strokeWidth="2" />
      {body}
    </Page>
  ));
}

function Squares() {
  return (
    <path d="M7 24h38v38h-38zM7 36.6h38M7 49.3h38M19.6 24v38M32.3 24v38" stroke={ink} strokeWidth="0.75" fill="none" />
  );
}

/** A sample of type, the same in every language. */
const letters = "Aa";

function Style() {
  return (
    <>
      <rect x="18" y="22" width="70" height="52" rx="3" fill="var(--page)" />
      <rect x="18" y="22" width="70" height="52" rx="3" {...marked} />
      <text x="53" y="60" fontSize="32" fontWeight="700" textAnchor="middle" fill={ink}>
        {letters}
      </text>
      <Arrow x={98} />
      {weekdays()
        .slice(0, 2)
        .map((day, i) => (
          <Page key={day} x={136 + i * 50} y={9 + i * 8}>
            <text x="7" y="20" fontSize="15" fontWeight="700" fill={ink}>
              {day}
            </text>
            <Lines from={32} />
          </Page>
        ))}
    </>
  );
}

function Token() {
  return (
    <>
      <rect x="10" y="34" width="78" height="26" fill="var(--page)" />
      <rect x="10" y="34" width="78" height="26" {...marked} />
      <text x="49" y="51" fontSize="12" fontFamily="monospace" textAnchor="middle" fill={ink}>
        {"{weekday}"}
      </text>
      <Arrow x={96} length={20} />
      {weekdays().map((day, i) => (
        <Page key={day} x={126 + i * 30} y={7 + i * 6}>
          <Words size={11} y={17}>
            {day}
          </Words>
          <Lines from={28} />
        </Page>
      ))}
    </>
  );
}

function Anchor() {
  return (
    <>
      <Page x={34}>
        <Lines from={14} />
        <rect x="24" y="33" width="24" height="9" {...marked} />
      </Page>
      <path
        className="text-accent"
        d="M84 51C112 51 118 30 140 30m-6 -5l6 5l-6 5"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
      />
      <Page x={148}>
        <path d="M8 10v14M8 10h11l-3 3.5l3 3.5h-11" stroke="var(--page-accent)" strokeWidth="1.5" fill="none" />
        <Lines from={32} />
      </Page>
    </>
  );
}

const pictures: Readonly<Record<TermId, () => ReactNode>> = {
  master: Master,
  plan: Plan,
  section: Section,
  part: Part,
  block: Block,
  style: Style,
  token: Token,
  anchor: Anchor,
};
