import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { paymentCardsApi } from '@vitrina/contract/account/payment-cards'
import { personalDataApi } from '@vitrina/contract/account/personal-data'
import { describeStore } from '#test/describe-store'
import { callApi } from '#test/call-api'
import { aUser, only } from '#test/builders'
import { listenOnFreePort } from '#test/listen-on-free-port'
import { runWaiting } from '#test/waiting-jobs'
import { paymentProviderOf } from '#platform/payments/t-kassa/t-kassa'
import { hashPassword } from '#modules/auth/passwords'
import { paymentCards } from '#tables/identity'
import { removeBankCard } from './cards.jobs.ts'

const { server } = describeStore()
let url: string
beforeAll(async () => {
  url = await listenOnFreePort(server)
})

/** Pays once and leaves the card, as a buyer does. */
async function aCardAtTheBank({ id: userId, uuid: customerKey }: { id: number; uuid: string }) {
  const bank = paymentProviderOf(server.ctx.config)
  if (!bank) throw new Error('There is no bank')
  const { payUrl } = await bank.start({
    paymentKey: randomUUID(),
    sum: 100_00,
    description: '',
    method: 'card',
    customerKey,
    remember: true,
    notificationUrl: `${url}/notices`,
    successUrl: url,
    failUrl: url,
    expiresAt: new Date(Date.now() + 600_000),
  })
  await fetch(payUrl, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ action: 'pay', number: '2200770239097761', expires: '12/30', remember: 'yes' }),
  })
  const { cardId, pan, expDate } = only(await bank.cards(customerKey))
  const card = only(await server.ctx.db.insert(paymentCards).values({ userId, bankCardId: cardId, pan, expiresOn: expDate }).returning())
  return { card, atBank: () => bank.cards(customerKey) }
}

test('[A-11] a card that is unbound is forgotten by the bank too', async () => {
  const [user, stranger] = [await aUser(server.ctx), await aUser(server.ctx)]
  const { card, atBank } = await aCardAtTheBank(user)
  const unbind = (headers: Record<string, string>) =>
    callApi(server, paymentCardsApi.unbind, { headers, url: paymentCardsApi.unbind.path.replace(':id', String(card.id)) })
  expect((await unbind(stranger.headers)).status).toBe(404)
  await runWaiting(server, [removeBankCard])
  expect(await atBank()).toHaveLength(1)
  expect((await unbind(user.headers)).status).toBe(200)
  await runWaiting(server, [removeBankCard])
  expect(await atBank()).toEqual([])
})

test('[A-12] with the account its cards go at the bank too', async () => {
  const user = await aUser(server.ctx, { passwordHash: await hashPassword('Vitrina-2026') })
  const { atBank } = await aCardAtTheBank(user)
  expect(await atBank()).toHaveLength(1)
  const gone = await callApi(server, personalDataApi.deleteUser, { headers: user.headers, body: { password: 'Vitrina-2026' } })
  expect(gone.status).toBe(200)
  await runWaiting(server, [removeBankCard])
  expect(await atBank()).toEqual([])
})
