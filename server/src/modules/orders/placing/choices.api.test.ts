import { eq } from '#platform/database/drizzle'
import { beforeEach, expect, test } from 'vitest'
import { checkoutApi } from '@vitrina/contract/orders/checkout'
import { companiesApi } from '@vitrina/contract/companies/companies'
import { describeStore } from '#test/describe-store'
import { callApi } from '#test/call-api'
import { aUser, changeSettings, only } from '#test/builders'
import { aContract, aMember, anEntity } from '#test/builders.companies'
import { byCarrier, setStock } from '#test/builders.desk'
import { aCustomer, anOrder, type Customer, fill, place } from '#test/builders.orders'
import { aWarehouse } from '#test/builders.prices'
import { dayFromToday } from '#test/days'
import { smallCatalogue } from '#test/small-catalogue'
import { warehouses } from '#tables/catalogue'
import { companies, companyManagers, deliveryAddresses, legalEntities, managers } from '#tables/companies'
import { orders } from '#tables/orders'

const { server, goods } = describeStore({ goods: smallCatalogue })
let customer: Customer

beforeEach(async () => {
  customer = await aCustomer(server)
  await setStock(server, breaker(), 1_000)
})

const breaker = () => goods.products.breaker.id
const options = async (who: Pick<Customer, 'headers'> = customer) =>
  (await callApi(server, checkoutApi.options, { headers: who.headers })).body
const tried = async (changes: Record<string, unknown>) => {
  await fill(server, customer, [{ productId: breaker(), amount: 1 }])
  const { status, body } = await place(server, customer, { changes })
  return status === 200 ? 'ordered' : body.errors?.map(({ field }) => field)
}

test.each([
  ['signed today', { signedOn: dayFromToday(0) }, true],
  ['signed tomorrow', { signedOn: dayFromToday(1) }, false],
  ['that ends today', { validTo: dayFromToday(0) }, true],
  ['that ended yesterday', { validTo: dayFromToday(-1) }, false],
  ['that is closed', { isActive: false }, false],
])('a contract %s is offered and taken, or neither', async (_, given, isGood) => {
  const { id: contractId } = await aContract(server.ctx, { legalEntityId: customer.entity.id, ...given })
  await fill(server, customer, [{ productId: breaker(), amount: 1 }])
  const offered = (await options()).legalEntities.flatMap(({ contracts }) => contracts.map(({ id }) => id))
  expect(offered.includes(contractId)).toBe(isGood)
  expect(await tried({ contractId })).toEqual(isGood ? 'ordered' : ['contractId'])
})

test('a contract is of the legal entity the order is of, not of another of the same company, nor of another company', async () => {
  const sister = await anEntity(server.ctx, { companyId: customer.company.id, isMain: false })
  const stranger = await aCustomer(server)
  for (const { id: legalEntityId } of [sister, stranger.entity]) {
    const { id: contractId } = await aContract(server.ctx, { legalEntityId })
    expect(await tried({ contractId })).toEqual(['contractId'])
  }
  const { id: contractId } = await aContract(server.ctx, { legalEntityId: sister.id })
  expect(await tried({ legalEntityId: sister.id, contractId })).toBe('ordered')
})

test('the main legal entity and the default address come first, whenever they were added; strangers’ never', async () => {
  const stranger = await aCustomer(server)
  const addressOf = (companyId: number, label: string, isDefault: boolean) => ({ companyId, label, address: `${label}, 1`, isDefault })
  await server.ctx.db
    .insert(deliveryAddresses)
    .values([
      addressOf(customer.company.id, 'Б', false),
      addressOf(customer.company.id, 'А', false),
      addressOf(customer.company.id, 'В', true),
      addressOf(stranger.company.id, 'Чужой', true),
    ])
  await server.ctx.db.update(legalEntities).set({ isMain: false }).where(eq(legalEntities.companyId, customer.company.id))
  const main = await anEntity(server.ctx, { companyId: customer.company.id, isMain: true })
  const [old, fresh] = [
    await aContract(server.ctx, { legalEntityId: main.id, signedOn: dayFromToday(-1), deferralDays: 14, creditLimit: 77_00 }),
    await aContract(server.ctx, { legalEntityId: main.id, signedOn: dayFromToday(-9) }),
  ]
  await fill(server, customer, [{ productId: breaker(), amount: 1 }])
  const { legalEntities: entities, addresses, payments, credit } = await options()
  expect(addresses.map(({ label, isDefault }) => [label, isDefault])).toEqual([
    ['В', true],
    ['А', false],
    ['Б', false],
  ])
  expect(entities.map(({ id, isMain }) => [id, isMain])).toEqual([
    [main.id, true],
    [customer.entity.id, false],
  ])
  expect(entities[0]?.contracts.map(({ id }) => id)).toEqual([old.id, fresh.id])
  // The page opens with the first contract of the main one.
  expect(payments.find(({ method }) => method === 'deferred')?.deferralDays).toBe(14)
  expect(credit.limit).toBe(77)
})

