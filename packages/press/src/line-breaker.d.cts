import type { LineBreakerClass } from "@octavo/engine";

declare function lineBreaker(): LineBreakerClass;
export = lineBreaker;
