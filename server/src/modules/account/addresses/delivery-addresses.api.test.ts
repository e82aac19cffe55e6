import { eq } from '#platform/database/drizzle'
import { describe, expect, test } from 'vitest'
import type { CompanyRole } from '@vitrina/contract/roles/roles.rules'
import { deliveryAddressesApi as api, MAX_ADDRESSES } from '@vitrina/contract/account/delivery-addresses'
import { describeStore } from '#test/describe-store'
import { callApi, type Headers } from '#test/call-api'
import { aCompany, aUser, only } from '#test/builders'
import { companyMembers, deliveryAddresses, legalEntities } from '#tables/companies'

const { server } = describeStore()

async function aMember(role: CompanyRole = 'owner', companyId?: number) {
  const company = companyId ?? (await aCompany(server.ctx)).id
  const user = await aUser(server.ctx, { companyIds: [company] })
  await server.ctx.db.update(companyMembers).set({ role }).where(eq(companyMembers.userId, user.id))
  return { ...user, companyId: company }
}
const place = { label: 'Склад', address: 'г. Москва, ул. Рябиновая, д. 3' }
const create = (headers: Headers, body: object = place) => callApi(server, api.create, { headers, body })
const list = (headers: Headers, query = '') => callApi(server, api.list, { headers, url: `${api.list.path}${query}` })
const at = (path: string, id: number) => path.replace(':id', String(id))

test('[M-09] a place keeps everything a driver and the papers need', async () => {
  const user = await aMember()
  const entity = only(
    await server.ctx.db
      .insert(legalEntities)
      .values({ companyId: user.companyId, type: 'ul', shortName: 'ООО «Филиал»', fullName: 'ООО «Филиал»', kpp: '770101001' })
      .returning(),
  )
  const whole = {
    ...place,
    fiasId: '9a3bfd1c-0b3e-4f0e-8a35-0a5f6d6b1c2d',
    postalCode: '121471',
    lat: 55.69,
    lon: 37.43,
    entrance: 'Ворота 2',
    driverNote: 'Пропуск заказать за час',
    contactName: 'Иван Петров',
    phone: '8 (900) 000-00-01',
    workingHours: 'пн–пт 8–17',
    unloading: { ramp: true, crane: false, maxTruck: '10 т' },
    consigneeId: entity.id,
    consigneeKpp: '770101001',
  }
  const { status, body } = await create(user.headers, whole)
  expect(status).toBe(200)
  expect(body).toEqual({ ...whole, id: body.id, phone: '+79000000001', consigneeName: 'ООО «Филиал»', isDefault: true, isActive: true })
  expect((await callApi(server, api.read, { headers: user.headers, url: at(api.read.path, body.id) })).body).toEqual(body)
})

test('one address is the default: the first, then the one saved as default', async () => {
  const user = await aMember()
  const first = (await create(user.headers)).body
  const second = (await create(user.headers, { ...place, label: 'База' })).body
  expect([first.isDefault, second.isDefault]).toEqual([true, false])
  await callApi(server, api.update, {
    headers: user.headers,
    url: at(api.update.path, second.id),
    body: { ...place, label: 'База', isDefault: true },
  })
  expect((await list(user.headers)).body.items.map(({ label, isDefault }) => [label, isDefault])).toEqual([
    ['База', true],
    ['Склад', false],
  ])
})

test('a new place that asks for it is the default at once; so many places and no more', async () => {
  const user = await aMember()
  await create(user.headers)
  expect((await create(user.headers, { ...place, label: 'База', isDefault: true })).body.isDefault).toBe(true)
  const defaults = async () => (await list(user.headers)).body.items.filter(({ isDefault }) => isDefault).map(({ label }) => label)
  expect(await defaults()).toEqual(['База'])
  await server.pool.query(
    `insert into delivery_addresses (company_id, label, address) select $1, 'Объект ' || n, 'ул. Новая' from generate_series(4, $2::int) n`,
    [user.companyId, MAX_ADDRESSES],
  )
  expect((await create(user.headers)).status).toBe(200)
  expect((await create(user.headers)).body.code).toBe('address.too-many')
})

test('the journal has every change of a place', async () => {
  const user = await aMember()
  const { id } = (await create(user.headers)).body
  await callApi(server, api.update, { headers: user.headers, url: at(api.update.path, id), body: place })
  await callApi(server, api.restore, { headers: user.headers, url: at(api.restore.path, id) })
  await callApi(server, api.remove, { headers: user.headers, url: at(api.remove.path, id) })
  const { rows } = await server.pool.query<{ type: string }>(`select type from audit_events where company_id = $1 order by id`, [
    user.companyId,
  ])
  expect(rows.map(({ type }) => type)).toEqual(['address.created', 'address.changed', 'address.restored', 'address.deleted'])
})

test('of concurrent changes exactly one stays the default', async () => {
  const user = await aMember()
  await Promise.all(Array.from({ length: 8 }, (_, n) => create(user.headers, { ...place, label: `Объект ${n}`, isDefault: true })))
  const { items } = (await list(user.headers)).body
  expect([items.length, items.filter(({ isDefault }) => isDefault).length]).toEqual([8, 1])
})

