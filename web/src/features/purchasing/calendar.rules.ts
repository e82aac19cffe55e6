/** Days are ISO texts; the arithmetic is in UTC, where every day has 24 hours. */
const DAY_MS = 86_400_000
const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, 10)

/** The month so many months away: `2026-12` and 1 give `2027-01`. */
export function monthAfter(month: string, months: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7)
}

export const monthBounds = (month: string): { from: string; to: string } => ({
  from: `${month}-01`,
  to: dayOf(Date.parse(`${monthAfter(month, 1)}-01`) - DAY_MS),
})

/** Whole weeks from Monday that cover the month. */
export function weeksOf(month: string): string[][] {
  const { from, to } = monthBounds(month)
  const first = Date.parse(from)
  const start = first - ((new Date(first).getUTCDay() + 6) % 7) * DAY_MS
  const weeks: string[][] = []
  for (let at = start; at <= Date.parse(to); at += 7 * DAY_MS) weeks.push(Array.from({ length: 7 }, (_, day) => dayOf(at + day * DAY_MS)))
  return weeks
}
