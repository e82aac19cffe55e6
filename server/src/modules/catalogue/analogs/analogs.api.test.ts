import { beforeAll, expect, test } from 'vitest'
import { analogRulesApi, analogsApi } from '@vitrina/contract/catalogue/analogs'
import { catalogueApi } from '@vitrina/contract/catalogue/catalogue'
import { aUser, changeSettings } from '#test/builders'
import { type Breakers, someBreakers, someScrews } from '#test/builders.analogs'
import { callApi } from '#test/call-api'
import { describeStore } from '#test/describe-store'
import { smallCatalogue } from '#test/small-catalogue'

const { server, goods } = describeStore({ goods: smallCatalogue })
let breakers: Breakers

beforeAll(async () => {
  breakers = await someBreakers(server.ctx, goods)
})

/** Rules and new goods reach the search within seconds: asking oftener finds them no sooner. */
const SLOW = { timeout: 20_000, interval: 200 }

const list = (id: number, query = '') => callApi(server, analogsApi.list, { url: `/api/v1/product/${id}/analogs${query}` })
const articles = async (name: keyof Breakers['products'], query = '') =>
  (await list(breakers.products[name].id, query)).body.items.map(({ product }) => product.article)

test('analogs meet the rules of their kind; the seller’s link is first, then what is here, the closest, the cheapest', async () => {
  const { status, body } = await list(breakers.products.own.id)
  expect(status).toBe(200)
  expect(
    body.items.map(({ product, isSellerChoice, isHere, priceDifference, readyOn }) => [
      product.article,
      isSellerChoice,
      isHere,
      priceDifference,
      readyOn !== null,
    ]),
  ).toEqual([
    ['linked', true, false, -10, false],
    ['better', false, true, -12, true],
    ['grey', false, true, 0, true],
    ['far', false, false, 20, true],
  ])
  expect(
    body.items.map(({ differences }) => differences.map(({ id, own, other, more, isHard }) => [id, own, other, more, isHard])),
  ).toEqual([
    // The seller may link what the rules would not.
    [
      ['current', '16', '20', 4, true],
      ['breaking', '4,5', '6', 1.5, false],
    ],
    [
      ['breaking', '4,5', '6', 1.5, false],
      ['ip', 'IP44', 'IP54', null, false],
    ],
    [['body-colour', 'красный', 'серый', null, false]],
    [],
  ])
})

test('the wanted amount decides what is here and when it can be had', async () => {
  expect(await articles('own', '?amount=20')).toEqual(['linked', 'grey', 'far', 'better'])
  const { body } = await list(breakers.products.own.id, '?amount=60')
  expect(body.items.filter(({ readyOn }) => readyOn !== null)).toEqual([])
})

test('what is better is not replaced by what is worse; equal goods are analogs of each other', async () => {
  expect(await articles('better')).toEqual([])
  expect(await articles('far')).toContain('own')
})

test('[C-08] the command of the search field finds them too, beside the seller’s links', async () => {
  const keyword = encodeURIComponent('аналог:own')
  const { body } = await callApi(server, catalogueApi.search, { url: `/api/v2/search?keyword=${keyword}` })
  expect(body.items.map(({ article }) => article).toSorted()).toEqual(['better', 'far', 'grey', 'linked', 'own'])
  expect(body.meta.hasInitialItem).toBe(true)
})

test('rules of the seller take the place of those that follow from the features', async () => {
  const { headers } = await aUser(server.ctx, { role: 'manager' })
  const url = `/api/v1/back-office/analog-rules/${breakers.family.id}`
  const read = () => callApi(server, analogRulesApi.read, { url, headers })
  const set = (items: unknown) => callApi(server, analogRulesApi.set, { url, headers, body: { items } })
  const kindsOf = ({ items }: { items: { feature: string; kind: string }[] }) =>
    Object.fromEntries(items.map(({ feature, kind }) => [feature, kind]))
  const usual = (await read()).body
  expect(usual.isOwn).toBe(false)
  expect(kindsOf(usual)).toMatchObject({ current: 'equal', breaking: 'not-less', ip: 'not-less', 'body-colour': 'soft' })

  const rules = [
    { feature: 'current', kind: 'not-less', weight: 3 },
    { feature: 'body-colour', kind: 'equal', weight: 1 },
  ]
  expect((await set(rules)).body).toEqual({ items: rules, isOwn: true })
  // IP and breaking capacity are soft now, the colour is not.
  const found = () => articles('own').then((all) => all.toSorted())
  await expect.poll(found, SLOW).toEqual(['better', 'far', 'linked', 'open', 'stronger', 'unstated'])

  expect((await set([{ feature: 'no such', kind: 'equal', weight: 1 }])).body.code).toBe('analog-rule.unknown-feature')
  expect((await read()).body.items).toEqual(rules)
  for (const wrong of [[{ feature: 'ip', kind: 'best', weight: 1 }], [{ feature: 'ip', kind: 'soft', weight: -1 }], null])
    expect((await set(wrong)).status).toBe(422)
  expect((await set([])).body).toEqual(usual)
  await expect.poll(found, SLOW).toEqual(['better', 'far', 'grey', 'linked'])
})

test('goods of a kind in which nothing is called primary are compared by what nearly all of them state', async () => {
  const { own, bare } = await someScrews(server.ctx, goods)
  const found = async (id: number) => (await list(id)).body.items.map(({ product }) => product.article)
  await expect.poll(() => found(own.id), SLOW).toEqual(['screw-35-torx'])
  // Of goods that state nothing nobody knows what they are like.
  expect(await found(bare.id)).toEqual([])
})

test('a product that is not sold, or not there, has none to show', async () => {
  expect((await list(goods.products.hidden.id)).body.code).toBe('product.not-found')
  expect((await list(2_000_000_000)).body.code).toBe('product.not-found')
  for (const wrong of ['?amount=-1', '?amount=abc']) expect((await list(breakers.products.own.id, wrong)).status).toBe(422)
})

test('a guest who may see no prices sees neither a price nor a difference', async () => {
  await changeSettings(server.ctx, 1, { flags: { showPricesToGuests: false } })
  const shown = async () =>
    (await list(breakers.products.own.id)).body.items.map(({ product, priceDifference }) => [product.price, priceDifference])
  await expect.poll(shown).toEqual([1, 2, 3, 4].map(() => [null, null]))
  await changeSettings(server.ctx, 1, { flags: { showPricesToGuests: true } })
})

test('however many there are, they cost the same few statements', async () => {
  const { pool } = server
  const query = pool.query.bind(pool)
  const statements = async (id: number) => {
    let count = 0
    pool.query = ((...given: Parameters<typeof query>) => {
      count++
      return query(...given)
    }) as typeof query
    try {
      await list(id)
    } finally {
      pool.query = query
    }
    return count
  }
  // Names, days and sites are read again every second or more seldom: the least counts.
  const least = async (id: number) => {
    await list(id)
    const counts: number[] = []
    for (let time = 0; time < 5; time++) counts.push(await statements(id))
    return Math.min(...counts)
  }
  // The product with its links, and the viewer's own facts: cards are known by then.
  expect(await least(breakers.products.own.id)).toBe(2)
  expect(await least(breakers.products.far.id)).toBe(2)
})
