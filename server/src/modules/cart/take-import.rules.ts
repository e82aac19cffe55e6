import type { NewCartItem } from '@vitrina/contract/cart/cart'
import type { ImportedCartLine, ImportOutcome } from '@vitrina/contract/cart/cart-import'
import { addAmounts, type AmountRule, smallestAmount, subtractAmounts, suggestedAmount } from '@vitrina/contract/quantity/quantity.rules'

type TakenLine = {
  position: number
  row: number
  raw: string
  note: string
  productId: number | null
  customProductId: number | null
  amount: number | null
  amountReadings: readonly number[]
}
type Sold = AmountRule & { isSold: boolean; stockTotal: number | null }

export type WantedItem = { item: NewCartItem; lines: ImportedCartLine[] }

const keyOf = ({ productId, customProductId }: TakenLine) => `${productId}:${customProductId}`

const reported = ({ position, row, raw, amount: asked }: TakenLine, outcome: ImportOutcome, taken: number): ImportedCartLine => ({
  position,
  row,
  raw,
  outcome,
  asked,
  taken,
})

/** The cart has one line for a product, so its lines of the list are one item, rounded once; the last of them gets the rest of the pack. */
function itemOf(lines: readonly TakenLine[], facts: Sold): WantedItem {
  const wanted = lines.map((line) => ({ line, amount: line.amount ?? smallestAmount(facts) }))
  const sum = wanted.reduce((before, { amount }) => addAmounts(before, amount), 0)
  const total = suggestedAmount(facts, sum)
  const isShort = facts.stockTotal !== null && facts.stockTotal < total
  const last = wanted.length - 1
  const [first] = lines
  const notes = [...new Set(lines.map(({ note }) => note).filter(Boolean))].join('; ')
  return {
    item: {
      ...(first?.productId ? { productId: first.productId } : { customProductId: first?.customProductId ?? 0 }),
      amount: total,
      ...(notes && { note: notes.slice(0, 500) }),
      source: { type: 'import', lineId: first?.row ?? 1 },
    },
    lines: wanted.map(({ line, amount }, at) => {
      const rest = at === last ? subtractAmounts(total, sum) : 0
      const outcome = isShort ? 'short' : rest !== 0 ? 'rounded' : line.amount === null ? 'smallest' : 'taken'
      return reported(line, outcome, addAmounts(amount, rest))
    }),
  }
}

/** Items for the cart with the report on their lines, and the report on lines that stay out. */
export function itemsOfImport(lines: readonly TakenLine[], factsOf: (line: TakenLine) => Sold | undefined) {
  const groups = new Map<string, TakenLine[]>()
  const left: ImportedCartLine[] = []
  for (const line of lines) {
    if (line.productId === null && line.customProductId === null) left.push(reported(line, 'no-product', 0))
    else if (line.amount === null && line.amountReadings.length > 0) left.push(reported(line, 'amount-doubtful', 0))
    else if (factsOf(line)?.isSold) groups.set(keyOf(line), [...(groups.get(keyOf(line)) ?? []), line])
    else left.push(reported(line, 'not-sold', 0))
  }
  const wanted = [...groups.values()].flatMap((group) => {
    const facts = group[0] && factsOf(group[0])
    return facts ? [itemOf(group, facts)] : []
  })
  return { wanted, left }
}
