import { pictureFolder, pictureLanguages } from "virtual:starter-pictures";
import { currentLanguage } from "../language/t.ts";

interface StarterPictureProps {
  readonly starter: string;
  readonly className?: string;
}

/** Shows a typical page of a starter that was drawn when the app was built. */
export function StarterPicture({ starter, className = "" }: StarterPictureProps) {
  const language = pictureLanguages.includes(currentLanguage()) ? currentLanguage() : "en";
  return (
    <img
      src={`${pictureFolder}${starter}-${language}.png`}
      alt=""
      loading="lazy"
      decoding="async"
      className={`bg-page outline-(length:--line) outline-rule ${className}`}
    />
  );
}
