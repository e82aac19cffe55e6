import { formatDate } from './dates.ts'

/** Browsers have no Uzbek weekdays. */
const uzbek = ['yak', 'dush', 'sesh', 'chor', 'pay', 'jum', 'shan']

const weekday = (day: string, language: string): string | undefined =>
  language === 'uz'
    ? uzbek[new Date(day).getUTCDay()]
    : new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: 'UTC' }).format(new Date(day))

/** K-01. A future day with its weekday, which people plan by: "вт, 17.11.2026". */
export const formatDayWithWeekday = (day: string, language: string): string => `${weekday(day, language)}, ${formatDate(day)}`
