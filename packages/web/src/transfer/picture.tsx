import { pictureSize } from "./pictures.ts";

const scale = 1.3;

/** A line drawing of `pictures.ts`. Decorative: the steps beside it say the same. */
export function Picture({ path }: { readonly path: string }) {
  const { width, height } = pictureSize;
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      width={width * scale}
      height={height * scale}
      aria-hidden="true"
      className="shrink-0 text-ink-soft"
    >
      <path d={path} fill="none" stroke="currentColor" strokeWidth={1.5} strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}
