import { beforeAll, beforeEach, expect, test } from 'vitest'
import { notificationSettingsApi } from '@vitrina/contract/account/notification-settings'
import { clientOffersApi } from '@vitrina/contract/offers/client-offers'
import { offersApi } from '@vitrina/contract/offers/offers'
import { cartApi } from '@vitrina/contract/cart/cart'
import {
  acceptByLink,
  anOfferLine,
  anOfferMaker,
  aSentOffer,
  askByLink,
  aWork,
  byLink,
  mailsTo,
  ofOffer,
  openOffers,
  readByLink,
  readOffer,
  someWorks,
  versionsOf,
} from '#test/builders.offers'
import { callApi, type Headers } from '#test/call-api'
import { describeStore } from '#test/describe-store'
import { smallCatalogue } from '#test/small-catalogue'

const { server, goods } = describeStore({ goods: smallCatalogue })
let headers: Headers
let email: string | null

beforeAll(() => openOffers(server))
beforeEach(async () => {
  const buyer = await anOfferMaker(server)
  ;({ headers, email } = buyer)
})

const visitor = (uuid = crypto.randomUUID()) => ({ 'user-uuid': uuid })
const choiceOf = (ticked: string[] = [], amounts: Record<string, number> = {}) => ({ ticked, amounts })
const seeByLink = (token: string, who: Headers = visitor()) =>
  callApi(server, clientOffersApi.seen, { url: byLink(token, '/seen'), headers: who })

/** A fixed line of 1000, three kinds of cable of which one is taken, and a changeable option. */
const choosable = () => {
  const setId = crypto.randomUUID()
  const one = (price: number, isTicked: boolean) => aWork(price, { choice: 'alternative', setId, isTicked, name: `Вариант ${price}` })
  return [
    aWork(1_000),
    one(10, false),
    one(20, true),
    one(30, false),
    aWork(5, { choice: 'option', isTicked: false, limits: { from: 2, to: 8 }, amount: 4 }),
  ]
}

test('a view counts once for a visitor, from the page alone; colleagues do not count, and the maker hears of the first', async () => {
  const { offer, token } = await aSentOffer(server, headers, someWorks(1))
  await callApi(server, notificationSettingsApi.save, {
    headers,
    body: { settings: { events: { 'offer.viewed': { channels: { email: true }, digest: 'now' } }, quietHours: null, companies: 'all' } },
  })
  await readByLink(server, token)
  await seeByLink(token, headers)
  expect((await versionsOf(server, headers, offer.id))[0]).toMatchObject({ viewCount: 0, viewedAt: null, state: 'sent' })
  const one = visitor()
  for (const who of [one, one, visitor()]) expect((await seeByLink(token, who)).body).toEqual({})
  expect((await versionsOf(server, headers, offer.id))[0]).toMatchObject({ viewCount: 2, state: 'viewed', viewedAt: expect.any(String) })
  expect((await mailsTo(server, email)).map(({ subject }) => subject)).toEqual(['Клиент открыл предложение КП-1001/1'])
})

test('who answers has read: an acceptance counts as a view, once, without a letter of its own', async () => {
  const { offer, token } = await aSentOffer(server, headers, someWorks(100))
  await acceptByLink(server, token, { number: 'КП-1001/1', total: 100 })
  const [version] = await versionsOf(server, headers, offer.id)
  expect(version).toMatchObject({ state: 'accepted', viewCount: 1, viewedAt: expect.any(String) })
  await askByLink(server, token, 'Когда поставка?')
  expect((await versionsOf(server, headers, offer.id))[0]?.viewCount).toBe(1)
  expect((await mailsTo(server, email)).map(({ subject }) => subject)).toEqual([
    'Предложение КП-1001/1 принято',
    'Вопрос по предложению КП-1001/1',
  ])
})