test('hundreds are searched and paged; the typed text is no pattern', async () => {
  const user = await aMember()
  await server.ctx.db.insert(deliveryAddresses).values(
    Array.from({ length: 230 }, (_, n) => ({
      companyId: user.companyId,
      label: `Объект ${String(n).padStart(3, '0')}`,
      address: `ул. Новая, ${n}`,
    })),
  )
  await create(user.headers, { ...place, label: '100 % готово', contactName: 'Зоя', phone: '8 900 765-43-21' })
  const { items, meta } = (await list(user.headers, '?page=2&pageSize=100')).body
  expect([items.length, meta]).toEqual([100, { currentPage: 2, pageCount: 3, totalCount: 231 }])
  expect((await list(user.headers, '?keyword=новая, 17')).body.meta.totalCount).toBe(11)
  expect((await list(user.headers, `?keyword=${encodeURIComponent('%')}`)).body.items.map(({ label }) => label)).toEqual(['100 % готово'])
  for (const keyword of ['зоя', '7654321', 'рябиновая', 'готово'])
    expect([keyword, (await list(user.headers, `?keyword=${keyword}`)).body.meta.totalCount]).toEqual([keyword, 1])
  const stranger = await aMember()
  expect((await list(stranger.headers, '?keyword=зоя')).body.items).toEqual([])
})

test('an address in use is archived and can be restored; an unused one is deleted', async () => {
  const user = await aMember()
  await server.pool.query('create table if not exists named_by (address_id integer references delivery_addresses(id))')
  const [used, free] = [(await create(user.headers)).body, (await create(user.headers, { ...place, label: 'База' })).body]
  await server.pool.query('insert into named_by values ($1)', [used.id])
  const remove = (id: number) => callApi(server, api.remove, { headers: user.headers, url: at(api.remove.path, id) })
  expect([(await remove(used.id)).body, (await remove(free.id)).body]).toEqual([{ isKept: true }, { isKept: false }])
  expect((await list(user.headers)).body.items).toEqual([])
  expect((await list(user.headers, '?state=inactive')).body.items.map(({ id, isDefault }) => [id, isDefault])).toEqual([[used.id, false]])
  expect((await remove(free.id)).body.code).toBe('address.not-found')
  const restored = await callApi(server, api.restore, { headers: user.headers, url: at(api.restore.path, used.id) })
  expect(restored.body.isActive).toBe(true)
})

describe('access', () => {
  test('every member reads; owner and purchaser change', async () => {
    const owner = await aMember()
    const { id } = (await create(owner.headers)).body
    for (const role of ['purchaser', 'approver', 'accountant', 'viewer'] as const) {
      const member = await aMember(role, owner.companyId)
      const may = role === 'purchaser'
      const read = (await list(member.headers)).body
      expect([role, read.items.length, read.canChange]).toEqual([role, 1, may])
      const change = await callApi(server, api.update, { headers: member.headers, url: at(api.update.path, id), body: place })
      expect([role, change.status]).toEqual([role, may ? 200 : 403])
    }
  })

  test("another company's address looks like a missing one, byte for byte", async () => {
    const [owner, stranger] = [await aMember(), await aMember()]
    const { id } = (await create(owner.headers)).body
    for (const [call, body] of [
      [api.read, undefined],
      [api.update, place],
      [api.remove, undefined],
      [api.restore, undefined],
    ] as const) {
      const saidOf = async (asked: number) => {
        const said = await callApi(server, call, { headers: stranger.headers, url: at(call.path, asked), body })
        return { ...said.body, requestId: '' }
      }
      expect(await saidOf(id)).toEqual(await saidOf(2_000_000_000))
      expect((await saidOf(id)).code).toBe('address.not-found')
    }
  })

  test("another company's consignee is refused as unknown", async () => {
    const [user, other] = [await aMember(), await aMember()]
    const entity = only(
      await server.ctx.db
        .insert(legalEntities)
        .values({ companyId: other.companyId, type: 'ul', shortName: 'Чужое', fullName: 'Чужое' })
        .returning(),
    )
    const [foreign, missing] = await Promise.all(
      [entity.id, 2_000_000_000].map((consigneeId) => create(user.headers, { ...place, consigneeId })),
    )
    expect(foreign?.body.errors).toEqual(missing?.body.errors)
    expect(foreign?.body.errors[0]?.field).toBe('consigneeId')
  })
})

test.each([
  [{ label: '' }, 'label'],
  [{ address: '  ' }, 'address'],
  [{ phone: '12' }, 'phone'],
  [{ postalCode: '12' }, 'postalCode'],
  [{ consigneeKpp: '1' }, 'consigneeKpp'],
  [{ lat: 91 }, 'lat'],
])('%j: the field is named', async (wrong, field) => {
  const user = await aMember()
  const { status, body } = await create(user.headers, { ...place, ...wrong })
  expect([status, body.errors.map((error) => error.field)]).toEqual([422, [field]])
})

test('sent twice under one key it is made once', async () => {
  const user = await aMember()
  const headers = { ...user.headers, 'idempotency-key': 'address-0001' }
  const [one, two] = [await create(headers), await create(headers)]
  expect(two.body).toEqual(one.body)
  expect((await list(user.headers)).body.meta.totalCount).toBe(1)
})
