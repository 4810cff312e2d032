import {
  CalendarPlus,
  Copy,
  FileText,
  GitMerge,
  Grid2X2,
  History,
  Pencil,
  RefreshCw,
  Share2,
  SlidersHorizontal,
  TabletSmartphone,
  Trash2,
  Type,
} from "lucide-react";
import type { RefObject } from "react";
import { t } from "../language/t.ts";
import { MenuItem, MenuPopup, MenuSeparator } from "../ui/menu.tsx";
import type { MenuOpening } from "../ui/use-menu-trigger.ts";

interface ProjectActionsProps {
  readonly label: string;
  readonly trigger: RefObject<HTMLButtonElement | null>;
  readonly opened: MenuOpening;
  readonly onRename: () => void;
  readonly onDetails?: (() => void) | undefined;
  readonly onChoices?: (() => void) | undefined;
  readonly onFonts?: (() => void) | undefined;
  readonly onShare?: (() => void) | undefined;
  readonly onTransfer?: (() => void) | undefined;
  readonly duplicate: () => void;
  readonly makeNextEdition: () => void;
  readonly showVersions: () => void;
  readonly showUpdate: () => void;
  readonly showVariants: () => void;
  readonly showOriginal: (() => void) | undefined;
  readonly onDelete: () => void;
  readonly onClose: () => void;
}

export function ProjectActions(props: ProjectActionsProps) {
  const { onRename, onDetails, onChoices, onFonts, onShare, onTransfer, onDelete, ...others } = props;
  const { duplicate, makeNextEdition, showVersions, showUpdate, showVariants, showOriginal, ...popup } = others;
  return (
    <MenuPopup {...popup}>
      <MenuItem Icon={Pencil} onClick={onRename}>
        {t("Rename")}
      </MenuItem>
      {onDetails && (
        <MenuItem Icon={FileText} onClick={onDetails}>
          {t("Edit details…")}
        </MenuItem>
      )}
      {onChoices && (
        <MenuItem Icon={SlidersHorizontal} onClick={onChoices}>
          {t("Change choices…")}
        </MenuItem>
      )}
      {onFonts && (
        <MenuItem Icon={Type} onClick={onFonts}>
          {t("Own fonts…")}
        </MenuItem>
      )}
      {onShare && (
        <MenuItem Icon={Share2} onClick={onShare}>
          {t("Sharing…")}
        </MenuItem>
      )}
      {onTransfer && (
        <MenuItem Icon={TabletSmartphone} onClick={onTransfer}>
          {t("Put it on a device…")}
        </MenuItem>
      )}
      <MenuItem Icon={RefreshCw} onClick={showUpdate}>
        {t("Update on your tablet…")}
      </MenuItem>
      <MenuItem Icon={Grid2X2} onClick={showVariants}>
        {t("All variants…")}
      </MenuItem>
      <MenuSeparator />
      <MenuItem Icon={Copy} onClick={duplicate}>
        {t("Duplicate")}
      </MenuItem>
      <MenuItem Icon={CalendarPlus} onClick={makeNextEdition}>
        {t("Next year's edition")}
      </MenuItem>
      <MenuItem Icon={History} onClick={showVersions}>
        {t("Version history")}
      </MenuItem>
      {showOriginal && (
        <MenuItem Icon={GitMerge} onClick={showOriginal}>
          {t("Changes of the original")}
        </MenuItem>
      )}
      <MenuSeparator />
      <MenuItem Icon={Trash2} onClick={onDelete}>
        {t("Delete…")}
      </MenuItem>
    </MenuPopup>
  );
}
