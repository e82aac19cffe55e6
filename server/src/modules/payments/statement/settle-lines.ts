import type { ChosenLine, StatementOutcome } from '@vitrina/contract/payments/bank-statement'
import type { Actor } from '#platform/actor'
import { recordEvent } from '#platform/audit'
import { type Context, inTransaction } from '#platform/context'
import { AppError } from '#platform/errors'
import { fill, textsIn } from '#texts/texts'
import { spread } from '../allocate.rules.ts'
import { lockOpenInvoices } from '../allocations.queries.ts'
import { recordAtDesk } from '../desk/payments-at-desk.ts'
import { voidAtDesk } from '../desk/void-at-desk.ts'
import { changeLine, findCountingPayment, findNumbers, lockLine, type StoredLine } from './lines.queries.ts'

type Outcomes = { outcomes: StatementOutcome[] }

async function requireLine(tx: Context, id: number): Promise<StoredLine> {
  const line = await lockLine(tx, id)
  if (!line) throw new AppError('bank-statement.line-not-found')
  return line
}

/** Each line in a transaction of its own: one that is refused does not stop the others, and says why. */
async function settleEach(
  ctx: Context,
  actor: Actor,
  ids: readonly number[],
  settle: (tx: Context, id: number) => Promise<number | null>,
): Promise<Outcomes> {
  const outcomes: StatementOutcome[] = []
  const numbers = await findNumbers(ctx, ids)
  for (const id of ids) {
    const number = numbers.get(id) ?? ''
    try {
      outcomes.push({ id, number, paymentId: await inTransaction(ctx, (tx) => settle(tx, id)), problem: null })
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      outcomes.push({ id, number, paymentId: null, problem: fill(textsIn(actor.language).errors[error.code], error.params) })
    }
  }
  return { outcomes }
}

/** The sums seen are those the invoices still ask for; a colleague may have been first. */
async function requireAsSeen(tx: Context, { companyId, parts }: ChosenLine, sum: number): Promise<number[]> {
  const documentIds = parts.map(({ documentId }) => documentId)
  if (parts.length === 0) return documentIds
  const invoices = await lockOpenInvoices(tx, { companyId, documentIds })
  const inOrder = documentIds.flatMap((id) => invoices.find(({ documentId }) => documentId === id) ?? [])
  const now = spread(sum, inOrder).parts
  const isSame =
    now.length === parts.length && now.every((part, at) => part.documentId === parts[at]?.documentId && part.sum === parts[at].sum)
  if (!isSame) throw new AppError('bank-statement.changed')
  return documentIds
}

/** Records lines as payments on the invoices a person has seen. A line recorded before answers with its payment. */
export function acceptLines(ctx: Context, actor: Actor, lines: readonly ChosenLine[]): Promise<Outcomes> {
  const byId = new Map(lines.map((line) => [line.id, line]))
  return settleEach(ctx, actor, [...byId.keys()], async (tx, id) => {
    const chosen = byId.get(id)
    const line = await requireLine(tx, id)
    const before = await findCountingPayment(tx, line.paymentId)
    // A colleague gave it to another company meanwhile: that is no answer to this choice.
    if (before && before.companyId === chosen?.companyId) return before.id
    if (before || !chosen || line.dismissedAt !== null) throw new AppError('bank-statement.changed')
    const documentIds = await requireAsSeen(tx, chosen, line.sum)
    const { id: paymentId } = await recordAtDesk(tx, actor, {
      companyId: chosen.companyId,
      method: 'transfer',
      sum: line.sum,
      receivedOn: line.receivedOn,
      documentIds,
      bankDocument: line.number,
      payerName: line.payerName,
      payerInn: line.payerInn,
      purpose: line.purpose,
    })
    await changeLine(tx, id, { paymentId })
    return paymentId
  })
}

/** Voids the payments of lines; the lines wait again, and the journal keeps author and reason. */
export const undoLines = (ctx: Context, actor: Actor, { ids, reason }: { ids: readonly number[]; reason: string }): Promise<Outcomes> =>
  settleEach(ctx, actor, ids, async (tx, id) => {
    const line = await requireLine(tx, id)
    const payment = await findCountingPayment(tx, line.paymentId)
    if (payment) await voidAtDesk(tx, actor, { id: payment.id, reason })
    return null
  })

/** Puts lines aside that are no money of a customer; a recorded one is undone first. */
export const dismissLines = (ctx: Context, actor: Actor, { ids, reason }: { ids: readonly number[]; reason: string }): Promise<Outcomes> =>
  settleEach(ctx, actor, ids, async (tx, id) => {
    const line = await requireLine(tx, id)
    if ((await findCountingPayment(tx, line.paymentId)) !== undefined) throw new AppError('bank-statement.changed')
    await changeLine(tx, id, { dismissedAt: tx.now(), dismissReason: reason })
    const diff = { sum: line.sum, number: line.number, reason }
    await recordEvent(tx, actor, { type: 'bank-statement.dismissed', entity: 'bank-statement-line', entityId: id, diff })
    return null
  })

export const restoreLines = (ctx: Context, actor: Actor, ids: readonly number[]): Promise<Outcomes> =>
  settleEach(ctx, actor, ids, async (tx, id) => {
    const line = await requireLine(tx, id)
    if (line.dismissedAt === null) return null
    await changeLine(tx, id, { dismissedAt: null, dismissReason: '' })
    const diff = { sum: line.sum, number: line.number, reason: line.dismissReason }
    await recordEvent(tx, actor, { type: 'bank-statement.restored', entity: 'bank-statement-line', entityId: id, diff })
    return null
  })
