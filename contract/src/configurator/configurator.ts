import * as z from 'zod'
import { endpoint } from '../endpoint.ts'
import { offerAccess } from '../offers/offer-calls.ts'
import { money } from '../money.ts'
import { pageMeta, pageNumber, pageSize } from '../paging.ts'
import { price } from '../prices/prices.ts'
import { id, ofSpecification, oneLine, transferReport } from '../specifications/specification-shapes.ts'
import { factStatuses, findingRules, goodsFeatures, goodsKinds } from './assembly-shapes.ts'
import { board, shownBoard } from './board-shapes.ts'

const featureValue = z.union([z.number(), z.string()])
const features = z.partialRecord(z.enum(goodsFeatures), featureValue)
const requirement = z.array(
  z.object({ feature: z.enum(goodsFeatures), rule: z.enum(['equal', 'not-less', 'not-more']), values: z.array(featureValue) }),
)

/** A product that may stand in a position of the board. */
export const boardProduct = z.object({
  id: z.number(),
  article: z.string(),
  name: z.string(),
  brand: z.object({ id: z.number(), name: z.string() }),
  image: z.string().nullable(),
  unit: z.object({ name: z.string(), decimals: z.number() }),
  minimumBatch: z.number().nullable(),
  multiplicity: z.number(),
  /** For one unit at the amount of the position; null: no price, or the viewer may not see prices. */
  price: price.nullable(),
  /** Free in the places that serve the viewer. */
  stock: z.number(),
  /** The catalogue's features under the configurator's own names, so that both sides compare the same. */
  features,
})
export type BoardProduct = z.infer<typeof boardProduct>

/** no-kind: the catalogue has no such goods at all; nothing-fits: none of them has the features. */
const boardGoods = z.object({
  key: z.string(),
  kind: z.enum(goodsKinds),
  /** In units of the product: packs where it is sold by the pack. */
  amount: z.number(),
  product: boardProduct.nullable(),
  sum: money.nullable(),
  isEnough: z.boolean(),
  /** Whether the person chose it; false: chosen by brand, stock and price. */
  isChosen: z.boolean(),
  /** Products that fit, the chosen one included. */
  fitCount: z.number(),
  problem: z.enum(['no-kind', 'nothing-fits']).nullable(),
})
export type BoardGoods = z.infer<typeof boardGoods>

const savedBoard = z.object({
  /** Behind the address of the link. */
  token: z.string(),
  board: shownBoard,
  /** Whether the reader may save over it. */
  canEdit: z.boolean(),
  updatedAt: z.iso.datetime(),
})
export type SavedBoard = z.infer<typeof savedBoard>

