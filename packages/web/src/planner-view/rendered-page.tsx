import { type MouseEvent, useLayoutEffect, useRef } from "react";
import type { Size } from "./fit-page.ts";
import type { ShownPage } from "./use-page.ts";

interface RenderedPageProps {
  readonly shown: ShownPage;
  readonly size: Size;
  readonly name: string;
  readonly language: string;
  readonly showLinks: boolean;
  readonly onFollow: (page: number) => void;
}

export function RenderedPage({ shown, size, name, language, showLinks, onFollow }: RenderedPageProps) {
  const host = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    host.current?.replaceChildren(shown.node);
  }, [shown.node]);
  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element && event.target.closest("a[data-page]");
    if (!link) return;
    event.preventDefault();
    onFollow(Number(link.getAttribute("data-page")));
  };
  return (
    // Links receive the focus themselves. Enter on a link arrives here as a click.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events jsx-a11y/no-noninteractive-element-interactions
    <figure
      ref={host}
      aria-label={name}
      lang={language}
      data-show-links={showLinks || undefined}
      className="planner-page m-auto shrink-0 bg-page outline-(length:--line) outline-rule"
      style={{ width: size.width, height: size.height }}
      onClick={onClick}
    />
  );
}
