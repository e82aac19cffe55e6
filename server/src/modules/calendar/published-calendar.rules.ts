import type { CalendarDay, DayKind } from '@vitrina/contract/calendar/calendar'

const NEW_YEAR = 'Новогодние каникулы'
const holidays = {
  '01-01': NEW_YEAR,
  '01-02': NEW_YEAR,
  '01-03': NEW_YEAR,
  '01-04': NEW_YEAR,
  '01-05': NEW_YEAR,
  '01-06': NEW_YEAR,
  '01-07': 'Рождество Христово',
  '01-08': NEW_YEAR,
  '02-23': 'День защитника Отечества',
  '03-08': 'Международный женский день',
  '05-01': 'Праздник Весны и Труда',
  '05-09': 'День Победы',
  '06-12': 'День России',
  '11-04': 'День народного единства',
} as const

type Year = { year: number; moved: Record<string, string>; short: readonly string[] }

/** Labour Code, article 112, and the yearly decrees of the Government on moved days off. */
const years: readonly Year[] = [
  {
    year: 2025,
    moved: {
      '05-02': 'Перенос с 4 января',
      '05-08': 'Перенос с 23 февраля',
      '06-13': 'Перенос с 8 марта',
      '11-03': 'Перенос с 1 ноября',
      '12-31': 'Перенос с 5 января',
    },
    // 1 November is a Saturday that is worked instead of the Monday after it.
    short: ['03-07', '04-30', '06-11', '11-01'],
  },
  {
    year: 2026,
    moved: {
      '01-09': 'Перенос с 3 января',
      '03-09': 'Перенос с 8 марта',
      '05-11': 'Перенос с 9 мая',
      '12-31': 'Перенос с 4 января',
    },
    short: ['04-30', '05-08', '06-11', '11-03'],
  },
  {
    year: 2027,
    moved: {
      '02-22': 'Перенос с 20 февраля — предварительно, сверьте с постановлением',
      '05-03': 'Перенос с 1 мая',
      '05-10': 'Перенос с 9 мая',
      '06-14': 'Перенос с 12 июня',
      '11-05': 'Перенос с 2 января — предварительно, сверьте с постановлением',
      '12-31': 'Перенос с 3 января — предварительно, сверьте с постановлением',
    },
    short: ['02-20', '04-30', '06-11', '11-03'],
  },
]

const daysOf = ({ year, moved, short }: Year): CalendarDay[] => {
  const as = (kind: DayKind, days: [date: string, note: string][]) => days.map(([date, note]) => ({ day: `${year}-${date}`, kind, note }))
  const eves = short.map((date): [string, string] => [date, 'Сокращённый предпраздничный день'])
  return [...as('off', Object.entries(holidays)), ...as('off', Object.entries(moved)), ...as('short', eves)]
}

/** The Russian production calendar as the state published it; the seller's own days override it. */
export const publishedDays: readonly CalendarDay[] = years.flatMap(daysOf)
