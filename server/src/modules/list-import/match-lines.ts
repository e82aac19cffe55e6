import type { MatchStatus, MatchStep } from '@vitrina/contract/list-import/import-jobs'
import type { Actor } from '#platform/actor'
import type { Context } from '#platform/context'
import type { Catalogue } from '#modules/catalogue/open-catalogue'
import type { PriceViewer } from '#modules/prices/read-viewer'
import { findChoices } from './choices.queries.ts'
import type { LineRow } from './lines.queries.ts'
import { type MatchedRow, matchRows } from './matching/match-rows.ts'
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

function matchOf({ by, ids, reading }: MatchedRow, { amount }: ListLine): LineMatch {
  const [only] = ids
  const isSure = by !== null && by !== 'similar' && ids.length === 1
  const status = isSure ? 'matched' : ids.length > 0 ? 'review' : 'unmatched'
  const confidence = isSure ? 0.99 : by === 'similar' ? 0.8 : 0.4
  const reason = {
    code: isSure ? by : ids.length === 0 ? 'nothing' : by !== null && ids.length > 1 ? 'several' : (by ?? 'search'),
    params: {},
  }
  return {
    status,
    by: by ?? (ids.length > 0 ? 'search' : null),
    confidence: ids.length === 0 ? 0 : confidence / (isSure ? 1 : ids.length),
    reason,
    productId: isSure ? (only ?? null) : null,
    customProductId: null,
    amount: reading?.amount.kind === 'read' ? reading.amount.amount : amount,
    candidates: ids.map((productId) => ({ productId, confidence: confidence / ids.length, reason })),
  }
}

/** What the lines name; a company's earlier choice goes before everything but an exact code. */
export async function matchLines(
  ctx: Context,
  actor: Actor,
  { catalogue, viewer, lines }: { catalogue: Catalogue; viewer: PriceViewer; lines: readonly ListLine[] },
): Promise<LineMatch[]> {
  const rows = await matchRows(ctx, actor, { catalogue, viewer, rows: lines })
  const companyId = actor.user?.companyId ?? null
  const chosen =
    companyId === null ? new Map<string, never>() : await findChoices(ctx, companyId, [...new Set(lines.map(({ matchKey }) => matchKey))])
  return lines.map((line, at): LineMatch => {
    const row = rows[at] ?? { row: line, reading: null, by: null, ids: [] }
    const match = matchOf(row, line)
    const earlier = chosen.get(line.matchKey)
    if (!earlier) return match
    return { ...match, ...earlier, status: 'matched', by: 'earlier', confidence: 0.99, reason: { code: 'earlier', params: {} } }
  })
}
