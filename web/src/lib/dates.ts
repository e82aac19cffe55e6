import dayjs from 'dayjs'

type Moment = string | number | Date

/** Specification §9. */
export const formatDate = (moment: Moment): string => dayjs(moment).format('DD.MM.YYYY')

export const formatMoment = (moment: Moment): string => dayjs(moment).format('DD.MM.YYYY HH:mm')

const DAY_MS = 24 * 60 * 60_000

/** The day so many days from today. */
export const dateIn = (days: number): string => formatDate(Date.now() + days * DAY_MS)

/** Today in the warehouses' time zone, in the server's format. */
export const moscowToday = (): string => new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Moscow' }).format(new Date())
