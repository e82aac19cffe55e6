import type { matchTextsApi } from '@vitrina/contract/list-import/match-texts'
import { MAX_CANDIDATES } from '@vitrina/contract/list-import/list-import.rules'
import type { Output } from '@vitrina/contract/endpoint'
import type { Actor } from '#platform/actor'
import type { Context } from '#platform/context'
import { makeCards } from '#modules/catalogue/products/show-cards'
import { readViewer, searchViewer } from '#modules/prices/read-viewer'
import { withinLookups } from './import-budget.ts'
import type { ImportWork } from './import-work.ts'
import { amountOf } from './import-lines.rules.ts'
import { matchKeyOf } from './matching/match-key.ts'
import { readFreeLine } from './reading/lines/read-line.rules.ts'
import { reasonText } from './reason-text.ts'

type Matched = Output<typeof matchTextsApi.match>

/** Products an import would find for these texts, for lines that are pasted elsewhere. */
export async function matchTexts(
  ctx: Context,
  actor: Actor,
  { work: { catalogue, match }, texts }: { work: ImportWork; texts: readonly string[] },
): Promise<Matched> {
  return withinLookups(ctx, actor, async (spend) => {
    await spend(texts.length)
    const viewer = await readViewer(ctx, actor)
    const lines = texts.map((text) => {
      const line = readFreeLine(text)
      return { ...line, matchKey: matchKeyOf(line) }
    })
    const matches = await match({ companyId: actor.user?.companyId ?? null, viewer: searchViewer(viewer), lines })
    const reference = await catalogue.reference()
    const ids = [...new Set(matches.flatMap(({ candidates }) => candidates.map(({ productId }) => productId)))]
    const cards = await makeCards(ctx, actor, { viewer, catalogue, reference, ids, shownStocks: 0, isGlance: true })
    return {
      items: matches.map(({ status, customProductId, candidates, reading }, at) => {
        const shown = candidates.slice(0, MAX_CANDIDATES).flatMap(({ productId, confidence, reason }) => {
          const product = cards.get(productId)?.card
          return product ? [{ product, confidence, reason: reasonText(actor.language, reason) }] : []
        })
        const [first] = shown
        const isTaken = status === 'matched' && customProductId === null && first?.product.id === candidates[0]?.productId
        const line = reading ?? lines[at]
        return {
          status,
          product: isTaken ? (first?.product ?? null) : null,
          customProductId: status === 'matched' ? customProductId : null,
          amount: line ? amountOf(line) : null,
          candidates: shown,
        }
      }),
    }
  })
}
