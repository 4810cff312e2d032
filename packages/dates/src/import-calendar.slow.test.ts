import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { calendarOf, imported, linesOf, notesOf, refused, year2026 } from "../test/imported.ts";
import { importCalendar } from "./import-calendar.ts";

const bytes = (text: string) => new TextEncoder().encode(text);
const rowsOf = (...lines: readonly string[]) => linesOf(imported(calendarOf(lines)));

/** A weekly meeting in Warsaw, on five Mondays from January 5. */
const meeting = [
  "DTSTART;TZID=Europe/Warsaw:20260105T090000",
  "DTEND;TZID=Europe/Warsaw:20260105T100000",
  "RRULE:FREQ=WEEKLY;COUNT=5",
  "SUMMARY:Meeting",
];

/** A series with the UID "series", and changed occurrences of it. */
function series(...events: readonly (readonly string[])[]): string {
  return calendarOf(...events).replaceAll(/UID:event \d+/g, "UID:series");
}

describe("days of an event", () => {
  test("have no times if the event lasts all day", () => {
    expect(rowsOf("DTSTART;VALUE=DATE:20260501", "SUMMARY:Holiday")).toEqual(["2026-05-01 Holiday"]);
  });

  test("are one row each, with the position of the day", () => {
    expect(rowsOf("DTSTART;VALUE=DATE:20260501", "DTEND;VALUE=DATE:20260504", "SUMMARY:Trip")).toEqual([
      "2026-05-01 (1/3) Trip",
      "2026-05-02 (2/3) Trip",
      "2026-05-03 (3/3) Trip",
    ]);
  });

  test("split at midnight", () => {
    expect(rowsOf("DTSTART:20260501T220000", "DTEND:20260502T020000")).toEqual([
      "2026-05-01 22:00-24:00 (1/2)",
      "2026-05-02 00:00-02:00 (2/2)",
    ]);
  });

  test("end before midnight if the event ends at midnight", () => {
    expect(rowsOf("DTSTART:20260501T220000", "DTEND:20260502T000000")).toEqual(["2026-05-01 22:00-24:00"]);
  });

  test("have times only on the first and last day", () => {
    expect(rowsOf("DTSTART:20260501T220000", "DTEND:20260503T080000")).toEqual([
      "2026-05-01 22:00-24:00 (1/3)",
      "2026-05-02 (2/3)",
      "2026-05-03 00:00-08:00 (3/3)",
    ]);
  });

  test("last to midnight if they end a second before", () => {
    expect(rowsOf("DTSTART:20260501T000000", "DTEND:20260501T235959")).toEqual(["2026-05-01"]);
    expect(rowsOf("DTSTART:20260501T000000", "DTEND:20260501T235900")).toEqual(["2026-05-01"]);
    expect(rowsOf("DTSTART:20260501T220000", "DTEND:20260502T235959")).toEqual([
      "2026-05-01 22:00-24:00 (1/2)",
      "2026-05-02 (2/2)",
    ]);
    expect(rowsOf("DTSTART:20260501T220000", "DTEND:20260501T235959")).toEqual(["2026-05-01 22:00-24:00"]);
    expect(rowsOf("DTSTART:20260501T090000", "DTEND:20260501T095959")).toEqual(["2026-05-01 09:00-10:00"]);
  });

  test("outside of the range are left out", () => {
    const trip = calendarOf(["DTSTART;VALUE=DATE:20251230", "DTEND;VALUE=DATE:20260103"]);
    expect(linesOf(imported(trip))).toEqual(["2026-01-01 (3/4)", "2026-01-02 (4/4)"]);
  });

  test("have no end without a duration", () => {
    expect(rowsOf("DTSTART:20260501T090000")).toEqual(["2026-05-01 09:00"]);
    expect(rowsOf("DTSTART:20260501T090000", "DTEND:20260501T080000")).toEqual(["2026-05-01 09:00"]);
  });

  test("follow DURATION", () => {
    expect(rowsOf("DTSTART:20260501T090000", "DURATION:PT1H30M")).toEqual(["2026-05-01 09:00-10:30"]);
    expect(rowsOf("DTSTART;VALUE=DATE:20260501", "DURATION:P1W")).toHaveLength(7);
  });

  test("last all day if Outlook marks them so", () => {
    const event = [
      "DTSTART;TZID=America/New_York:20260501T000000",
      "DTEND;TZID=America/New_York:20260502T000000",
      "X-MICROSOFT-CDO-ALLDAYEVENT:TRUE",
    ];
    expect(rowsOf(...event)).toEqual(["2026-05-01"]);
  });
});

