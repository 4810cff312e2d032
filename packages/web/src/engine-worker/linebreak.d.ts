/** The package has no type declarations. */
declare module "linebreak" {
  import type { LineBreakerClass } from "@octavo/engine";

  const LineBreaker: LineBreakerClass;
  export default LineBreaker;
}
