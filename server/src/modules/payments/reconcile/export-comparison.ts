import { formatDay, sellerDay } from '@vitrina/contract/days/days.rules'
import type { Language } from '@vitrina/contract/languages'
import type { CardComparison } from '@vitrina/contract/payments/reconcile'
import type { Actor } from '#platform/actor'
import { recordEvent } from '#platform/audit'
import { type Context, inTransaction } from '#platform/context'
import { makeXlsx, type SheetCell } from '#platform/print/xlsx'
import { typeOf } from '#modules/documents/document-file'
import { storeTemporarily } from '#modules/documents/store-temporarily'
import { reconcileTextsIn } from '#texts/reconcile'
import { type Asked, reconcileCards } from './reconcile-cards.ts'

function sheetOf(language: Language, { rows, company, legalEntity, totals }: CardComparison, period: string) {
  const texts = reconcileTextsIn(language)
  const text = (value: string | null): SheetCell => ({ value, isBoxed: true })
  const sum = (value: number | null): SheetCell => ({ value: value === null ? null : value / 100, format: 'money', isBoxed: true })
  const day = (value: string | undefined): SheetCell => ({ value: value ? new Date(value) : null, format: 'date', isBoxed: true })
  const heads = [texts.date, texts.document, texts.goods, texts.money]
  const sideOf = (entry: CardComparison['rows'][number]['ours']): SheetCell[] => [
    day(entry?.date),
    text(entry?.document ?? null),
    sum(entry?.side === 'goods' ? entry.sum : null),
    sum(entry?.side === 'money' ? entry.sum : null),
  ]
  const totalOf = ({ goods, money }: CardComparison['totals']['ours']): SheetCell[] => [
    day(undefined),
    text(texts.total),
    sum(goods),
    sum(money),
  ]
  return {
    name: texts.title,
    widths: [12, 42, 15, 15, 12, 42, 15, 15, 26],
    rows: [
      [
        { value: `${texts.title}: ${company.name}, ${legalEntity}, ${period}`, isBold: true, span: 9 } satisfies SheetCell,
        ...Array<null>(8).fill(null),
      ],
      [...heads.map((head) => `${texts.ours}: ${head}`), ...heads.map((head) => `${texts.theirs}: ${head}`), texts.difference].map(
        (value): SheetCell => ({ value, isHead: true }),
      ),
      ...rows.map(({ ours, theirs, difference }) => [
        ...sideOf(ours),
        ...sideOf(theirs),
        text(difference && texts.differences[difference]),
      ]),
      [...totalOf(totals.ours), ...totalOf(totals.theirs), text(null)].map((cell) => ({ ...cell, isBold: true })),
    ],
    frozenRows: 2,
    titleRows: 1,
    isLandscape: true,
  }
}

/** The comparison as a workbook; that somebody took it is an event. */
export async function exportComparison(ctx: Context, actor: Actor, asked: Asked): Promise<{ path: string }> {
  const comparison = await reconcileCards(ctx, actor, asked)
  const { title } = reconcileTextsIn(actor.language)
  const period = `${formatDay(asked.from)} – ${formatDay(asked.to)}`
  const body = await makeXlsx([sheetOf(actor.language, comparison, period)], title)
  return inTransaction(ctx, async (tx) => {
    const name = `${title} ${comparison.company.name} ${formatDay(sellerDay(tx.now()))}.xlsx`
    const { path } = await storeTemporarily(tx, { name, type: typeOf('xlsx'), body, companyId: 0 })
    const diff = { startsOn: asked.from, endsOn: asked.to, rows: comparison.rows.length }
    await recordEvent(tx, actor, { type: 'company.reconciled', entity: 'company', entityId: asked.id, companyId: asked.id, diff })
    return { path }
  })
}
