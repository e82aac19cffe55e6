import { writeXlsx } from 'hucre/xlsx'
import { beforeAll, expect, test } from 'vitest'
import { paymentDeskApi } from '@vitrina/contract/payments/payment-desk'
import { reconcileApi } from '@vitrina/contract/payments/reconcile'
import { aUser, only } from '#test/builders'
import { aCustomer, type Customer } from '#test/builders.orders'
import { type AnswerOrRefusal, callApi, type Headers } from '#test/call-api'
import { describeStore } from '#test/describe-store'
import { smallCatalogue } from '#test/small-catalogue'
import { documents } from '#tables/documents'

const { server } = describeStore({ goods: smallCatalogue })
let staff: Awaited<ReturnType<typeof aUser>>
let customer: Customer

beforeAll(async () => {
  staff = await aUser(server.ctx, { role: 'accountant' })
  customer = await aCustomer(server)
  const upd = async (number: string, date: string, sum: number) => {
    const parties = { companyId: customer.company.id, legalEntityId: customer.entity.id }
    only(
      await server.ctx.db
        .insert(documents)
        .values({ ...parties, type: 'upd', number, date, sum, vat: 0, state: 'posted', snapshot: {} })
        .returning(),
    )
  }
  await upd('41', '2026-01-10', 100_000)
  await upd('42', '2026-01-12', 200_000)
  await upd('43', '2026-01-14', 300_050)
  for (const [bankDocument, sum, receivedOn] of [
    ['501', 1000, '2026-01-20'],
    ['502', 2000, '2026-01-22'],
  ] as const)
    await callApi(server, paymentDeskApi.record, {
      body: { companyId: customer.company.id, method: 'transfer', sum, receivedOn, bankDocument, documentIds: [] },
      headers: staff.headers,
    })
})

const header = ['Период', 'Документ', 'Дебет', 'Кредит']
const card = (rows: (string | number | null)[][]) =>
  writeXlsx({ sheets: [{ name: 'Карточка', rows: [['Карточка счёта 60'], header, ...rows] }] })
const whole = [
  ['10.01.2026', 'Поступление 0000-000041 от 10.01.2026', null, 1000],
  ['12.01.2026', 'Поступление 0000-000042 от 12.01.2026', null, 2000],
  ['14.01.2026', 'Поступление 0000-000043 от 14.01.2026', null, 3000.5],
  ['20.01.2026', 'Списание с расчетного счета 0000-000501', 1000, null],
  ['22.01.2026', 'Списание с расчетного счета 0000-000502', 2000, null],
]

async function send(file: Uint8Array, { path, headers = staff.headers }: { path: string; headers?: Headers }) {
  const field = (name: string, value: string) => `--edge\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
  const fields = field('legalEntityId', String(customer.entity.id)) + field('from', '2026-01-01') + field('to', '2026-01-31')
  const head = `${fields}--edge\r\ncontent-disposition: form-data; name="file"; filename="card.xlsx"\r\ncontent-type: application/vnd.openxmlformats-officedocument.spreadsheetml.sheet\r\n\r\n`
  const response = await server.app.inject({
    method: 'POST',
    url: path.replace(':id', String(customer.company.id)),
    headers: { ...headers, 'content-type': 'multipart/form-data; boundary=edge' },
    payload: Buffer.concat([Buffer.from(head), Buffer.from(file), Buffer.from('\r\n--edge--\r\n')]),
  })
  return { status: response.statusCode, json: response.json<unknown>() }
}
const compare = async (rows: (string | number | null)[][], headers?: Headers) =>
  (await send(await card(rows), { path: reconcileApi.compare.path, ...(headers && { headers }) })).json as AnswerOrRefusal<
    typeof reconcileApi.compare
  >

test('the customer’s own card agrees with ours in every entry, and the balance with the debt', async () => {
  const { rows, totals, opening, closing } = await compare(whole)
  expect(rows.map(({ difference }) => difference)).toEqual([null, null, null, null, null])
  expect([totals.ours, totals.theirs]).toEqual([
    { goods: 6000.5, money: 3000 },
    { goods: 6000.5, money: 3000 },
  ])
  expect([opening, closing]).toEqual([0, 3000.5])
})

test('a copy of our own act, debit and credit the other way round, agrees as well', async () => {
  const { rows } = await compare(
    whole.map(([day, document, debit, credit]) => [day ?? null, document ?? null, credit ?? null, debit ?? null]),
  )
  expect(rows.filter(({ difference }) => difference !== null)).toEqual([])
})

test('what is missing on either side, doubled, or of another sum or day is named', async () => {
  const [first = [], second = [], third = [], fourth = []] = whole
  const theirs = [
    first,
    first,
    [second[0], second[1], null, 2500],
    [...third].with(0, '16.01.2026'),
    fourth,
    ['25.01.2026', 'Поступление 77', null, 50],
  ]
  const { rows, counts } = await compare(theirs as (string | number | null)[][])
  expect(counts).toEqual({ 'missing-there': 1, 'missing-here': 1, 'doubled-there': 1, 'doubled-here': 0, 'other-sum': 1, 'other-date': 1 })
  expect(rows.find(({ difference }) => difference === 'missing-there')?.ours?.document).toContain('502')
  expect(rows.find(({ difference }) => difference === 'other-sum')).toMatchObject({ ours: { sum: 2000 }, theirs: { sum: 2500 } })
})

test('the comparison is a workbook too; a table of something else and a stranger’s company are refused', async () => {
  const { status, json } = await send(await card(whole), { path: reconcileApi.compareFile.path })
  expect([status, (json as { path: string }).path]).toEqual([200, expect.stringMatching(/^\//)])
  const other = await writeXlsx({
    sheets: [
      {
        name: 'Прайс',
        rows: [
          ['Артикул', 'Цена'],
          ['A1', 5],
        ],
      },
    ],
  })
  expect((await send(other, { path: reconcileApi.compare.path })).json).toMatchObject({ code: 'card.unreadable' })
  const stranger = await aUser(server.ctx, { role: 'manager' })
  await server.pool.query(`insert into managers (user_id, post) values ($1, '{}') on conflict do nothing`, [staff.id])
  await server.pool.query(`insert into company_managers (company_id, manager_id, is_main) values ($1, $2, true)`, [
    customer.company.id,
    staff.id,
  ])
  expect(await compare(whole, stranger.headers)).toMatchObject({ code: 'company.not-found' })
})