test('an archived address is neither offered nor taken; nor is a warehouse that is no pickup point', async () => {
  const added = await server.ctx.db
    .insert(deliveryAddresses)
    .values([true, false].map((isActive) => ({ companyId: customer.company.id, label: 'Объект', address: 'Лесная, 1', isActive })))
    .returning()
  const [open, away] = added.map(({ id }) => id)
  const store = await aWarehouse(server.ctx, { regionId: goods.region.id, isPickupPoint: false })
  await fill(server, customer, [{ productId: breaker(), amount: 1 }])
  const { addresses, pickupPoints } = await options()
  expect(addresses.map(({ id }) => id)).toEqual([open])
  expect(pickupPoints.map(({ id }) => id)).not.toContain(store.id)
  const carried = (deliveryAddressId: number | undefined) =>
    tried({ deliveryType: 'carrier', carrier: 'Деловые линии', warehouseId: null, deliveryAddressId })
  expect([await carried(away), await carried(open)]).toEqual([['deliveryAddressId'], 'ordered'])
  expect(await tried({ warehouseId: store.id })).toEqual(['warehouseId'])
  await server.ctx.db.update(warehouses).set({ isPickupPoint: true }).where(eq(warehouses.id, store.id))
  // Places of a viewer are cached for half a second.
  await expect.poll(() => tried({ warehouseId: store.id })).toBe('ordered')
})

test('an address is of the company that orders, whichever way the goods go there; nor is a legal entity another’s', async () => {
  const stranger = await aCustomer(server)
  const foreign = await byCarrier(server, stranger)
  expect(await tried(foreign)).toEqual(['deliveryAddressId'])
  expect(await tried({ ...foreign, deliveryType: 'delivery', carrier: '' })).toEqual(['deliveryAddressId'])
  expect(await tried({ legalEntityId: stranger.entity.id })).toEqual(['legalEntityId'])
  expect(await tried(await byCarrier(server, customer))).toBe('ordered')
})

test('a carrier is named, cash is paid where the goods are picked up, and each wrong choice is named at once', async () => {
  const { carrier, ...unnamed } = await byCarrier(server, customer)
  expect(await tried({ ...unnamed, carrier: '' })).toEqual(['carrier'])
  expect(await tried({ ...unnamed, carrier, paymentMethod: 'cash' })).toEqual(['paymentMethod'])
  expect(await tried({ ...unnamed, carrier: '', paymentMethod: 'cash', contactPhone: '12' })).toEqual([
    'carrier',
    'paymentMethod',
    'contactPhone',
  ])
  expect(await tried({ paymentMethod: 'cash' })).toBe('ordered')
})

test('a way to pay at once is taken where its flag is on', async () => {
  for (const paymentMethod of ['sbp', 'card']) expect(await tried({ paymentMethod })).toBe('ordered')
  const [site] = (await server.pool.query<{ id: number }>(`select id from sites limit 1`)).rows
  await changeSettings(server.ctx, site?.id ?? 0, { flags: { isAllowedSbpPay: false, isAllowedCardPay: true } })
  await expect.poll(() => tried({ paymentMethod: 'sbp' }), { timeout: 10_000 }).toEqual(['paymentMethod'])
  expect(await tried({ paymentMethod: 'card' })).toBe('ordered')
  await changeSettings(server.ctx, site?.id ?? 0, { flags: { isAllowedSbpPay: true, isAllowedCardPay: true } })
  await expect.poll(() => tried({ paymentMethod: 'sbp' }), { timeout: 10_000 }).toBe('ordered')
})

test('ten digits are a phone, nine are none', async () => {
  expect(await tried({ contactPhone: '(495) 123-45-6' })).toEqual(['contactPhone'])
  expect(await tried({ contactPhone: '(495) 123-45-67' })).toBe('ordered')
})

test('an order goes to the main of the company’s sales managers, whatever other managers it has', async () => {
  const added: number[] = []
  for (const given of [{ kind: 'technical' as const, isMain: true }, { isMain: false }, { isMain: true }, { isMain: false }]) {
    const { id: managerId } = await aUser(server.ctx, { role: 'manager' })
    await server.ctx.db.insert(managers).values({ userId: managerId, post: 'Менеджер' })
    await server.ctx.db.insert(companyManagers).values({ companyId: customer.company.id, managerId, ...given })
    added.push(managerId)
  }
  expect((await anOrder(server, customer, [{ productId: breaker(), amount: 1 }])).managerId).toBe(added[2])
})

