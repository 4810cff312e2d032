import { Fragment, type ReactNode } from "react";

/**
 * Shows a small part of Markdown: headings, paragraphs, lists, bold, italic and links. Everything else, and all HTML,
 * stays text, because React elements are made and no HTML is parsed.
 */
export function MarkdownText({ text }: { readonly text: string }) {
  return (
    <div className="flex flex-col gap-3 wrap-anywhere">
      {blocksOf(text).map((block, index) => (
        <Fragment key={index}>{block}</Fragment>
      ))}
    </div>
  );
}

const heading = /^(#{1,4})\s(.*)$/;
const listItem = /^\s*(?:[-*]|(\d+)[.)])\s(.*)$/;

/** Blank lines separate blocks. A heading is a block of one line. */
function blocksOf(text: string): readonly ReactNode[] {
  const blocks: string[][] = [[]];
  for (const line of text.split(/\r?\n/)) {
    if (line.startsWith("#")) blocks.push([line], []);
    else if (line.trim() === "") blocks.push([]);
    else blocks.at(-1)?.push(line);
  }
  return blocks.filter((lines) => lines.length > 0).map((lines) => blockOf(lines.join("\n").trim()));
}

function blockOf(block: string): ReactNode {
  const title = heading.exec(block);
  if (title)
    return (
      <p className={title[1]?.length === 1 ? "text-lg font-semibold" : "font-semibold"}>{inline(title[2]?.trim())}</p>
    );
  const lines = block.split("\n");
  const items = lines.map((line) => listItem.exec(line));
  if (!items.every((item) => item !== null)) return <p className="leading-snug whitespace-pre-line">{inline(block)}</p>;
  const entries = items.map((item, index) => <li key={index}>{inline(item[2]?.trim())}</li>);
  return items[0]?.[1] === undefined ? (
    <ul className="list-disc space-y-1 ps-5 leading-snug">{entries}</ul>
  ) : (
    <ol className="list-decimal space-y-1 ps-6 leading-snug" start={Number(items[0][1])}>
      {entries}
    </ol>
  );
}

/** A link, bold or italic text. Links lead to web pages and mailboxes only. */
const span = /\[([^[\]\n]+)\]\(((?:https?:\/\/|mailto:)[^\s)[]+)\)|\*\*([^*\n]+)\*\*|\*([^*\n]+)\*/;

function inline(text = ""): ReactNode {
  const found = span.exec(text);
  if (!found) return text;
  const [whole, label, address, bold, italic] = found;
  return (
    <>
      {text.slice(0, found.index)}
      {address !== undefined && (
        <a href={address} rel="noreferrer noopener" className="text-accent underline underline-offset-4">
          {label}
        </a>
      )}
      {bold !== undefined && <b>{bold}</b>}
      {italic !== undefined && <i>{italic}</i>}
      {inline(text.slice(found.index + whole.length))}
    </>
  );
}
