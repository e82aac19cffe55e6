import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { clientOffersApi } from '@vitrina/contract/offers/client-offers'
import { offerTemplates, type OfferLine, type OfferState } from '@vitrina/contract/offers/offer-document.rules'
import { sellerDay } from '@vitrina/contract/days/days.rules'
import { generatedOffers, leaksOf, shownOf } from '@vitrina/contract/offers/generated-offers'
import { offersApi } from '@vitrina/contract/offers/offers'
import { aCompany, aUser } from '#test/builders'
import { anOffer, anOfferLine, aWork, byLink, ofOffer, openOffers, readByLink, sendOffer, tokenOf } from '#test/builders.offers'
import { callApi, type Headers } from '#test/call-api'
import { describeStore } from '#test/describe-store'
import { aGreyPng } from '#test/grey-png'
import { squeezed, textOfPdf } from '#test/read-pdf'
import { smallCatalogue } from '#test/small-catalogue'
import { offers, offerVersions } from '#tables/offers'
import { unzip } from '#test/unzip'
import { linkOf, newLink } from './offer-link.ts'
import { columnsOf } from './offer-state.ts'
import { printRows, totalLines } from './print/offer-rows.rules.ts'

const { server, goods } = describeStore({ goods: smallCatalogue })
let headers: Headers
let companyId: number

const SELLER = 'Секретный поставщик'
const PRICE_TYPE = 'Опт-секретная'

const put = (picture: string, bytes: Buffer) => {
  const head = '--edge\r\ncontent-disposition: form-data; name="data"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n'
  const payload = Buffer.concat([Buffer.from(head), bytes, Buffer.from('\r\n--edge--\r\n')])
  return server.app.inject({
    method: 'PUT',
    url: `/api/v1/offer/brand/${picture}`,
    headers: { ...headers, 'content-type': 'multipart/form-data; boundary=edge' },
    payload,
  })
}

beforeAll(async () => {
  await openOffers(server)
  // Ids that no amount, price or day looks like.
  for (const table of ['offers', 'companies', 'users'])
    await server.pool.query(`select setval(pg_get_serial_sequence($1, 'id'), 812345670)`, [table])
  companyId = (await aCompany(server.ctx)).id
  headers = (await aUser(server.ctx, { companyIds: [companyId] })).headers
  await server.pool.query(`update price_types set name = jsonb_build_object('ru', $1::text)`, [PRICE_TYPE])
  await server.pool.query(`update sites set name = jsonb_build_object('ru', $1::text)`, [SELLER])
  for (const picture of ['logo', 'stamp', 'signature']) await put(picture, aGreyPng({ width: 20, height: 20 }))
})

/** The same numbers at every run, so that a failure can be looked at. */
function numbers(seed: number) {
  let state = seed
  return (most: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state % most
  }
}

/** Costs are odd and large: no price or sum is one of them by chance. */
function linesOf(seed: number): OfferLine[] {
  const next = numbers(seed)
  const setId = randomUUID()
  return Array.from({ length: 2 + next(8) }, (_, at): OfferLine => {
    const cost = { costPrice: 47_119.13 + next(1_000), costOrigin: 'hand' as const, vatRate: 2_200, amount: 1 + next(9) }
    const product = Object.values(goods.products)[next(3)]
    const kinds: OfferLine[] = [
      anOfferLine({ ...cost, name: `Шкаф ${at}` }),
      anOfferLine({ ...cost, productId: product?.isActive ? product.id : goods.products.breaker.id }),
      aWork(1_000 + at, { vatRate: 2_200 }),
      anOfferLine({ ...cost, name: `Опция ${at}`, choice: 'option', isTicked: next(2) === 1, limits: { from: 1, to: 20 } }),
      anOfferLine({ ...cost, name: `Вариант ${at}`, choice: 'alternative', setId, isTicked: false }),
    ]
    return kinds[next(kinds.length)] ?? aWork(1)
  })
}

/** A sum as anybody might have written it. */
const spellings = (roubles: number) => [
  roubles.toFixed(2),
  roubles.toFixed(2).replace('.', ','),
  String(Math.round(roubles * 100)),
  String(roubles),
]

const fileOf = async (token: string, format: 'pdf' | 'xlsx') => {
  const { body } = await callApi(server, clientOffersApi.file, { url: byLink(token, `/file?format=${format}`) })
  return (await server.app.inject(body.path)).rawPayload
}

