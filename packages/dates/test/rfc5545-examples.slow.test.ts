import { Temporal } from "temporal-polyfill";
import { describe, expect, test } from "vitest";
import { calendarOf, imported } from "./imported.ts";

/** DTSTART in New York, other properties, and the expected dates as in the RFC. Times are 09:00 if there are none. */
type Example = readonly [title: string, start: string, properties: string, expected: string];

const march10To15 = "1997 Sep 10-15; 1999 Mar 10-13";
const everyTwentyMinutes = Array.from(
  { length: 24 },
  (_, i) => `${9 + Math.floor(i / 3)}:${["00", "20", "40"][i % 3]}`,
);
const twentyMinutes = `1997 Sep 2 ${everyTwentyMinutes.join(" ")}; Sep 3 ${everyTwentyMinutes.join(" ")}`;
const januaries = "1998 Jan 1-31; 1999 Jan 1-31; 2000 Jan 1-31";
const fiveWeeks = "1997 Sep 2,4,9,11,16,18,23,25,30; Oct 2";

/** All examples of RFC 5545, 3.8.5.3. Examples that end with "…" continue forever. */
const examples: readonly Example[] = [
  ["daily for 10 occurrences", "19970902T090000", "RRULE:FREQ=DAILY;COUNT=10", "1997 Sep 2-11"],
  [
    "daily until December 24, 1997",
    "19970902T090000",
    "RRULE:FREQ=DAILY;UNTIL=19971224T000000Z",
    "1997 Sep 2-30; Oct 1-31; Nov 1-30; Dec 1-23",
  ],
  [
    "every other day",
    "19970902T090000",
    "RRULE:FREQ=DAILY;INTERVAL=2",
    "1997 Sep 2,4,6,8,10,12,14,16,18,20,22,24,26,28,30; Oct 2,4,6,8,10,12,14,16,18,20,22,24,26,28,30; Nov 1,3,5,7,9,11,13,15,17,19,21,23,25,27,29; Dec 1,3 …",
  ],
  [
    "every 10 days, 5 occurrences",
    "19970902T090000",
    "RRULE:FREQ=DAILY;INTERVAL=10;COUNT=5",
    "1997 Sep 2,12,22; Oct 2,12",
  ],
  [
    "every day in January, for 3 years",
    "19980101T090000",
    "RRULE:FREQ=YEARLY;UNTIL=20000131T140000Z;BYMONTH=1;BYDAY=SU,MO,TU,WE,TH,FR,SA",
    januaries,
  ],
  ["every day in January, daily", "19980101T090000", "RRULE:FREQ=DAILY;UNTIL=20000131T140000Z;BYMONTH=1", januaries],
  [
    "weekly for 10 occurrences",
    "19970902T090000",
    "RRULE:FREQ=WEEKLY;COUNT=10",
    "1997 Sep 2,9,16,23,30; Oct 7,14,21,28; Nov 4",
  ],
  [
    "weekly until December 24, 1997",
    "19970902T090000",
    "RRULE:FREQ=WEEKLY;UNTIL=19971224T000000Z",
    "1997 Sep 2,9,16,23,30; Oct 7,14,21,28; Nov 4,11,18,25; Dec 2,9,16,23",
  ],
  [
    "every other week",
    "19970902T090000",
    "RRULE:FREQ=WEEKLY;INTERVAL=2;WKST=SU",
    "1997 Sep 2,16,30; Oct 14,28; Nov 11,25; Dec 9,23; 1998 Jan 6,20; Feb 3,17 …",
  ],
  [
    "weekly on Tuesday and Thursday for five weeks, with an end",
    "19970902T090000",
    "RRULE:FREQ=WEEKLY;UNTIL=19971007T000000Z;WKST=SU;BYDAY=TU,TH",
    fiveWeeks,
  ],
  [
    "weekly on Tuesday and Thursday for five weeks, with a count",
    "19970902T090000",
    "RRULE:FREQ=WEEKLY;COUNT=10;WKST=SU;BYDAY=TU,TH",
    fiveWeeks,
  ],
  [
    "every other week on Monday, Wednesday and Friday until December 24, 1997",
    "19970901T090000",
    "RRULE:FREQ=WEEKLY;INTERVAL=2;UNTIL=19971224T000000Z;WKST=SU;BYDAY=MO,WE,FR",
    "1997 Sep 1,3,5,15,17,19,29; Oct 1,3,13,15,17,27,29,31; Nov 10,12,14,24,26,28; Dec 8,10,12,22",
  ],
  [
    "every other week on Tuesday and Thursday, for 8 occurrences",
    "19970902T090000",
    "RRULE:FREQ=WEEKLY;INTERVAL=2;COUNT=8;WKST=SU;BYDAY=TU,TH",
    "1997 Sep 2,4,16,18,30; Oct 2,14,16",
  ],
  [
    "monthly on the first Friday for 10 occurrences",
    "19970905T090000",
    "RRULE:FREQ=MONTHLY;COUNT=10;BYDAY=1FR",
    "1997 Sep 5; Oct 3; Nov 7; Dec 5; 1998 Jan 2; Feb 6; Mar 6; Apr 3; May 1; Jun 5",
  ],
  [
    "monthly on the first Friday until December 24, 1997",
    "19970905T090000",
    "RRULE:FREQ=MONTHLY;UNTIL=19971224T000000Z;BYDAY=1FR",
    "1997 Sep 5; Oct 3; Nov 7; Dec 5",
  ],
  [
    "every other month on the first and last Sunday for 10 occurrences",
    "19970907T090000",
    "RRULE:FREQ=MONTHLY;INTERVAL=2;COUNT=10;BYDAY=1SU,-1SU",
    "1997 Sep 7,28; Nov 2,30; 1998 Jan 4,25; Mar 1,29; May 3,31",
  ],
  [
    "monthly on the second-to-last Monday for 6 months",
    "19970922T090000",
    "RRULE:FREQ=MONTHLY;COUNT=6;BYDAY=-2MO",
    "1997 Sep 22; Oct 20; Nov 17; Dec 22; 1998 Jan 19; Feb 16",
  ],
  [
    "monthly on the third-to-last day",
    "19970928T090000",
    "RRULE:FREQ=MONTHLY;BYMONTHDAY=-3",
    "1997 Sep 28; Oct 29; Nov 28; Dec 29; 1998 Jan 29; Feb 26 …",
  ],
  [
    "monthly on the 2nd and 15th for 10 occurrences",
    "19970902T090000",
    "RRULE:FREQ=MONTHLY;COUNT=10;BYMONTHDAY=2,15",
    "1997 Sep 2,15; Oct 2,15; Nov 2,15; Dec 2,15; 1998 Jan 2,15",
  ],
  [
    "monthly on the first and last day for 10 occurrences",
    "19970930T090000",
    "RRULE:FREQ=MONTHLY;COUNT=10;BYMONTHDAY=1,-1",
    "1997 Sep 30; Oct 1,31; Nov 1,30; Dec 1,31; 1998 Jan 1,31; Feb 1",
  ],
  [
    "every 18 months on the 10th to 15th for 10 occurrences",
    "19970910T090000",
    "RRULE:FREQ=MONTHLY;INTERVAL=18;COUNT=10;BYMONTHDAY=10,11,12,13,14,15",
    march10To15,
  ],
  [
    "every Tuesday, every other month",
    "19970902T090000",
    "RRULE:FREQ=MONTHLY;INTERVAL=2;BYDAY=TU",
    "1997 Sep 2,9,16,23,30; Nov 4,11,18,25; 1998 Jan 6,13,20,27; Mar 3,10,17,24,31 …",
  ],
  [
    "yearly in June and July for 10 occurrences",
    "19970610T090000",
    "RRULE:FREQ=YEARLY;COUNT=10;BYMONTH=6,7",
    "1997 Jun 10; Jul 10; 1998 Jun 10; Jul 10; 1999 Jun 10; Jul 10; 2000 Jun 10; Jul 10; 2001 Jun 10; Jul 10",
  ],
  [
    "every other year in January, February and March for 10 occurrences",
    "19970310T090000",
    "RRULE:FREQ=YEARLY;INTERVAL=2;COUNT=10;BYMONTH=1,2,3",
    "1997 Mar 10; 1999 Jan 10; Feb 10; Mar 10; 2001 Jan 10; Feb 10; Mar 10; 2003 Jan 10; Feb 10; Mar 10",
  ],
  [
    "every third year on the 1st, 100th and 200th day for 10 occurrences",
    "19970101T090000",
    "RRULE:FREQ=YEARLY;INTERVAL=3;COUNT=10;BYYEARDAY=1,100,200",
    "1997 Jan 1; Apr 10; Jul 19; 2000 Jan 1; Apr 9; Jul 18; 2003 Jan 1; Apr 10; Jul 19; 2006 Jan 1",
  ],
  [
    "every 20th Monday of the year",
    "19970519T090000",
    "RRULE:FREQ=YEARLY;BYDAY=20MO",
    "1997 May 19; 1998 May 18; 1999 May 17 …",
  ],
  [
    "Monday of week number 20",
    "19970512T090000",
    "RRULE:FREQ=YEARLY;BYWEEKNO=20;BYDAY=MO",
    "1997 May 12; 1998 May 11; 1999 May 17 …",
  ],
  [
    "every Thursday in March",
    "19970313T090000",
    "RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=TH",
    "1997 Mar 13,20,27; 1998 Mar 5,12,19,26; 1999 Mar 4,11,18,25 …",
  ],
  [
    "every Thursday in June, July and August",
    "19970605T090000",
    "RRULE:FREQ=YEARLY;BYDAY=TH;BYMONTH=6,7,8",
    "1997 Jun 5,12,19,26; Jul 3,10,17,24,31; Aug 7,14,21,28; 1998 Jun 4,11,18,25; Jul 2,9,16,23,30; Aug 6,13,20,27; 1999 Jun 3,10,17,24; Jul 1,8,15,22,29; Aug 5,12,19,26 …",
  ],
  [
    "every Friday the 13th",
    "19970902T090000",
    "EXDATE;TZID=America/New_York:19970902T090000\r\nRRULE:FREQ=MONTHLY;BYDAY=FR;BYMONTHDAY=13",
    "1998 Feb 13; Mar 13; Nov 13; 1999 Aug 13; 2000 Oct 13 …",
  ],
  [
    "the first Saturday that follows the first Sunday of the month",
    "19970913T090000",
    "RRULE:FREQ=MONTHLY;BYDAY=SA;BYMONTHDAY=7,8,9,10,11,12,13",
    "1997 Sep 13; Oct 11; Nov 8; Dec 13; 1998 Jan 10; Feb 7; Mar 7; Apr 11; May 9; Jun 13 …",
  ],
  [
    "the first Tuesday after a Monday in November, every 4 years",
    "19961105T090000",
    "RRULE:FREQ=YEARLY;INTERVAL=4;BYMONTH=11;BYDAY=TU;BYMONTHDAY=2,3,4,5,6,7,8",
    "1996 Nov 5; 2000 Nov 7; 2004 Nov 2 …",
  ],
  [
    "the third Tuesday, Wednesday or Thursday of the month for 3 months",
    "19970904T090000",
    "RRULE:FREQ=MONTHLY;COUNT=3;BYDAY=TU,WE,TH;BYSETPOS=3",
    "1997 Sep 4; Oct 7; Nov 6",
  ],
  [
    "the second-to-last weekday of the month",
    "19970929T090000",
    "RRULE:FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-2",
    "1997 Sep 29; Oct 30; Nov 27; Dec 30; 1998 Jan 29; Feb 26; Mar 30 …",
  ],
  [
    // The RFC ends the rule at 17:00 UTC, but lists the occurrences until 17:00 in New York.
    "every 3 hours from 9:00 to 17:00 on one day",
    "19970902T090000",
    "RRULE:FREQ=HOURLY;INTERVAL=3;UNTIL=19970902T210000Z",
    "1997 Sep 2 9:00 12:00 15:00",
  ],
  [
    "every 15 minutes for 6 occurrences",
    "19970902T090000",
    "RRULE:FREQ=MINUTELY;INTERVAL=15;COUNT=6",
    "1997 Sep 2 9:00 9:15 9:30 9:45 10:00 10:15",
  ],
  [
    "every hour and a half for 4 occurrences",
    "19970902T090000",
    "RRULE:FREQ=MINUTELY;INTERVAL=90;COUNT=4",
    "1997 Sep 2 9:00 10:30 12:00 13:30",
  ],
  [
    "every 20 minutes from 9:00 to 16:40, daily",
    "19970902T090000",
    "RRULE:FREQ=DAILY;BYHOUR=9,10,11,12,13,14,15,16;BYMINUTE=0,20,40",
    `${twentyMinutes} …`,
  ],
  [
    "every 20 minutes from 9:00 to 16:40, by minutes",
    "19970902T090000",
    "RRULE:FREQ=MINUTELY;INTERVAL=20;BYHOUR=9,10,11,12,13,14,15,16",
    `${twentyMinutes} …`,
  ],
  [
    "every other week with weeks from Monday",
    "19970805T090000",
    "RRULE:FREQ=WEEKLY;INTERVAL=2;COUNT=4;BYDAY=TU,SU;WKST=MO",
    "1997 Aug 5,10,19,24",
  ],
  [
    "every other week with weeks from Sunday",
    "19970805T090000",
    "RRULE:FREQ=WEEKLY;INTERVAL=2;COUNT=4;BYDAY=TU,SU;WKST=SU",
    "1997 Aug 5,17,19,31",
  ],
  [
    "without dates that do not exist",
    "20070115T090000",
    "RRULE:FREQ=MONTHLY;BYMONTHDAY=15,30;COUNT=5",
    "2007 Jan 15,30; Feb 15; Mar 15,30",
  ],
];

