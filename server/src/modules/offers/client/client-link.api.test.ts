import { randomBytes } from 'node:crypto'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { Endpoint } from '@vitrina/contract/endpoint'
import { clientOffersApi } from '@vitrina/contract/offers/client-offers'
import { offersApi } from '@vitrina/contract/offers/offers'
import { sellerDay, shiftDay } from '@vitrina/contract/days/days.rules'
import {
  acceptByLink,
  anOffer,
  anOfferLine,
  anOfferMaker,
  aSentOffer,
  askByLink,
  aWork,
  byLink,
  changeOffer,
  ofOffer,
  openOffers,
  readByLink,
  readOffer,
  sendOffer,
  someWorks,
  tokenOf,
  versionsOf,
} from '#test/builders.offers'
import { callApi, type Headers } from '#test/call-api'
import { describeStore } from '#test/describe-store'
import { smallCatalogue } from '#test/small-catalogue'
import { hashOfToken } from '../offer-link.ts'

const { server, goods } = describeStore({ goods: smallCatalogue })
let headers: Headers

beforeAll(() => openOffers(server))
beforeEach(async () => {
  headers = (await anOfferMaker(server)).headers
})

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
  const { offer, token } = await aSentOffer(server, headers, someWorks(100))
  await changeOffer(server, headers, offer, [{ op: 'addLines', lines: [aWork(50)], after: null }])
  const draft = await readOffer(server, headers, offer.id)
  expect(draft).toMatchObject({ hasUnsentChanges: true, state: 'sent' })
  expect((await readByLink(server, token)).body.lines).toHaveLength(1)

  const second = await sendOffer(server, headers, draft)
  expect(second.body).toMatchObject({ no: 2, number: 'КП-1001/2', total: 150 })
  expect((await readByLink(server, token)).body).toMatchObject({ state: 'superseded', canAccept: false, lines: [{ total: 100 }] })
  expect((await acceptByLink(server, token, { number: 'КП-1001/1', total: 100 })).body.code).toBe('offer.not-now')
  const diff = await callApi(server, offersApi.compare, { headers, url: ofOffer(offer.id, '/versions/1/diff?to=2') })
  expect(diff.body.lines).toMatchObject([{ kind: 'added', name: 'Монтаж' }])

  await callApi(server, offersApi.revoke, { headers, url: ofOffer(offer.id, '/versions/2/revoke') })
  expect((await readByLink(server, tokenOf(second.body.link))).body.code).toBe('offer.link-dead')
  expect((await readByLink(server, token)).body).toMatchObject({ state: 'sent', canAccept: true })
  expect((await readOffer(server, headers, offer.id)).hasUnsentChanges).toBe(true)
  expect((await versionsOf(server, headers, offer.id)).map(({ no, state, link }) => [no, state, link === null])).toEqual([
    [2, 'revoked', true],
    [1, 'sent', false],
  ])
})

/** Whole answers of every call by a link, but for the moment and the ids of the request. */
async function answersOf(token: string) {
  const ask = async (call: Endpoint, path: string, body?: object) => {
    const { status, headers: answered, body: given } = await callApi(server, call, { url: byLink(token, path), ...(body && { body }) })
    const { date: _, 'x-request-id': __, ...rest } = answered
    return { status, headers: rest, body: { ...given, requestId: undefined } }
  }
  const choice = { ticked: [], amounts: {} }
  return {
    read: await ask(clientOffersApi.read, ''),
    seen: await ask(clientOffersApi.seen, '/seen'),
    accept: await ask(clientOffersApi.accept, '/accept', { number: 'КП-1001/1', choice, total: 1, name: 'Пётр' }),
    decline: await ask(clientOffersApi.decline, '/decline', { reason: 'Дорого' }),
    ask: await ask(clientOffersApi.ask, '/ask', { text: 'Когда?' }),
    pdf: await ask(clientOffersApi.file, '/file?format=pdf'),
  }
}

test('a link that never was, one taken back, one that is over and one of a deleted offer answer alike', async () => {
  const [revoked, over, deleted] = [
    await aSentOffer(server, headers, someWorks(1)),
    await aSentOffer(server, headers, someWorks(1)),
    await aSentOffer(server, headers, someWorks(1)),
  ]
  await callApi(server, offersApi.revoke, { headers, url: ofOffer(revoked.offer.id, '/versions/1/revoke') })
  await server.pool.query('update offer_versions set link_until = $2 where offer_id = $1', [
    over.offer.id,
    shiftDay(sellerDay(server.ctx.now()), -1),
  ])
  await callApi(server, offersApi.archive, { headers, url: ofOffer(deleted.offer.id, '/archive') })
  await callApi(server, offersApi.remove, { headers, url: ofOffer(deleted.offer.id) })
  const never = await answersOf(randomBytes(32).toString('base64url'))
  for (const { status, body } of Object.values(never)) expect([status, body.code]).toEqual([404, 'offer.link-dead'])
  for (const { token } of [revoked, over, deleted]) expect(await answersOf(token)).toEqual(never)
  for (const odd of ['x', 'A'.repeat(42), '%00']) expect(await answersOf(odd)).toEqual(never)
})

test('of 100 000 guessed tokens none opens anything, and whoever guesses is stopped', async () => {
  const { token } = await aSentOffer(server, headers, someWorks(1))
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
  const { offer, token } = await aSentOffer(server, headers, { ...someWorks(100), terms: { validUntil: today } })
  expect((await readByLink(server, token)).body).toMatchObject({ state: 'sent', canAccept: true, validUntil: today })
  await server.pool.query('update offer_versions set valid_until = $2 where offer_id = $1', [offer.id, shiftDay(today, -1)])
  expect((await readByLink(server, token)).body).toMatchObject({ state: 'expired', canAccept: false, canAsk: true })
  expect((await acceptByLink(server, token, { number: 'КП-1001/1', total: 100 })).body.code).toBe('offer.not-now')
  expect((await askByLink(server, token, 'Обновите цены')).status).toBe(200)
  const recorded = await callApi(server, offersApi.recordOutcome, {
    headers,
    url: ofOffer(offer.id, '/versions/1/outcome'),
    body: { outcome: 'accepted' },
  })
  expect(recorded.body).toMatchObject({ state: 'accepted', acceptedBy: '', chosenTotal: 100 })
  const past = await anOffer(server, headers, { ...someWorks(1), terms: { validUntil: shiftDay(today, -1) } })
  expect((await sendOffer(server, headers, past)).body.errors).toMatchObject([{ field: 'validUntil', code: 'past' }])
})
