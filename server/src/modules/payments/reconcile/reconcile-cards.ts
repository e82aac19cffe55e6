import type { CardComparison } from '@vitrina/contract/payments/reconcile'
import { cardDifferences } from '@vitrina/contract/payments/reconcile.rules'
import type { Actor } from '#platform/actor'
import type { Context } from '#platform/context'
import { AppError } from '#platform/errors'
import { readTurnover } from '#modules/documents/read-turnover'
import { readSource } from '#modules/list-import/reading/read-source'
import { findSeenCompany } from '../desk/desk-payments.queries.ts'
import { type CardEntry, type ComparedRow, compareCards } from './compare-cards.rules.ts'
import { asEntries, numbersIn, type RawEntry, readCard } from './read-card.rules.ts'

const MOST_ENTRIES = 10_000

type OurRow = Awaited<ReturnType<typeof readTurnover>>['rows'][number]
export type Asked = { id: number; legalEntityId: number; from: string; to: string; file: { name: string; body: Buffer } | undefined }

async function readTheirs(ctx: Context, file: Asked['file']): Promise<{ entries: RawEntry[]; skipped: number[] }> {
  if (!file) throw new AppError('card.unreadable')
  const { sheets } = await readSource(ctx, { bytes: new Uint8Array(file.body), name: file.name }, { maxGoods: MOST_ENTRIES })
  const [card] = sheets.flatMap(({ rows }) => readCard(rows) ?? [])
  if (!card) throw new AppError('card.unreadable')
  return card
}

const equalRows = (rows: readonly ComparedRow[]): number => rows.filter(({ difference }) => difference === null).length

/** Their own books mirror ours; a copy of an act of ours does not: the way that agrees more is meant. */
function bestComparison(ours: readonly CardEntry[], raw: readonly RawEntry[]): { rows: ComparedRow[]; theirs: CardEntry[] } {
  const [mirrored, straight] = (['credit', 'debit'] as const).map((goods) => {
    const theirs = asEntries(raw, goods)
    return { theirs, rows: compareCards(ours, theirs) }
  }) as [{ rows: ComparedRow[]; theirs: CardEntry[] }, { rows: ComparedRow[]; theirs: CardEntry[] }]
  return equalRows(straight.rows) > equalRows(mirrored.rows) ? straight : mirrored
}

const turnoverOf = (entries: readonly CardEntry[]) => ({
  goods: entries.reduce((total, { side, sum }) => total + (side === 'goods' ? sum : 0), 0),
  money: entries.reduce((total, { side, sum }) => total + (side === 'money' ? sum : 0), 0),
})

/** Goods that came back lessen the goods, and money given back lessens the money, as in the books of the customer. */
const ourEntry = ({ date, document, debit, credit, isGoods }: OurRow): CardEntry[] => {
  const sum = isGoods ? debit - credit : credit - debit
  return sum === 0 ? [] : [{ date, document, side: isGoods ? 'goods' : 'money', sum, numbers: numbersIn(document) }]
}

const shownEntry = (entry: CardEntry | null) => entry && { date: entry.date, document: entry.document, side: entry.side, sum: entry.sum }

/** Our card of a legal entity beside the customer's; only their entries of the same period are compared. */
export async function reconcileCards(ctx: Context, actor: Actor, { id, legalEntityId, from, to, file }: Asked): Promise<CardComparison> {
  const company = await findSeenCompany(ctx, actor, id)
  if (!company) throw new AppError('company.not-found')
  const { own, opening, rows: turnover } = await readTurnover(ctx, { legalEntityId, companyId: id, from, to })
  const { entries, skipped } = await readTheirs(ctx, file)
  const ours = turnover.flatMap(ourEntry)
  const { rows, theirs } = bestComparison(
    ours,
    entries.filter(({ date }) => date >= from && date <= to),
  )
  const totals = { ours: turnoverOf(ours), theirs: turnoverOf(theirs) }
  const counted = cardDifferences.map((kind) => [kind, rows.filter(({ difference }) => difference === kind).length] as const)
  return {
    company,
    legalEntity: own.entity.name,
    rows: rows.map((row) => ({ ours: shownEntry(row.ours), theirs: shownEntry(row.theirs), difference: row.difference })),
    counts: Object.fromEntries(counted) as CardComparison['counts'],
    totals,
    opening,
    closing: opening + totals.ours.goods - totals.ours.money,
    skipped,
  }
}
