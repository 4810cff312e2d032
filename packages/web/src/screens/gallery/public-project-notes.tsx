import type { PublicProject } from "@octavo/contract";
import { isCloneable, licences } from "@octavo/foundation";
import { useState } from "react";
import { licenceName } from "../../gallery/licence-name.ts";
import { t } from "../../language/t.ts";
import { Button } from "../../ui/button.tsx";
import { lazy } from "../../ui/lazy.tsx";
import { InCollections } from "./collections/in-collections.tsx";
import { Provenance } from "./provenance.tsx";

const ScoreSection = lazy(async () => (await import("../../gallery/score-section.tsx")).ScoreSection);

/** Address, licence and origin of a public project, below its description. */
export function PublicProjectNotes({ project }: { readonly project: PublicProject }) {
  return (
    <>
      <ShareLink />
      <section className="mt-8 border-t border-rule pt-5">
        <h2 className="text-lg font-semibold">{t("Licence")}</h2>
        <p className="mt-2">
          <LicenceName licence={project.licence} />
        </p>
      </section>
      <ScoreSection id={project.id} />
      <Provenance project={project} />
      <InCollections project={project} />
      {isCloneable(project.licence) && <WhatYouGet />}
    </>
  );
}

function LicenceName({ licence }: Pick<PublicProject, "licence">) {
  const url = licence === null ? undefined : licences[licence].url;
  const name = licenceName(licence);
  if (url === undefined) return name;
  return (
    <a href={url} rel="license noreferrer" className="underline underline-offset-4 hover:text-accent">
      {name}
    </a>
  );
}

function WhatYouGet() {
  return (
    <section className="mt-8 border-t border-rule pt-5">
      <h2 className="text-lg font-semibold">{t("What you get")}</h2>
      <ul className="mt-2 list-disc space-y-1 ps-5 text-ink-soft text-pretty">
        <li>{t("The full project with masters, plan configuration and device profile settings")}</li>
        <li>{t("The clone count resets for your copy")}</li>
        <li>{t("All masters and plan files are copied to your workspace")}</li>
      </ul>
    </section>
  );
}

function ShareLink() {
  const [copied, setCopied] = useState(false);
  const address = location.origin + location.pathname;
  const copy = async () => {
    await navigator.clipboard.writeText(address);
    setCopied(true);
  };
  return (
    <div>
      <label htmlFor="share-link" className="text-[0.9375rem] font-semibold">
        {t("Share link")}
      </label>
      <div className="mt-1.5 flex flex-wrap gap-2.5">
        <input
          id="share-link"
          readOnly
          dir="ltr"
          value={address}
          onFocus={(event) => event.target.select()}
          className="h-11 min-w-0 flex-1 basis-60 rounded-sm border border-edge bg-surface px-3 text-ink-soft"
        />
        {/* Without a secure address browsers give no clipboard; the field can be copied by hand. */}
        {"clipboard" in navigator && <Button onClick={() => void copy()}>{copied ? t("Copied") : t("Copy")}</Button>}
      </div>
      <output className="sr-only">{copied && t("Link copied.")}</output>
    </div>
  );
}
