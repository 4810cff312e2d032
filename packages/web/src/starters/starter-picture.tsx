import { pictureFolder, pictureLanguages } from "virtual:starter-pictures";
import { useRef } from "react";
import { currentLanguage } from "../language/t.ts";
import { useSeen } from "../ui/use-seen.ts";

interface StarterPictureProps {
  readonly starter: string;
  readonly className?: string;
}

/** Shows a typical page of a starter that was drawn when the app was built. */
export function StarterPicture({ starter, className = "" }: StarterPictureProps) {
  const language = pictureLanguages.includes(currentLanguage()) ? currentLanguage() : "en";
  const image = useRef<HTMLImageElement>(null);
  const isSeen = useSeen(image);
  return (
    <img
      ref={image}
      src={isSeen ? `${pictureFolder}${starter}-${language}.png` : undefined}
      alt=""
      decoding="async"
      className={`aspect-3/4 bg-page outline-(length:--line) outline-rule ${className}`}
    />
  );
}