describe("time zones", () => {
  test("convert to the zone of the planner, on both sides of a clock change", () => {
    const event = ["DTSTART;TZID=America/New_York:20260302T090000", "DURATION:PT1H", "RRULE:FREQ=WEEKLY;COUNT=6"];
    expect(rowsOf(...event)).toEqual([
      "2026-03-02 15:00-16:00",
      "2026-03-09 14:00-15:00",
      "2026-03-16 14:00-15:00",
      "2026-03-23 14:00-15:00",
      "2026-03-30 15:00-16:00",
      "2026-04-06 15:00-16:00",
    ]);
  });

  test("do not move floating times", () => {
    const event = calendarOf(["DTSTART:20260501T090000"]);
    const lines = ["Asia/Tokyo", "America/Los_Angeles"].map((zone) => linesOf(imported(event, { zone })));
    expect(lines).toEqual([["2026-05-01 09:00"], ["2026-05-01 09:00"]]);
  });

  test("move a time that a clock change skips", () => {
    expect(rowsOf("DTSTART;TZID=Europe/Warsaw:20260329T023000")).toEqual(["2026-03-29 03:30"]);
  });

  test("take the first of two equal times", () => {
    const event = calendarOf(["DTSTART;TZID=Europe/Warsaw:20261025T023000"]);
    expect(linesOf(imported(event, { zone: "UTC" }))).toEqual(["2026-10-25 00:30"]);
  });

  test("keep the exact length of an event to DTEND, and the days of a DURATION", () => {
    const start = "DTSTART;TZID=Europe/Warsaw:20260328T120000";
    expect(rowsOf(start, "DURATION:PT24H").at(-1)).toBe("2026-03-29 00:00-13:00 (2/2)");
    expect(rowsOf(start, "DURATION:P1D").at(-1)).toBe("2026-03-29 00:00-12:00 (2/2)");
  });

  const definition = [
    "BEGIN:VTIMEZONE",
    "TZID:Office",
    "BEGIN:STANDARD",
    "DTSTART:20000101T000000",
    "TZOFFSETFROM:+0500",
    "TZOFFSETTO:+0500",
    "END:STANDARD",
    "END:VTIMEZONE",
  ].join("\r\n");

  test("are those that the file defines, without a note", () => {
    const file = calendarOf(["DTSTART;TZID=Office:20260501T090000"]).replace("VERSION:2.0", definition);
    const result = imported(file);
    expect([linesOf(result), notesOf(result)]).toEqual([["2026-05-01 06:00"], []]);
  });

  test.each([
    [
      "Europe/London",
      "2026-05-01 10:00",
      "The file does not define its time zones. Their known rules were used: Europe/London.",
    ],
    [
      "GMT Standard Time",
      "2026-05-01 10:00",
      'The file does not define the time zone "GMT Standard Time". The rules of Europe/London were used.',
    ],
    [
      "/example.org/20260101_1/Europe/London",
      "2026-05-01 10:00",
      'The file does not define the time zone "/example.org/20260101_1/Europe/London". The rules of Europe/London were used.',
    ],
    [
      '"(UTC+00:00) Dublin, Edinburgh, Lisbon, London"',
      "2026-05-01 10:00",
      'The file does not define the time zone "(UTC+00:00) Dublin, Edinburgh, Lisbon, London". The rules of Europe/Dublin were used.',
    ],
    ["tzone://Microsoft/Utc", "2026-05-01 11:00", undefined],
    ['"tzone://Microsoft/Utc"', "2026-05-01 11:00", undefined],
    [
      '"(UTC) Coordinated Universal Time"',
      "2026-05-01 11:00",
      'The file does not define the time zone "(UTC) Coordinated Universal Time". The rules of Etc/UTC were used.',
    ],
    ["GMT+0530", "2026-05-01 05:30", undefined],
    ["Etc/UTC", "2026-05-01 11:00", undefined],
    ["Narnia", "2026-05-01 09:00", 'The time zone "Narnia" is unknown. Its times were not converted.'],
  ])("that the file lacks: %s", (zone, line, note) => {
    const result = imported(calendarOf([`DTSTART;TZID=${zone}:20260501T090000`]));
    expect([linesOf(result), notesOf(result)]).toEqual([[line], note === undefined ? [] : [note]]);
  });

  test.each([
    ["(UTC-05:00) Eastern Time (US & Canada)", "15:00", "America/New_York"],
    ["(UTC-08:00) Pacific Time (US & Canada); Tijuana", "18:00", "America/Los_Angeles"],
    ["(UTC-04:00) Atlantic Time (Canada)", "14:00", "America/Halifax"],
    ["(UTC-06:00) Central America", "17:00", "America/Guatemala"],
    ["(UTC-07:00) Arizona", "18:00", "America/Phoenix"],
    ["(UTC+05:45) Nowhere", "05:15", "UTC+05:45"],
    ["tzone://Microsoft/Eastern Standard Time", "15:00", "America/New_York"],
  ])("are known as Outlook displays them: %s", (zone, time, used) => {
    const result = imported(calendarOf([`DTSTART;TZID="${zone}":20260501T090000`]));
    expect([linesOf(result), notesOf(result)]).toEqual([
      [`2026-05-01 ${time}`],
      [`The file does not define the time zone "${zone}". The rules of ${used} were used.`],
    ]);
  });
});

