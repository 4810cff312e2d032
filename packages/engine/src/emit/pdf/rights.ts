/** Licence and origin of a planner, as XMP (ISO 16684-1) and as entries of the document information. */
import { licenceName, licences, type SourceWork, type WorkRights } from "@octavo/foundation";
import type { DocumentInformation } from "../../display/display-list.ts";
import type { BinaryString } from "./bytes.ts";
import { type Entries, formatTextString, type ObjectNumber } from "./objects.ts";
import type { PdfFile } from "./pdf-file.ts";

/** Undefined if neither a licence nor an origin is stated. */
export function statedRights(rights: WorkRights | undefined): WorkRights | undefined {
  return rights && (rights.licence !== null || rights.sources.length > 0) ? rights : undefined;
}

/** Metadata of the document: ISO 32000-2, 14.3.2. */
export function writeXmp(file: PdfFile, information: DocumentInformation, rights: WorkRights): ObjectNumber {
  return file.addPlainStream({ Type: "/Metadata", Subtype: "/XML" }, formatXmp(information, rights));
}

/** ISO 32000-2, 14.3.3 allows entries besides the standard ones. */
export function rightsEntries(rights: WorkRights): Entries {
  const { licence, sources } = rights;
  const { url } = licence === null ? {} : licences[licence];
  const name = licence === null ? undefined : licenceName(licence);
  const texts = { License: name, LicenseURL: url, BasedOn: sources.length > 0 ? describeSources(sources) : undefined };
  return Object.fromEntries(
    Object.entries(texts).flatMap(([key, text]) => (text === undefined ? [] : [[key, formatTextString(text)]])),
  );
}

/** XMP packet in ASCII, apart from its mark. XMP Specification, part 1, and the schema of Creative Commons. */
function formatXmp({ title }: DocumentInformation, rights: WorkRights): BinaryString {
  const { author, licence, sources } = rights;
  const { url } = licence === null ? {} : licences[licence];
  const terms = describeTerms(rights);
  const properties = [
    alternative("dc:title", title),
    author && `<dc:creator><rdf:Seq><rdf:li>${escapeXml(author)}</rdf:li></rdf:Seq></dc:creator>`,
    alternative("dc:rights", terms),
    simple("dc:source", sources.length > 0 ? describeSources(sources) : ""),
    // Nobody has rights in a work under CC0.
    licence && simple("xmpRights:Marked", licence === "CC0-1.0" ? "False" : "True"),
    alternative("xmpRights:UsageTerms", terms),
    url && simple("xmpRights:WebStatement", url),
    url && `<cc:license rdf:resource="${escapeXml(url)}"/>`,
    simple("cc:attributionName", author),
  ];
  return [
    '<?xpacket begin="\xef\xbb\xbf" id="W5M0MpCehiHzreSzNTczkc9d"?>',
    '<x:xmpmeta xmlns:x="adobe:ns:meta/">',
    '<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">',
    `<rdf:Description rdf:about="" ${namespaces}>`,
    ...properties.filter(Boolean),
    "</rdf:Description></rdf:RDF></x:xmpmeta>",
    '<?xpacket end="r"?>',
  ].join("\n");
}

const namespaces = [
  'xmlns:dc="http://purl.org/dc/elements/1.1/"',
  'xmlns:xmpRights="http://ns.adobe.com/xap/1.0/rights/"',
  'xmlns:cc="http://creativecommons.org/ns#"',
].join(" ");

function describeTerms({ author, licence, sources }: WorkRights): string {
  const { url } = licence === null ? {} : licences[licence];
  const name = licence === null ? undefined : licenceName(licence);
  const by = author === "" ? undefined : licence === "CC0-1.0" ? `By ${author}.` : `© ${author}.`;
  const terms = name === undefined ? undefined : url === undefined ? `${name}.` : `${name}, ${url}`;
  const origin = sources.length > 0 ? `Based on ${describeSources(sources)}.` : undefined;
  return [by, terms, origin].filter((part) => part !== undefined).join(" ");
}

function describeSources(sources: readonly SourceWork[]): string {
  return sources.map(describeSource).join("; ");
}

function describeSource({ name, author, licence }: SourceWork): string {
  const work = [name && `"${name}"`, author && `by ${author}`].filter(Boolean).join(" ");
  return licence === null ? work : `${work} (${licenceName(licence)})`;
}

const simple = (name: string, text: string): string => (text === "" ? "" : `<${name}>${escapeXml(text)}</${name}>`);

const alternative = (name: string, text: string): string =>
  text === "" ? "" : `<${name}><rdf:Alt><rdf:li xml:lang="x-default">${escapeXml(text)}</rdf:li></rdf:Alt></${name}>`;

/** XML 1.0 has no control characters, surrogates or the last two characters of its first plane, not even escaped. */
function escapeXml(text: string): BinaryString {
  return [...text.toWellFormed()]
    .map((character) => {
      const code = character.codePointAt(0) ?? 0;
      if (code < 32 || code === 127 || code === 0xfffe || code === 0xffff) return " ";
      return code > 126 || `<>&"'`.includes(character) ? `&#${code};` : character;
    })
    .join("");
}
