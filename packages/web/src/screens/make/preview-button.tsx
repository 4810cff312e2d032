import { Eye, SlidersHorizontal } from "lucide-react";
import { type RefObject, useEffect, useState } from "react";
import { t } from "../../language/t.ts";
import { IconButton } from "../../ui/icon-button.tsx";

interface PreviewButtonProps {
  readonly preview: RefObject<Element | null>;
}

/** Leads to the preview while it is out of sight, and back to the place that the user came from. Stays after its first use. */
export function PreviewButton({ preview }: PreviewButtonProps) {
  const isInSight = useInSight(preview);
  const [origin, setOrigin] = useState<number>();
  if (isInSight && origin === undefined) return null;
  const showPreview = () => {
    setOrigin(window.scrollY);
    preview.current?.scrollIntoView({ block: "start" });
  };
  const goBack = () => {
    window.scrollTo({ top: origin ?? 0 });
  };
  return (
    <IconButton
      name={isInSight ? t("Back to the choices") : t("Show the preview")}
      Icon={isInSight ? SlidersHorizontal : Eye}
      className="self-center md:hidden"
      onClick={isInSight ? goBack : showPreview}
    />
  );
}

/** Part of the preview. */
const leastInSight = 0.33;

/** True until the element is seen or not. */
function useInSight(element: RefObject<Element | null>): boolean {
  const [isInSight, setInSight] = useState(true);
  useEffect(() => {
    if (!element.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => setInSight((entries.at(-1)?.intersectionRatio ?? 1) >= leastInSight),
      { threshold: leastInSight },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isInSight;
}
