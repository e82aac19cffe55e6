import { randomBytes } from 'node:crypto'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { notificationSettingsApi } from '@vitrina/contract/account/notification-settings'
import { clientOffersApi } from '@vitrina/contract/offers/client-offers'
import { offersApi } from '@vitrina/contract/offers/offers'
import { cartApi } from '@vitrina/contract/cart/cart'
import { sellerDay, shiftDay } from '@vitrina/contract/days/days.rules'
import { aCompany, aUser } from '#test/builders'
import {
  anOffer,
  anOfferLine,
  aSentOffer,
  aWork,
  byLink,
  changeOffer,
  ofOffer,
  openOffers,
  readByLink,
  readOffer,
  sendOffer,
  tokenOf,
} from '#test/builders.offers'
import { callApi, type Headers } from '#test/call-api'
import { describeStore } from '#test/describe-store'
import { smallCatalogue } from '#test/small-catalogue'
import { runWaiting } from '#test/waiting-jobs'
import { mailOffer } from '../offers.jobs.ts'
import { hashOfToken } from '../offer-link.ts'

const { server, goods } = describeStore({ goods: smallCatalogue })
let headers: Headers
let email: string | null

beforeAll(() => openOffers(server))
beforeEach(async () => {
  const buyer = await aUser(server.ctx, { companyIds: [(await aCompany(server.ctx)).id] })
  ;({ headers, email } = buyer)
  await server.pool.query('delete from rate_counters')
})

const visitor = (uuid = crypto.randomUUID()) => ({ 'user-uuid': uuid })
const choiceOf = (ticked: string[] = [], amounts: Record<string, number> = {}) => ({ ticked, amounts })
type Accepted = { number: string; total: number; choice?: object; name?: string }
const accept = (token: string, { choice = choiceOf(), name = 'Пётр Ильич', ...given }: Accepted) =>
  callApi(server, clientOffersApi.accept, { url: byLink(token, '/accept'), body: { choice, name, ...given } })
const seen = (token: string, who: Headers = visitor()) =>
  callApi(server, clientOffersApi.seen, { url: byLink(token, '/seen'), headers: who })
const ask = (token: string, text: string) => callApi(server, clientOffersApi.ask, { url: byLink(token, '/ask'), body: { text } })
const versions = async (id: number) => (await callApi(server, offersApi.versions, { headers, url: ofOffer(id, '/versions') })).body.items
const mailsTo = async (address: string | null) =>
  (
    await server.pool.query<{ subject: string; text: string; reply_to: string | null; attachments: { name: string }[] }>(
      'select subject, text, reply_to, attachments from mails where recipient = $1 order by id',
      [address],
    )
  ).rows
const works = (...prices: number[]) => ({ document: { groups: [], lines: prices.map((price) => aWork(price)) } })

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

test('[R-10] the link opens without sign-in, shows what was sent and nothing of its making, and is not for search engines', async () => {
  const line = anOfferLine({ productId: goods.products.breaker.id, amount: 3 })
  const { token, sent } = await aSentOffer(server, headers, {
    terms: { markup: { mode: 'percent', basisPoints: 1_800 }, internalNote: 'наш потолок', comment: 'Добрый день' },
    document: { groups: [], lines: [line] },
  })
  expect(token).toMatch(/^[\w-]{43}$/)
  expect(sent).toMatchObject({ no: 1, number: 'КП-1001/1', state: 'sent', viewCount: 0 })
  const { status, headers: answered, body } = await readByLink(server, token)
  expect([status, answered['x-robots-tag'], answered['cache-control']]).toEqual([200, 'noindex, nofollow, noarchive', 'no-store'])
  expect(body).toMatchObject({ number: 'КП-1001/1', comment: 'Добрый день', state: 'sent', canAccept: true, messages: [] })
  expect(body.lines).toMatchObject([{ key: '1', name: goods.products.breaker.name, amount: 3 }])
  expect(JSON.stringify(body)).not.toMatch(/наш потолок|cost|margin|markup|productId/i)
})

