/** Browsers have no Uzbek weekdays. */
const uzbek = ['yak', 'dush', 'sesh', 'chor', 'pay', 'jum', 'shan']

const formats = new Map<string, Intl.DateTimeFormat>()

/** The short name of a day's weekday: вт. */
export function weekdayName(day: string, language: string): string {
  if (language === 'uz') return uzbek[new Date(day).getUTCDay()] ?? ''
  const format = formats.get(language) ?? new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: 'UTC' })
  formats.set(language, format)
  return format.format(new Date(day))
}
