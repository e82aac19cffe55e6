import { eq } from '#platform/database/drizzle'
import { consentsApi } from '@vitrina/contract/account/consents'
import { deliveryAddressesApi } from '@vitrina/contract/account/delivery-addresses'
import { personalDataApi } from '@vitrina/contract/account/personal-data'
import { profileApi } from '@vitrina/contract/account/profile'
import { eachBuyerText } from '@vitrina/contract/orders/buyer-texts.rules'
import { siteApi } from '@vitrina/contract/site/site'
import { analyticsEvents } from '#tables/analytics'
import { carts } from '#tables/cart'
import { customProducts, savedFilters, searchLog } from '#tables/choices'
import { bankAccounts, companyMembers, deliveryAddresses, invitations, legalEntities } from '#tables/companies'
import { consents, digestItems, knownDevices, notificationSettings, paymentCards, signUpProofs, userIdentities } from '#tables/identity'
import { orderEvents, orders } from '#tables/orders'
import { idempotencyKeys, mails, smsMessages } from '#tables/platform'
import { cookieConsents } from '#tables/sites'
import { makeExport } from '#modules/account/personal-data/personal-data.jobs'
import type { startTestApp } from './app.ts'
import { callApi } from './call-api.ts'
import { aCompany, aUser } from './builders.ts'
import { runWaiting } from './waiting-jobs.ts'

export const person = {
  firstName: 'Аполлинарий',
  middleName: 'Евграфович',
  lastName: 'Незабвенный',
  email: 'nezabvenny@vitrina.test',
  phone: '+79123456789',
  position: 'Главный энергетик Незабвенный',
}
/** Texts that would identify the person. */
export const TRACES = ['Аполлинарий', 'Незабвенный', 'Незабвенного', 'nezabvenny', '9123456789', '345-67-89', '192.0.2.77']

type Server = Awaited<ReturnType<typeof startTestApp>>

