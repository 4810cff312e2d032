import { withLayouts } from "./layout-cases.ts";
import { testPartOfLayouts } from "./test-layouts.ts";

testPartOfLayouts(withLayouts.filter((_, i) => i % 2 === 1));
