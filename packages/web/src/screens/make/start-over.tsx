import type { Starter } from "@octavo/starters";
import { getRouteApi } from "@tanstack/react-router";
import { t } from "../../language/t.ts";
import { TextButton } from "../../ui/text-button.tsx";
import { useOfferLocalUndo } from "../../ui/use-offer-local-undo.ts";
import type { KeptDates } from "./kept-dates.ts";
import { forgetChoices, rememberChoices, rememberedChoices } from "./last-choices.ts";

const route = getRouteApi("/studio/make/$starter");

interface Forgotten extends Pick<KeptDates, "sources" | "files" | "unknown"> {
  readonly search: Readonly<Record<string, string>>;
}

interface StartOverProps {
  readonly starter: Starter;
  readonly kept: KeptDates;
}

/** Offers to forget the visitor's choices, holidays and own days, if there are any. */
export function StartOver({ starter, kept }: StartOverProps) {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const { sources, files, unknown, change } = kept;
  const restore = ({ search: before, ...dates }: Forgotten) => {
    rememberChoices(starter, String(new URLSearchParams(before)));
    change(() => dates);
    void navigate({ search: before, resetScroll: false });
    return t("Choices restored.");
  };
  const offerUndo = useOfferLocalUndo(restore);
  const startOver = () => {
    forgetChoices(starter);
    change(() => ({ sources: [], files: {}, unknown: [] }));
    void navigate({ search: {}, resetScroll: false });
    offerUndo(t("Choices removed."), { search, sources, files, unknown });
  };
  if (rememberedChoices(starter) === undefined && sources.length === 0) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-sm leading-snug text-ink-soft">
      {t("Your choices stay in this browser.")}
      <TextButton onClick={startOver}>{t("Start over")}</TextButton>
    </p>
  );
}
