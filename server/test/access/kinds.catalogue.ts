import { eq } from '#platform/database/drizzle'
import { customProducts, savedFilters, searchLog } from '#tables/choices'
import { customerCodes, rankingRules, searchDictionary, searchSynonyms } from '#tables/search'
import { arrivals } from '#tables/stock'
import { next, only } from '../builders.ts'
import { aProduct } from '../builders.goods.ts'
import { everyone, personOrCompany, sameCompany, samePerson } from './found-by.ts'
import { NO_NUMBER, wrongNumbers } from './ids.ts'
import type { Kind } from './kinds.ts'
import type { World } from './world.ts'

const numbered = { missing: NO_NUMBER, malformed: wrongNumbers } as const

const always = (idOf: (world: World) => number) => ({
  isFoundBy: everyone,
  make: async (world: World) => ({ id: idOf(world) }),
  ...numbered,
})

const customProduct = (visibility: 'private' | 'company') => ({
  make: (async ({ server }, { userId, companyId }) => {
    if (userId === null) return null
    const mark = `custom-${next()}-mark`
    const row = { ownerId: userId, companyId, visibility, name: mark, unit: 'шт' }
    return { id: only(await server.ctx.db.insert(customProducts).values(row).returning()).id, mark }
  }) satisfies Kind['make'],
  remove: ({ server }: World, id: string | number) => server.ctx.db.delete(customProducts).where(eq(customProducts.id, Number(id))),
  ...numbered,
  notFound: 'custom-product.not-found' as const,
})

export const catalogueKinds = {
  product: { ...always(({ goods }) => goods.products.breaker.id), notFound: 'product.not-found' },
  section: { ...always(({ goods }) => goods.sections.root.id), notFound: 'section.not-found' },
  brand: { ...always(({ goods }) => goods.brands.spark.id), notFound: 'brand.not-found' },
  family: { ...always(({ goods }) => goods.cable.id), notFound: 'filter.not-found' },
  /** Each time another: a company calls one product by one code. */
  freshProduct: {
    isFoundBy: everyone,
    make: async ({ server, goods }) => ({ id: (await aProduct(server.ctx, { sectionId: goods.sections.breakers.id })).id }),
    ...numbered,
    notFound: 'product.not-found',
  },
  customProduct: { isFoundBy: samePerson, ...customProduct('private') },
  /** Shared with the company by its owner; only the owner changes it. */
  shownProduct: { isFoundBy: personOrCompany, ...customProduct('company') },
  shownProductToChange: { isFoundBy: samePerson, ...customProduct('company') },
  savedFilter: {
    isFoundBy: samePerson,
    make: async ({ server }, { userId }) => {
      if (userId === null) return null
      const mark = `filter-${next()}-mark`
      return { id: only(await server.ctx.db.insert(savedFilters).values({ userId, name: mark, url: 'instock=1' }).returning()).id, mark }
    },
    remove: ({ server }, id) => server.ctx.db.delete(savedFilters).where(eq(savedFilters.id, Number(id))),
    ...numbered,
    notFound: 'user-filter.not-found',
  },
  customerCode: {
    isFoundBy: sameCompany,
    make: async ({ server, goods }, { companyId }) => {
      if (companyId === null) return null
      const mark = `code${next()}mark`
      const row = { companyId, productId: goods.products.breaker.id, code: mark, normalised: mark, compact: mark }
      return { id: only(await server.ctx.db.insert(customerCodes).values(row).returning()).id, mark }
    },
    remove: ({ server }, id) => server.ctx.db.delete(customerCodes).where(eq(customerCodes.id, Number(id))),
    ...numbered,
    notFound: 'customer-code.not-found',
  },
  searched: {
    isFoundBy: samePerson,
    make: async ({ server }, { userId, visitorUuid }) => {
      if (userId === null && visitorUuid === null) return null
      const mark = `искал${next()}`
      const viewer = userId === null ? `v:${visitorUuid}` : `u:${userId}`
      const row = { siteId: 1, viewer, keyword: mark, changed: '', total: 1 }
      return { id: only(await server.ctx.db.insert(searchLog).values(row).returning()).uuid, mark }
    },
    ...numbered,
    notFound: 'route.not-found',
  },
  arrival: {
    isFoundBy: everyone,
    make: async ({ server, goods }) => {
      const row = { productId: goods.products.breaker.id, warehouseId: goods.warehouses.near.id, quantity: 1, expectedOn: '2098-01-15' }
      return { id: only(await server.ctx.db.insert(arrivals).values(row).returning()).id }
    },
    remove: ({ server }, id) => server.ctx.db.delete(arrivals).where(eq(arrivals.id, Number(id))),
    ...numbered,
    notFound: 'arrival.not-found',
  },
  rankingRule: {
    isFoundBy: everyone,
    make: async ({ server, goods }) => {
      const mark = `фраза${next()}`
      const row = { phrase: mark, action: 'boost' as const, target: 'product' as const, targetId: goods.products.breaker.id }
      return { id: only(await server.ctx.db.insert(rankingRules).values(row).returning()).id, mark }
    },
    remove: ({ server }, id) => server.ctx.db.delete(rankingRules).where(eq(rankingRules.id, Number(id))),
    ...numbered,
    notFound: 'ranking-rule.not-found',
  },
  /** The seller's own: found by every caller the policy lets in. */
  synonym: {
    isFoundBy: everyone,
    make: async ({ server }) => {
      const mark = `слово${next()}`
      const row = { phrases: [mark, 'другое'] }
      return { id: only(await server.ctx.db.insert(searchSynonyms).values(row).returning()).id, mark }
    },
    remove: ({ server }, id) => server.ctx.db.delete(searchSynonyms).where(eq(searchSynonyms.id, Number(id))),
    ...numbered,
    notFound: 'synonym.not-found',
  },
  dictionaryEntry: {
    isFoundBy: everyone,
    make: async ({ server }) => {
      const mark = `жаргон${next()}`
      await server.ctx.db.insert(searchDictionary).values({ says: mark, key: mark, means: ['кабель'] })
      return { id: mark, mark }
    },
    remove: ({ server }, id) => server.ctx.db.delete(searchDictionary).where(eq(searchDictionary.key, String(id))),
    missing: 'нет такого слова',
    malformed: ['x'.repeat(200)],
    notFound: 'dictionary.not-found',
  },
} satisfies Record<string, Kind>
