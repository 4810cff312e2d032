/** What YAML files say, read when the studio was built. */
declare module "@library/words.yaml?value" {
  import type { Words } from "@library/open-starter.ts";

  const words: Words;
  export default words;
}
