/** Content of YAML files, parsed at build time. */
declare module "@library/words.yaml?value" {
  import type { Words } from "@octavo/starters";

  const words: Words;
  export default words;
}