describe("repetitions", () => {
  const dates = (...lines: readonly string[]) => rowsOf(...lines).map((line) => line.slice(5, 16));

  test("add RDATE, also as periods, and leave out EXDATE", () => {
    expect(
      rowsOf(
        "DTSTART:20260105T090000",
        "DURATION:PT1H",
        "RRULE:FREQ=DAILY;COUNT=3",
        "RDATE:20260201T120000",
        "RDATE;VALUE=PERIOD:20260202T120000/PT2H,20260203T120000/20260203T123000",
        "EXDATE:20260106T090000",
      ),
    ).toEqual([
      "2026-01-05 09:00-10:00",
      "2026-01-07 09:00-10:00",
      "2026-02-01 12:00-13:00",
      "2026-02-02 12:00-14:00",
      "2026-02-03 12:00-12:30",
    ]);
  });

  test("leave out a whole day if EXDATE has no time", () => {
    expect(dates("DTSTART:20260105T090000", "RRULE:FREQ=DAILY;COUNT=3", "EXDATE;VALUE=DATE:20260106")).toEqual([
      "01-05 09:00",
      "01-07 09:00",
    ]);
  });

  test("include the day of UNTIL", () => {
    const start = "DTSTART;TZID=Europe/Warsaw:20260105T090000";
    expect(dates(start, "RRULE:FREQ=DAILY;UNTIL=20260107")).toHaveLength(3);
    expect(dates(start, "RRULE:FREQ=DAILY;UNTIL=20260107T080000Z")).toHaveLength(3);
    expect(dates(start, "RRULE:FREQ=DAILY;UNTIL=20260107T075959Z")).toHaveLength(2);
    expect(dates("DTSTART;VALUE=DATE:20260105", "RRULE:FREQ=DAILY;UNTIL=20260107T000000Z")).toHaveLength(3);
  });

  test("unite several rules and leave out EXRULE", () => {
    const rules = ["RRULE:FREQ=DAILY;COUNT=4", "RRULE:FREQ=WEEKLY;COUNT=2", "EXRULE:FREQ=DAILY;INTERVAL=2;COUNT=2"];
    expect(dates("DTSTART:20260105T090000", ...rules)).toEqual(["01-06 09:00", "01-08 09:00", "01-12 09:00"]);
  });

  // Expected by rruleset.exrule of python-dateutil 2.9.
  test.each([
    ["FREQ=WEEKLY;BYDAY=TU", ["01-05", "01-07", "01-08"]],
    ["FREQ=WEEKLY;BYDAY=TU;COUNT=2", ["01-05", "01-07", "01-08"]],
    ["FREQ=DAILY;INTERVAL=2;COUNT=2", ["01-06", "01-08"]],
    ["FREQ=HOURLY;INTERVAL=48;COUNT=2", ["01-06", "01-08"]],
    ["FREQ=MONTHLY;BYMONTHDAY=6,7", ["01-05", "01-08"]],
  ])("leave out the first occurrence only if EXRULE matches it: %s", (rule, expected) => {
    const starts = dates("DTSTART:20260105T090000", "RRULE:FREQ=DAILY;COUNT=4", `EXRULE:${rule}`);
    expect(starts).toEqual(expected.map((date) => `${date} 09:00`));
  });

  test("say how many exceptions and further dates cannot be read", () => {
    const event = ["DTSTART:20260105T090000", "RRULE:FREQ=DAILY;COUNT=3"];
    const broken = [
      "EXDATE:20260106T090000,soon,",
      "EXDATE:20261301",
      "EXRULE:FREQ=NEVER",
      "RDATE:20260110T090000,tomorrow",
    ];
    const result = imported(calendarOf([...event, ...broken]));
    expect(linesOf(result).map((line) => line.slice(5, 10))).toEqual(["01-05", "01-07", "01-10"]);
    expect(notesOf(result)).toEqual([
      "3 exceptions to repetitions could not be read. Events may be listed on days on which they do not take place.",
      "1 further date of a repeating event could not be read.",
    ]);
  });

  test("that are not supported import the first date, with a note", () => {
    const result = imported(
      calendarOf(["DTSTART:20260105T090000", "SUMMARY:Nowruz", "RRULE:RSCALE=PERSIAN;FREQ=WEEKLY;BYMONTH=1"]),
    );
    expect(linesOf(result)).toEqual(["2026-01-05 09:00 Nowruz"]);
    expect(notesOf(result)).toEqual([
      '"Nowruz" repeats by a rule that is not supported: RSCALE=PERSIAN;FREQ=WEEKLY;BYMONTH=1. Only its first date was imported.',
    ]);
  });

  test.each(["FREQ=DAILY;INTERVAL=0", "FREQ=DAILY;COUNT=-1", "FREQ=DAILY;BYDAY=XX", "FREQ=NEVER", "BYDAY=MO"])(
    "%s is not supported",
    (rule) => {
      expect(notesOf(imported(calendarOf(["DTSTART:20260105T090000", `RRULE:${rule}`])))).toHaveLength(1);
    },
  );
});

