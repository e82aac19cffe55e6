import * as z from 'zod'
import { keyword, productQuery, searchQuery } from './catalogue.query.ts'
import { MOST_BLOCK_GOODS } from '../content/home-blocks.ts'
import { endpoint } from '../endpoint.ts'
import { featureMatrix, featureTable } from './feature-table.ts'
import { catalogueFilter } from './filters.ts'
import { hitExplanation, interpretation, understoodAmount, understoodPart } from './interpretation.ts'
import { money } from '../money.ts'
import { pageMeta } from '../paging.ts'
import { price } from '../prices/prices.ts'
import { productPromise } from '../promise/promise.ts'

const named = z.object({ id: z.number(), name: z.string() })

export const warehouseStock = z.object({
  warehouse: z.object({ id: z.number(), name: z.string(), city: z.string() }),
  free: z.number(),
  /** When the stock from there is at the viewer's destination; null: unknown, or there is none. */
  readyOn: z.iso.date().nullable(),
  /** The first that is expected there, without what orders wait for; `readyOn` as of stock. */
  arrival: z.object({ quantity: z.number(), expectedOn: z.string(), readyOn: z.iso.date().nullable() }).nullable(),
})
export type WarehouseStock = z.infer<typeof warehouseStock>

/** A product as lists show it, with the viewer's price and nearest stock. */
export const productCard = z.object({
  id: z.number(),
  type: z.literal('catalog'),
  article: z.string(),
  manufacturerCode: z.string(),
  name: z.string(),
  brand: named,
  section: named,
  category: named,
  series: named.nullable(),
  unit: z.object({ name: z.string(), decimals: z.number() }),
  image: z.string().nullable(),
  minimumBatch: z.number().nullable(),
  multiplicity: z.number(),
  numberOfItemsInCart: z.number(),
  /** For the requested amount, else the smallest that can be bought. */
  price: price.nullable(),
  /** Null where the viewer gets no actual prices. */
  currentPrice: money.nullable(),
  cashBack: money.nullable(),
  favorite: z.boolean(),
  isRecommended: z.boolean(),
  analog: z.boolean(),
  isRelated: z.boolean(),
  stocks: z.array(warehouseStock),
  /** In all warehouses that serve the viewer. */
  stockTotal: z.number(),
  stockCount: z.number(),
  /** When which amount is at the viewer's destination. */
  promise: productPromise,
})
export type ProductCard = z.infer<typeof productCard>

/** Product fields the search field shows, and those that decide which amount goes to the cart. */
const suggestedProduct = productCard.pick({
  id: true,
  article: true,
  name: true,
  brand: true,
  unit: true,
  image: true,
  minimumBatch: true,
  multiplicity: true,
  price: true,
  stockTotal: true,
  promise: true,
})

export const productList = z.object({
  items: z.array(productCard),
  /** Similar products, when too little was found. */
  near: z.array(productCard),
  meta: pageMeta.extend({
    searchLogUuid: z.string().nullable(),
    /** The first item is the product the others are alternatives to. */
    hasInitialItem: z.boolean(),
    itemsHeadingI18Key: z.string().nullable(),
  }),
  interpreted: interpretation,
  /** Where it was asked for and the goods are of one kind, or of few with features in common. */
  table: featureTable.optional(),
  /** Of the items, for the seller's staff who asked for it. */
  explained: z.array(hitExplanation).optional(),
})
export type ProductList = z.infer<typeof productList>

export const sectionNode = z.object({
  id: z.number(),
  text: z.string(),
  slug: z.string(),
  parentId: z.number().nullable(),
  image: z.string().nullable(),
  hasItems: z.boolean(),
})
export const brand = z.object({
  id: z.number(),
  name: z.string(),
  slug: z.string(),
  logo: z.string().nullable(),
  countryCode: z.string(),
  description: z.string(),
})
export const filterGroup = z.object({ id: z.number(), name: z.string(), code: z.string(), sectionId: z.number() })

const id = z.object({ id: z.coerce.number().pipe(z.int32().positive()) })

const whole = z.coerce.number().pipe(z.int32().positive())
const blockLimit = { limit: whole.pipe(z.int().max(MOST_BLOCK_GOODS)) }
/** The source of a block as an address has it. */
const blockGoodsQuery = z.discriminatedUnion('by', [
  z.object({ by: z.literal('section'), sectionId: whole, ...blockLimit }),
  z.object({ by: z.literal('promotion'), promotionId: whole, ...blockLimit }),
  z.object({ by: z.literal('articles'), articles: z.array(z.string().max(100)).max(MOST_BLOCK_GOODS), ...blockLimit }),
])

