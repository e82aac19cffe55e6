import type { DocumentType } from '@vitrina/contract/documents/documents.rules'
import type { Context } from '#platform/context'
import { prepared } from '#platform/database/prepared'
import { candidates, given, isSeenCompany, MOST_READ, rowOf } from './staff-scope.queries.ts'

export const paperKinds = ['pickups', 'documents', 'payments', 'shipments', 'returns'] as const
export type PaperKind = (typeof paperKinds)[number]

export type PaperRow = {
  kind: PaperKind
  id: number
  number: string
  orderId: number | null
  companyId: number
  /** The payer, where it is named otherwise. */
  company: string
  sum: number
  type: DocumentType | null
  /** Of a document; the others have a moment. */
  day: string | null
  at: string | null
}

const NUMBERS = given(2, 'text[]')
const SUM = given(3, 'bigint')
const INN = given(4, 'text')
const TEXT = given(5, 'text')
const CODE = given(6, 'text')
const SHIPMENTS = given(7, 'text[]')
const RETURNS = given(8, 'text[]')

const way = (from: string) => candidates(`select n.id from ${from}`)
const newest = (from: string) => way(`${from} order by n.id desc`)

const ofOrder = (number: string) =>
  `${number}, p.order_id, o.company_id, null as payer, p.sum, null as type, null::date as day, p.created_at as at`

type Find = { ways: readonly string[]; from: string; columns: string }

/** Every way has an index. */
const finds: Record<PaperKind, Find> = {
  // Goods that wait to be handed out against this code.
  pickups: {
    ways: [newest(`shipments n where n.state = 'ready_for_pickup' and n.pickup_code = ${CODE}`)],
    from: `${rowOf('shipments', { as: 'p', id: 'w.id' })} ${rowOf('orders', { as: 'o', id: 'p.order_id' })}`,
    columns: ofOrder('o.number'),
  },
  // By number, invoices by sum too.
  documents: {
    ways: [way(`documents n where n.number = any(${NUMBERS})`), newest(`documents n where n.type = 'invoice' and n.sum = ${SUM}`)],
    from: rowOf('documents', { as: 'p', id: 'w.id' }),
    columns: 'p.number, p.order_id, p.company_id, null as payer, p.sum, p.type, p.date as day, null::timestamptz as at',
  },
  // By the bank's number, the sum or the payer's ИНН.
  payments: {
    ways: [
      way(`payments n where n.bank_document <> '' and n.bank_document = any(${NUMBERS})`),
      newest(`payments n where n.sum = ${SUM}`),
      newest(`payments n where n.payer_inn <> '' and n.payer_inn = ${INN}`),
    ],
    from: rowOf('payments', { as: 'p', id: 'w.id' }),
    columns: `p.bank_document as number, null::int as order_id, p.company_id, nullif(p.payer_name, '') as payer, p.sum, null as type,
      null::date as day, coalesce(p.received_at, p.created_at) as at`,
  },
  // By their number or the carrier's.
  shipments: {
    ways: [
      way(`shipments n where n.number = any(${SHIPMENTS})`),
      way(`shipments n where n.tracking_number <> '' and n.tracking_number = ${TEXT}`),
    ],
    from: `${rowOf('shipments', { as: 'p', id: 'w.id' })} ${rowOf('orders', { as: 'o', id: 'p.order_id' })}`,
    columns: ofOrder('p.number'),
  },
  returns: {
    ways: [way(`return_requests n where n.number = any(${RETURNS})`)],
    from: `${rowOf('return_requests', { as: 'p', id: 'w.id' })} ${rowOf('orders', { as: 'o', id: 'p.order_id' })}`,
    columns: ofOrder('p.number'),
  },
}

/** The newest of a kind that the person sees. */
function findOf(kind: PaperKind): string {
  const { ways, from, columns } = finds[kind]
  const company = columns.includes('o.company_id') ? 'o.company_id' : 'p.company_id'
  return `(select '${kind}' as kind, w.id, ${columns} from (select distinct w.id from (${ways.join(' union all ')}) w order by w.id desc offset 0) w ${from}
    where ${isSeenCompany(company)} order by w.id desc limit ${MOST_READ})`
}

/** Of every value: a statement of a few kinds names only some of them, and PostgreSQL wants the type of each. */
const VALUES = [NUMBERS, SUM, INN, TEXT, CODE, SHIPMENTS, RETURNS]

const papersOf = (kinds: readonly PaperKind[]) =>
  prepared<PaperRow>(
    `desk_search_${kinds.join('_')}`,
    {
      kind: 'text',
      id: 'number',
      number: 'text',
      orderId: 'number?',
      companyId: 'number',
      company: 'text',
      sum: 'number',
      type: 'text?',
      day: 'text?',
      at: 'text?',
    },
    `
  select p.kind, p.id, p.number, p.order_id as "orderId", c.id as "companyId", coalesce(p.payer, c.name) as company, p.sum, p.type, p.day, p.at
  from (${kinds.map(findOf).join(' union all ')}) p ${rowOf('companies', { as: 'c', id: 'p.company_id' })}
  where true or (${VALUES.map((value) => `${value} is null`).join(' or ')})
  order by (p.type = 'invoice') desc, p.id desc`,
  )

/** A kind that is not asked for costs as much as the work itself, for it is set up for each key: every choice has its statement. */
const statements = new Map<string, ReturnType<typeof papersOf>>()

type PaperWays = {
  staffId: number | null
  kinds: readonly PaperKind[]
  numbers: readonly string[]
  sum: number | null
  inn: string | null
  text: string
  code: string | null
  shipments: readonly string[]
  returns: readonly string[]
}

/** Papers and money by number, sum, ИНН or code, in one statement: the newest of each kind first. */
export function findPapers(ctx: Context, { staffId, kinds, numbers, sum, inn, text, code, shipments, returns }: PaperWays) {
  const key = kinds.join()
  const find = statements.get(key) ?? papersOf(kinds)
  statements.set(key, find)
  return find(ctx, [staffId, numbers, sum, inn, text, code, shipments, returns])
}
