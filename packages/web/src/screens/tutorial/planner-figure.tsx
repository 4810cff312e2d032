import { t } from "../../language/t.ts";
export function PlannerFigure() {
  return (
    <figure className="my-2">
      <svg viewBox="0 0 420 150" className="w-full text-ink" aria-hidden="true">
        <g fill="var(--page)" stroke="currentColor">
          <rect x="10" y="10" width="96" height="128" />
          <rect x="162" y="10" width="96" height="128" />
          <rect x="314" y="10" width="96" height="128" />
        </g>
        <g fill="#1b1a17" fontSize="9" fontWeight="600">
          <text x="18" y="26">
            {t("Year")}
          </text>
          <text x="170" y="26">
            {t("Month")}
          </text>
          <text x="322" y="26">
            {t("Day")}
          </text>
        </g>
        <g stroke="#1b1a17" strokeWidth="0.6" fill="none">
          {months.map(([x, y]) => (
            <rect key={`${x} ${y}`} x={x} y={y} width="24" height="20" />
          ))}
          <path d="M170 36h80v70h-80zM170 50h80M170 64h80M170 78h80M170 92h80M181.4 36v70M192.8 36v70M204.2 36v70M215.6 36v70M227 36v70M238.4 36v70" />
          <path d="M322 46h80M322 58h80M322 70h80M322 82h80M322 94h80M322 106h80M322 118h80" />
        </g>
        <g fill="var(--page-accent)" fillOpacity="0.2" stroke="var(--page-accent)" strokeWidth="1.5">
          <rect x="74" y="56" width="24" height="20" />
          <rect x="238.4" y="64" width="11.6" height="14" />
        </g>
        <g className="text-accent" fill="none" stroke="currentColor" strokeWidth="1.5">
          <path d="M110 66 C 128 50, 140 44, 156 44M150 39.5l6 4.5-6 4.5" />
          <path d="M262 71 C 280 55, 292 49, 308 49M302 44.5l6 4.5-6 4.5" />
        </g>
      </svg>
      <figcaption className="sr-only">{t("Tap a month to open its page. Tap a date to open its day.")}</figcaption>
    </figure>
  );
}

const months = [0, 1, 2, 3].flatMap((row) => [0, 1, 2].map((column) => [18 + column * 28, 34 + row * 24 - 2] as const));
