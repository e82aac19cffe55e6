import { eq } from '#platform/database/drizzle'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { specificationsApi } from '@vitrina/contract/specifications/specifications'
import { readSheet } from '#platform/spreadsheets/read-sheet'
import { describeStore } from '#test/describe-store'
import { callApi } from '#test/call-api'
import { only } from '#test/builders'
import { aCustomer, type Customer } from '#test/builders.orders'
import { aGroup, aLine, aSpecification, openSpecifications } from '#test/builders.specifications'
import { readPdf, squeezed } from '#test/read-pdf'
import { smallCatalogue } from '#test/small-catalogue'
import { contracts } from '#tables/companies'
import { mails } from '#tables/platform'

const { server, goods } = describeStore({ goods: smallCatalogue })
let customer: Customer

beforeAll(() => openSpecifications(server))
beforeEach(async () => {
  customer = await aCustomer(server)
})

const asked = (body: object, headers = customer.headers) => callApi(server, specificationsApi.exportMany, { headers, body })
const fileOf = async (body: object) => {
  const { body: answer } = await asked(body)
  return server.app.inject({ url: answer.path ?? '' })
}
const made = async (name = 'Щитовая') => {
  const board = aGroup('ЩО-1', { multiplier: 5 })
  const lines = [
    aLine({ productId: goods.products.breaker.id, groupId: board.id, amount: 2, note: 'ввод' }),
    aLine({ rawText: '=cmd|calc', amount: 3 }),
  ]
  return aSpecification(server, customer.headers, { name, objectName: 'Школа № 5', groups: [board], lines })
}

test('[K-02] a specification comes as a workbook, a table of text and a PDF, with all lines, groups, multipliers and sums', async () => {
  const { id } = await made()
  const pdf = (await readPdf((await fileOf({ ids: [id], format: 'pdf' })).rawPayload)).join('')
  for (const part of [
    'Щитовая',
    'Школа № 5',
    'ЩО-1 × 5',
    goods.products.breaker.name,
    '3 000,00',
    'по запросу',
    'Позиций без цены: 1',
    'Три тысячи рублей',
  ])
    expect(pdf).toContain(squeezed(part))
  expect(pdf).not.toContain(squeezed('Поставщик'))

  const sheet = await fileOf({ ids: [id], format: 'xlsx' })
  const rows = (await readSheet(sheet.rawPayload, { mostRows: 100 })).map(({ cells }) =>
    cells.filter((cell) => cell !== null && cell !== ''),
  )
  expect(rows).toContainEqual(['Итого:', 3_000])
  expect(JSON.stringify(rows)).toContain('ЩО-1 × 5')

  const csv = (await fileOf({ ids: [id], format: 'csv' })).rawPayload.toString()
  const lines = csv.trim().split('\r\n')
  expect(lines).toHaveLength(3)
  expect(lines[1]).toContain("'=cmd|calc")
  expect(lines[2]?.split(';').slice(0, 13)).toEqual([
    'Щитовая',
    'ЩО-1 × 5',
    '2',
    goods.products.breaker.article,
    goods.products.breaker.name,
    expect.any(String),
    '2',
    '5',
    '10',
    expect.any(String),
    '300',
    '3000',
    expect.any(String),
  ])
})

test('[K-02] several are one file; more than ten, none and another’s are refused', async () => {
  const [one, two] = [await made('Первая'), await made('Вторая')]
  const text = (await readPdf((await fileOf({ ids: [one.id, two.id, one.id], format: 'pdf' })).rawPayload)).join('')
  expect([text.split('Первая').length, text.split('Вторая').length]).toEqual([2, 2])
  expect((await asked({ ids: Array.from({ length: 11 }, () => one.id), format: 'csv' })).status).toBe(422)
  expect((await asked({ ids: [], format: 'csv' })).status).toBe(422)
  const stranger = await aCustomer(server)
  expect((await asked({ ids: [one.id], format: 'csv' }, stranger.headers)).body.code).toBe('specification.not-found')
})

test('[K-02] by e-mail the file is an attachment, and nothing is to be downloaded', async () => {
  const { id } = await made('Школа')
  const email = `specification-${id}@example.com`
  expect((await asked({ ids: [id], format: 'xlsx', email })).body).toEqual({ path: null })
  const [letter] = await server.ctx.db.select().from(mails).where(eq(mails.recipient, email))
  expect(letter).toMatchObject({ subject: 'Спецификации: Школа', attachments: [{ name: expect.stringContaining('.xlsx') }] })
})

test('the annex to a contract names both sides, the contract, VAT and the sum in words, and has place for both signatures', async () => {
  const { id } = await made()
  const contract = only(
    await server.ctx.db
      .insert(contracts)
      .values({ legalEntityId: customer.entity.id, number: '12/24', signedOn: '2024-02-01' })
      .returning(),
  )
  const annex = { contractId: contract.id, number: '7', day: '2026-11-17' }
  const body = { ids: [id], format: 'pdf', form: 'annex', annex }
  const text = (await readPdf((await fileOf(body)).rawPayload)).join('')
  for (const part of [
    'Спецификация № 7 от 17 ноября 2026 г. к договору № 12/24 от 01.02.2024',
    'Поставщик',
    'Покупатель',
    customer.entity.shortName,
    'в т.ч. НДС',
    'Три тысячи рублей 00 копеек',
    'неотъемлемой частью договора',
    'М. П.',
  ])
    expect(text).toContain(squeezed(part))
  const stranger = await aCustomer(server)
  const foreign = only(
    await server.ctx.db.insert(contracts).values({ legalEntityId: stranger.entity.id, number: '1', signedOn: '2024-02-01' }).returning(),
  )
  expect((await asked({ ...body, annex: { ...annex, contractId: foreign.id } })).body.code).toBe('contract.not-found')
  const without = await asked({ ids: [id], format: 'pdf', form: 'annex' })
  expect([without.status, without.body.errors[0]?.field]).toEqual([422, 'annex'])
})
