import { DAY_MS } from '@vitrina/contract/days/days.rules'

/** Browsers have no Uzbek weekdays. */
const known = new Map<string, string[]>([['uz', ['yak', 'dush', 'sesh', 'chor', 'pay', 'jum', 'shan']]])

const A_SUNDAY = Date.UTC(2023, 0, 1)

/** Made once: a list says a day in each of its rows. */
function namesIn(language: string): string[] {
  const format = new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: 'UTC' })
  return Array.from({ length: 7 }, (_, days) => format.format(A_SUNDAY + days * DAY_MS))
}

/** The short name of a day's weekday: вт. */
export function weekdayName(day: string, language: string): string {
  const names = known.get(language) ?? namesIn(language)
  known.set(language, names)
  return names[new Date(day).getUTCDay()] ?? ''
}
