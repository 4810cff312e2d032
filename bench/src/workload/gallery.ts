import { seededRandom } from "../random.ts";

/** Public projects with names and descriptions of made-up words, the same in each run. */
export interface GalleryProject {
  readonly name: string;
  readonly description: string;
  readonly author: string;
  readonly category: string;
  readonly device: string;
  readonly language: string;
  readonly licence: string | null;
  /** Bits of kinds of pages. */
  readonly kinds: number;
  readonly score: number | null;
  readonly clones: number;
}

const syllables = [
  "ka",
  "lo",
  "mi",
  "ne",
  "ru",
  "ta",
  "sho",
  "ven",
  "dra",
  "pli",
  "qu",
  "ex",
  "ba",
  "ter",
  "ing",
  "er",
];
const devices = ["remarkable-2", "kindle-scribe", "supernote-manta", "boox-page", "kobo-sage", "remarkable-paper-pro"];
const languages = ["en", "en-GB", "de", "fr", "pl", "es", "pt-BR", "ja"];
const licences = ["CC0-1.0", "CC-BY-4.0", "CC-BY-SA-4.0", "CC-BY-NC-4.0", "all-rights-reserved", null];

/** Every second project has "planner", one of 2,000 "quetzal", and one of 5,000 the letters "qz". */
export function* galleryProjects(count: number): Generator<GalleryProject> {
  const random = seededRandom(35);
  const words = Array.from({ length: 8000 }, () => word(random));
  // A few words are in most texts, as in a language.
  const any = () => words[Math.floor(random() ** 3 * words.length)] ?? "";
  const of = <Value>(values: readonly Value[]) => values[Math.floor(random() * values.length)] as Value;
  for (let i = 0; i < count; i++) {
    const rare = [...(i % 2000 === 7 ? ["quetzal"] : []), ...(i % 5000 === 11 ? ["aqzo"] : [])];
    yield {
      name: [any(), i % 2 === 0 ? "planner" : any(), any(), ...rare].join(" "),
      description: Array.from({ length: 12 }, any).join(" "),
      author: any(),
      category: of(["planner", "journal", "forms", "calendar"]),
      device: of(devices),
      language: of(languages),
      licence: of(licences),
      kinds: Math.floor(random() * 256),
      score: random() < 0.1 ? null : Math.floor(random() * 101),
      clones: Math.floor(random() ** 4 * 1000),
    };
  }
}

function word(random: () => number): string {
  const count = 2 + Math.floor(random() * 3);
  return Array.from({ length: count }, () => syllables[Math.floor(random() * syllables.length)]).join("");
}
