import { amountProblem, isStorable } from '@vitrina/contract/quantity/quantity.rules'
import type { FieldError } from '@vitrina/contract/errors'
import type { QuoteLine } from '@vitrina/contract/quotes/quote-lines'
import type { Quote, QuoteWishes } from '@vitrina/contract/quotes/quotes'
import { canTake, stateAfter, type StoredQuoteState } from '@vitrina/contract/quotes/quotes.rules'
import { recordEvent } from '#platform/audit'
import { type Context, inTransaction } from '#platform/context'
import { AppError } from '#platform/errors'
import { quoteTextsIn } from '#texts/quotes'
import { addedLines } from './added-lines.ts'
import { currentLines, readVersions } from './current-lines.ts'
import { withListPrices } from './list-prices.ts'
import { notifyAboutQuote } from './notify-about-quote.ts'
import { buyerScope, type CompanyActor, lockForStep, openQuote, stateOf } from './open-quote.ts'
import { deleteQuote, insertVersion, lockQuote, type QuoteHead, updateQuote } from './quotes.queries.ts'
import { shownQuote } from './read-quote.ts'

type Sent = QuoteWishes & { id: number }

/** The lines that stay, in their order, with the new wishes; what the seller answered before stays beside them. */
function withWishes(actor: CompanyActor, lines: readonly QuoteLine[], wishes: QuoteWishes['lines']): QuoteLine[] {
  const texts = quoteTextsIn(actor.language).fields
  const known = new Map(lines.map((line) => [line.id, line]))
  const fields = wishes.flatMap(({ id, amount }, at): FieldError[] => {
    const line = known.get(id)
    if (!line || wishes.findIndex((one) => one.id === id) !== at)
      return [{ field: `lines.${at}.id`, message: texts.lineUnknown, code: 'line.not-found' }]
    const rule = { unit: line, minimumBatch: null, multiplicity: 10 ** -line.decimals }
    return isStorable(amountProblem(rule, amount)) ? [] : [{ field: `lines.${at}.amount`, message: texts.decimals, code: 'decimals' }]
  })
  if (fields.length > 0) throw new AppError('input.invalid', { fields })
  const byId = new Map(wishes.map((wish) => [wish.id, wish]))
  return lines.flatMap((line) => {
    const wish = byId.get(line.id)
    return wish ? [{ ...line, amount: wish.amount, wish: { price: wish.price, neededOn: wish.neededOn, note: wish.note } }] : []
  })
}

async function wishedLines(tx: Context, actor: CompanyActor, head: QuoteHead, wishes: QuoteWishes): Promise<QuoteLine[]> {
  const lines = currentLines(tx, { head, versions: await readVersions(tx, head.id), side: 'buyer' })
  const left = withWishes(actor, lines, wishes.lines)
  const added = await addedLines(tx, actor, { lines: left, added: wishes.added })
  return withListPrices(tx, actor, head, [...left, ...added])
}

/** Keeps the wishes for later, on the buyer's turn. */
export async function saveWishes(ctx: Context, actor: CompanyActor, { id, ...wishes }: Sent): Promise<Quote> {
  const scope = buyerScope(actor)
  return inTransaction(ctx, async (tx) => {
    const { head } = await lockForStep(tx, scope, { id, edition: wishes.edition, steps: ['request', 'revise'] })
    const lines = await wishedLines(tx, actor, head, wishes)
    await updateQuote(tx, id, { draft: { lines, message: wishes.message, validUntil: null }, name: wishes.name ?? head.name })
    return shownQuote(tx, await openQuote(tx, scope, id), 'buyer')
  })
}

/** The wishes become the next version, and the turn goes to the seller. */
export async function sendWishes(ctx: Context, actor: CompanyActor, { id, ...wishes }: Sent): Promise<Quote> {
  const scope = buyerScope(actor)
  return inTransaction(ctx, async (tx) => {
    const { head, step } = await lockForStep(tx, scope, { id, edition: wishes.edition, steps: ['request', 'revise'] })
    const lines = await wishedLines(tx, actor, head, wishes)
    const versionNo = head.versionNo + 1
    await insertVersion(tx, { quoteId: id, no: versionNo, side: 'buyer', authorId: actor.user.id, message: wishes.message, lines })
    await updateQuote(tx, id, {
      state: stateAfter(step) as StoredQuoteState,
      name: wishes.name ?? head.name,
      versionNo,
      draft: null,
      validUntil: null,
      accepted: null,
      acceptedAt: null,
      waitingSince: tx.now(),
      approval: 'none',
      approvalNote: '',
    })
    await recordEvent(tx, actor, { type: `quote.${stateAfter(step)}`, entity: 'quote', entityId: id, diff: { versionNo } })
    await notifyAboutQuote(tx, actor, { id, letter: step === 'request' ? 'requested' : 'revised' })
    return shownQuote(tx, await openQuote(tx, scope, id), 'buyer')
  })
}

/** A request that was never sent goes without a trace. */
export async function removeQuote(ctx: Context, actor: CompanyActor, id: number): Promise<void> {
  const scope = buyerScope(actor)
  await inTransaction(ctx, async (tx) => {
    const head = await lockQuote(tx, id, scope)
    if (!head) throw new AppError('quote.not-found')
    if (!canTake('request', stateOf(tx, head))) throw new AppError('quote.not-now')
    await deleteQuote(tx, id)
  })
}
