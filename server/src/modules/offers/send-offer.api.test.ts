import { beforeAll, beforeEach, expect, test } from 'vitest'
import { offersApi } from '@vitrina/contract/offers/offers'
import { formatDay, sellerDay, shiftDay } from '@vitrina/contract/days/days.rules'
import {
  acceptByLink,
  anOffer,
  anOfferLine,
  anOfferMaker,
  aSentOffer,
  changeOffer,
  mailsTo,
  ofOffer,
  openOffers,
  readByLink,
  sendOffer,
  someWorks,
  tokenOf,
} from '#test/builders.offers'
import { callApi, type Headers } from '#test/call-api'
import { describeStore } from '#test/describe-store'
import { runWaiting } from '#test/waiting-jobs'
import { mailOffer, remindOfExpiringOffer } from './offers.jobs.ts'

const { server } = describeStore()
let headers: Headers
let email: string | null

beforeAll(() => openOffers(server))
beforeEach(async () => {
  const buyer = await anOfferMaker(server)
  ;({ headers, email } = buyer)
})

test('a letter speaks for the maker’s company, carries the link and the file, and answers go to the maker', async () => {
  await callApi(server, offersApi.changeBrand, {
    headers,
    body: { phone: '', email: 'kp@montazh.test', site: '', signerPost: '', signerName: '' },
  })
  const made = await anOffer(server, headers, someWorks(100))
  const sent = await sendOffer(server, headers, made, { email: { to: ['a@client.test', 'a@client.test'], text: 'Как договаривались' } })
  expect(sent.body.sentTo).toEqual(['a@client.test'])
  await runWaiting(server, [mailOffer])
  const [letter, ...more] = await mailsTo(server, 'a@client.test')
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
  const { offer, token } = await aSentOffer(server, headers, someWorks(100))
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

test('two days before its last one the maker hears of an offer nobody answered; of an answered, replaced or revoked one not', async () => {
  const today = sellerDay(server.ctx.now())
  const until = shiftDay(today, 9)
  const given = { ...someWorks(100), terms: { validUntil: until } }
  const quiet = await aSentOffer(server, headers, given)
  const accepted = await aSentOffer(server, headers, given)
  await acceptByLink(server, accepted.token, { number: accepted.sent.number, total: 100 })
  const revoked = await aSentOffer(server, headers, given)
  await callApi(server, offersApi.revoke, { headers, url: ofOffer(revoked.offer.id, '/versions/1/revoke') })
  await aSentOffer(server, headers, { ...someWorks(100), terms: { validUntil: shiftDay(today, 2) } })

  const { rows } = await server.pool.query<{ run_at: Date }>(
    `select run_at from graphile_worker.jobs where task_identifier = $1 order by id`,
    [remindOfExpiringOffer.name],
  )
  expect(rows.map(({ run_at: at }) => sellerDay(at))).toEqual([shiftDay(today, 7), shiftDay(today, 7), shiftDay(today, 7)])
  await server.pool.query('delete from mails where recipient = $1', [email])
  for (const { offer } of [quiet, accepted, revoked, quiet]) await remindOfExpiringOffer.run(server.ctx, { offerId: offer.id, no: 1 })
  expect((await mailsTo(server, email)).map(({ subject, text }) => [subject, text.includes(formatDay(until))])).toEqual([
    [`Предложение ${quiet.sent.number} скоро закончится`, true],
  ])
})
