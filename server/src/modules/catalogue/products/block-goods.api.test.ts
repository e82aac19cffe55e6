import { expect, test } from 'vitest'
import { catalogueApi } from '@vitrina/contract/catalogue/catalogue'
import { productPromos, promotions } from '#tables/promos'
import { callApi } from '#test/call-api'
import { countStatements } from '#test/count-statements'
import { describeStore } from '#test/describe-store'
import { smallCatalogue } from '#test/small-catalogue'

const { server, goods } = describeStore({ goods: smallCatalogue })

const ask = async (query: string) => (await callApi(server, catalogueApi.blockGoods, { url: `/api/v2/home/goods?${query}` })).body.items
const articles = async (query: string) => (await ask(query)).map(({ article }) => article)

async function aPromotion({ startsAt, endsAt = null }: { startsAt: Date; endsAt?: Date | null }) {
  const { ctx } = server
  const [made] = await ctx.db.insert(promotions).values({ name: 'Акция', startsAt, endsAt }).returning({ id: promotions.id })
  const { breaker } = goods.products
  await ctx.db.insert(productPromos).values({ promotionId: made?.id, productId: breaker.id, discount: 1_000, startsAt, endsAt })
  return made?.id
}

const HOUR = 3_600_000
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR)

test('goods named by article come in that order, without those nobody sells, as cards of the catalogue', async () => {
  const { breaker } = goods.products
  const [card] = await ask('by=articles&articles[]=NO-SUCH&articles[]=AVT-16C&limit=4')
  const [listed] = (await callApi(server, catalogueApi.search, { url: '/api/v2/search?criteria[keyword]=AVT-16C' })).body.items
  expect(card).toEqual(listed)
  expect(card?.id).toBe(breaker.id)
})

test('goods of a promotion are shown while it runs and not a moment before or after', async () => {
  const running = await aPromotion({ startsAt: inHours(-1), endsAt: inHours(1) })
  const planned = await aPromotion({ startsAt: inHours(1) })
  const over = await aPromotion({ startsAt: inHours(-2), endsAt: inHours(-1) })
  expect(await articles(`by=promotion&promotionId=${running}&limit=4`)).toEqual(['AVT-16C'])
  expect(await articles(`by=promotion&promotionId=${planned}&limit=4`)).toEqual([])
  expect(await articles(`by=promotion&promotionId=${over}&limit=4`)).toEqual([])
})

test('goods of a section are as many as asked for, and more of them cost no more statements', async () => {
  const { section } = (await ask('by=articles&articles[]=AVT-16C&limit=1'))[0] ?? { section: { id: 0 } }
  const found = await articles(`by=section&sectionId=${section.id}&limit=24`)
  expect(found).toContain('AVT-16C')
  expect(await articles(`by=section&sectionId=${section.id}&limit=1`)).toHaveLength(1)
  const cost = (limit: number) => countStatements(server, () => ask(`by=section&sectionId=${section.id}&limit=${limit}`))
  expect(await cost(24)).toBeLessThanOrEqual((await cost(1)) + 1)
})

test('more than a block may show is refused', async () => {
  const { status } = await callApi(server, catalogueApi.blockGoods, { url: '/api/v2/home/goods?by=section&sectionId=1&limit=25' })
  expect(status).toBe(422)
})
