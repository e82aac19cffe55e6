import { shiftDay } from '@vitrina/contract/days/days.rules'
import { useTranslation } from '#i18n/use-translation.tsx'
import { formatWeekday } from '#lib/dates.ts'

/** A day as text: today, tomorrow, or its date. */
export function useDayName(today: string): (day: string) => string {
  const { t } = useTranslation('cart-page')
  return (day) => {
    if (day === today) return t('when.today')
    return day === shiftDay(today, 1) ? t('when.tomorrow') : formatWeekday(day, today)
  }
}
