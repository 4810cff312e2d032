/** Text of a calendar with an all-day event for each date and title. */
export function calendarText(name: string, events: Readonly<Record<string, string>>): string {
  const lines = Object.entries(events).flatMap(([date, title], i) => [
    "BEGIN:VEVENT",
    `UID:${i}@calendar.example`,
    `DTSTART;VALUE=DATE:${date.replaceAll("-", "")}`,
    `SUMMARY:${title}`,
    "END:VEVENT",
  ]);
  return ["BEGIN:VCALENDAR", "VERSION:2.0", `X-WR-CALNAME:${name}`, ...lines, "END:VCALENDAR", ""].join("\r\n");
}
