import { randomBytes, randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { Board } from '@vitrina/contract/configurator/board-shapes'
import { configuratorApi } from '@vitrina/contract/configurator/configurator'
import { boardOf } from '@vitrina/contract/configurator/templates.rules'
import { offersApi } from '@vitrina/contract/offers/offers'
import { cartApi } from '@vitrina/contract/cart/cart'
import { specificationsApi } from '@vitrina/contract/specifications/specifications'
import { describeStore } from '#test/describe-store'
import { boardCatalogue } from '#test/board-catalogue'
import { callApi, type Headers } from '#test/call-api'
import { aCompany, aUser } from '#test/builders'
import { changeIt, ofSpecification, openSpecifications, readIt } from '#test/builders.specifications'

const { server, goods } = describeStore({ goods: boardCatalogue })
let buyer: Awaited<ReturnType<typeof aUser>>

beforeAll(() => openSpecifications(server, { modules: true, configurator: true, cart: true, offers: true }))
beforeEach(async () => {
  buyer = await aUser(server.ctx, { companyIds: [(await aCompany(server.ctx)).id] })
})

const flat = (given: Partial<Board> = {}): Board => ({ ...boardOf('flat', 'Квартира', (line, count) => `${line} ${count}`), ...given })
const house = (given: Partial<Board> = {}): Board => ({ ...boardOf('house', 'Дом', (line, count) => `${line} ${count}`), ...given })
const guest = (): Headers => ({ 'user-uuid': randomUUID() })
const choose = (board: Board, headers: Headers = guest()) => callApi(server, configuratorApi.goods, { headers, body: { board } })
const ofBoard = (token: string) => `/api/v1/configurator/board/${token}`
const checkIt = (id: number, headers: Headers) =>
  callApi(server, configuratorApi.check, { headers, url: `/api/v1/configurator/specification/${id}/check` })

test('[M-12] every position of a board gets goods of the catalogue by their features, from stock, whatever the catalogue calls them', async () => {
  const { status, body } = await choose(house())
  expect(status).toBe(200)
  expect(body.items.filter(({ product }) => product === null).map(({ key, problem }) => [key, problem])).toEqual([])
  expect(body.totals).toMatchObject({ missingCount: 0, unpricedCount: 0 })
  expect(new Set(body.items.map(({ product }) => product?.brand.name))).toEqual(new Set(['Ближний']))
  // Sold by the hundred: one pack, however many are needed.
  expect(body.items.find(({ kind }) => kind === 'ferrule')).toMatchObject({ amount: 1, sum: 3 })
  const named = (key: string) => body.items.find((item) => item.key === key)?.product?.name
  expect([named('main'), named('spd'), named('fire-rcd'), named('cable:c1')]).toEqual([
    'Автомат 4P С40',
    'УЗИП 4P I+II',
    'УЗО 4P 40А 300мА A-S',
    'Кабель ВВГнг(А)-LS 3х1.5',
  ])
})

test('the preferred brand, the person’s own choice and stock decide, and what does not fit is not taken', async () => {
  const { body: preferred } = await choose(flat({ brandId: goods.far.id, isInStockOnly: false }))
  const main = preferred.items.find(({ key }) => key === 'main')
  // Nothing of it is in stock: what is comes first.
  expect(main).toMatchObject({ isEnough: true, product: { brand: { name: 'Ближний' } } })
  const { body: others } = await callApi(server, configuratorApi.alternatives, { headers: guest(), body: { board: flat(), key: 'main' } })
  expect(others.items.map(({ name, brand }) => `${name} ${brand.name}`)).toEqual([
    'Выключатель нагрузки 2P 63А Ближний',
    'Выключатель нагрузки 2P 100А Ближний',
    'Выключатель нагрузки 2P 125А Ближний',
    'Выключатель нагрузки 2P 63А Дальний',
    'Выключатель нагрузки 2P 100А Дальний',
    'Выключатель нагрузки 2P 125А Дальний',
  ])
  const [, bigger, , , , foreign] = others.items
  const chosen = async (productId: number) =>
    (await choose(flat({ choices: [{ key: 'main', productId }] }))).body.items.find(({ key }) => key === 'main')
  expect(await chosen(bigger?.id ?? 0)).toMatchObject({ isChosen: true, product: { id: bigger?.id } })
  expect(await chosen(foreign?.id ?? 0)).toMatchObject({ isChosen: true, isEnough: false })
  const cable = preferred.items.find(({ key }) => key === 'cable:c1')?.product?.id ?? 0
  expect(await chosen(cable)).toMatchObject({ isChosen: false })
  const unknown = await callApi(server, configuratorApi.alternatives, { headers: guest(), body: { board: flat(), key: 'nothing' } })
  expect([unknown.status, unknown.body.code]).toEqual([404, 'board.position-not-found'])
})

test('[R-11] a board is saved without signing in, opened by its link and changed only with its key or by its owner', async () => {
  const made = await callApi(server, configuratorApi.create, { headers: guest(), body: { board: flat() } })
  expect(made.body).toMatchObject({ canEdit: true, board: { name: 'Квартира' } })
  const { token, editKey } = made.body
  const read = await callApi(server, configuratorApi.read, { headers: guest(), url: ofBoard(token) })
  expect(read.body).toMatchObject({ canEdit: false, board: flat() })
  const change = (headers: Headers, key?: string) =>
    callApi(server, configuratorApi.change, {
      headers,
      url: ofBoard(token),
      body: { board: flat({ name: 'Другая' }), ...(key && { editKey: key }) },
    })
  expect((await change(guest())).body.code).toBe('board.not-found')
  expect((await change(guest(), 'A'.repeat(43))).body.code).toBe('board.not-found')
  expect((await change(guest(), editKey ?? '')).body.board.name).toBe('Другая')

  const own = await callApi(server, configuratorApi.create, { headers: buyer.headers, body: { board: house() } })
  expect(own.body.editKey).toBeNull()
  const listed = await callApi(server, configuratorApi.list, { headers: buyer.headers })
  expect(listed.body.items.map(({ name, circuitCount }) => [name, circuitCount])).toEqual([['Дом', 16]])
  const stranger = await aUser(server.ctx)
  const remove = (headers: Headers) => callApi(server, configuratorApi.remove, { headers, url: ofBoard(own.body.token) })
  expect((await remove(stranger.headers)).body.code).toBe('board.not-found')
  expect((await remove(buyer.headers)).status).toBe(200)
  const gone = await callApi(server, configuratorApi.read, { headers: guest(), url: ofBoard(own.body.token) })
  const never = await callApi(server, configuratorApi.read, { headers: guest(), url: ofBoard('B'.repeat(43)) })
  expect([gone.status, gone.body.code, gone.body.message]).toEqual([never.status, never.body.code, never.body.message])
})

test('a board becomes a specification in which the check finds nothing, and finds what is then spoiled', async () => {
  const { body: made } = await callApi(server, configuratorApi.toSpecification, { headers: buyer.headers, body: { board: house() } })
  expect(made.withoutProductCount).toBe(0)
  const { body: before } = await checkIt(made.specificationId, buyer.headers)
  expect([before.findings, before.uncheckedLineIds, before.checkedCount]).toEqual([[], [], made.lineCount])

  const { body: specification } = await readIt(server, buyer.headers, made.specificationId)
  const nameOf = (productId: number | null) => specification.products.find(({ id }) => id === productId)?.name ?? ''
  const lineOf = (name: RegExp) => specification.lines.find(({ productId }) => name.test(nameOf(productId)))
  const box = lineOf(/^Бокс/)
  const surge = lineOf(/^УЗИП/)
  if (!box || !surge) throw new Error('The board has no box')
  await changeIt(server, buyer.headers, made.specificationId, specification.version, [{ op: 'removeLines', ids: [box.id, surge.id] }])
  const { body: after } = await checkIt(made.specificationId, buyer.headers)
  expect(after.findings.map(({ rule, marks }) => [rule, marks])).toEqual([
    ['spd-missing', ['FV1']],
    ['enclosure-missing', []],
  ])
  expect(after.findings.map(({ missing }) => missing?.product?.name)).toEqual([
    expect.stringMatching(/^УЗИП/),
    expect.stringMatching(/^Бокс/),
  ])

  // Added to it, the second board is a group of its own and is checked by itself.
  await callApi(server, configuratorApi.toSpecification, {
    headers: buyer.headers,
    body: { board: flat(), specificationId: made.specificationId },
  })
  const { body: both } = await checkIt(made.specificationId, buyer.headers)
  expect(both.findings.map(({ rule }) => rule)).toEqual(['spd-missing', 'enclosure-missing'])
  const stranger = await aUser(server.ctx)
  expect((await checkIt(made.specificationId, stranger.headers)).body.code).toBe('specification.not-found')
})

test('[R-11] a board becomes an offer: its goods in a group of its name, at the buyer’s prices of now, without the fitter’s marks', async () => {
  const { headers } = buyer
  const { body: made } = await callApi(server, configuratorApi.toOffer, { headers, body: { board: flat() } })
  expect(made.withoutProductCount).toBe(0)
  const { body: offer } = await callApi(server, offersApi.read, { headers, url: `/api/v1/offer/${made.offerId}` })
  expect(offer).toMatchObject({ name: flat().name, lineCount: made.lineCount, groups: [{ name: flat().name }] })
  expect(offer.lines.filter(({ costPrice, productId, note }) => costPrice === null || productId === null || note !== '')).toEqual([])
  expect((await callApi(server, configuratorApi.toOffer, { headers: guest(), body: { board: flat() } })).status).toBe(401)
})

test('share tokens: of 100 000 guesses none opens a board', async () => {
  const { body: saved } = await callApi(server, configuratorApi.create, { headers: guest(), body: { board: flat() } })
  // Every other one is a near miss: all but the last four letters are right.
  const guesses = Array.from({ length: 100_000 }, (_, at) =>
    at % 2 === 0 ? randomBytes(saved.token.length).toString('base64url') : saved.token.slice(0, -4) + randomBytes(3).toString('base64url'),
  ).map((guess) => guess.slice(0, saved.token.length))
  const { rowCount } = await server.pool.query('select from boards where token = any($1::text[]) and token <> $2', [guesses, saved.token])
  expect(rowCount).toBe(0)
  expect(guesses.filter((guess) => guess === saved.token)).toEqual([])
  const { status, body } = await callApi(server, configuratorApi.read, { url: ofBoard(guesses[0] ?? '') })
  expect([status, body.code]).toEqual([404, 'board.not-found'])
})

test('a board goes into a guest’s cart with a report for each line', async () => {
  const headers = guest()
  const { body } = await callApi(server, configuratorApi.toCart, { headers, body: { board: flat() } })
  expect(body.leftCount).toBe(0)
  expect(new Set(body.items.map(({ outcome }) => outcome))).toEqual(new Set(['taken']))
  const cart = await callApi(server, cartApi.read, { headers })
  expect(cart.body.totals.lineCount).toBe(body.takenCount)
  const empty = await callApi(server, configuratorApi.toCart, { headers, body: { board: boardOf('empty', 'Пустой', (line) => line) } })
  expect([empty.status, empty.body.code]).toEqual([409, 'board.empty'])
})

test('where the configurator is off nothing of it answers', async () => {
  await openSpecifications(server, { configurator: false })
  expect((await choose(flat())).body.code).toBe('feature.off')
  expect(
    (await callApi(server, specificationsApi.list, { headers: buyer.headers, url: ofSpecification(0).replace('/0', '') })).status,
  ).toBe(200)
  await openSpecifications(server, { configurator: true })
})