test('the draft changes, the link does not; the next version supersedes it, and taking that back brings it to life again', async () => {
  const { offer, token } = await aSentOffer(server, headers, works(100))
  await changeOffer(server, headers, offer, [{ op: 'addLines', lines: [aWork(50)], after: null }])
  const draft = await readOffer(server, headers, offer.id)
  expect(draft).toMatchObject({ hasUnsentChanges: true, state: 'sent' })
  expect((await readByLink(server, token)).body.lines).toHaveLength(1)

  const second = await sendOffer(server, headers, draft)
  expect(second.body).toMatchObject({ no: 2, number: 'КП-1001/2', total: 150 })
  expect((await readByLink(server, token)).body).toMatchObject({ state: 'superseded', canAccept: false, lines: [{ total: 100 }] })
  expect((await accept(token, { number: 'КП-1001/1', total: 100 })).body.code).toBe('offer.not-now')
  const diff = await callApi(server, offersApi.compare, { headers, url: ofOffer(offer.id, '/versions/1/diff?to=2') })
  expect(diff.body.lines).toMatchObject([{ kind: 'added', name: 'Монтаж' }])

  await callApi(server, offersApi.revoke, { headers, url: ofOffer(offer.id, '/versions/2/revoke') })
  expect((await readByLink(server, tokenOf(second.body.link))).body.code).toBe('offer.link-dead')
  expect((await readByLink(server, token)).body).toMatchObject({ state: 'sent', canAccept: true })
  expect((await readOffer(server, headers, offer.id)).hasUnsentChanges).toBe(true)
  expect((await versions(offer.id)).map(({ no, state, link }) => [no, state, link === null])).toEqual([
    [2, 'revoked', true],
    [1, 'sent', false],
  ])
})

test('a link that never was, one taken back, one that is over and one of a deleted offer answer alike', async () => {
  const [revoked, over, deleted] = [
    await aSentOffer(server, headers, works(1)),
    await aSentOffer(server, headers, works(1)),
    await aSentOffer(server, headers, works(1)),
  ]
  await callApi(server, offersApi.revoke, { headers, url: ofOffer(revoked.offer.id, '/versions/1/revoke') })
  await server.pool.query('update offer_versions set link_until = $2 where offer_id = $1', [
    over.offer.id,
    shiftDay(sellerDay(server.ctx.now()), -1),
  ])
  await callApi(server, offersApi.archive, { headers, url: ofOffer(deleted.offer.id, '/archive') })
  await callApi(server, offersApi.remove, { headers, url: ofOffer(deleted.offer.id) })
  const bodyOf = async (token: string) => {
    const { status, headers: answered, body } = await readByLink(server, token)
    const { requestId: _, ...rest } = body as Record<string, unknown>
    return { status, robots: answered['x-robots-tag'], rest }
  }
  const never = await bodyOf(randomBytes(32).toString('base64url'))
  expect(never).toMatchObject({ status: 404, rest: { code: 'offer.link-dead' } })
  for (const { token } of [revoked, over, deleted]) expect(await bodyOf(token)).toEqual(never)
  for (const odd of ['x', 'A'.repeat(42), '%00']) expect((await bodyOf(odd)).rest).toEqual(never.rest)
})

test('of 100 000 guessed tokens none opens anything, and whoever guesses is stopped', async () => {
  const { token } = await aSentOffer(server, headers, works(1))
  const guesses = Array.from({ length: 100_000 }, (_, at) =>
    // Every other one is a near miss: all but the last four letters are right.
    at % 2 === 0 ? randomBytes(32).toString('base64url') : `${token.slice(0, -4)}${randomBytes(3).toString('base64url')}`,
  ).filter((guess) => guess !== token)
  let hits = 0
  for (let at = 0; at < guesses.length; at += 20_000) {
    const hashes = guesses.slice(at, at + 20_000).flatMap((guess) => hashOfToken(guess)?.toString('hex') ?? [])
    const { rowCount } = await server.pool.query(
      `select from offer_versions where token_hash in (select decode(hash, 'hex') from unnest($1::text[]) hash)`,
      [hashes],
    )
    hits += rowCount ?? 0
  }
  expect(hits).toBe(0)

  const { rows } = await server.pool.query<{ key: string }>(`select key from rate_counters where key like 'offer-link:%'`)
  expect(rows).toEqual([])
  expect((await readByLink(server, guesses[0] ?? '')).status).toBe(404)
  await server.pool.query(`update rate_counters set hits = 300 where key like 'offer-link:%'`)
  expect((await readByLink(server, guesses[1] ?? '')).body.code).toBe('rate.limited')
})