describe("changed occurrences", () => {
  const changed = (id: string, ...lines: readonly string[]) => [`RECURRENCE-ID;TZID=Europe/Warsaw${id}`, ...lines];
  const start = (time: string) => `DTSTART;TZID=Europe/Warsaw:${time}`;
  const days = (file: string) => linesOf(imported(file)).map((line) => line.slice(5));

  test("replace the occurrence of the series", () => {
    const moved = changed(":20260112T090000", start("20260113T140000"), "SUMMARY:Moved");
    expect(days(series(meeting, moved))).toEqual([
      "01-05 09:00-10:00 Meeting",
      "01-13 14:00 Moved",
      "01-19 09:00-10:00 Meeting",
      "01-26 09:00-10:00 Meeting",
      "02-02 09:00-10:00 Meeting",
    ]);
  });

  test("move into the range and out of it", () => {
    const first = "DTSTART;TZID=Europe/Warsaw:20251229T090000";
    const weekly = [first, "RRULE:FREQ=WEEKLY;COUNT=2", "SUMMARY:Meeting"];
    const into = changed(":20251229T090000", start("20260102T090000"), "SUMMARY:Into");
    const out = changed(":20260105T090000", start("20270105T090000"), "SUMMARY:Out");
    expect(days(series(weekly, into, out))).toEqual(["01-02 09:00 Into"]);
  });

  test("change later occurrences, too, with RANGE=THISANDFUTURE", () => {
    const later = changed(
      ";RANGE=THISANDFUTURE:20260119T090000",
      start("20260120T100000"),
      "DURATION:PT2H",
      "SUMMARY:Later",
    );
    const single = changed(":20260126T090000", start("20260126T080000"), "SUMMARY:Single");
    expect(days(series(meeting, later, single))).toEqual([
      "01-05 09:00-10:00 Meeting",
      "01-12 09:00-10:00 Meeting",
      "01-20 10:00-12:00 Later",
      "01-26 08:00 Single",
      "02-03 10:00-12:00 Later",
    ]);
  });

  test("are left out if they are cancelled", () => {
    const one = changed(":20260112T090000", start("20260112T090000"), "STATUS:CANCELLED");
    const rest = changed(";RANGE=THISANDFUTURE:20260126T090000", start("20260126T090000"), "STATUS:CANCELLED");
    expect(days(series(meeting, one, rest))).toEqual(["01-05 09:00-10:00 Meeting", "01-19 09:00-10:00 Meeting"]);
  });

  test("are recognized in other zones and without a time", () => {
    const inUtc = ["RECURRENCE-ID:20260112T080000Z", start("20260112T110000"), "SUMMARY:UTC"];
    const asDate = ["RECURRENCE-ID;VALUE=DATE:20260119", start("20260119T120000"), "SUMMARY:Date"];
    expect(days(series(meeting, inUtc, asDate)).slice(1, 3)).toEqual(["01-12 11:00 UTC", "01-19 12:00 Date"]);
  });

  test("appear without their series", () => {
    expect(days(series(changed(":20260112T090000", start("20260112T110000"))))).toEqual(["01-12 11:00"]);
  });
});

