import type { MatchStatus, MatchStep } from '@vitrina/contract/list-import/import-jobs'
import type { Actor } from '#platform/actor'
import type { Context } from '#platform/context'
import type { Catalogue } from '#modules/catalogue/open-catalogue'
import type { PriceViewer } from '#modules/prices/read-viewer'
import type { LineRow } from './lines.queries.ts'
import { matchLines as matchTexts } from './matching/match-lines.ts'
import type { ListLine } from './read-lines.ts'

export type LineMatch = {
  status: MatchStatus
  by: MatchStep | null
  confidence: number
  reason: LineRow['reason']
  productId: number | null
  customProductId: number | null
  amount: number | null
  candidates: LineRow['candidates']
}

/** What the lines name, as it is kept with them. */
export async function matchLines(
  ctx: Context,
  actor: Actor,
  { catalogue, viewer, lines }: { catalogue: Catalogue; viewer: PriceViewer; lines: readonly ListLine[] },
): Promise<LineMatch[]> {
  const texts = lines.map(({ readings, matchKey }) => ({ codes: [], text: readings[0]?.code ?? '', unit: null, readings, matchKey }))
  const matches = await matchTexts(ctx, actor, { catalogue, viewer, lines: texts })
  return matches.map(({ status, by, confidence, reason, candidates, customProductId, reading }, at) => ({
    status,
    by,
    confidence,
    reason,
    productId: status === 'matched' && customProductId === null ? (candidates[0]?.productId ?? null) : null,
    customProductId,
    amount: reading?.amount.kind === 'read' ? reading.amount.amount : (lines[at]?.amount ?? null),
    candidates: candidates.map(({ productId, confidence: own, reason: why }) => ({ productId, confidence: own, reason: why })),
  }))
}
