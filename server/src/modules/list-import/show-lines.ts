import { importProblem, MAX_CANDIDATES, type ImportProblem } from '@vitrina/contract/list-import/list-import.rules'
import type { importJobsApi } from '@vitrina/contract/list-import/import-jobs'
import { MAX_AMOUNT, smallestAmount, suggestedAmount } from '@vitrina/contract/quantity/quantity.rules'
import type { ProductCard } from '@vitrina/contract/catalogue/catalogue'
import type { Output } from '@vitrina/contract/endpoint'
import type { Actor } from '#platform/actor'
import type { Context } from '#platform/context'
import { makeCards } from '#modules/catalogue/products/show-cards'
import type { Catalogue } from '#modules/catalogue/open-catalogue'
import { readViewer } from '#modules/prices/read-viewer'
import { listImportTextsIn } from '#texts/list-import'
import { fill } from '#texts/texts'
import type { ShownLine } from './lines.queries.ts'
import { reasonText } from './reason-text.ts'

type ImportLine = Output<typeof importJobsApi.lines>['items'][number]

function problemOf(product: ProductCard | null, { amount, amountReadings }: ShownLine): ImportProblem | null {
  if (!product) return null
  if (amount !== null) return importProblem(product, amount)
  return amountReadings.length > 0 ? 'amount-doubtful' : 'amount-missing'
}

/** Of an amount that can be read in two ways none is suggested: the person chooses. */
function suggestedFor(product: ProductCard | null, { amount, amountReadings }: ShownLine): number | null {
  if (!product || (amount === null && amountReadings.length > 0)) return null
  const suggested = amount === null ? smallestAmount(product) : suggestedAmount(product, amount)
  return suggested === amount ? null : suggested
}

function showLine(actor: Actor, line: ShownLine, cardOf: (id: number) => ProductCard | undefined): ImportLine {
  const { position, sheet, row, raw, groups, status, by, confidence, isChosenByPerson, isSkipped, amount, unit, note } = line
  const product = (line.productId !== null && cardOf(line.productId)) || null
  const problem = problemOf(product, line)
  const { problems } = listImportTextsIn(actor.language)
  return {
    position,
    sheet,
    row,
    raw,
    groups,
    status,
    by,
    confidence,
    reason: reasonText(actor.language, line.reason),
    product,
    customProduct:
      line.customProductId === null ? null : { id: line.customProductId, name: line.customName ?? '', unit: line.customUnit ?? '' },
    isChosenByPerson,
    isSkipped,
    amount,
    amountReadings: line.amountReadings,
    unit,
    note,
    suggestedAmount: suggestedFor(product, line),
    problem,
    problemText: problem ? fill(problems[problem], { limit: MAX_AMOUNT, unit: product?.unit.name ?? '' }) : '',
    candidates: line.candidates.slice(0, MAX_CANDIDATES).flatMap(({ productId, confidence: sure, reason }) => {
      const card = cardOf(productId)
      return card ? { product: card, confidence: sure, reason: reasonText(actor.language, reason) } : []
    }),
  }
}

/** Lines with the cards of what was found and offered, at today's price and stock. */
export async function showLines(ctx: Context, actor: Actor, { catalogue, lines }: { catalogue: Catalogue; lines: readonly ShownLine[] }) {
  const viewer = await readViewer(ctx, actor)
  const reference = await catalogue.reference()
  const ids = lines.flatMap(({ productId, candidates }) => [
    ...(productId === null ? [] : [productId]),
    ...candidates.map((one) => one.productId),
  ])
  const made = await makeCards(ctx, actor, { viewer, catalogue, reference, ids: [...new Set(ids)], shownStocks: 0, isGlance: true })
  return lines.map((line) => showLine(actor, line, (id) => made.get(id)?.card))
}
