import type { Input, Output } from '@vitrina/contract/endpoint'
import type { UnmatchedText, unmatchedTextsApi } from '@vitrina/contract/list-import/unmatched-texts'
import { pageMetaOf } from '@vitrina/contract/paging'
import type { Actor, ActorUser } from '#platform/actor'
import { recordEvent } from '#platform/audit'
import { type Context, inTransaction } from '#platform/context'
import { AppError } from '#platform/errors'
import { isOnSale } from './lines.queries.ts'
import { countUnmatched, findUnmatched, listUnmatched, lockUnmatched, setAnswer, type UnmatchedRow } from './unmatched-texts.queries.ts'

type Staff = Actor & { user: ActorUser }

const shown = ({ productId, article, name, isActive, lastAt, answeredAt, ...row }: UnmatchedRow): UnmatchedText => ({
  ...row,
  lastAt: lastAt.toISOString(),
  product: productId === null ? null : { id: productId, article: article ?? '', name: name ?? '', isSold: isActive ?? false },
  answeredAt: answeredAt?.toISOString() ?? null,
})

export async function listUnmatchedTexts(
  ctx: Context,
  query: Input<typeof unmatchedTextsApi.list>['query'],
): Promise<Output<typeof unmatchedTextsApi.list>> {
  const rows = await listUnmatched(ctx, query)
  const counts = await countUnmatched(ctx, query.search)
  return { items: rows.map(shown), counts, meta: pageMetaOf({ page: query.page, size: query.pageSize, total: counts[query.state] }) }
}

const inJournal = ({ state, article }: UnmatchedRow) => ({ state, article })

type Change = { id: number; type: 'unmatched-text.answered' | 'unmatched-text.reopened'; answer: Parameters<typeof setAnswer>[2] }

async function change(ctx: Context, actor: Staff, { id, type, answer }: Change): Promise<UnmatchedText> {
  return inTransaction(ctx, async (tx) => {
    const before = await lockUnmatched(tx, id)
    if (!before) throw new AppError('unmatched-text.not-found')
    if (answer.productId && !(await isOnSale(tx, answer.productId))) throw new AppError('product.not-found')
    await setAnswer(tx, id, answer)
    const after = await findUnmatched(tx, id)
    if (!after) throw new Error('The text just answered is gone')
    await recordEvent(tx, actor, {
      type,
      entity: 'unmatched-text',
      entityId: id,
      diff: { text: after.text, before: inJournal(before), after: inJournal(after) },
    })
    return shown(after)
  })
}

/** Answered once, known to every list from then on. */
export const answerText = (ctx: Context, actor: Staff, { id, productId }: { id: number; productId: number | null }) =>
  change(ctx, actor, {
    id,
    type: 'unmatched-text.answered',
    answer: { state: productId === null ? 'not_sold' : 'answered', productId, answeredBy: actor.user.id, answeredAt: ctx.now() },
  })

/** Takes the answer back. */
export const reopenText = (ctx: Context, actor: Staff, id: number) =>
  change(ctx, actor, {
    id,
    type: 'unmatched-text.reopened',
    answer: { state: 'open', productId: null, answeredBy: null, answeredAt: null },
  })