test('[R-10] made, sent and opened by its link: no byte of the answer, PDF or workbook has cost, price type, supplier or an id of ours', async () => {
  for (let seed = 1; seed <= 4; seed++) {
    const lines = linesOf(seed * 7_919)
    const made = await anOffer(server, headers, {
      terms: {
        template: offerTemplates[seed % offerTemplates.length],
        vatMode: ['included', 'onTop', 'none'][seed % 3],
        markup: { mode: 'percent', basisPoints: 1_737 },
        minMargin: 1_313,
        internalNote: 'наш-потолок',
        client: { name: 'ООО «Дом»', inn: '', contact: '', email: 'tayna@dom.test', phone: '+79998887766' },
      },
      document: { groups: [], lines },
    })
    const sent = await sendOffer(server, headers, made)
    const token = tokenOf(sent.body.link)
    const costs = made.lines.flatMap(({ costPrice }) => (costPrice === null ? [] : spellings(costPrice)))
    const articles = made.lines.flatMap(({ productId }) => Object.values(goods.products).find(({ id }) => id === productId)?.article ?? [])
    const ids = [
      ...made.lines.flatMap(({ id, setId }) => [id, setId ?? '']),
      'наш-потолок',
      'tayna@dom.test',
      '79998887766',
      SELLER,
      PRICE_TYPE,
    ]
    const secrets = [...costs, ...articles, ...ids].filter(Boolean)

    const { body } = await readByLink(server, token)
    expect(body.sender.logo).toMatch(/^\/files\/stored\//)
    const json = JSON.stringify(body)
    const pdf = await fileOf(token, 'pdf')
    const pages = squeezed(await textOfPdf(pdf))
    // The margins of the sheet are none of ours.
    const cells = [...unzip(await fileOf(token, 'xlsx')).values()].join('\n').replace(/<pageMargins[^>]*>/g, '')
    const raw = pdf.toString('latin1')
    for (const text of [json, cells, raw]) expect(secrets.filter((secret) => text.includes(secret))).toEqual([])
    expect(secrets.filter((secret) => pages.includes(squeezed(secret)))).toEqual([])
    for (const text of [json, pages, cells])
      expect(text).not.toMatch(/cost|margin|markup|profit|origin|supplier|productId|себестоим|наценк|маржа/i)
    // The number of the version, which the client may know, is in all three.
    for (const text of [json, pages, cells]) expect(text).toContain(sent.body.number)
  }
})

/** Writes the offers as they are after sending; by the calls of their maker a thousand would take minutes. Gives the tokens of their links. */
async function storeSent(states: readonly OfferState[]): Promise<string[]> {
  const { db } = server.ctx
  const { id: ownerId } = await aUser(server.ctx, { companyIds: [companyId] })
  const common = { siteId: 1, companyId, ownerId, sourceType: 'nothing' as const }
  const rows = states.map((state, at) => ({ ...common, number: 5_000 + at, ...columnsOf(state) }))
  const ids = new Map((await db.insert(offers).values(rows).returning()).map(({ id, number }) => [number, id]))
  const sentOn = sellerDay(server.ctx.now())
  const versions = await Promise.all(
    states.map(async (state, at) => {
      const shown = shownOf(state, `КП-${5_000 + at}/1`)
      const link = await newLink(server.ctx, { validUntil: null, sentOn })
      return { offerId: ids.get(5_000 + at) ?? 0, no: 1, state, shown, total: shown.totals.total, ...link }
    }),
  )
  await db.insert(offerVersions).values(versions)
  return Promise.all(versions.map(async (link) => tokenOf(await linkOf(server.ctx, { url: '' }, { ...link, revokedAt: null }))))
}

/** A PDF takes a tenth of a second, so that only some are made with every run; OFFER_FILES=1000 makes them all. */
const FILES = Number(process.env.OFFER_FILES ?? 20)
const OUR_ID = /8123456\d\d/

/** Sums of groups and of VAT by rate, which the papers reckon from what the client is shown. */
const printedSums = (state: OfferState): number[] => {
  const shown = shownOf(state)
  return [
    ...printRows(shown).flatMap((row) => (row.kind === 'group' ? row.total : [])),
    ...totalLines(shown, String).flatMap(({ sum }) => sum ?? []),
  ]
}

test('[R-10] of 1 000 generated offers the client’s answer tells nothing, and neither do the files made of them nor their properties', {
  timeout: 1_200_000,
}, async () => {
  const states = generatedOffers(1_000)
  const tokens = await storeSent(states)
  const found: [number, string, string[]][] = []
  const look = (at: number, where: string, text: string) => {
    const state = states[at] as OfferState
    const leaks = [...leaksOf(text, state, where === 'answer' ? [] : printedSums(state)), ...(OUR_ID.exec(text) ?? [])]
    if (leaks.length > 0) found.push([at, where, leaks])
  }
  for (const [at, token] of tokens.entries()) {
    const { payload, headers: answered } = await server.app.inject(byLink(token))
    expect(payload).toContain(`КП-${5_000 + at}/1`)
    // Random letters may spell a word.
    look(at, 'answer', payload.replaceAll(token, ''))
    expect(JSON.stringify(answered)).not.toMatch(OUR_ID)
    if (at >= FILES) continue
    look(at, 'pdf', await textOfPdf(await fileOf(token, 'pdf')))
    // The theme is the same in every workbook; its widths of lines are no sums.
    for (const [name, part] of unzip(await fileOf(token, 'xlsx')))
      if (!name.startsWith('xl/theme/')) look(at, name, part.replace(/<pageMargins[^>]*>/g, ''))
  }
  expect(found).toEqual([])
})

test('a client cannot have the company’s side of any call by the link’s token', async () => {
  const { id, version } = await anOffer(server, headers, { document: { groups: [], lines: [aWork(1)] } })
  const token = tokenOf((await sendOffer(server, headers, { id, version })).body.link)
  for (const url of [ofOffer(id), ofOffer(id, '/versions'), ofOffer(id, '/versions/1')])
    expect((await callApi(server, offersApi.read, { url, headers: { authorization: `Bearer ${token}` } })).status).toBe(401)
})
