import { Fragment } from "react";
import { translate } from "../language/t.ts";
import { type Evidence, evidenceTexts } from "./families/device-family.ts";

/** Translates a sentence of the table and shows text between backticks as code. */
export function Sentence({ text }: { readonly text: string }) {
  return translate(text)
    .split("`")
    .map((part, index) =>
      index % 2 ? (
        <code key={index} className="rounded-sm bg-surface px-1 text-[0.875em] wrap-anywhere">
          {part}
        </code>
      ) : (
        <Fragment key={index}>{part}</Fragment>
      ),
    );
}

export function Steps({ steps }: { readonly steps: readonly string[] }) {
  return (
    <ol style={{ listStyleType: "decimal" }} className="flex flex-col gap-1.5 ps-5 leading-snug">
      {steps.map((step) => (
        <li key={step}>
          <Sentence text={step} />
        </li>
      ))}
    </ol>
  );
}

export function EvidenceLine({ evidence }: { readonly evidence: Evidence }) {
  return <p className="text-sm leading-snug text-ink-soft">{translate(evidenceTexts[evidence.kind])}</p>;
}
