import type { Content } from '#platform/print/pdf'
import type { PrintFormTotals } from './print-form.ts'
import { tightRows } from './print-form-parts.ts'
import { moneyText, rateText } from './writing.rules.ts'

export type TotalRow = { label: string; sum: number | null; isBold: boolean }

/** Итого, VAT by rate, the sum to pay. */
export function totalRows({ sum, vatByRate }: PrintFormTotals): TotalRow[] {
  const taxed = vatByRate.filter(({ rate }) => rate !== null)
  return [
    { label: 'Итого:', sum, isBold: true },
    ...(taxed.length === 0
      ? [{ label: 'Без налога (НДС)', sum: null, isBold: false }]
      : taxed.map(({ rate, vat }) => ({ label: `в т.ч. НДС ${rateText(rate)}:`, sum: vat, isBold: false }))),
    { label: 'Всего к оплате:', sum, isBold: true },
  ]
}

export const totalsBlock = (totals: PrintFormTotals): Content => ({
  unbreakable: true,
  table: {
    widths: ['*', 90],
    body: totalRows(totals).map(({ label, sum, isBold }) => [
      { text: label, alignment: 'right', bold: isBold },
      { text: sum === null ? '—' : moneyText(sum), alignment: 'right', bold: isBold },
    ]),
  },
  layout: { ...tightRows, paddingRight: () => 2 },
})
