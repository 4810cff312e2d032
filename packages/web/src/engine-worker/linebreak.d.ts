/** The package has no type declarations. */
declare module "linebreak" {
  import type { ScriptSources } from "@octavo/engine";

  const LineBreaker: ReturnType<ScriptSources["lineBreaker"]>;
  export default LineBreaker;
}
