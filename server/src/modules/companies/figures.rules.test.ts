import { expect, test } from 'vitest'
import { shownFigures } from './figures.rules.ts'

const figures = {
  priceType: 'Опт',
  creditSum: 0,
  creditLeft: 0,
  receivables: 5_000,
  overdueReceivables: null,
  overdueDuration: 0,
  deferralDays: 30,
  balance: null,
  bonus: 12,
}
const never = { hideForLegalEntities: false, hideForIndividuals: false, hideWhenEmpty: false }

test('[P-06] without rules every figure is shown, the empty ones too', () => {
  expect(shownFigures(figures, { isIndividual: false, display: {} })).toEqual(figures)
})

test('[P-06] a figure is hidden for companies, for individuals, or when it is empty', () => {
  const display = {
    priceType: { ...never, hideForLegalEntities: true },
    bonus: { ...never, hideForIndividuals: true },
    creditSum: { ...never, hideWhenEmpty: true },
    creditLeft: { ...never, hideWhenEmpty: true },
    balance: { ...never, hideWhenEmpty: true },
    receivables: { ...never, hideWhenEmpty: true },
  }
  const shown = (isIndividual: boolean) => Object.keys(shownFigures(figures, { isIndividual, display }))
  expect(shown(false)).toEqual(['receivables', 'overdueReceivables', 'overdueDuration', 'deferralDays', 'bonus'])
  expect(shown(true)).toEqual(['priceType', 'receivables', 'overdueReceivables', 'overdueDuration', 'deferralDays'])
})