test('the last day counts whole; after it the client asks for new prices, and the maker may still record a yes', async () => {
  const today = sellerDay(server.ctx.now())
  const { offer, token } = await aSentOffer(server, headers, { ...works(100), terms: { validUntil: today } })
  expect((await readByLink(server, token)).body).toMatchObject({ state: 'sent', canAccept: true, validUntil: today })
  await server.pool.query('update offer_versions set valid_until = $2 where offer_id = $1', [offer.id, shiftDay(today, -1)])
  expect((await readByLink(server, token)).body).toMatchObject({ state: 'expired', canAccept: false, canAsk: true })
  expect((await accept(token, { number: 'КП-1001/1', total: 100 })).body.code).toBe('offer.not-now')
  expect((await ask(token, 'Обновите цены')).status).toBe(200)
  const recorded = await callApi(server, offersApi.recordOutcome, {
    headers,
    url: ofOffer(offer.id, '/versions/1/outcome'),
    body: { outcome: 'accepted' },
  })
  expect(recorded.body).toMatchObject({ state: 'accepted', acceptedBy: '', chosenTotal: 100 })
  const past = await anOffer(server, headers, { ...works(1), terms: { validUntil: shiftDay(today, -1) } })
  expect((await sendOffer(server, headers, past)).body.errors).toMatchObject([{ field: 'validUntil', code: 'past' }])
})

test('a view counts once for a visitor, from the page alone; colleagues do not count, and the maker hears of the first', async () => {
  const { offer, token } = await aSentOffer(server, headers, works(1))
  await callApi(server, notificationSettingsApi.save, {
    headers,
    body: { settings: { events: { 'offer.viewed': { channels: { email: true }, digest: 'now' } }, quietHours: null, companies: 'all' } },
  })
  await readByLink(server, token)
  await seen(token, headers)
  expect((await versions(offer.id))[0]).toMatchObject({ viewCount: 0, viewedAt: null, state: 'sent' })
  const one = visitor()
  for (const who of [one, one, visitor()]) expect((await seen(token, who)).body).toEqual({})
  expect((await versions(offer.id))[0]).toMatchObject({ viewCount: 2, state: 'viewed', viewedAt: expect.any(String) })
  expect((await mailsTo(email)).map(({ subject }) => subject)).toEqual(['Клиент открыл предложение КП-1001/1'])
})

test('the client takes exactly one alternative, ticks an option, changes an amount within its limits, and accepts that sum', async () => {
  const { offer, token } = await aSentOffer(server, headers, { document: { groups: [], lines: choosable() } })
  const { body } = await readByLink(server, token)
  expect([body.totals.total, body.withOptions.total]).toEqual([1_020, 1_040])
  const number = body.number
  const problems = async (choice: object) =>
    (await accept(token, { number, total: 1, choice })).body.errors.map(({ field, code }) => [field, code])
  expect(await problems(choiceOf())).toEqual([['choice.ticked', 'one-of']])
  expect(await problems(choiceOf(['2', '3']))).toEqual([['choice.ticked', 'one-of']])
  expect(await problems(choiceOf(['2', '1']))).toEqual([['choice.ticked.1', 'not-choosable']])
  expect(await problems(choiceOf(['2', '9']))).toEqual([['choice.ticked.1', 'unknown']])
  expect(await problems(choiceOf(['2'], { 1: 2 }))).toEqual([['choice.amounts.1', 'fixed-amount']])
  expect(await problems(choiceOf(['2'], { 5: 9 }))).toEqual([['choice.amounts.5', 'out-of-limits']])
  expect(await problems(choiceOf(['2'], { 5: 2.5 }))).toEqual([['choice.amounts.5', 'decimals']])

  const choice = choiceOf(['2', '5'], { 5: 8 })
  expect((await accept(token, { number, total: 1_020, choice })).body.code).toBe('offer.sum-changed')
  expect((await accept(token, { number: 'КП-1001/2', total: 1_050, choice })).body.code).toBe('offer.not-now')
  const done = await accept(token, { number, total: 1_050, choice })
  expect(done.body).toMatchObject({ state: 'accepted', accepted: { by: 'Пётр Ильич', total: 1_050, choice } })
  expect((await accept(token, { number, total: 1_050, choice })).status).toBe(200)
  expect((await accept(token, { number, total: 1_010, choice: choiceOf(['2']) })).body.code).toBe('offer.not-now')
  expect((await versions(offer.id))[0]).toMatchObject({ state: 'accepted', chosenTotal: 1_050, acceptedBy: 'Пётр Ильич' })
  expect((await mailsTo(email)).map(({ subject }) => subject)).toEqual(['Предложение КП-1001/1 принято'])
})