const monthNames = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

/** Reads "1997 Sep 2,4; Oct 1-3" and "1997 Sep 2 9:00 9:15". */
function readExpected(text: string): readonly Temporal.PlainDateTime[] {
  let year = 0;
  return text.split(";").flatMap((part) => {
    const [, ofYear, name = "", days = "", times] =
      /^(\d{4})? ?([A-Z][a-z]{2}) ([\d,-]+)((?: \d+:\d\d)*)$/.exec(part.trim()) ?? [];
    if (ofYear !== undefined) year = Number(ofYear);
    const month = monthNames.indexOf(name) + 1;
    return daysOf(days).flatMap((day) =>
      (times?.trim() || "9:00").split(" ").map((time) => {
        const [hour, minute] = time.split(":").map(Number);
        return Temporal.PlainDateTime.from({ year, month, day, hour, minute });
      }),
    );
  });
}

function daysOf(text: string): readonly number[] {
  return text.split(",").flatMap((range) => {
    const [first = 0, last = first] = range.split("-").map(Number);
    return Array.from({ length: last - first + 1 }, (_, i) => first + i);
  });
}

/** Rules of the United States until 2006 and since, as the RFC writes them. */
const newYork = [
  "BEGIN:VTIMEZONE",
  "TZID:America/New_York",
  "DAYLIGHT:19870405T020000:-0500:-0400:4;BYDAY=1SU;UNTIL=20060402T070000Z",
  "DAYLIGHT:20070311T020000:-0500:-0400:3;BYDAY=2SU",
  "STANDARD:19671029T020000:-0400:-0500:10;BYDAY=-1SU;UNTIL=20061029T060000Z",
  "STANDARD:20071104T020000:-0400:-0500:11;BYDAY=1SU",
  "END:VTIMEZONE",
].flatMap((line) => {
  const [, kind, start, from, to, rule] = /^(DAYLIGHT|STANDARD):(\w+):([-\d]+):([-\d]+):(.*)$/.exec(line) ?? [];
  if (kind === undefined) return [line];
  const offsets = [`TZOFFSETFROM:${from}`, `TZOFFSETTO:${to}`];
  return [`BEGIN:${kind}`, `DTSTART:${start}`, ...offsets, `RRULE:FREQ=YEARLY;BYMONTH=${rule}`, `END:${kind}`];
});

const zones = ["America/New_York", "Europe/Warsaw", "Pacific/Auckland"];

describe.each(zones)("the examples of RFC 5545, 3.8.5.3, in %s", (zone) => {
  test.each(examples)("%s", (_, start, properties, text) => {
    const isOpen = text.endsWith("…");
    const expected = readExpected(text.replace(/ …$/, "")).map((time) =>
      time.toZonedDateTime("America/New_York").withTimeZone(zone).toPlainDateTime(),
    );
    const event = calendarOf([`DTSTART;TZID=America/New_York:${start}`, properties]);
    const last = expected.at(-1)?.add({ days: isOpen ? 1 : 1000 }) ?? Temporal.PlainDateTime.from("2010-01-01");
    const range = { from: "1996-01-01", to: last.toPlainDate().toString(), zone };
    const withDefinition = event.replace("VERSION:2.0", ["VERSION:2.0", ...newYork].join("\r\n"));
    for (const file of [event, withDefinition]) {
      const rows = imported(file, range).rows.map(({ date, start: time }) => `${date}T${time}:00`);
      const compared = isOpen ? rows.slice(0, expected.length) : rows;
      expect(compared).toEqual(expected.map((time) => time.toString()));
    }
  });
});