test('a purchaser’s order of exactly the company’s sum waits for approval, of a kopeck less it does not; other roles’ orders do not', async () => {
  const purchaser = await aMember(server.ctx, { companyId: customer.company.id, role: 'purchaser' })
  const approver = await aMember(server.ctx, { companyId: customer.company.id, role: 'approver' })
  await fill(server, customer, [{ productId: breaker(), amount: 2 }])
  const { sum } = await options()
  const stateFor = async (user: typeof purchaser, from: number) => {
    await callApi(server, companiesApi.setApproval, { body: { from }, headers: customer.headers })
    const who = { ...customer, user, headers: user.headers }
    await fill(server, who, [{ productId: breaker(), amount: 2 }])
    const { needsApproval } = await options(who)
    const { state, approvalState } = await anOrder(server, who, [{ productId: breaker(), amount: 2 }])
    return [needsApproval, state, approvalState]
  }
  const waits = [true, 'approval_pending', 'pending']
  const goesOn = [false, 'submitted', 'not_needed']
  expect(await stateFor(purchaser, sum)).toEqual(waits)
  expect(await stateFor(purchaser, Math.round(sum * 100 + 1) / 100)).toEqual(goesOn)
  for (const user of [approver, customer.user]) expect(await stateFor(user, 0.01)).toEqual(goesOn)
})

test('credit defers the payment by the days of the contract, other methods do not', async () => {
  await server.ctx.db.update(companies).set({ deferralDays: 7 }).where(eq(companies.id, customer.company.id))
  const contract = await aContract(server.ctx, { legalEntityId: customer.entity.id, creditLimit: 10_000_000, deferralDays: 45 })
  const daysOf = async (paymentMethod: string) => {
    const changes = { contractId: contract.id, paymentMethod }
    return (await anOrder(server, customer, [{ productId: breaker(), amount: 1 }], { changes })).deferralDays
  }
  expect([await daysOf('deferred'), await daysOf('transfer')]).toEqual([45, 0])
  await fill(server, customer, [{ productId: breaker(), amount: 1 }])
  const { payments } = (
    await callApi(server, checkoutApi.options, { url: `${checkoutApi.options.path}?contractId=${contract.id}`, headers: customer.headers })
  ).body
  const shown = payments.map(({ method, deferralDays }) => [method, deferralDays])
  expect(shown).toContainEqual(['deferred', 45])
  expect(shown).toContainEqual(['transfer', 0])
})

test('contacts of the company’s last orders are offered, the newest first', async () => {
  const stranger = await aCustomer(server)
  await anOrder(server, stranger, [{ productId: breaker(), amount: 1 }], { changes: { contactName: 'Чужой' } })
  for (const contactName of ['Первый', 'Второй', 'Третий', 'Четвёртый', 'Пятый', 'Шестой', 'Второй'])
    await anOrder(server, customer, [{ productId: breaker(), amount: 1 }], { changes: { contactName } })
  await fill(server, customer, [{ productId: breaker(), amount: 1 }])
  const names = (await options()).contacts.map(({ name }) => name)
  expect(names.slice(0, 5)).toEqual(['Второй', 'Шестой', 'Пятый', 'Четвёртый', 'Третий'])
  expect(names).not.toContain('Чужой')
  expect(names).not.toContain('Первый')
})

test('an order keeps the chosen delivery: by a carrier it has an address and no point, for pickup the other way round', async () => {
  const address = only(
    await server.ctx.db
      .insert(deliveryAddresses)
      .values({ companyId: customer.company.id, label: 'Объект', address: 'Лесная, 1' })
      .returning(),
  )
  const both = { carrier: 'Деловые линии', deliveryAddressId: address.id, warehouseId: goods.warehouses.near.id }
  const ordered = async (deliveryType: string) => {
    const { id } = await anOrder(server, customer, [{ productId: breaker(), amount: 1 }], { changes: { ...both, deliveryType } })
    const { warehouseId, deliveryAddressId, deliveryAddress, carrier } = only(
      await server.ctx.db.select().from(orders).where(eq(orders.id, id)),
    )
    return { warehouseId, deliveryAddressId, deliveryAddress, carrier }
  }
  expect(await ordered('pickup')).toEqual({
    warehouseId: goods.warehouses.near.id,
    deliveryAddressId: null,
    deliveryAddress: '',
    carrier: '',
  })
  expect(await ordered('carrier')).toEqual({
    warehouseId: null,
    deliveryAddressId: address.id,
    deliveryAddress: 'Лесная, 1',
    carrier: 'Деловые линии',
  })
})

test('a reserve is asked for by who wants one, where the seller gives any', async () => {
  const reserveOf = async (wantsReserve: boolean) => {
    const { id } = await anOrder(server, customer, [{ productId: breaker(), amount: 1 }], { changes: { wantsReserve } })
    const { rows } = await server.pool.query<{ state: string }>(`select state from reserves where order_id = $1`, [id])
    return rows.map(({ state }) => state)
  }
  expect([await reserveOf(true), await reserveOf(false)]).toEqual([['requested'], []])
  const offered = async () => {
    await fill(server, customer, [{ productId: breaker(), amount: 1 }])
    return (await options()).canReserve
  }
  const [site] = (await server.pool.query<{ id: number }>(`select id from sites limit 1`)).rows
  await changeSettings(server.ctx, site?.id ?? 0, { toggles: { orderReserve: false } })
  await expect.poll(offered, { timeout: 10_000 }).toBe(false)
  expect(await reserveOf(true)).toEqual([])
  await changeSettings(server.ctx, site?.id ?? 0, { toggles: { orderReserve: true } })
  await expect.poll(offered, { timeout: 10_000 }).toBe(true)
})
