import { pictureFolder, pictureLanguages } from "virtual:starter-pictures";
import { currentLanguage } from "../language/t.ts";

interface StarterPictureProps {
  readonly starter: string;
  /** Shows the first page instead of a typical one. Only the daily planner has this picture. */
  readonly first?: boolean;
  readonly className?: string;
}

/** Shows a page of a starter that was drawn when the app was built. */
export function StarterPicture({ starter, first = false, className = "" }: StarterPictureProps) {
  const language = pictureLanguages.includes(currentLanguage()) ? currentLanguage() : "en";
  return (
    <img
      src={`${pictureFolder}${starter}-${language}${first ? "-first" : ""}.png`}
      alt=""
      loading={first ? "eager" : "lazy"}
      fetchPriority={first ? "high" : "auto"}
      decoding="async"
      className={`bg-page outline-(length:--line) outline-rule ${className}`}
    />
  );
}
