import { correction, generate } from "lean-qr";
import { useId } from "react";

/** Light modules around the code that scanners need. ISO/IEC 18004 requires four. */
const quiet = 4;

/** Black on white in every theme, because scanners expect it. */
export function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const id = useId();
  const code = generate(text, { minCorrectionLevel: correction.M });
  const size = code.size + 2 * quiet;
  return (
    <svg
      viewBox={`${-quiet} ${-quiet} ${size} ${size}`}
      width={176}
      height={176}
      aria-labelledby={id}
      shapeRendering="crispEdges"
      className="shrink-0 forced-color-adjust-none"
    >
      <title id={id}>{label}</title>
      <path d={`M${-quiet} ${-quiet}h${size}v${size}h${-size}z`} fill="#fff" />
      <path d={modules(code)} fill="#000" />
    </svg>
  );
}

interface Modules {
  readonly size: number;
  readonly get: (x: number, y: number) => boolean;
}

function modules(code: Modules): string {
  const rows = Array.from({ length: code.size }, (_, y) => y);
  return rows.flatMap((y) => rows.filter((x) => code.get(x, y)).map((x) => `M${x} ${y}h1v1h-1z`)).join("");
}
