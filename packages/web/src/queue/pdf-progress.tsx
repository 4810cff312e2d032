import { t } from "../language/t.ts";
import { Button } from "../ui/button.tsx";
import { Progress } from "../ui/progress.tsx";
import { QueuePosition } from "./queue-position.tsx";

interface PdfProgressProps {
  readonly pages: number;
  /** 0 until it is known. */
  readonly total: number;
  readonly onCancel: () => void;
  readonly className?: string;
}

export function PdfProgress({ pages, total, onCancel, className = "" }: PdfProgressProps) {
  return (
    <div className={className}>
      <div className="flex items-end gap-3">
        <Progress
          label={total ? t("Page {page} of {total}", { page: pages, total }) : t("Preparing…")}
          done={total ? pages : undefined}
          total={total}
        />
        <Button onClick={onCancel}>{t("Cancel")}</Button>
      </div>
      <QueuePosition waiting={total === 0} />
    </div>
  );
}
