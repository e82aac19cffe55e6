import { useCallback } from 'react'
import type { ColumnKind } from '@vitrina/contract/reports/reports'
import { formatDay } from '@vitrina/contract/days/days.rules'
import { useTranslation } from '#i18n/use-translation.tsx'
import { formatMoment } from '#lib/dates.ts'
import { useMoney } from '#parts/price/use-money.ts'
import { useNumber } from '#parts/product/use-number.ts'

/** A figure as people read it; an arrow beside growth, for a colour alone would not be seen by everybody. */
export function useFigure() {
  const money = useMoney()
  const number = useNumber()
  return useCallback(
    (kind: ColumnKind, value: unknown): string => {
      if (typeof value === 'string') {
        if (kind === 'day') return formatDay(value)
        return kind === 'moment' ? formatMoment(value) : value || '—'
      }
      if (typeof value !== 'number') return '—'
      if (kind === 'money') return money(value)
      if (kind === 'percent') return `${number(value)} %`
      if (kind === 'change') return `${value > 0 ? '▲ +' : value < 0 ? '▼ −' : ''}${number(Math.abs(value))} %`
      return number(value)
    },
    [money, number],
  )
}

/** Large figures for an axis: 1,2 млн. */
export function useShortNumber() {
  const { language } = useTranslation().i18n
  return useCallback(
    (value: number) =>
      // Browsers have no Uzbek number format; they are written as in Russian.
      new Intl.NumberFormat(language === 'uz' ? 'ru' : language, { notation: 'compact', maximumFractionDigits: 1 }).format(value),
    [language],
  )
}
