import { sellerDay, shiftDay } from '@vitrina/contract/days/days.rules'
import type { DeskQuote, QuoteAnswers } from '@vitrina/contract/quotes/quote-desk'
import { isBelowFloor } from '@vitrina/contract/quotes/quotes.rules'
import { may } from '@vitrina/contract/roles/staff-permissions.rules'
import { recordEvent } from '#platform/audit'
import { type Context, inTransaction } from '#platform/context'
import { AppError } from '#platform/errors'
import { quoteTextsIn } from '#texts/quotes'
import { currentLines, readVersions } from '../current-lines.ts'
import { notifyAboutQuote } from '../notify-about-quote.ts'
import { lockForStep, openQuote, staffScope, type StaffActor } from '../open-quote.ts'
import { insertVersion, type QuoteDraft, type QuoteHead, updateQuote } from '../quotes.queries.ts'
import { answeredLines, requireWhole } from './answered-lines.ts'
import { shownAtDesk } from './read-desk-quote.ts'

type Seen = { id: number; edition: number }

const shownNow = async (tx: Context, actor: StaffActor, id: number): Promise<DeskQuote> =>
  shownAtDesk(tx, actor, await openQuote(tx, staffScope(actor), id))

/** The buyer sees that somebody works on it. */
export async function takeQuote(ctx: Context, actor: StaffActor, { id, edition }: Seen): Promise<DeskQuote> {
  return inTransaction(ctx, async (tx) => {
    await lockForStep(tx, staffScope(actor), { id, edition, steps: ['take'] })
    await updateQuote(tx, id, { state: 'in_review', takenBy: actor.user.id })
    await recordEvent(tx, actor, { type: 'quote.taken', entity: 'quote', entityId: id })
    return shownNow(tx, actor, id)
  })
}

async function answerOf(tx: Context, actor: StaffActor, head: QuoteHead, answers: QuoteAnswers) {
  const lines = currentLines(tx, { head, versions: await readVersions(tx, head.id), side: 'seller' })
  return answeredLines(tx, actor, { head, lines, answers: answers.lines })
}

/** Keeps an answer for later; what the head of sales was asked to approve is no longer what stands there. */
export async function saveAnswer(ctx: Context, actor: StaffActor, { id, ...answers }: QuoteAnswers & { id: number }): Promise<DeskQuote> {
  return inTransaction(ctx, async (tx) => {
    const { head } = await lockForStep(tx, staffScope(actor), { id, edition: answers.edition, steps: ['answer'] })
    const { lines } = await answerOf(tx, actor, head, answers)
    const draft = { lines, message: answers.message, validUntil: answers.validUntil }
    await updateQuote(tx, id, { draft, approval: head.approval === 'pending' ? 'none' : head.approval })
    await recordEvent(tx, actor, { type: 'quote.saved', entity: 'quote', entityId: id })
    return shownNow(tx, actor, id)
  })
}

type Release = { head: QuoteHead; draft: QuoteDraft; approval: 'none' | 'approved' }

/** The answer becomes the next version, and the turn goes to the buyer. */
async function release(tx: Context, actor: StaffActor, { head: { id, versionNo: last }, draft, approval }: Release): Promise<void> {
  const versionNo = last + 1
  const { lines, message, validUntil } = draft
  await insertVersion(tx, { quoteId: id, no: versionNo, side: 'seller', authorId: actor.user.id, message, validUntil, lines })
  await updateQuote(tx, id, {
    state: 'sent_to_buyer',
    versionNo,
    draft: null,
    validUntil,
    waitingSince: null,
    approval,
    approvalNote: '',
  })
  await recordEvent(tx, actor, { type: 'quote.answered', entity: 'quote', entityId: id, diff: { versionNo, validUntil, approval } })
  await notifyAboutQuote(tx, actor, { id, letter: 'answered' })
}

