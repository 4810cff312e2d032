import { withLayouts } from "./layout-cases.ts";
import { testLayouts } from "./test-layouts.ts";

testLayouts(withLayouts.filter((_, i) => i % 2 === 1));
