/** From October on, most planners are made for the next year. */
export function defaultYear(today: Date): number {
  return today.getFullYear() + (today.getMonth() >= 9 ? 1 : 0);
}