test('a client declines with a reason and asks; the maker reads, answers, and the words stand on the page', async () => {
  const { offer, token } = await aSentOffer(server, headers, {
    ...works(1),
    terms: { client: { name: 'ООО «Дом»', inn: '', contact: '', email: 'dom@vitrina.test', phone: '' } },
  })
  expect((await ask(token, '  ')).status).toBe(422)
  await ask(token, 'Когда поставка?')
  const row = async () => (await readOffer(server, headers, offer.id)).unreadCount
  expect(await row()).toBe(1)
  const read = await callApi(server, offersApi.messages, { headers, url: ofOffer(offer.id, '/messages') })
  expect(read.body.items).toMatchObject([{ from: 'client', text: 'Когда поставка?', versionNo: 1 }])
  expect(await row()).toBe(0)
  await callApi(server, offersApi.answer, { headers, url: ofOffer(offer.id, '/messages'), body: { text: 'Через неделю' } })
  expect((await readByLink(server, token)).body.messages.map(({ from, text }) => [from, text])).toEqual([
    ['client', 'Когда поставка?'],
    ['company', 'Через неделю'],
  ])
  expect((await mailsTo('dom@vitrina.test')).map(({ subject }) => subject)).toEqual(['Ответ по предложению КП-1001/1'])
  const declined = await callApi(server, clientOffersApi.decline, { url: byLink(token, '/decline'), body: { reason: 'Дорого' } })
  expect(declined.body).toMatchObject({ state: 'declined', declined: { reason: 'Дорого' }, canAccept: true, canDecline: false })
  expect((await mailsTo(email)).map(({ subject }) => subject)).toEqual([
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
  await accept(token, { number: body.number, total: body.totals.total })
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

test('a letter speaks for the maker’s company, carries the link and the file, and answers go to the maker', async () => {
  await callApi(server, offersApi.changeBrand, {
    headers,
    body: { phone: '', email: 'kp@montazh.test', site: '', signerPost: '', signerName: '' },
  })
  const made = await anOffer(server, headers, works(100))
  const sent = await sendOffer(server, headers, made, { email: { to: ['a@client.test', 'a@client.test'], text: 'Как договаривались' } })
  expect(sent.body.sentTo).toEqual(['a@client.test'])
  await runWaiting(server, [mailOffer])
  const [letter, ...more] = await mailsTo('a@client.test')
  expect(more).toEqual([])
  expect(letter).toMatchObject({ subject: 'Коммерческое предложение КП-1001/1: Щитовая', reply_to: 'kp@montazh.test' })
  expect(letter?.attachments.map(({ name }) => name)).toEqual([expect.stringMatching(/^КП-1001-1 от .+\.pdf$/)])
  expect(letter?.text).toContain('Как договаривались')
  expect(letter?.text).toContain(sent.body.link)
  expect(letter?.text).not.toContain('Витрина')
})

test('below the floor of margin it goes only when agreed; without a price or a line it does not go at all', async () => {
  const cheap = anOfferLine({ name: 'Шкаф', costPrice: 100, costOrigin: 'hand', markup: { mode: 'percent', basisPoints: 300 } })
  const made = await anOffer(server, headers, { terms: { minMargin: 1_000 }, document: { groups: [], lines: [cheap] } })
  const send = (body: object = {}) => sendOffer(server, headers, made, { isBelowFloorAgreed: false, ...body })
  expect((await send()).body.code).toBe('offer.below-floor')
  expect((await send({ isBelowFloorAgreed: true })).status).toBe(200)
  const unknown = await anOffer(server, headers, { document: { groups: [], lines: [anOfferLine({ name: 'Лоток' })] } })
  expect((await sendOffer(server, headers, unknown)).body.errors).toMatchObject([{ code: 'unpriced' }])
  expect((await sendOffer(server, headers, await anOffer(server, headers))).body.errors).toMatchObject([{ field: 'lines', code: 'empty' }])
})

test('a new link kills the former; a version can be taken back into the draft', async () => {
  const { offer, token } = await aSentOffer(server, headers, works(100))
  const { body } = await callApi(server, offersApi.renewLink, { headers, url: ofOffer(offer.id, '/versions/1/link') })
  expect(tokenOf(body.link)).not.toBe(token)
  expect((await readByLink(server, token)).body.code).toBe('offer.link-dead')
  expect((await readByLink(server, tokenOf(body.link))).status).toBe(200)
  await changeOffer(server, headers, offer, [{ op: 'removeLines', ids: [offer.lines[0]?.id ?? ''] }])
  const { body: back } = await callApi(server, offersApi.revert, {
    headers,
    url: ofOffer(offer.id, '/versions/1/revert'),
    body: { version: 1 },
  })
  expect(back).toMatchObject({ version: 2, lineCount: 1, hasUnsentChanges: false })
})
