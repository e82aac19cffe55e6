import { formatDate } from './dates.ts'
import { weekdayName } from './weekday-name.ts'

/** K-01. A future day with its weekday, which people plan by: "вт, 17.11.2026". */
export const formatDayWithWeekday = (day: string, language: string): string => `${weekdayName(day, language)}, ${formatDate(day)}`
