import { randomUUID } from 'node:crypto'
import { expect, vi } from 'vitest'
import type { OfferChange, OfferLine } from '@vitrina/contract/offers/offer-document.rules'
import { clientOffersApi } from '@vitrina/contract/offers/client-offers'
import { offersApi } from '@vitrina/contract/offers/offers'
import { siteApi } from '@vitrina/contract/site/site'
import { aCompany, aUser, changeSettings } from './builders.ts'
import { callApi, type Headers } from './call-api.ts'
import type { startTestApp } from './app.ts'

type Server = Awaited<ReturnType<typeof startTestApp>>

/** Switches the area on. */
export async function openOffers(server: Server): Promise<void> {
  const wanted = { specifications: true, modules: true, offers: true }
  await changeSettings(server.ctx, 1, { toggles: wanted })
  await vi.waitFor(async () => expect((await callApi(server, siteApi.settings)).body).toMatchObject(wanted), { timeout: 5_000 })
}

/** A buyer of a company of their own whom no limit of calls holds up. */
export async function anOfferMaker(server: Server) {
  await server.pool.query('delete from rate_counters')
  return aUser(server.ctx, { companyIds: [(await aCompany(server.ctx)).id] })
}

/** As the browser sends a line it adds: the server names a product and takes its cost. Prices are roubles. */
export const anOfferLine = (given: Partial<OfferLine> = {}): OfferLine => ({
  id: randomUUID(),
  groupId: null,
  kind: given.productId ? 'product' : 'own',
  productId: null,
  customProductId: null,
  name: given.productId ? '' : 'Позиция',
  article: '',
  unit: 'шт',
  decimals: 0,
  note: '',
  amount: 1,
  limits: null,
  vatRate: null,
  costPrice: null,
  costOrigin: 'list',
  costAt: null,
  markup: null,
  choice: 'always',
  setId: null,
  isTicked: true,
  ...given,
})

/** A work with a price of its own, in roubles. */
export const aWork = (price: number, given: Partial<OfferLine> = {}): OfferLine =>
  anOfferLine({ kind: 'work', name: 'Монтаж', costOrigin: 'hand', markup: { mode: 'fixed', price }, ...given })

export const ofOffer = (id: number, more = '') => `/api/v1/offer/${id}${more}`

export async function anOffer(server: Server, headers: Headers, body: Record<string, unknown> = {}) {
  const made = await callApi(server, offersApi.create, { headers, body: { from: { type: 'nothing' }, name: 'Щитовая', ...body } })
  if (made.status !== 200) throw new Error(`An offer was refused: ${JSON.stringify(made.body)}`)
  return made.body
}

export const changeOffer = (
  server: Server,
  headers: Headers,
  { id, version }: { id: number; version: number },
  changes: readonly OfferChange[],
) => callApi(server, offersApi.change, { headers, url: ofOffer(id, '/changes'), body: { version, changes } })

export const readOffer = async (server: Server, headers: Headers, id: number) =>
  (await callApi(server, offersApi.read, { headers, url: ofOffer(id) })).body

export const sendOffer = (server: Server, headers: Headers, { id, version }: { id: number; version: number }, body: object = {}) =>
  callApi(server, offersApi.send, { headers, url: ofOffer(id, '/send'), body: { version, isBelowFloorAgreed: true, ...body } })

/** Sends the offer as it is now and gives the token of its link. */
export async function aSentOffer(server: Server, headers: Headers, body: Record<string, unknown> = {}) {
  const made = await anOffer(server, headers, body)
  const sent = await sendOffer(server, headers, made)
  if (sent.status !== 200) throw new Error(`The offer was not sent: ${JSON.stringify(sent.body)}`)
  return { offer: made, sent: sent.body, token: tokenOf(sent.body.link) }
}

export const tokenOf = (link: string | null) => link?.split('/').at(-1) ?? ''

export const byLink = (token: string, more = '') => `/api/v2/public-offer/${token}${more}`

export const readByLink = (server: Server, token: string, headers: Headers = {}) =>
  callApi(server, clientOffersApi.read, { url: byLink(token), headers })

type Acceptance = { number: string; total: number; choice?: object; name?: string }

export const acceptByLink = (
  server: Server,
  token: string,
  { choice = { ticked: [], amounts: {} }, name = 'Пётр Ильич', ...given }: Acceptance,
) => callApi(server, clientOffersApi.accept, { url: byLink(token, '/accept'), body: { choice, name, ...given } })

export const askByLink = (server: Server, token: string, text: string) =>
  callApi(server, clientOffersApi.ask, { url: byLink(token, '/ask'), body: { text } })

export const versionsOf = async (server: Server, headers: Headers, id: number) =>
  (await callApi(server, offersApi.versions, { headers, url: ofOffer(id, '/versions') })).body.items

/** Body of an offer of works at these prices. */
export const someWorks = (...prices: number[]) => ({ document: { groups: [], lines: prices.map((price) => aWork(price)) } })

type Mail = { subject: string; text: string; reply_to: string | null; attachments: { name: string }[] }

export const mailsTo = async ({ pool }: Server, address: string | null) =>
  (await pool.query<Mail>('select subject, text, reply_to, attachments from mails where recipient = $1 order by id', [address])).rows