export const catalogueApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/product',
    summary: 'Products by filters, as this viewer sees them',
    policy: 'guest',
    query: productQuery,
    output: productList,
  }),
  search: endpoint({
    method: 'GET',
    path: '/api/v2/search',
    summary: 'Products by words and criteria, as this viewer sees them',
    policy: 'guest',
    query: searchQuery,
    output: productList,
  }),
  blockGoods: endpoint({
    method: 'GET',
    path: '/api/v2/home/goods',
    summary: 'Goods of a block of the home page, as this viewer sees them',
    policy: 'guest',
    query: blockGoodsQuery,
    output: z.object({ items: z.array(productCard) }),
  }),
  filters: endpoint({
    method: 'GET',
    path: '/api/v2/search/filters',
    summary: 'Filters for the found products, with counts',
    policy: 'guest',
    query: searchQuery,
    output: z.object({ items: z.array(catalogueFilter), totalCount: z.number() }),
  }),
  matrix: endpoint({
    method: 'GET',
    path: '/api/v2/search/matrix',
    summary: 'Found products by two features, with prices and stock',
    policy: 'guest',
    query: searchQuery,
    output: z.object({
      /** Null where no two features divide the goods, or there are too many of them. */
      matrix: featureMatrix.nullable(),
      /** Features that can be a side of it. */
      features: z.array(z.object({ code: z.string(), name: z.string() })),
      totalCount: z.number(),
    }),
  }),
  filter: endpoint({
    method: 'GET',
    path: '/api/v2/search/filters/:filterId',
    summary: 'One filter with all its values',
    policy: 'guest',
    params: z.object({ filterId: z.string().max(80) }),
    query: searchQuery,
    output: catalogueFilter,
    errors: ['filter.not-found'],
  }),
  suggest: endpoint({
    method: 'GET',
    path: '/api/v2/search/suggest',
    summary: 'Search suggestions: words, sections, brands and products',
    policy: 'guest',
    query: z.object({ keyword: keyword.default('') }),
    output: z.object({
      queries: z.array(z.string()),
      sections: z.array(named),
      brands: z.array(named),
      products: z.array(suggestedProduct),
      changed: interpretation.shape.changed,
      understood: z.array(understoodPart),
      /** «3п 16 C 10шт»: the amount that goes to the cart with a suggested product. */
      amount: understoodAmount.nullable(),
      /** Of a code being typed: how many more goods begin so than are suggested. */
      moreCount: z.number(),
      /** The search text the suggestions are for, as it was interpreted. */
      text: z.string(),
    }),
  }),
  history: endpoint({
    method: 'GET',
    path: '/api/v2/search/history',
    summary: 'Search history of this viewer, newest first',
    policy: 'guest',
    output: z.object({ items: z.array(z.object({ keyword: z.string(), totalCount: z.number() })) }),
  }),
  clearHistory: endpoint({
    method: 'DELETE',
    path: '/api/v2/search/history',
    summary: 'Clear the search history of this viewer',
    policy: 'guest',
    output: z.object({}),
  }),
  brands: endpoint({
    method: 'GET',
    path: '/api/v1/product-brand',
    summary: 'All brands',
    policy: 'guest',
    output: z.object({ items: z.array(brand) }),
  }),
  brand: endpoint({
    method: 'GET',
    path: '/api/v1/product-brand/:id',
    summary: 'One brand',
    policy: 'guest',
    params: id,
    output: brand,
    errors: ['brand.not-found'],
  }),
  sections: endpoint({
    method: 'GET',
    path: '/api/v1/catalog-section',
    summary: 'The sections at the top',
    policy: 'guest',
    output: z.object({ items: z.array(sectionNode) }),
  }),
  section: endpoint({
    method: 'GET',
    path: '/api/v1/catalog-section/:id',
    summary: 'One section and its parents',
    policy: 'guest',
    params: id,
    output: sectionNode.extend({ path: z.array(z.object({ id: z.number(), text: z.string() })) }),
    errors: ['section.not-found'],
  }),
  sectionItems: endpoint({
    method: 'GET',
    path: '/api/v1/catalog-section/:id/item',
    summary: 'Direct children of a section',
    policy: 'guest',
    params: id,
    output: z.object({ items: z.array(sectionNode) }),
    errors: ['section.not-found'],
  }),
  groups: endpoint({
    method: 'GET',
    path: '/api/v1/filter/group',
    summary: 'All kinds of goods',
    policy: 'guest',
    output: z.object({ items: z.array(filterGroup) }),
  }),
  group: endpoint({
    method: 'GET',
    path: '/api/v1/filter/group/:id',
    summary: 'One kind of goods',
    policy: 'guest',
    params: id,
    output: filterGroup,
    errors: ['filter.not-found'],
  }),
}
