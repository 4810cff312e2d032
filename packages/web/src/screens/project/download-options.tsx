import { useNavigate } from "@tanstack/react-router";
import { Printer, RefreshCw } from "lucide-react";
import { type RefObject, useState } from "react";
import { includesProject, rememberIncludesProject } from "../../engine-worker/includes-project.ts";
import { t } from "../../language/t.ts";
import { MenuCheckItem, MenuItem, MenuPopup, MenuSeparator } from "../../ui/menu.tsx";
import type { MenuOpening } from "../../ui/use-menu-trigger.ts";

interface DownloadOptionsProps {
  readonly label: string;
  readonly projectId: string;
  readonly trigger: RefObject<HTMLButtonElement | null>;
  readonly opened: MenuOpening;
  /** Absent while there is nothing to print. */
  readonly onPrint?: (() => void) | undefined;
  readonly onClose: () => void;
}

/** Menu beside the download. */
export function DownloadOptions({ projectId, onPrint, ...popup }: DownloadOptionsProps) {
  const navigate = useNavigate();
  const [isIncluded, setIncluded] = useState(includesProject);
  const include = (checked: boolean) => {
    rememberIncludesProject(checked);
    setIncluded(checked);
  };
  return (
    <MenuPopup {...popup}>
      <MenuCheckItem
        checked={isIncluded}
        hint={t(
          "Octavo can open the PDF as a project again, and an update can keep pages that the plan no longer makes. Readers of the PDF do not show it.",
        )}
        onChange={include}
      >
        {t("Include the project in the PDF")}
      </MenuCheckItem>
      <MenuSeparator />
      {onPrint && (
        <MenuItem Icon={Printer} onClick={onPrint}>
          {t("Print…")}
        </MenuItem>
      )}
      <MenuItem
        Icon={RefreshCw}
        onClick={() => void navigate({ to: "/projects/$projectId/update", params: { projectId } })}
      >
        {t("Update on your tablet…")}
      </MenuItem>
    </MenuPopup>
  );
}