describe("cancelled and older versions", () => {
  test("of events are left out", () => {
    expect(linesOf(imported(calendarOf([...meeting, "STATUS:CANCELLED"])))).toEqual([]);
    const cancellation = calendarOf(["SEQUENCE:1", ...meeting]).replace("VERSION:2.0", "METHOD:CANCEL");
    expect(linesOf(imported(calendarOf(meeting) + cancellation))).toEqual([]);
  });

  test("give way to the highest sequence number", () => {
    const result = imported(
      series(
        ["SEQUENCE:2", "DTSTART:20260502T090000", "SUMMARY:New"],
        ["SEQUENCE:1", "DTSTART:20260501T090000", "SUMMARY:Old"],
      ),
    );
    expect([linesOf(result), notesOf(result)]).toEqual([
      ["2026-05-02 09:00 New"],
      ["1 older version of an event was left out."],
    ]);
  });

  test("are counted, also lists of free and busy times", () => {
    const file = calendarOf([...meeting, "STATUS:CANCELLED"], ["DTSTART:20260501T090000"]).replace(
      "END:VCALENDAR",
      "BEGIN:VFREEBUSY\r\nFREEBUSY:20260501T090000Z/PT1H\r\nEND:VFREEBUSY\r\nEND:VCALENDAR",
    );
    expect(notesOf(imported(file)).slice(0, 2)).toEqual([
      expect.stringContaining("Europe/Warsaw"),
      "1 cancelled event was left out.",
    ]);
    expect(notesOf(imported(file)).at(-1)).toBe("1 list of free and busy times was left out.");
  });

  test("do not include events with other titles at the same time", () => {
    const at = "DTSTART:20260501T090000";
    const both = imported(series([at, "SUMMARY:Call"], [at, "SUMMARY:Dentist"], [at, "SUMMARY:Call"]));
    expect(linesOf(both)).toEqual(["2026-05-01 09:00 Call", "2026-05-01 09:00 Dentist"]);
    expect(notesOf(both)).toEqual(["1 older version of an event was left out."]);
    const older = ["LAST-MODIFIED:20260101T000000Z", at, "SUMMARY:Old"];
    expect(linesOf(imported(series(older, [at, "LAST-MODIFIED:20260102T000000Z", "SUMMARY:New"])))).toEqual([
      "2026-05-01 09:00 New",
    ]);
  });

  test("do not include different events with the same UID", () => {
    expect(linesOf(imported(series(["DTSTART:20260501T090000"], ["DTSTART:20260502T090000"])))).toHaveLength(2);
  });
});

