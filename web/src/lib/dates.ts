import { DAY_MS, formatDay, sellerDay } from '@vitrina/contract/days/days.rules'
import dayjs from 'dayjs'
import { i18n } from '#i18n/i18n.ts'
import { weekdayName } from './weekday-name.ts'

type Moment = string | number | Date

/** Specification §9: the day by the reader's clock. */
export const formatDate = (moment: Moment): string => formatDay(dayjs(moment).format('YYYY-MM-DD'))

export const formatMoment = (moment: Moment): string => `${formatDate(moment)} ${dayjs(moment).format('HH:mm')}`

/** The day so many days from today. */
export const dateIn = (days: number): string => formatDate(Date.now() + days * DAY_MS)

/** The seller's day today, as the server writes it. */
export const sellerToday = (): string => sellerDay(new Date())

/** A day of the near future as people say it: «вт 17.11», with the year where it is not this one. */
export function formatWeekday(day: string, today = sellerToday()): string {
  const date = formatDay(day)
  return `${weekdayName(day, i18n.language)} ${day.slice(0, 4) === today.slice(0, 4) ? date.slice(0, 5) : date}`
}
