/** Content of YAML files, parsed at build time. */
declare module "@library/words.yaml?value" {
  import type { Words } from "@library/open-starter.ts";

  const words: Words;
  export default words;
}
