import type { WrittenPlanSection } from "@octavo/contract";
import { modeNamed } from "@octavo/foundation";
import { BookOpen, Copy, Plus, Trash2 } from "lucide-react";
import { flushSync } from "react-dom";
import { t, tn, translate } from "../../../language/t.ts";
import { CompactButton } from "../../../ui/compact-button.tsx";
import { Disclosure } from "../../../ui/disclosure.tsx";
import { useListKeys } from "../../../ui/use-list-keys.ts";
import { useOfferLocalUndo } from "../../../ui/use-offer-local-undo.ts";
import { usePageOnView } from "../viewer/page-on-view.tsx";
import { fieldAttribute, goToField, type PlanPath } from "./field-problems.ts";
import { MoreFields } from "./more-fields.tsx";
import { NamePagesButton } from "./name-pages-button.tsx";
import type { RemovedSection } from "./plan-draft.ts";
import { type SectionEditing, usePageCount, usePlanView } from "./plan-view.ts";
import { SectionFields } from "./section-fields.tsx";

type Change = Partial<WrittenPlanSection>;

interface SectionCardsProps {
  readonly sections: readonly WrittenPlanSection[];
  readonly path: PlanPath;
  readonly onChange: (index: number, change: Change, field: string) => void;
  /** Returns the page order before. */
  readonly onRemove: (index: number) => readonly string[];
  readonly onRestore: (removed: RemovedSection) => void;
  /** Absent for nested sections. */
  readonly onDuplicate?: (index: number) => void;
}

export function SectionCards({ sections, path, onChange, onRemove, onRestore, onDuplicate }: SectionCardsProps) {
  const keys = useListKeys(sections.length);
  const offerUndo = useOfferLocalUndo((removed: RemovedSection) => {
    keys.insert(removed.index);
    onRestore(removed);
    return t("Section {kind} restored.", { kind: removed.section.kind });
  });
  const remove = (index: number) => {
    const section = sections[index];
    const order = flushSync(() => {
      keys.remove(index);
      return onRemove(index);
    });
    if (section) offerUndo(t("Section {kind} deleted.", { kind: section.kind }), { index, section, order });
    // The next section, or the parent.
    goToField([...path, Math.min(index, sections.length - 2)]);
  };
  const duplicate = (index: number) => {
    flushSync(() => {
      keys.insert(index + 1);
      onDuplicate?.(index);
    });
    goToField([...path, index + 1, "kind"]);
  };
  return (
    <ul className="flex flex-col gap-2">
      {sections.map((section, index) => (
        <li key={keys.keyOf(index)}>
          <SectionCard
            section={section}
            path={[...path, index]}
            isNew={keys.isNew(index)}
            onChange={(change, field) => onChange(index, change, field)}
            onRemove={() => remove(index)}
            onDuplicate={onDuplicate && (() => duplicate(index))}
          />
        </li>
      ))}
    </ul>
  );
}

interface SectionCardProps extends SectionEditing {
  /** A new section is expanded. */
  readonly isNew: boolean;
  readonly onRemove: () => void;
  readonly onDuplicate: (() => void) | undefined;
}

function SectionCard({ isNew, onRemove, onDuplicate, ...editing }: SectionCardProps) {
  const { section, path } = editing;
  return (
    <Disclosure
      className="rounded-md border border-rule bg-surface open:border-edge"
      summaryClassName="px-3 py-1.5 sm:px-4"
      defaultOpen={isNew}
      summary={<Summary {...editing} />}
      {...fieldAttribute(path)}
    >
      <div className="flex flex-col gap-4 border-t border-rule px-3 py-4 sm:px-4">
        <SectionFields {...editing} />
        <MoreFields {...editing}>
          <NestedSections {...editing} />
        </MoreFields>
        <div className="flex flex-wrap justify-end gap-x-2">
          <FirstPage kind={section.kind} />
          {onDuplicate && <NamePagesButton section={section} />}
          {onDuplicate && (
            <CompactButton
              name={t("Duplicate section")}
              Icon={Copy}
              className="max-sm:[&>span]:not-sr-only"
              aria-label={t("Duplicate section {kind}", { kind: section.kind })}
              onClick={onDuplicate}
            />
          )}
          <CompactButton
            name={t("Delete section")}
            Icon={Trash2}
            className="hover:text-danger max-sm:[&>span]:not-sr-only"
            aria-label={t("Delete section {kind}", { kind: section.kind })}
            onClick={onRemove}
          />
        </div>
      </div>
    </Disclosure>
  );
}