describe("texts", () => {
  const ostry = calendarOf(["DTSTART;VALUE=DATE:20260501", "SUMMARY:Żółty ślub"]);
  const utf16 = (text: string, littleEndian: boolean) => {
    const view = new DataView(new ArrayBuffer(text.length * 2));
    for (let i = 0; i < text.length; i++) view.setUint16(i * 2, text.charCodeAt(i), littleEndian);
    return new Uint8Array(view.buffer);
  };

  test.each([
    ["UTF-8", bytes(ostry)],
    ["UTF-8 with a byte order mark", bytes(`\uFEFF${ostry}`)],
    ["UTF-16LE with a byte order mark", utf16(`\uFEFF${ostry}`, true)],
    ["UTF-16BE with a byte order mark", utf16(`\uFEFF${ostry}`, false)],
    ["UTF-16LE", utf16(ostry, true)],
    ["lines that end with CR", bytes(ostry.replaceAll("\r\n", "\r"))],
    ["lines that end with LF", bytes(ostry.replaceAll("\r\n", "\n"))],
    ["folds within characters", foldedInBytes(ostry)],
    ["empty lines", bytes(ostry.replaceAll("\r\n", "\r\n\r\n"))],
  ])("are read from %s", (_, file) => {
    const result = imported(file);
    expect([linesOf(result), notesOf(result)]).toEqual([["2026-05-01 Żółty ślub"], []]);
  });

  test("in Latin-1 are read with a note", () => {
    const file = Uint8Array.from(calendarOf(["DTSTART;VALUE=DATE:20260501", "SUMMARY:Café"]), (c) => c.charCodeAt(0));
    expect(notesOf(imported(file))).toEqual(["The file is not UTF-8. It was read as Windows-1252."]);
    expect(linesOf(imported(file))).toEqual(["2026-05-01 Café"]);
  });

  test("are read in the encoding that CHARSET names", () => {
    const file = Uint8Array.from(
      calendarOf(["DTSTART;VALUE=DATE:20260501", "SUMMARY;CHARSET=ISO-8859-2:\xAFona"]),
      (c) => c.charCodeAt(0),
    );
    expect(linesOf(imported(file))).toEqual(["2026-05-01 Żona"]);
  });

  test("lose their escapes, folds and line breaks", () => {
    expect(rowsOf("DTSTART;VALUE=DATE:20260501", 'SUMMARY;X-A="a:b;c":One\\, two\\; th\r\n ree\\nfour \\\\')).toEqual([
      "2026-05-01 One, two; three four \\",
    ]);
  });

  test("of old calendars are quoted-printable", () => {
    expect(rowsOf("DTSTART;VALUE=DATE:20260501", "SUMMARY;ENCODING=QUOTED-PRINTABLE:Caf=C3=A9 100%")).toEqual([
      "2026-05-01 Café 100%",
    ]);
  });

  test("of the calendar's name come from the option, the file, or the fallback", () => {
    const file = calendarOf(["DTSTART;VALUE=DATE:20260501"]);
    const named = file.replace("VERSION:2.0", "X-WR-CALNAME:Family");
    expect(imported(named, { name: "Mine", fallbackName: "file" }).name).toBe("Mine");
    expect(imported(named, { fallbackName: "file" }).rows[0]?.calendar).toBe("Family");
    expect(imported(file, { fallbackName: "file" }).name).toBe("file");
  });
});

function foldedInBytes(text: string): Uint8Array {
  const all = [...bytes(text)];
  const at = all.indexOf(0xc5) + 1;
  return Uint8Array.from([...all.slice(0, at), 13, 10, 32, ...all.slice(at)]);
}