const boardRow = z.object({
  token: z.string(),
  name: z.string(),
  template: board.shape.template,
  circuitCount: z.number(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
})
export type BoardRow = z.infer<typeof boardRow>

/** 32 random bytes in base64url: nobody guesses one. */
const token = z.string().regex(/^[A-Za-z0-9_-]{43}$/)
const ofBoard = z.object({ token })
/** Given to whoever saved the board without signing in, so that they can go on with it. */
const editKey = z.string().regex(/^[A-Za-z0-9_-]{43}$/)

const finding = z.object({
  rule: z.enum(findingRules),
  level: z.enum(['error', 'advice']),
  /** The group of the specification it is about; null: lines outside groups. */
  groupId: z.string().nullable(),
  lineIds: z.array(z.string()),
  marks: z.array(z.string()),
  used: z.array(
    z.object({
      feature: z.enum([...goodsFeatures, 'amount']),
      found: featureValue.nullable(),
      wanted: featureValue.nullable(),
    }),
  ),
  clause: z.string(),
  fact: z.enum(factStatuses),
  /** Goods to add so that the finding goes; null where adding goods does not help. */
  missing: z.object({ kind: z.enum(goodsKinds), amount: z.number(), requirement, product: boardProduct.nullable() }).nullable(),
})
export type SpecificationFinding = z.infer<typeof finding>

const boardErrors = ['feature.off', 'board.not-found'] as const

export const configuratorApi = {
  goods: endpoint({
    method: 'POST',
    path: '/api/v1/configurator/goods',
    summary: 'Goods of the catalogue for every position of a board, with the viewer’s price and stock',
    policy: 'guest',
    body: z.object({ board }),
    output: z.object({
      items: z.array(boardGoods),
      totals: z.object({ sum: money, unpricedCount: z.number(), missingCount: z.number() }),
    }),
    errors: ['feature.off', 'rate.limited', 'server.busy'],
  }),
  alternatives: endpoint({
    method: 'POST',
    path: '/api/v1/configurator/alternatives',
    summary: 'Goods that fit one position of a board: preferred brand first, then in stock, then by price',
    policy: 'guest',
    body: z.object({ board, key: z.string().max(80) }),
    output: z.object({ items: z.array(boardProduct), total: z.number() }),
    errors: ['feature.off', 'board.position-not-found', 'rate.limited', 'server.busy'],
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/v1/configurator/board',
    summary: 'Save a board; its link opens it for anyone who has it',
    policy: 'guest',
    body: z.object({ board }),
    /** `editKey` is null for a signed-in person: the board is theirs. */
    output: savedBoard.extend({ editKey: z.string().nullable() }),
    errors: ['feature.off', 'board.too-many', 'rate.limited'],
    idempotent: true,
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/v1/configurator/board',
    summary: 'Own boards, last changed first',
    policy: 'user',
    query: z.object({ page: pageNumber, pageSize }),
    output: z.object({ items: z.array(boardRow), meta: pageMeta }),
    errors: ['feature.off'],
  }),
  read: endpoint({
    method: 'GET',
    path: '/api/v1/configurator/board/:token',
    summary: 'A saved board by its link',
    policy: 'guest',
    params: ofBoard,
    output: savedBoard,
    errors: boardErrors,
  }),
  change: endpoint({
    method: 'PUT',
    path: '/api/v1/configurator/board/:token',
    summary: 'Save over a board: its owner, or whoever has its edit key',
    policy: 'guest',
    params: ofBoard,
    body: z.object({ board, editKey: editKey.optional() }),
    output: savedBoard,
    errors: [...boardErrors, 'rate.limited'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/v1/configurator/board/:token',
    summary: 'Delete an own board; its link stops working',
    policy: 'user',
    params: ofBoard,
    output: z.object({}),
    errors: boardErrors,
  }),
  toSpecification: endpoint({
    method: 'POST',
    path: '/api/v1/configurator/to-specification',
    summary: 'Put the goods of a board into a new specification or at the end of one, as a group of its own',
    policy: 'user',
    body: z.object({ board, specificationId: id.optional(), newName: oneLine(200).optional() }),
    output: z.object({ specificationId: z.number(), lineCount: z.number(), withoutProductCount: z.number() }),
    errors: [
      'feature.off',
      'specification.not-found',
      'specification.read-only',
      'specification.too-many',
      'specification.too-large',
      'board.empty',
      'rate.limited',
      'server.busy',
    ],
    idempotent: true,
  }),
  toOffer: endpoint({
    ...offerAccess,
    method: 'POST',
    path: '/api/v1/configurator/to-offer',
    summary: 'Begin an offer to one’s client with the goods of a board; costs are the prices of now',
    body: z.object({ board }),
    output: z.object({ offerId: z.number(), lineCount: z.number(), withoutProductCount: z.number() }),
    errors: ['feature.off', 'offer.too-many', 'offer.too-large', 'board.empty', 'rate.limited', 'server.busy'],
    idempotent: true,
  }),
  toCart: endpoint({
    method: 'POST',
    path: '/api/v1/configurator/to-cart',
    summary: 'Put the goods of a board into the active cart; a report for each line',
    policy: 'guest',
    body: z.object({ board }),
    output: transferReport,
    errors: ['feature.off', 'board.empty', 'cart.too-many-lines', 'rate.limited', 'server.busy'],
    idempotent: true,
  }),
  check: endpoint({
    method: 'GET',
    path: '/api/v1/configurator/specification/:id/check',
    summary: 'What is missing or does not fit in a specification as an assembly; each group is a board. Advice, never a block',
    policy: 'user',
    params: ofSpecification,
    output: z.object({
      findings: z.array(finding),
      /** Lines whose product no rule knows: they were not checked. */
      uncheckedLineIds: z.array(z.string()),
      checkedCount: z.number(),
    }),
    errors: ['feature.off', 'specification.not-found', 'rate.limited', 'server.busy'],
  }),
}
