import { sellerDay } from '@vitrina/contract/days/days.rules'
import type { Output } from '@vitrina/contract/endpoint'
import type { bankStatementApi } from '@vitrina/contract/payments/bank-statement'
import type { Actor } from '#platform/actor'
import { recordEvent } from '#platform/audit'
import { type Context, inTransaction } from '#platform/context'
import { AppError } from '#platform/errors'
import { insertLines } from './lines.queries.ts'
import { decodeStatement, readPastedStatement, readStatementFile } from './read-statement.ts'
import { keyOfDocument, type ReadStatement } from './statement-text.ts'

/** Purposes of the bank are 210 letters long; names of payers 160. */
const LONGEST_PURPOSE = 500
const LONGEST_NAME = 200
const LONGEST_NUMBER = 60
const MOST_REFUSED_SHOWN = 50

type Given = { file: { body: Uint8Array } | undefined; text: string }

function readGiven({ file, text }: Given, today: string): ReadStatement {
  const read = file ? readStatementFile(decodeStatement(file.body)) : readPastedStatement(text, today)
  if (!read) throw new AppError('bank-statement.unreadable')
  if (read.documents.length === 0 && read.outgoing === 0 && read.refused.length === 0) throw new AppError('bank-statement.empty')
  return read
}

/** Takes the credits of a statement into the queue; one that is there already stays as it is. */
export async function loadStatement(ctx: Context, actor: Actor, given: Given): Promise<Output<typeof bankStatementApi.load>> {
  const { documents, outgoing, refused } = readGiven(given, sellerDay(ctx.now()))
  const createdBy = actor.user?.id ?? null
  const lines = documents.map((document) => ({
    key: keyOfDocument(document),
    number: document.number.slice(0, LONGEST_NUMBER),
    date: document.date,
    receivedOn: document.receivedOn,
    sum: document.sum,
    payerName: document.payerName.slice(0, LONGEST_NAME),
    payerInn: document.payerInn.slice(0, 12),
    purpose: document.purpose.slice(0, LONGEST_PURPOSE),
    createdBy,
  }))
  const distinct = [...new Map(lines.map((line) => [line.key, line])).values()]
  const added = await inTransaction(ctx, async (tx) => {
    const written = await insertLines(tx, distinct)
    const diff = { added: written, known: lines.length - written, outgoing, refused: refused.length }
    await recordEvent(tx, actor, { type: 'bank-statement.loaded', entity: 'bank-statement', entityId: sellerDay(tx.now()), diff })
    return written
  })
  return { added, known: lines.length - added, outgoing, refused: refused.slice(0, MOST_REFUSED_SHOWN) }
}
