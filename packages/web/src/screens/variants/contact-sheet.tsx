import { WhyButton } from "../../help/why-button.tsx";
import { t, tn, translate } from "../../language/t.ts";
import { PageThumbnail } from "../../planner-view/page-thumbnail.tsx";
import { Disclosure } from "../../ui/disclosure.tsx";
import type { ShownVariant } from "./use-variants.ts";

interface ContactSheetProps {
  readonly shown: readonly ShownVariant[];
  /** Aspect ratio of a page (width / height) until it is drawn. */
  readonly shape: number;
}

/** A picture of each variant, with its problems. */
export function ContactSheet({ shown, shape }: ContactSheetProps) {
  if (shown.length === 0) return null;
  return (
    <section aria-label={t("Pictures of the variants")}>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] gap-x-5 gap-y-6">
        {shown.map((variant) => (
          <li key={variant.name} className="min-w-0">
            <VariantPicture variant={variant} shape={shape} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface VariantPictureProps {
  readonly variant: ShownVariant;
  readonly shape: number;
}

function VariantPicture({ variant: { name, drawn }, shape }: VariantPictureProps) {
  return (
    <figure className="flex flex-col gap-2">
      <PageThumbnail drawing={drawn?.drawing} shape={shape} className="w-full" />
      <figcaption className="text-sm leading-snug wrap-anywhere">
        <span className="font-semibold">{name}</span>
        {drawn && drawn.pages > 0 && (
          <span className="block text-ink-soft tabular-nums">{tn(drawn.pages, "{count} page", "{count} pages")}</span>
        )}
        {drawn && drawn.diagnostics.length === 0 && <span className="block text-ink-soft">{t("No problems.")}</span>}
      </figcaption>
      {drawn && drawn.diagnostics.length > 0 && (
        <Disclosure
          summary={tn(drawn.diagnostics.length, "{count} problem", "{count} problems")}
          className="text-sm leading-snug"
        >
          <ul className="flex list-disc flex-col gap-1 ps-4 wrap-anywhere">
            {drawn.diagnostics.map((diagnostic, i) => (
              <li key={i}>
                {translate(diagnostic.message)}
                <WhyButton code={diagnostic.code} problem={translate(diagnostic.message)} />
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
    </figure>
  );
}
