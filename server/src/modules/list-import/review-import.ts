import { setImmediate as nextTurn } from 'node:timers/promises'
import {
  importProblem,
  importStatusOf,
  type ImportCode,
  MAX_IMPORT_LINES,
  MAX_IMPORT_ROWS,
} from '@vitrina/contract/list-import/list-import.rules'
import { MAX_AMOUNT, smallestAmount, suggestedAmount } from '@vitrina/contract/quantity/quantity.rules'
import type { ProductCard } from '@vitrina/contract/catalogue/catalogue'
import type { Actor } from '#platform/actor'
import type { Context } from '#platform/context'
import { AppError } from '#platform/errors'
import { makeCards } from '#modules/catalogue/products/show-cards'
import type { Catalogue } from '#modules/catalogue/open-catalogue'
import { readViewer } from '#modules/prices/read-viewer'
import { requireToggle } from '#modules/site/require-access'
import { fill, textsIn } from '#texts/texts'
import { withinBudget } from './import-budget.ts'
import { type MatchedRow, matchRows } from './matching/match-rows.ts'
import { type ImportInput, readImport } from './reading/read-import.ts'
import type { ImportRow } from './reading/read-rows.ts'

const SHOWN_AT_ONCE = 50

/** The gravest remark on a row, or none. */
function codeOf({ by, reading }: MatchedRow, cards: readonly ProductCard[]): ImportCode | null {
  if (cards.length === 0 || by === null) return 'not-found'
  const [card] = cards
  if (cards.length > 1 || !card) return 'ambiguous'
  if (reading?.amount.kind === 'wrong') return 'amount-wrong'
  if (reading?.amount.kind !== 'read') return 'amount-missing'
  const problem = importProblem(card, reading.amount.amount)
  if (importStatusOf(problem) === 'error') return problem
  return by === 'similar' ? 'similar-code' : problem
}

function reviewed(actor: Actor, { matched, index, cards }: { matched: MatchedRow; index: number; cards: readonly ProductCard[] }) {
  const { row, reading, by } = matched
  const code = codeOf(matched, cards)
  const product = by !== null && cards.length === 1 ? (cards[0] ?? null) : null
  const amount = reading?.amount.kind === 'read' ? reading.amount.amount : null
  const suggested = product && (amount === null ? smallestAmount(product) : suggestedAmount(product, amount))
  const status = importStatusOf(code)
  return {
    index,
    row: row.row,
    raw: row.raw,
    status,
    ...(code && { code, message: fill(textsIn(actor.language).importRows[code], { limit: MAX_AMOUNT, unit: product?.unit.name ?? '' }) }),
    matchedBy: by,
    product,
    amount,
    suggestedAmount: suggested === amount ? null : suggested,
    candidates: product ? [] : [...cards],
  }
}

/** A preview of an import, each row with its remark. Nothing is changed. */
export async function reviewImport(ctx: Context, actor: Actor, { catalogue, given }: { catalogue: Catalogue; given: ImportInput }) {
  requireToggle(actor, 'cart')
  return withinBudget(ctx, actor, async (spend) => {
    const rows = await readImport(ctx, given)
    if (rows.length === 0) throw new AppError('import.empty')
    const limit = 'text' in given ? MAX_IMPORT_LINES : MAX_IMPORT_ROWS
    if (rows.length > limit) throw new AppError('import.too-many-rows', { params: { limit } })
    await spend(rows.length)
    return reviewRows(ctx, actor, { catalogue, rows })
  })
}

async function reviewRows(ctx: Context, actor: Actor, { catalogue, rows }: { catalogue: Catalogue; rows: readonly ImportRow[] }) {
  const viewer = await readViewer(ctx, actor)
  const matches = await matchRows(ctx, actor, { catalogue, viewer, rows })
  const reference = await catalogue.reference()
  const items: ReturnType<typeof reviewed>[] = []
  for (let from = 0; from < matches.length; from += SHOWN_AT_ONCE) {
    const some = matches.slice(from, from + SHOWN_AT_ONCE)
    const ids = [...new Set(some.flatMap((matched) => matched.ids))]
    const made = await makeCards(ctx, actor, { viewer, catalogue, reference, ids, shownStocks: 0, isGlance: true })
    for (const [at, matched] of some.entries())
      items.push(reviewed(actor, { matched, index: from + at, cards: matched.ids.flatMap((id) => made.get(id)?.card ?? []) }))
    // Cards of thousands of goods are much work at a stretch; others are answered in between.
    await nextTurn()
  }
  const summary = { ok: 0, warning: 0, error: 0 }
  for (const { status } of items) summary[status] += 1
  return { items, summary }
}