/** A person with rows everywhere in the store, alone in their own business and a colleague in another. */
export async function aWellKnownPerson(server: Server, passwordHash: string) {
  const { ctx } = server
  const [own, shared] = [await aCompany(ctx, { name: 'ИП Незабвенный А. Е.' }), await aCompany(ctx, { name: 'ООО «Общее дело»' })]
  const user = await aUser(ctx, { ...person, passwordHash, companyIds: [own.id, shared.id] })
  await ctx.db.update(companyMembers).set({ role: 'owner' }).where(eq(companyMembers.userId, user.id))
  const chief = await aUser(ctx, { companyIds: [shared.id] })
  await ctx.db.update(companyMembers).set({ role: 'owner' }).where(eq(companyMembers.userId, chief.id))
  const [entity] = await ctx.db
    .insert(legalEntities)
    .values({
      companyId: own.id,
      type: 'ip',
      shortName: 'ИП Незабвенный А. Е.',
      fullName: 'Индивидуальный предприниматель Незабвенный Аполлинарий Евграфович',
      headName: 'Незабвенный Аполлинарий Евграфович',
      inn: '500100732259',
    })
    .returning()
  await ctx.db
    .insert(legalEntities)
    .values({ companyId: shared.id, type: 'ul', shortName: 'ООО', fullName: 'ООО', headName: 'Незабвенный Аполлинарий Евграфович' })
  await ctx.db
    .insert(bankAccounts)
    .values({ legalEntityId: entity?.id ?? 0, bik: '044525974', bankName: 'Банк', correspondentAccount: '1', account: '2' })
  await ctx.db.insert(deliveryAddresses).values([
    { companyId: own.id, label: 'Дом Незабвенного', address: 'ул. Тихая, 1', contactName: 'Аполлинарий', phone: person.phone },
    {
      companyId: shared.id,
      label: 'Склад',
      address: 'ул. Рябиновая, 3',
      contactName: 'Незабвенный Аполлинарий',
      phone: person.phone,
      driverNote: 'Звонить 8 (912) 345-67-89',
    },
  ])
  const visited = { ...user.headers, 'user-uuid': '6f9d2a1e-1111-4222-8333-444455556666' }
  await ctx.db.insert(knownDevices).values({ userId: user.id, deviceHash: Buffer.from('device') })
  await ctx.db.insert(signUpProofs).values({
    tokenHash: Buffer.from('proof'),
    email: person.email,
    told: { name: 'Аполлинарий Незабвенный' },
    expiresAt: new Date(Date.now() + 1e6),
  })
  await ctx.db.insert(userIdentities).values({ provider: 'tinkoff', subject: 'nezabvenny-at-bank', userId: user.id })
  await ctx.db.insert(consents).values({
    userId: user.id,
    kind: 'personal-data',
    isGiven: true,
    textVersion: 'v',
    textSlug: 's',
    ip: '192.0.2.77',
    userAgent: 'Firefox Незабвенный',
  })
  await ctx.db
    .insert(cookieConsents)
    .values({ siteId: 1, viewer: 'v:6f9d2a1e', userId: user.id, textVersion: 'v', ip: '192.0.2.77', userAgent: 'x' })
  await ctx.db.insert(notificationSettings).values({ userId: user.id, settings: { note: person.email } })
  await ctx.db
    .insert(digestItems)
    .values({ userId: user.id, event: 'order.state', title: 'Для Незабвенный Аполлинарий', dueAt: new Date() })
  await ctx.db.insert(paymentCards).values({ userId: user.id, bankCardId: 'b1', pan: '430000******0777', expiresOn: '1130' })
  await ctx.db.insert(savedFilters).values({ userId: user.id, name: 'Фильтр Незабвенный', url: 'a=1' })
  await ctx.db.insert(carts).values({ userId: user.id, companyId: shared.id, name: 'Корзина Незабвенный' })
  const [order] = await ctx.db
    .insert(orders)
    .values({
      number: 'ЗК-900001',
      siteId: 1,
      companyId: own.id,
      legalEntityId: entity?.id ?? 0,
      createdBy: user.id,
      deliveryType: 'pickup',
      paymentMethod: 'transfer',
      offerAcceptedAt: new Date(),
      offerVersion: '',
      state: 'completed',
      contactName: 'Незабвенный Аполлинарий',
      contactPhone: person.phone,
      ...eachBuyerText(() => 'Везёт Незабвенный Аполлинарий'),
      comment: 'Спросить Незабвенного',
      itemsTotal: 0,
      customItemsTotal: 0,
      total: 0,
      vat: 0,
      lineCount: 0,
    })
    .returning()
  await ctx.db.insert(orderEvents).values({
    orderId: order?.id ?? 0,
    type: 'comment',
    actorSide: 'seller',
    data: { text: 'Незабвенный Аполлинарий просил перезвонить: +79123456789' },
  })
  await ctx.db.insert(searchLog).values({ siteId: 1, viewer: `u:${user.id}`, keyword: person.phone, changed: '', total: 0 })
  await ctx.db.insert(analyticsEvents).values({
    siteId: 1,
    type: 'SEARCH_EVENT',
    userId: user.id,
    sessionId: '6f9d2a1e-1111-4222-8333-444455556666',
    viewUuid: '6f9d2a1e-1111-4222-8333-444455556666',
    data: { searchTerm: person.email },
  })
  await ctx.db.insert(customProducts).values([
    { ownerId: user.id, name: 'Щит Незабвенный', unit: 'шт' },
    { ownerId: user.id, companyId: shared.id, visibility: 'company', name: 'Щит общий', unit: 'шт', note: `спросить ${person.email}` },
  ])
  await ctx.db.insert(invitations).values({
    companyId: shared.id,
    email: person.email,
    name: 'Аполлинарий Незабвенный',
    role: 'viewer',
    codeHash: Buffer.from('c'),
    expiresAt: new Date(),
  })
  await ctx.db.insert(idempotencyKeys).values([
    { caller: `u:${user.id}`, route: 'r', key: 'own-key-1', bodyHash: Buffer.from('h'), answer: { email: person.email } },
    { caller: `u:${chief.id}`, route: 'r', key: 'other-key', bodyHash: Buffer.from('h'), answer: { invited: person.email } },
  ])
  await ctx.db.insert(mails).values([
    { messageId: '<1@x>', recipient: person.email, subject: 'Вам', html: 'h', text: 'Здравствуйте, Аполлинарий' },
    {
      messageId: '<2@x>',
      recipient: 'chief@vitrina.test',
      subject: 'Новый сотрудник',
      html: '<p>Аполлинарий Незабвенный</p>',
      text: 'Аполлинарий Незабвенный, +7 (912) 345-67-89',
    },
  ])
  await ctx.db.insert(smsMessages).values({ recipient: person.phone, text: '123456' })
  await callApi(server, siteApi.acceptCookie, { headers: visited })
  await callApi(server, profileApi.update, { headers: visited, body: { city: 'Незабвенный' } })
  await callApi(server, consentsApi.setMarketing, { headers: visited, body: { isGiven: true } })
  await callApi(server, deliveryAddressesApi.create, {
    headers: visited,
    body: { label: 'Гараж', address: 'ул. Новая', contactName: 'Незабвенный А. Е.' },
  })
  await callApi(server, personalDataApi.requestExport, { headers: visited })
  await runWaiting(server, [makeExport])
  await callApi(server, personalDataApi.requestDeletionCode, { headers: visited })
  return { user, chief, own, shared }
}
