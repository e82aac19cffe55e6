import { expect, test } from 'vitest'
import { bankStatementApi, type StatementLine } from '@vitrina/contract/payments/bank-statement'
import { MOST_LINES_AT_ONCE } from '@vitrina/contract/payments/bank-statement.rules'
import { clientBankText, seededRandom, windows1251 } from '#test/bank-statement'
import { aCompany, aUser } from '#test/builders'
import { anEntity } from '#test/builders.companies'
import { type AnswerOrRefusal, callApi } from '#test/call-api'
import { describeStore } from '#test/describe-store'
import { faultyStatement, type SeededCompany, type SeededInvoice } from '#test/faulty-statement'
import { documents } from '#tables/documents'

const { server } = describeStore()
const LINES = 500
const COMPANIES = 60
const INVOICES = 18
const OTHER_INVOICES = 2

/** Companies with open invoices, numbered as the shop numbers them; a quarter have a contract number that is an invoice's. */
async function seedCompanies(random: ReturnType<typeof seededRandom>): Promise<SeededCompany[]> {
  const made: SeededCompany[] = []
  let number = 2100
  for (let at = 0; at < COMPANIES; at += 1) {
    const company = await aCompany(server.ctx, { state: 'approved' })
    const [entity, other] = [
      await anEntity(server.ctx, { companyId: company.id }),
      await anEntity(server.ctx, { companyId: company.id, isMain: false }),
    ]
    const issue = async ({ id: legalEntityId, inn }: typeof entity, count: number): Promise<SeededInvoice[]> => {
      const rows = Array.from({ length: count }, () => {
        number += 1 + random.upTo(4)
        const head = { type: 'invoice' as const, date: '2026-01-15', dueOn: '2026-02-15', state: 'awaiting' as const, vat: 0, snapshot: {} }
        return { ...head, companyId: company.id, legalEntityId, number: String(number), sum: 10_000 + random.upTo(5_000_000) }
      })
      const issued = await server.ctx.db.insert(documents).values(rows).returning()
      return issued.map(({ id, companyId, number: given, sum }) => ({ id, companyId, inn: inn ?? '', number: given, sum }))
    }
    const invoices = await issue(entity, INVOICES)
    const otherInvoices = await issue(other, OTHER_INVOICES)
    made.push({ id: company.id, inn: entity.inn ?? '', otherInn: other.inn ?? '', invoices, otherInvoices })
  }
  return made
}

const partsOf = (parts: readonly { documentId: number }[]) =>
  parts
    .map(({ documentId }) => documentId)
    .toSorted((one, other) => one - other)
    .join()

test('500 lines with seeded errors: every sure match is right, the rest wait with the right place among the candidates', async () => {
  const random = seededRandom(20_260_301)
  const staff = await aUser(server.ctx, { role: 'accountant' })
  const seeded = faultyStatement(await seedCompanies(random), LINES, random)
  expect(seeded).toHaveLength(LINES)
  // Twenty lines stand twice in the file.
  const doubled = seeded.filter((_, at) => at % 25 === 0).map(({ document }) => document)
  const file = windows1251(clientBankText([...seeded.map(({ document }) => document), ...doubled]))
  const send = async () => {
    const head = '--edge\r\ncontent-disposition: form-data; name="file"; filename="kl_to_1c.txt"\r\ncontent-type: text/plain\r\n\r\n'
    const response = await server.app.inject({
      method: 'POST',
      url: bankStatementApi.load.path,
      headers: { ...staff.headers, 'content-type': 'multipart/form-data; boundary=edge' },
      payload: Buffer.concat([Buffer.from(head), file, Buffer.from('\r\n--edge--\r\n')]),
    })
    return response.json<AnswerOrRefusal<typeof bankStatementApi.load>>()
  }
  expect(await send()).toMatchObject({ added: LINES, known: doubled.length, refused: [] })
  expect(await send()).toMatchObject({ added: 0, known: LINES + doubled.length })

  const list = async (show: string, page = 1) =>
    (
      await callApi(server, bankStatementApi.list, {
        url: `${bankStatementApi.list.path}?show=${show}&per-page=100&page=${page}`,
        headers: staff.headers,
      })
    ).body
  const all = async (show: string): Promise<StatementLine[]> => {
    const { items, meta } = await list(show)
    const rest = []
    for (let page = 2; page <= meta.pageCount; page += 1) rest.push(...(await list(show, page)).items)
    return [...items, ...rest]
  }
  const truth = new Map(seeded.map((line) => [line.document.number, line]))
  const [sure, unclear] = [await all('sure'), await all('unclear')]
  expect(sure.length + unclear.length).toBe(LINES)

  const wrong = sure.filter(
    ({ number, candidates }) =>
      partsOf(candidates[0]?.parts ?? []) !== partsOf((truth.get(number)?.pays ?? []).map(({ id }) => ({ documentId: id }))),
  )
  expect(wrong.map(({ number }) => truth.get(number)?.fault)).toEqual([])
  // A clean line is not left to a person either.
  expect(unclear.filter(({ number }) => ['none', 'three-invoices'].includes(truth.get(number)?.fault ?? '')).length).toBe(0)
  const missed = unclear.filter(({ number, candidates }) => {
    const line = truth.get(number)
    if (!line || line.fault === 'stranger') return candidates.length > 0
    return !candidates.some(({ parts }) => partsOf(parts) === partsOf(line.pays.map(({ id }) => ({ documentId: id }))))
  })
  expect(missed.map(({ number }) => [truth.get(number)?.fault, truth.get(number)?.document.purpose])).toEqual([])

  const { sure: chosen } = await list('sure')
  expect(chosen).toHaveLength(sure.length)
  for (let from = 0; from < chosen.length; from += MOST_LINES_AT_ONCE) {
    const body = { lines: chosen.slice(from, from + MOST_LINES_AT_ONCE) }
    const { outcomes } = (await callApi(server, bankStatementApi.accept, { body, headers: staff.headers })).body
    expect(outcomes.filter(({ problem }) => problem !== null)).toEqual([])
  }
  const paid = seeded.filter(({ document }) => sure.some(({ number }) => number === document.number)).flatMap(({ pays }) => pays)
  const { rows } = await server.pool.query(`select id, paid_sum::int as paid from documents where paid_sum > 0 order by id`)
  expect(rows).toEqual(paid.map(({ id, sum }) => ({ id, paid: sum })).toSorted((one, other) => one.id - other.id))
  // Invoices paid since take nothing from those that wait: they keep their places, and nothing of them is sure by itself now.
  expect((await list('sure')).items).toEqual([])
}, 120_000)