function Summary({ section: { kind, master, generate, nested = [] }, path }: SectionEditing) {
  const pages = usePageCount(kind);
  const { run } = usePageOnView();
  const own = usePlanView().addedNames.get(kind);
  const facts = [
    own !== undefined && kind,
    own === undefined && (master || t("no master")),
    translate({ text: modeNamed(generate).label, initial: "lower" }),
    nested.length > 0 && t("{count} nested", { count: nested.length }),
  ];
  return (
    <span className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-3">
      <span className="min-w-0 font-semibold wrap-anywhere">{own ?? (kind.trim() || t("Section without a kind"))}</span>
      {kind !== "" && run?.section === kind && <span className="text-sm text-accent">{t("Shown now")}</span>}
      {useHasErrors(path) && <span className="text-sm font-semibold text-danger">{t("Needs attention")}</span>}
      <span className="min-w-0 flex-1 basis-32 text-sm text-ink-soft wrap-anywhere">
        {facts.filter(Boolean).join(" · ")}
      </span>
      <span className="text-sm tabular-nums">
        {pages === undefined ? "…" : tn(pages, "{count} page", "{count} pages")}
      </span>
    </span>
  );
}

function FirstPage({ kind }: { readonly kind: string }) {
  const { runs, turnTo } = usePageOnView();
  const first = runs.find(({ section }) => section === kind)?.page;
  if (first === undefined) return null;
  return (
    <CompactButton
      name={t("Show the first page")}
      Icon={BookOpen}
      className="max-sm:[&>span]:not-sr-only"
      aria-label={t("Show the first page of {name}", { name: kind })}
      onClick={() => turnTo(first)}
    />
  );
}

/** Returns true if the section or its content has errors. */
function useHasErrors(path: PlanPath): boolean {
  const { check } = usePlanView();
  const found = [...(check?.blockingErrors ?? []), ...(check?.errors ?? [])];
  return found.some(({ at }) => path.every((part, i) => at.path?.[i] === part));
}

function NestedSections({ section: { kind, nested = [] }, path, onChange }: SectionEditing) {
  const { masters } = usePlanView();
  const set = (sections: WrittenPlanSection[], field: string) =>
    onChange({ nested: sections.length > 0 ? sections : undefined }, `nested.${field}`);
  return (
    <section aria-label={t("Nested sections of {kind}", { kind })}>
      <p className="text-[0.9375rem] leading-snug font-semibold">{t("Nested sections")}</p>
      <p className="mt-0.5 mb-2 text-sm leading-snug text-ink-soft">
        {t("Their pages follow each item of this section, such as a notes page after each day.")}
      </p>
      <SectionCards
        sections={nested}
        path={[...path, "nested"]}
        onChange={(index, change, field) =>
          set(
            nested.map((old, place) => (place === index ? { ...old, ...change } : old)),
            `${index}.${field}`,
          )
        }
        onRemove={(index) => {
          set(nested.toSpliced(index, 1), "removed");
          return [];
        }}
        onRestore={({ index, section: removed }) => set(nested.toSpliced(index, 0, removed), "restored")}
      />
      <CompactButton
        name={t("Add nested section to {kind}", { kind })}
        Icon={Plus}
        className="mt-1 -ms-2 max-sm:[&>span]:not-sr-only"
        onClick={() => set([...nested, emptySection(masters[0]?.name ?? "")], `${nested.length}.added`)}
      />
    </section>
  );
}

function emptySection(master: string): WrittenPlanSection {
  return { kind: "", master, generate: "once", anchors: [], context: {} };
}