describe("birthdays and categories", () => {
  test("appear with the age if the year of birth is known", () => {
    const birthday = (start: string) =>
      calendarOf([`DTSTART;VALUE=DATE:${start}`, "RRULE:FREQ=YEARLY", "CATEGORIES:Birthday"]);
    expect(imported(birthday("19860501")).rows[0]).toMatchObject({
      kind: "birthday",
      age: 40,
      categories: ["Birthday"],
    });
    expect(imported(birthday("16040501")).rows[0]).not.toHaveProperty("age");
  });

  test("are split at commas", () => {
    const { rows } = imported(calendarOf(["DTSTART;VALUE=DATE:20260501", "CATEGORIES:Work,A\\, B", "CATEGORIES:Work"]));
    expect(rows[0]?.categories).toEqual(["Work", "A, B"]);
  });
});

describe("rows", () => {
  test("are sorted by date, all-day entries first, then by start, title and UID", () => {
    const file = calendarOf(
      ["DTSTART:20260501T100000", "SUMMARY:C"],
      ["DTSTART:20260501T090000", "SUMMARY:B"],
      ["DTSTART:20260501T090000", "SUMMARY:A"],
      ["DTSTART;VALUE=DATE:20260501", "SUMMARY:Z"],
      ["DTSTART:20260430T230000", "SUMMARY:Y"],
    );
    expect(
      imported(file)
        .rows.map(({ title }) => title)
        .join(""),
    ).toBe("YZABC");
  });

  test("are those of all calendars in the file", () => {
    const one = calendarOf(["DTSTART;VALUE=DATE:20260501", "SUMMARY:One"]);
    const two = calendarOf(["DTSTART;VALUE=DATE:20260502", "SUMMARY:Two"]).replace("event 0", "two");
    expect(linesOf(imported(one + two))).toHaveLength(2);
  });

  test("leave out tasks and events without a date, with a note", () => {
    const file = calendarOf(["SUMMARY:When?"]).replace(
      "END:VCALENDAR",
      "BEGIN:VTODO\r\nEND:VTODO\r\nnonsense\r\nEND:VCALENDAR",
    );
    expect(notesOf(imported(file))).toEqual([
      "1 event without a valid date was left out.",
      "1 task or note was left out.",
      "1 line could not be read.",
    ]);
  });
});

/** Processor time of this thread in milliseconds. */
function timed(file: Uint8Array | string): { readonly sentence: string; readonly time: number } {
  const start = process.threadCpuUsage();
  const sentence = refused(file);
  const { user, system } = process.threadCpuUsage(start);
  return { sentence, time: (user + system) / 1000 };
}

const tooMany =
  "There are more than 50,000 events between the first and the last day. Choose a shorter time or fewer calendars.";
const tooMuch = "The events repeat too often to list them. Try fewer events or shorter repetitions.";
const repeating = (start: string, rule: string) => calendarOf([`DTSTART:${start}`, `RRULE:${rule}`]);
const nested = (depth: number) =>
  `BEGIN:VCALENDAR\r\n${"BEGIN:VEVENT\r\n".repeat(depth)}${"END:VEVENT\r\n".repeat(depth)}`;
const everyMinute = "BYHOUR=0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23;BYSECOND=0,10,20,30,40,50";

