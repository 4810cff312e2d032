import { Share2 } from "lucide-react";
import { t } from "../language/t.ts";
import { Button } from "../ui/button.tsx";

/** Passes the PDF to an app of the phone. Absent where the browser cannot. */
export function ShareButton({ file }: { readonly file: File }) {
  const content = { files: [file] };
  if (!navigator.canShare?.(content)) return null;
  // It rejects if the user cancels.
  const share = () => void navigator.share(content).catch(() => undefined);
  return (
    <Button className="min-h-11 self-start" onClick={share}>
      <Share2 size={16} strokeWidth={1.75} aria-hidden="true" />
      {t("Share the PDF with an app…")}
    </Button>
  );
}
