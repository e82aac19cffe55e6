import { beforeAll, expect, test } from 'vitest'
import { journalApi } from '@vitrina/contract/journal/journal'
import { aCompany, aUser } from '#test/builders'
import { aBrand, aProduct, aSection } from '#test/builders.goods'
import { callApi, type Headers } from '#test/call-api'
import { describeStore } from '#test/describe-store'
import { auditEvents } from '#tables/platform'
import { readSheet } from '#platform/spreadsheets/read-sheet'

const { server } = describeStore()

type Person = Awaited<ReturnType<typeof aUser>>
let [head, manager, buyer] = [] as unknown as [Person, Person, Person]
let companyId: number
beforeAll(async () => {
  head = await aUser(server.ctx, { role: 'head_of_sales' })
  manager = await aUser(server.ctx, { role: 'manager', lastName: 'Климова', firstName: 'Анна' })
  buyer = await aUser(server.ctx)
  companyId = (await aCompany(server.ctx)).id
  const by = (actorUserId: number, more: Partial<typeof auditEvents.$inferInsert> = {}) => ({
    type: 'company.terms-changed',
    entity: 'company',
    entityId: String(companyId),
    actorUserId,
    ...more,
  })
  await server.ctx.db.insert(auditEvents).values([
    by(manager.id, {
      at: new Date('2026-03-01T10:00:00Z'),
      companyId,
      diff: { before: { creditSum: 0 }, after: { creditSum: 1_500_000 } },
    }),
    by(buyer.id, { at: new Date('2026-03-02T10:00:00Z'), type: 'cart.cleared', entity: 'cart', entityId: '5' }),
    // Many of one moment: the mark tells them apart.
    ...Array.from({ length: 120 }, () =>
      by(manager.id, { at: new Date('2026-02-01T21:30:00Z'), type: 'calendar.changed', entity: 'calendar-day', entityId: '2026-05-09' }),
    ),
  ])
})

const list = (query: Record<string, string> = {}, { headers }: { headers: Headers } = head) =>
  callApi(server, journalApi.list, { url: `/api/v1/back-office/journal?${new URLSearchParams(query).toString()}`, headers })

test('an event is told in words, field by field, what it was and what it is', async () => {
  const { items } = (await list({ companyId: String(companyId) })).body
  expect(items).toMatchObject([
    {
      title: 'Изменены условия оплаты',
      entityName: 'Компания',
      actor: { name: 'Климова Анна' },
      company: { id: companyId },
      changes: [{ label: 'Кредитный лимит', before: '0,00 ₽', after: expect.stringMatching(/^15\s000,00 ₽$/) }],
    },
  ])
  const inEnglish = await list({ companyId: String(companyId) }, { headers: { ...head.headers, 'accept-language': 'en' } })
  expect(inEnglish.body.items[0]?.title).toBe('Payment terms changed')
})

test('it is narrowed by person, kind, thing and days of the seller; buyers are shown when asked for', async () => {
  const typesOf = async (query: Record<string, string>) => [...new Set((await list(query)).body.items.map(({ type }) => type))]
  expect(await typesOf({})).not.toContain('cart.cleared')
  expect(await typesOf({ by: 'everyone', from: '2026-03-02', to: '2026-03-02' })).toEqual(['cart.cleared'])
  expect(await typesOf({ actorId: String(buyer.id) })).toEqual(['cart.cleared'])
  expect(await typesOf({ type: 'calendar' })).toEqual(['calendar.changed'])
  expect(await typesOf({ entity: 'company', entityId: String(companyId) })).toEqual(['company.terms-changed'])
  // Half past midnight in Moscow belongs to the next day.
  expect(await typesOf({ from: '2026-02-02', to: '2026-02-02' })).toEqual(['calendar.changed'])
  expect(await typesOf({ from: '2026-02-01', to: '2026-02-01' })).toEqual([])
})

test('page by page each event comes once, also when many are of one moment', async () => {
  const seen: number[] = []
  let after: string | null = ''
  while (after !== null) {
    const { body }: Awaited<ReturnType<typeof list>> = await list({ type: 'calendar.changed', ...(after && { after }) })
    seen.push(...body.items.map(({ id }) => id))
    after = body.next
  }
  expect([seen.length, new Set(seen).size]).toEqual([120, 120])
})

test('the narrowed journal is a file, and taking it is an event', async () => {
  const made = await callApi(server, journalApi.exportFile, { headers: head.headers, body: { companyId } })
  expect(made.body).toMatchObject({ rows: 1, isCut: false })
  const file = await server.app.inject({ method: 'GET', url: made.body.path })
  const rows = await readSheet(file.rawPayload, { mostRows: 10 })
  expect(JSON.stringify(rows)).toMatch(/Климова Анна.*Изменены условия оплаты.*Кредитный лимит: 0,00 ₽ → 15/)
  expect((await list({ type: 'journal.exported' })).body.items).toMatchObject([{ actor: { id: head.id } }])
})

test('a manager does not read the journal', async () => {
  expect((await list({}, manager)).body.code).toBe('access.denied')
})

test('sections, brands and other things are told by their names, and by their numbers once they are gone', async () => {
  const { id: sectionId } = await aSection(server.ctx, { name: 'Автоматы' })
  const { id: brandId } = await aBrand(server.ctx, { name: 'Вольт' })
  const { id: productId } = await aProduct(server.ctx, { sectionId, brandId, article: 'АВ-16' })
  await server.ctx.db.insert(auditEvents).values({
    at: new Date('2026-04-01T10:00:00Z'),
    type: 'product.changed',
    entity: 'product',
    entityId: String(productId),
    actorUserId: manager.id,
    diff: {
      sectionId: { before: 987_654, after: sectionId },
      brandId: { before: null, after: brandId },
      related: { before: [], after: [productId, 987_655] },
      managerId: { before: null, after: manager.id },
    },
  })
  const { items } = (await list({ from: '2026-04-01', to: '2026-04-01' })).body
  expect(items).toMatchObject([
    {
      thing: 'АВ-16',
      changes: expect.arrayContaining([
        { label: 'Раздел', before: '№ 987654', after: 'Автоматы' },
        { label: 'Бренд', before: null, after: 'Вольт' },
        { label: 'Сопутствующие', before: null, after: 'АВ-16, № 987655' },
        { label: 'Сотрудник', before: null, after: 'Климова Анна' },
      ]),
    },
  ])
  const made = await callApi(server, journalApi.exportFile, {
    headers: head.headers,
    body: { entity: 'product', entityId: String(productId) },
  })
  const file = await server.app.inject({ method: 'GET', url: made.body.path })
  expect(JSON.stringify(await readSheet(file.rawPayload, { mostRows: 10 }))).toMatch(/«АВ-16».*Раздел: № 987654 → Автоматы/)
})