/** Sends the answer, or asks the head of sales when a price is below the floor. Checked on the lists of this moment. */
export async function sendAnswer(ctx: Context, actor: StaffActor, { id, ...answers }: QuoteAnswers & { id: number }): Promise<DeskQuote> {
  const { mostDiscountPercent, validDays } = actor.site.settings.quotes
  return inTransaction(ctx, async (tx) => {
    const { head } = await lockForStep(tx, staffScope(actor), { id, edition: answers.edition, steps: ['answer'] })
    const today = sellerDay(tx.now())
    const validUntil = answers.validUntil ?? shiftDay(today, validDays)
    if (validUntil < today)
      throw new AppError('input.invalid', {
        fields: [{ field: 'validUntil', message: quoteTextsIn(actor.language).fields.past, code: 'past' }],
      })
    const answered = await answerOf(tx, actor, head, answers)
    requireWhole(actor, answered, today)
    const draft = { lines: answered.lines, message: answers.message, validUntil }
    const low = answered.lines.filter((line) => isBelowFloor(line, mostDiscountPercent))
    if (low.length === 0 || may(actor.user.role, 'quotes.approve')) {
      await release(tx, actor, { head, draft, approval: low.length > 0 ? 'approved' : 'none' })
      return shownNow(tx, actor, id)
    }
    await updateQuote(tx, id, { draft, approval: 'pending', approvalNote: '' })
    await recordEvent(tx, actor, { type: 'quote.approval-asked', entity: 'quote', entityId: id, diff: { lines: low.length } })
    await notifyAboutQuote(tx, actor, { id, letter: 'approvalNeeded' })
    return shownNow(tx, actor, id)
  })
}

async function lockPending(tx: Context, actor: StaffActor, seen: Seen): Promise<{ head: QuoteHead; draft: QuoteDraft }> {
  const { head } = await lockForStep(tx, staffScope(actor), { ...seen, steps: ['answer'] })
  if (head.approval !== 'pending' || !head.draft) throw new AppError('quote.not-now')
  return { head, draft: head.draft }
}

/** The answer goes out exactly as the head of sales saw it. */
export async function approveAnswer(ctx: Context, actor: StaffActor, seen: Seen): Promise<DeskQuote> {
  return inTransaction(ctx, async (tx) => {
    const { head, draft } = await lockPending(tx, actor, seen)
    // The last day may have passed while it waited.
    if ((draft.validUntil ?? '') < sellerDay(tx.now())) throw new AppError('quote.not-now')
    await release(tx, actor, { head, draft, approval: 'approved' })
    return shownNow(tx, actor, seen.id)
  })
}

export async function sendBackAnswer(ctx: Context, actor: StaffActor, { reason, ...seen }: Seen & { reason: string }): Promise<DeskQuote> {
  return inTransaction(ctx, async (tx) => {
    await lockPending(tx, actor, seen)
    await updateQuote(tx, seen.id, { approval: 'refused', approvalNote: reason })
    await recordEvent(tx, actor, { type: 'quote.sent-back', entity: 'quote', entityId: seen.id, diff: { reason } })
    await notifyAboutQuote(tx, actor, { id: seen.id, letter: 'sentBack', reason })
    return shownNow(tx, actor, seen.id)
  })
}

/** Closes it without prices; the buyer reads why. */
export async function refuseQuote(ctx: Context, actor: StaffActor, { id, edition, reason }: Seen & { reason: string }): Promise<DeskQuote> {
  return inTransaction(ctx, async (tx) => {
    await lockForStep(tx, staffScope(actor), { id, edition, steps: ['refuse'] })
    await updateQuote(tx, id, { state: 'closed', reason, draft: null, waitingSince: null, approval: 'none' })
    await recordEvent(tx, actor, { type: 'quote.refused', entity: 'quote', entityId: id, diff: { reason } })
    await notifyAboutQuote(tx, actor, { id, letter: 'refused', reason })
    return shownNow(tx, actor, id)
  })
}
