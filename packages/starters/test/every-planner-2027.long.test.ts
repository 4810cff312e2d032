import { testEveryPlanner } from "./every-planner.ts";

testEveryPlanner(2027);
