import type { ShownOffer } from '@vitrina/contract/offers/shown-offer.rules'
import { makeXlsx, type Sheet, type SheetCell } from '#platform/print/xlsx'
import { sumInWords } from '#modules/documents/print-forms/sum-in-words'
import { rateText } from '#modules/documents/print-forms/writing.rules'
import { printRows, totalLines } from './offer-rows.rules.ts'
import { bankText, offerConditions, offerDetails, offerTitle, senderText } from './offer-texts.rules.ts'

const WIDTHS = [6, 18, 60, 10, 8, 14, 16, 30]
const WIDE = WIDTHS.length
const filler = (count: number): null[] => Array.from({ length: count }, () => null)
const whole = (cell: SheetCell): (SheetCell | null)[] => [{ ...cell, span: WIDE }, ...filler(WIDE - 1)]
const roubles = (kopecks: number) => kopecks / 100

/** The offer as a workbook whose sums can be calculated with: values alone, no hidden sheets, no formulas. */
export function offerXlsx(shown: ShownOffer): Promise<Buffer> {
  const isOnTop = shown.vatMode === 'onTop'
  const labelled = (rows: readonly (readonly [string, string])[]) =>
    rows.map(([label, text]): (SheetCell | null)[] => [
      { value: label, span: 2 },
      null,
      { value: text, span: WIDE - 2 },
      ...filler(WIDE - 3),
    ])
  const above = [
    whole({ value: shown.sender.name, isBold: true }),
    ...[...senderText(shown), bankText(shown)].filter(Boolean).map((value) => whole({ value })),
    whole({ value: offerTitle(shown), isBold: true }),
    ...labelled(offerDetails(shown)),
    ...(shown.comment ? [whole({ value: shown.comment })] : []),
  ]
  const titles = [
    '№',
    'Артикул',
    'Наименование',
    'Кол-во',
    'Ед.',
    isOnTop ? 'Цена без НДС' : 'Цена',
    isOnTop ? 'Сумма без НДС' : 'Сумма',
    'Примечание',
  ]
  const rows = printRows(shown).map((row): (SheetCell | null)[] => {
    if (row.kind === 'group') return [{ value: row.name, span: WIDE, isBold: true, isBoxed: true }, ...filler(WIDE - 1)]
    const { line, lineNo, mark } = row
    return [
      { value: lineNo, format: 'whole', isBoxed: true },
      { value: line.article, isBoxed: true },
      { value: line.name, isBoxed: true },
      { value: line.amount, format: 'amount', isBoxed: true },
      { value: line.unit, isBoxed: true },
      { value: roubles(line.price), format: 'money', isBoxed: true },
      { value: roubles(isOnTop ? line.net : line.total), format: 'money', isBoxed: true },
      { value: [line.note, mark].filter(Boolean).join('; '), isBoxed: true },
    ]
  })
  const sums = totalLines(shown, rateText).map(({ label, sum, isBold }): (SheetCell | null)[] => [
    { value: label, span: WIDE - 2, align: 'right', isBold },
    ...filler(WIDE - 3),
    sum === null ? { value: '—', align: 'right' } : { value: roubles(sum), format: 'money', isBold },
    null,
  ])
  const { signerPost, signerName } = shown.sender
  const sheet: Sheet = {
    name: shown.number,
    widths: WIDTHS,
    rows: [
      ...above,
      titles.map((value) => ({ value, isHead: true })),
      ...rows,
      ...sums,
      whole({ value: sumInWords(shown.totals.total), isBold: true }),
      ...labelled(offerConditions(shown)),
      ...(signerName ? [whole({ value: `${signerPost} ____________________ ${signerName}`.trim() })] : []),
    ],
    frozenRows: above.length + 1,
    titleRows: 1,
    isLandscape: false,
  }
  return makeXlsx([sheet], offerTitle(shown))
}