test('the client takes exactly one alternative, ticks an option, changes an amount within its limits, and accepts that sum', async () => {
  const { offer, token } = await aSentOffer(server, headers, { document: { groups: [], lines: choosable() } })
  const { body } = await readByLink(server, token)
  expect([body.totals.total, body.withOptions.total]).toEqual([1_020, 1_040])
  const number = body.number
  const problems = async (choice: object) =>
    (await acceptByLink(server, token, { number, total: 1, choice })).body.errors.map(({ field, code }) => [field, code])
  expect(await problems(choiceOf())).toEqual([['choice.ticked', 'one-of']])
  expect(await problems(choiceOf(['2', '3']))).toEqual([['choice.ticked', 'one-of']])
  expect(await problems(choiceOf(['2', '1']))).toEqual([['choice.ticked.1', 'not-choosable']])
  expect(await problems(choiceOf(['2', '9']))).toEqual([['choice.ticked.1', 'unknown']])
  expect(await problems(choiceOf(['2'], { 1: 2 }))).toEqual([['choice.amounts.1', 'fixed-amount']])
  expect(await problems(choiceOf(['2'], { 5: 9 }))).toEqual([['choice.amounts.5', 'out-of-limits']])
  expect(await problems(choiceOf(['2'], { 5: 2.5 }))).toEqual([['choice.amounts.5', 'decimals']])

  const choice = choiceOf(['2', '5'], { 5: 8 })
  expect((await acceptByLink(server, token, { number, total: 1_020, choice })).body.code).toBe('offer.sum-changed')
  expect((await acceptByLink(server, token, { number: 'КП-1001/2', total: 1_050, choice })).body.code).toBe('offer.not-now')
  const done = await acceptByLink(server, token, { number, total: 1_050, choice })
  expect(done.body).toMatchObject({ state: 'accepted', accepted: { by: 'Пётр Ильич', total: 1_050, choice } })
  expect((await acceptByLink(server, token, { number, total: 1_050, choice })).status).toBe(200)
  expect((await acceptByLink(server, token, { number, total: 1_010, choice: choiceOf(['2']) })).body.code).toBe('offer.not-now')
  expect((await versionsOf(server, headers, offer.id))[0]).toMatchObject({
    state: 'accepted',
    chosenTotal: 1_050,
    acceptedBy: 'Пётр Ильич',
  })
  expect((await mailsTo(server, email)).map(({ subject }) => subject)).toEqual(['Предложение КП-1001/1 принято'])
})

test('a client declines with a reason and asks; the maker reads, answers, and the words stand on the page', async () => {
  const { offer, token } = await aSentOffer(server, headers, {
    ...someWorks(1),
    terms: { client: { name: 'ООО «Дом»', inn: '', contact: '', email: 'dom@vitrina.test', phone: '' } },
  })
  expect((await askByLink(server, token, '  ')).status).toBe(422)
  await askByLink(server, token, 'Когда поставка?')
  const row = async () => (await readOffer(server, headers, offer.id)).unreadCount
  expect(await row()).toBe(1)
  const read = await callApi(server, offersApi.messages, { headers, url: ofOffer(offer.id, '/messages') })
  expect(read.body.items).toMatchObject([{ from: 'client', text: 'Когда поставка?', versionNo: 1, isRead: false }])
  expect(await row()).toBe(1)
  await callApi(server, offersApi.markMessagesRead, { headers, url: ofOffer(offer.id, '/messages/read') })
  expect(await row()).toBe(0)
  await callApi(server, offersApi.answer, { headers, url: ofOffer(offer.id, '/messages'), body: { text: 'Через неделю' } })
  expect((await readByLink(server, token)).body.messages.map(({ from, text }) => [from, text])).toEqual([
    ['client', 'Когда поставка?'],
    ['company', 'Через неделю'],
  ])
  expect((await mailsTo(server, 'dom@vitrina.test')).map(({ subject }) => subject)).toEqual(['Ответ по предложению КП-1001/1'])
  const declined = await callApi(server, clientOffersApi.decline, { url: byLink(token, '/decline'), body: { reason: 'Дорого' } })
  expect(declined.body).toMatchObject({ state: 'declined', declined: { reason: 'Дорого' }, canAccept: true, canDecline: false })
  expect((await mailsTo(server, email)).map(({ subject }) => subject)).toEqual([
    'Вопрос по предложению КП-1001/1',
    'Предложение КП-1001/1 отклонено',
  ])
})

test('[M-05] what the client accepted goes into a cart at the sums of the offer’s cost, each line reported', async () => {
  const { breaker, thickCable } = goods.products
  const lines = [
    anOfferLine({ productId: breaker.id, amount: 2 }),
    anOfferLine({ productId: thickCable.id, amount: 5, choice: 'option', isTicked: false }),
    aWork(500),
    anOfferLine({ name: 'Шкаф', costPrice: 10, costOrigin: 'hand' }),
  ]
  const { offer, token } = await aSentOffer(server, headers, { document: { groups: [], lines } })
  const toCart = () => callApi(server, offersApi.toCart, { headers, url: ofOffer(offer.id, '/to-cart'), body: {} })
  expect((await toCart()).body.code).toBe('offer.not-accepted')
  const { body } = await readByLink(server, token)
  await acceptByLink(server, token, { number: body.number, total: body.totals.total })
  const { body: report } = await toCart()
  expect(report).toMatchObject({ takenCount: 1, leftCount: 1, workCount: 1, cartId: expect.any(Number) })
  expect(report.items.map(({ name, outcome, taken }) => [name, outcome, taken])).toEqual([
    [breaker.name, expect.stringMatching(/taken|short/), 2],
    ['Шкаф', 'raw-text', 0],
  ])
  const { body: cart } = await callApi(server, cartApi.read, { headers })
  expect(cart.name).toBe('КП-1001 Щитовая')
  const cost = offer.lines[0]?.costPrice ?? 0
  expect(cart.lines.map(({ productId, amount, sum, source }) => [productId, amount, sum, source?.type])).toEqual([
    [breaker.id, 2, cost * 2, 'offer'],
  ])
})