describe("a refusal", () => {
  test.each([
    ["10^6 occurrences", repeating("20260101T000000", "FREQ=SECONDLY;COUNT=1000000"), tooMany],
    [
      "10^6 occurrences of many events",
      calendarOf(...Array<string[]>(3000).fill(["DTSTART:20260101T000000", "RRULE:FREQ=DAILY"])),
      tooMany,
    ],
    ["an endless rule", repeating("20260101T000000Z", "FREQ=SECONDLY"), tooMany],
    ["an endless rule from 1970", repeating("19700101T000000Z", "FREQ=MINUTELY"), tooMany],
    ["a long count before the range", repeating("19700101T000000Z", "FREQ=SECONDLY;COUNT=2000000000"), tooMuch],
    [
      "positions in large sets",
      repeating("00010101T000000", `FREQ=YEARLY;COUNT=99999;BYDAY=MO;${everyMinute};BYSETPOS=-1`),
      tooMuch,
    ],
    ["a zone with an endless rule", zoneWithRule("FREQ=SECONDLY"), tooMany],
    [
      "200 MB",
      new Uint8Array(200 * 1024 * 1024),
      "The file is larger than 20 MB. Export fewer years or fewer calendars.",
    ],
    [
      "10,000 nested components",
      nested(10_000),
      "The calendar file has entries inside one another in more than 16 levels. Export it from another program.",
    ],
    [
      "too many components",
      `BEGIN:VCALENDAR\r\n${"BEGIN:VEVENT\r\nEND:VEVENT\r\n".repeat(100_001)}`,
      "The calendar file has more than 100,000 entries. Export fewer years or fewer calendars.",
    ],
    [
      "an event of ten thousand years, daily",
      calendarOf(["DTSTART:00010101", "DURATION:P400000W", "RRULE:FREQ=DAILY"]),
      tooMany,
    ],
    [
      "a PNG",
      Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0),
      "The file is not a calendar (ICS). In your calendar program, export it as iCalendar (.ics).",
    ],
    [
      "an empty file",
      new Uint8Array(),
      "The file is not a calendar (ICS). In your calendar program, export it as iCalendar (.ics).",
    ],
    [
      "a file that ends too early",
      calendarOf(meeting).slice(0, -30),
      "The calendar file is incomplete: it ends in the middle of an entry. Export or download it again.",
    ],
  ])("of %s takes less than a second of processor time", (_, file, expected) => {
    const { sentence, time } = timed(file);
    expect(sentence).toBe(expected);
    expect(time).toBeLessThan(1000);
  });

  test("explains wrong options", () => {
    const file = calendarOf(meeting);
    expect(refused(file, { zone: "Europe/Narnia" })).toBe(
      'There is no time zone "Europe/Narnia". Use a name such as Europe/Warsaw.',
    );
    expect(refused(file, { from: "2026-02-30" })).toBe('"2026-02-30" is not a date as in 2026-01-31.');
    expect(refused(file, { to: "2025-12-31" })).toBe("The last day must not be before the first day.");
  });

  test("is the result of nonsense, or rows are; nothing throws", () => {
    const words =
      "BEGIN:|END:|VEVENT|VCALENDAR|VTIMEZONE|STANDARD|DTSTART|DTEND|RRULE:|FREQ=|DAILY|YEARLY|;|:|=|,|\r\n|\n |20260101|T090000|Z|BYDAY=|-1MO|UNTIL=|COUNT=|9|INTERVAL=|TZID=|UID:a|RECURRENCE-ID|RANGE=THISANDFUTURE|DURATION:|P1D|-|TZOFFSETTO:|+0100|\u0000|ż".split(
        "|",
      );
    const nonsense = fc.array(fc.constantFrom(...words), { maxLength: 60 }).map((parts) => parts.join(""));
    const wrapped = nonsense.map((text) => calendarOf(["DTSTART:20260101T090000", ...text.split("\r\n")]));
    fc.assert(
      fc.property(fc.oneof(nonsense, wrapped), (text) => {
        const result = importCalendar(text, year2026);
        expect("refusals" in result || Array.isArray(result.rows)).toBe(true);
      }),
      { numRuns: 500 },
    );
  });
});

function zoneWithRule(rule: string): string {
  const zone = [
    "BEGIN:VTIMEZONE",
    "TZID:Bad",
    "BEGIN:STANDARD",
    "DTSTART:19700101T000000",
    "TZOFFSETTO:+0100",
    `RRULE:${rule}`,
  ];
  const definition = [...zone, "END:STANDARD", "END:VTIMEZONE"].join("\r\n");
  return calendarOf(["DTSTART;TZID=Bad:20260101T000000"]).replace("VERSION:2.0", definition);
}
