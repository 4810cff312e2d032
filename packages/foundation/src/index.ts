import * as expected from "./expected.ts";
import type { TextsOf } from "./message.ts";
import type * as messages from "./messages.ts";

export { hijri, islamicCivil, ummAlQura } from "./calendars/hijri.ts";
export {
  type CalendarDate,
  type CalendarSystem,
  calendarSystems,
  dayInYear,
  gregorian,
  type MonthCalendar,
  monthKey,
  monthLength,
  monthStart,
  parseMonth,
  quarterIn,
  quarterKey,
  quarterStart,
  type Reckoning,
  usualWeekStart,
  weekNumber,
  yearStart,
} from "./calendars/month-calendar.ts";
export { monthLengths } from "./calendars/month-lengths.ts";
export { persian } from "./calendars/persian.ts";
export {
  addDays,
  addMonths,
  type CivilDate,
  civilDate,
  dateOfNumber,
  dayNumber,
  dayOfYear,
  daysBetween,
  daysInMonth,
  firstOfMonth,
  firstOfWeek,
  formatDate,
  formatWeek,
  isBefore,
  isSameDay,
  localDay,
  parseDate,
  type Weekday,
  type WeekNumbering,
  weekdayOf,
  weekNumberings,
  weekOf,
} from "./civil-date.ts";
export { printDelimited, readDelimited, separatorIn } from "./delimited-text.ts";
export {
  designNameLength,
  designNameLengthProblem,
  designNameProblem,
  designNameTextProblem,
} from "./design-name.ts";
export {
  type Diagnostic,
  type DocumentName,
  type DocumentPath,
  diagnosticKey,
  type Place,
  Report,
} from "./diagnostic.ts";
export { type DiagnosticCode, diagnosticCodes } from "./diagnostic-codes.ts";
export { plannerFileName } from "./file-name.ts";
export {
  type GenerationMode,
  generationModes,
  hasField,
  isDated,
  modeNamed,
  modeOfUnit,
  type SectionUnit,
  sectionUnits,
} from "./generation-modes/index.ts";
export type { ItemSource } from "./generation-modes/mode.ts";
export { isEqual } from "./is-equal.ts";
export { isLicenceAllowed, licences, publishableLicences } from "./licence-terms.ts";
export {
  isCloneable,
  type LicenceId,
  licenceIds,
  licenceName,
  type OriginalLicence,
  readLicence,
  type SourceWork,
  type WorkRights,
} from "./licences.ts";
export { limits } from "./limits.ts";
export { isMapping, type Mapping } from "./mapping.ts";
export {
  countedMessage,
  english,
  formatCodePoint,
  formatMessage,
  type Message,
  MessageError,
  type MessageLanguage,
  type MessageValue,
  message,
  messageOf,
  type TextsOf,
  type ValuesOf,
} from "./message.ts";
export { didYouMean, masterNameRequired, pagesPerDayLow, suggestion } from "./messages.ts";
export { nearest } from "./nearest.ts";

export { expected };

/** English texts of all messages. A language that lacks one does not compile. */
export type FoundationText = TextsOf<typeof expected | typeof messages>;
export { uniqueName } from "./unique-name.ts";
