import type { Quote } from '@vitrina/contract/quotes/quotes'
import { isOffered, type QuoteStep, stateAfter, type StoredQuoteState, wronglyAccepted } from '@vitrina/contract/quotes/quotes.rules'
import { recordEvent } from '#platform/audit'
import { type Context, inTransaction } from '#platform/context'
import { AppError } from '#platform/errors'
import { quoteTextsIn } from '#texts/quotes'
import { readVersions } from './current-lines.ts'
import { notifyAboutQuote } from './notify-about-quote.ts'
import { buyerScope, type CompanyActor, lockForStep, openQuote } from './open-quote.ts'
import { updateQuote } from './quotes.queries.ts'
import { shownQuote } from './read-quote.ts'

type Acceptance = { id: number; edition: number; versionNo: number; lines?: { id: string; amount: number }[] | undefined }

/** Acceptance belongs to the version the buyer read; its prices then hold until their last day. */
export async function acceptQuote(ctx: Context, actor: CompanyActor, { id, edition, versionNo, lines }: Acceptance): Promise<Quote> {
  const scope = buyerScope(actor)
  return inTransaction(ctx, async (tx) => {
    const { head } = await lockForStep(tx, scope, { id, edition, steps: ['accept'] })
    const version = (await readVersions(tx, id)).at(-1)
    if (version?.side !== 'seller' || version.no !== versionNo) throw new AppError('quote.changed')
    const chosen = lines ?? version.lines.filter(isOffered).map((line) => ({ id: line.id, amount: line.answer?.amount ?? 0 }))
    if (chosen.length === 0) throw new AppError('quote.not-now')
    const wrong = new Set(wronglyAccepted(version.lines, chosen))
    const fields = chosen.flatMap((line, at) =>
      wrong.has(line.id)
        ? [{ field: `lines.${at}.amount`, message: quoteTextsIn(actor.language).fields.moreThanOffered, code: 'too_much' }]
        : [],
    )
    if (fields.length > 0) throw new AppError('input.invalid', { fields })
    await updateQuote(tx, id, { state: 'accepted', draft: null, accepted: { versionNo, lines: chosen }, acceptedAt: tx.now() })
    await recordEvent(tx, actor, { type: 'quote.accepted', entity: 'quote', entityId: id, diff: { versionNo, lines: chosen.length } })
    await notifyAboutQuote(tx, actor, { id: head.id, letter: 'accepted' })
    return shownQuote(tx, await openQuote(tx, scope, id), 'buyer')
  })
}

type Ending = { id: number; edition: number; reason: string; step: Extract<QuoteStep, 'decline' | 'withdraw'> }

/** The buyer wants no more of it. */
export async function endQuote(ctx: Context, actor: CompanyActor, { id, edition, reason, step }: Ending): Promise<Quote> {
  const scope = buyerScope(actor)
  return inTransaction(ctx, async (tx) => {
    await lockForStep(tx, scope, { id, edition, steps: [step] })
    const state = stateAfter(step) as StoredQuoteState
    await updateQuote(tx, id, { state, reason, draft: null, waitingSince: null, approval: 'none' })
    await recordEvent(tx, actor, { type: `quote.${state}`, entity: 'quote', entityId: id, diff: { reason } })
    await notifyAboutQuote(tx, actor, { id, letter: step === 'decline' ? 'declined' : 'withdrawn', reason })
    return shownQuote(tx, await openQuote(tx, scope, id), 'buyer')
  })
}
