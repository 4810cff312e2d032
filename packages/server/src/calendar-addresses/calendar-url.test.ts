import { describe, expect, test } from "vitest";
import { calendarUrl } from "./calendar-url.ts";

describe("the address of a calendar", () => {
  test.each([
    ["https://calendar.example/ada.ics", "https://calendar.example/ada.ics"],
    [" http://calendar.example/ada.ics#today\n", "http://calendar.example/ada.ics"],
    ["webcal://p01-caldav.icloud.com/published/2/MTIz", "https://p01-caldav.icloud.com/published/2/MTIz"],
    ["WebCals://calendar.example/ada.ics", "https://calendar.example/ada.ics"],
    ["calendar.example/ada.ics", "https://calendar.example/ada.ics"],
    ["192.168.1.20:8443/ada.ics", "https://192.168.1.20:8443/ada.ics"],
    ["calendar.example:8443/ada.ics", "https://calendar.example:8443/ada.ics"],
    [
      "https://cloud.example/apps/calendar/p/xY3zTokEn",
      "https://cloud.example/remote.php/dav/public-calendars/xY3zTokEn?export",
    ],
    [
      "https://example.org/nextcloud/index.php/apps/calendar/p/xY3zTokEn/dayGridMonth/now",
      "https://example.org/nextcloud/remote.php/dav/public-calendars/xY3zTokEn?export",
    ],
    [
      "https://cloud.example/apps/calendar/embed/xY3zTokEn",
      "https://cloud.example/remote.php/dav/public-calendars/xY3zTokEn?export",
    ],
    [
      "webcal://cloud.example/remote.php/dav/public-calendars/xY3zTokEn/",
      "https://cloud.example/remote.php/dav/public-calendars/xY3zTokEn/?export",
    ],
    [
      "https://cloud.example/remote.php/dav/public-calendars/xY3zTokEn?export",
      "https://cloud.example/remote.php/dav/public-calendars/xY3zTokEn?export",
    ],
    [
      "https://calendar.google.com/calendar/ical/ada%40example.org/private-0123/basic.ics",
      "https://calendar.google.com/calendar/ical/ada%40example.org/private-0123/basic.ics",
    ],
    [
      "https://calendar.google.com/calendar/embed?src=ada%40example.org&ctz=Europe%2FWarsaw",
      "https://calendar.google.com/calendar/ical/ada%40example.org/public/basic.ics",
    ],
    [
      "https://calendar.google.com/calendar/u/0?cid=YWRhQGV4YW1wbGUub3Jn",
      "https://calendar.google.com/calendar/ical/ada%40example.org/public/basic.ics",
    ],
    [
      "https://calendar.google.com/calendar/embed?src=../../x",
      "https://calendar.google.com/calendar/embed?src=../../x",
    ],
    [
      "https://outlook.office365.com/owa/calendar/ada@example.org/0123/calendar.html",
      "https://outlook.office365.com/owa/calendar/ada@example.org/0123/calendar.ics",
    ],
    [
      "https://outlook.live.com/owa/calendar/0-1/2-3/cid-4/index.html",
      "https://outlook.live.com/owa/calendar/0-1/2-3/cid-4/calendar.ics",
    ],
    ["https://calendar.example/owa/calendar/x/calendar.html", "https://calendar.example/owa/calendar/x/calendar.html"],
  ])("%s is read as %s", (pasted, expected) => {
    expect(calendarUrl(pasted).href).toBe(expected);
  });

  test.each([
    ["", "begins with https://"],
    ["my calendar", "begins with https://"],
    ["ftp://calendar.example/", "begins with https://"],
    ["file:///etc/passwd", "begins with https://"],
    ["mailto:ada@example.org", "begins with https://"],
    ["https://ada:secret@calendar.example/", "username and password"],
    ["ada@calendar.example", "username and password"],
  ])('"%s" is refused', (pasted, message) => {
    expect(() => calendarUrl(pasted)).toThrow(message);
  });
});
