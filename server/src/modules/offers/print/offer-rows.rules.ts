import type { OfferSums } from '@vitrina/contract/offers/offer-price.rules'
import type { ShownOffer, ShownOfferLine } from '@vitrina/contract/offers/shown-offer.rules'

/** A row of the printed table: a group with its path's depth, or a line under it. */
export type OfferPrintRow =
  | { kind: 'group'; depth: number; name: string; total: number }
  | { kind: 'line'; depth: number; lineNo: number; line: ShownOfferLine; isCounted: boolean; mark: string }

const isCounted = ({ choice, isTicked }: ShownOfferLine) => choice === 'always' || isTicked

/** How a line that the client may take or leave is marked. */
function markOf({ choice, isTicked, set, limits }: ShownOfferLine): string {
  const parts = [
    ...(choice === 'option' ? [isTicked ? 'опция, включена' : 'опция, в итог не входит'] : []),
    ...(choice === 'alternative' ? [`вариант ${set}: один на выбор${isTicked ? ', выбран' : ', в итог не входит'}`] : []),
    ...(limits ? [`количество от ${limits.from} до ${limits.to}`] : []),
  ]
  return parts.join('; ')
}

/** Lines without a group first, then each group with what is in it; empty groups are left out. */
export function printRows({ groups, lines }: Pick<ShownOffer, 'groups' | 'lines'>): OfferPrintRow[] {
  const byGroup = Map.groupBy(lines, ({ group }) => group)
  const children = Map.groupBy(groups, ({ parent }) => parent)
  let lineNo = 0
  const rowsIn = (key: string | null, depth: number): OfferPrintRow[] => [
    ...(byGroup.get(key) ?? []).map(
      (line): OfferPrintRow => ({ kind: 'line', depth, lineNo: ++lineNo, line, isCounted: isCounted(line), mark: markOf(line) }),
    ),
    ...(children.get(key) ?? []).flatMap((group) => {
      const inside = rowsIn(group.key, depth + 1)
      const total = inside.reduce((sum, row) => (row.kind === 'line' && row.isCounted ? sum + row.line.total : sum), 0)
      return inside.length === 0 ? [] : [{ kind: 'group', depth, name: group.name, total } as const, ...inside]
    }),
  ]
  return rowsIn(null, 0)
}

type VatLine = { rate: number; vat: number }

/** VAT of what counts, by rate, the highest first. */
function vatLines({ lines }: Pick<ShownOffer, 'lines'>): VatLine[] {
  const byRate = new Map<number, number>()
  for (const line of lines)
    if (isCounted(line) && line.vatRate !== null) byRate.set(line.vatRate, (byRate.get(line.vatRate) ?? 0) + line.vat)
  return Array.from(byRate, ([rate, vat]) => ({ rate, vat })).toSorted((a, b) => b.rate - a.rate)
}

export type PrintTotal = { label: string; sum: number | null; isBold: boolean }

/** Without VAT, VAT and the whole side by side; with options only where there are some that do not count. */
export function totalLines(shown: ShownOffer, rateText: (rate: number) => string): PrintTotal[] {
  const { totals, withOptions, vatMode }: { totals: OfferSums; withOptions: OfferSums; vatMode: ShownOffer['vatMode'] } = shown
  const taxed = vatLines(shown)
  const vat =
    taxed.length === 0
      ? [{ label: vatMode === 'none' ? 'НДС не облагается' : 'Без налога (НДС)', sum: null, isBold: false }]
      : taxed.map(({ rate, vat: sum }) => ({ label: `${vatMode === 'onTop' ? '' : 'в т.ч. '}НДС ${rateText(rate)}:`, sum, isBold: false }))
  return [
    ...(vatMode === 'onTop' ? [{ label: 'Итого без НДС:', sum: totals.net, isBold: false }] : []),
    ...vat,
    { label: 'Всего:', sum: totals.total, isBold: true },
    ...(withOptions.total === totals.total ? [] : [{ label: 'Всего со всеми опциями:', sum: withOptions.total, isBold: false }]),
  ]
}
