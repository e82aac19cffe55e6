import { formatDay } from '@vitrina/contract/days/days.rules'
import type { Context } from '#platform/context'
import { AppError } from '#platform/errors'
import { joined } from './print-forms/writing.rules.ts'
import { balanceBefore, type EntityOfCompany, findOwnEntity, listTurnover, type Turnover } from './reconciliation.queries.ts'

const names: Record<string, string> = {
  upd: 'УПД',
  correction: 'Корректировочный документ',
  transfer: 'Платёжное поручение',
  cash: 'Оплата наличными',
  sbp: 'Оплата по СБП',
  card: 'Оплата картой',
  offset: 'Зачёт',
  refund: 'Возврат денег',
}

/** goods: they left or came back; otherwise money. */
type TurnoverRow = { date: string; document: string; debit: number; credit: number; isGoods: boolean }

const rowOf = ({ date, kind, number, debit, credit }: Turnover): TurnoverRow => ({
  date,
  document: joined([names[kind] ?? kind, number && `№ ${number}`, `от ${formatDay(date)}`], ' '),
  debit,
  credit,
  isGoods: kind === 'upd' || kind === 'correction',
})

type Asked = { legalEntityId: number; companyId: number; from: string; to: string }

/** The card of a company's legal entity: the balance as the period began, and every turnover of the period. */
export async function readTurnover(
  ctx: Context,
  { from, to, ...entity }: Asked,
): Promise<{ own: EntityOfCompany; opening: number; rows: TurnoverRow[] }> {
  const own = await findOwnEntity(ctx, { id: entity.legalEntityId, companyId: entity.companyId })
  if (!own) throw new AppError('legal-entity.not-found')
  const rows = (await listTurnover(ctx, { ...entity, from, to })).map(rowOf)
  return { own, rows, opening: await balanceBefore(ctx, { ...entity, day: from }) }
}
