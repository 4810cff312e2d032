import { type Category, messages, projectLimits } from "@octavo/contract";
import type { Message } from "@octavo/foundation";
import { type PlannerChoices, type Starter, usualYear, wholeYear, yearOf } from "@octavo/starters";
import type { NewProject } from "../../api/projects.ts";
import { deviceOf } from "../../devices/device-groups.ts";
import type { MadePlanner } from "../../engine-worker/protocol.ts";
import { usualLocale } from "../../starters/planner-language.ts";
import { usualRegion } from "../../starters/usual-region.ts";

export interface ProjectForm {
  readonly name: string;
  readonly description: string;
  readonly device_profile: string;
  readonly author: string;
  readonly category: Category;
  readonly starter: string;
  readonly calendar: PlannerChoices["calendar"];
  /** In the calendar. */
  readonly year: string;
  readonly locale: string;
  readonly week_start: PlannerChoices["weekStart"];
  readonly hours: PlannerChoices["hours"];
  readonly theme: PlannerChoices["theme"];
  readonly sections: readonly string[];
  readonly layouts: PlannerChoices["layouts"];
  /** Adds the holidays of the user's region, if the starter has a place for them. */
  readonly holidays: boolean;
  /** Last proposals. A field that is equal follows the next one. */
  readonly proposed_name: string;
  readonly proposed_category: Category;
}

export function emptyForm(device: string, today: Date): ProjectForm {
  const region = usualRegion();
  return {
    name: "",
    description: "",
    device_profile: device,
    author: "",
    category: "planner",
    starter: "",
    calendar: region?.calendar ?? "gregorian",
    year: String(usualYear(today, {}, region?.calendar)),
    locale: usualLocale(),
    week_start: region?.weekStart ?? "monday",
    hours: region?.hours ?? "24",
    theme: "classic",
    sections: [],
    layouts: {},
    holidays: false,
    proposed_name: "",
    proposed_category: "planner",
  };
}

export function yearsToChoose(today: Date, calendar: ProjectForm["calendar"]): readonly number[] {
  const first = yearOf(today, calendar) - 1;
  return Array.from({ length: 7 }, (_, index) => first + index);
}

export function projectNameProblem(written: string): Message | undefined {
  const name = written.trim();
  if (name === "") return messages.projectNameRequired;
  return name.length > projectLimits.name ? messages.tooLong(projectLimits.name) : undefined;
}

export function choicesOf(
  { device_profile, calendar, year, locale, week_start, hours, theme, sections, layouts }: ProjectForm,
  starter: Starter | undefined,
): PlannerChoices {
  const { device, isLandscape } = deviceOf(device_profile);
  const dates = { calendar, ...wholeYear(year, starter ?? {}, calendar), locale, weekStart: week_start };
  return {
    device,
    landscape: isLandscape,
    ...dates,
    sections,
    layouts,
    hours,
    theme,
    leftHanded: false,
    toolbar: undefined,
  };
}

export function newProjectOf(form: ProjectForm, texts: MadePlanner | undefined): NewProject {
  const { name, description, device_profile, author, category } = form;
  return {
    name: name.trim(),
    description,
    device_profile,
    author,
    category,
    ...(texts && { masters_yaml: texts.masters, plan_yaml: texts.plan, made_from: texts.madeFrom }),
  };
}

/** Returns true if the user has typed text. Selections are easy to repeat. */
export function hasUserInput({ name, description, author, proposed_name }: ProjectForm): boolean {
  return [name === proposed_name ? "" : name, description, author].some((text) => text.trim() !== "");
}

/** Returns the new proposal, unless the user has changed the previous one. */
export function followProposal<Value>(written: Value, before: Value, after: Value): Value {
  return written === before ? after : written;
}
