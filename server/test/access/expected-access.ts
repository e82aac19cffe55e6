import type { Policy } from '@vitrina/contract/endpoint'
import type { CompanyRole } from '@vitrina/contract/auth'
import type { ErrorCode } from '@vitrina/contract/errors'
import type { KindName } from './kinds.ts'

export type Answer = 200 | ErrorCode
type Body = Record<string, unknown>

/** What a reviewer has agreed to: who may make a call, and which things of whose it may touch. */
export type Expected = {
  may: Policy
  roles?: readonly CompanyRole[]
  inPerson?: true
  /** Where an id stands, and of what: `params.id`, `body.items.0.customProductId`. */
  objects?: Record<string, KindName>
  /** A list: it shows those of this kind that are the caller's, and no others. */
  shows?: KindName
  params?: Record<string, string>
  query?: Record<string, unknown>
  body?: Body | (() => Body)
  /** The part that is a picture. */
  photo?: string
  /** What one who may hears when all is well. */
  gives?: Answer
  /** A guest we recognise by his uuid, and one we do not. */
  givesGuest?: Answer
  givesNobody?: Answer
  /** Instead of the kind's own `notFound`. */
  givesMissing?: Answer
  /** A table where a row of the caller's own counts his tries in its version. */
  counts?: `public.${string}`
  /** The caller's session is over after it. */
  endsSessions?: true
  /** It is for changing what people may do: rights are expected to change. */
  changesRights?: true
}

let counted = 0
const freshLogin = () => ({ login: `nobody-${++counted}@vitrina.test`, password: 'x' })
const freshCode = () => ({ code: `свой ${++counted}` })

/**
 * Every call of the server. A call that is not here fails the test, and so does one whose policy is another.
 * After `#` stands what tells two uses of one call apart.
 * A line says who may (`may`, `roles`, `inPerson`) and of what its ids are; the rest is a request that works.
 */
export const expectedAccess: Record<string, Expected> = {
  // The site and its texts: anybody's.
  'GET /api/v1/info': { may: 'guest' },
  'GET /api/v2/settings': { may: 'guest' },
  'GET /api/v1/catalog/info': { may: 'guest' },
  'GET /api/v2/home': { may: 'guest' },
  'GET /api/v2/translations/:language': { may: 'guest', params: { language: 'ru' } },
  'GET /api/v2/cookie/check': { may: 'guest' },
  'POST /api/v2/cookie/accept': { may: 'guest', givesNobody: 'input.invalid' },
  'POST /api/v2/user/set-region': { may: 'guest', objects: { 'body.id': 'region' }, givesNobody: 'input.invalid' },
  'POST /api/v1/user/close-information-message': {
    may: 'guest',
    objects: { 'body.id': 'informationMessage' },
    givesNobody: 'input.invalid',
  },
  'GET /api/v2/survey': { may: 'guest' },
  'POST /api/v2/survey/:id/answer': {
    may: 'guest',
    objects: { 'params.id': 'survey' },
    body: { dismissed: true },
    givesNobody: 'input.invalid',
  },
  'POST /api/v2/analytics/event': { may: 'guest', body: {}, gives: 'input.invalid' },
  'GET /api/v1/content/:slug': { may: 'guest', objects: { 'params.slug': 'page' } },
  'GET /api/v2/feeds/:slug': { may: 'guest', objects: { 'params.slug': 'feed' } },
  'GET /api/v2/feeds/:slug/items': { may: 'guest', objects: { 'params.slug': 'feed' } },
  'GET /api/v2/feeds/:slug/items/:itemId': { may: 'guest', params: { slug: 'net', itemId: 'net' }, gives: 'feed.not-found' },
  'GET /api/v2/help': { may: 'guest' },
  'GET /api/v2/help/:slug': { may: 'guest', objects: { 'params.slug': 'helpTopic' } },
  // Only where the demo store runs.
  'GET /api/v2/outbox': { may: 'guest' },
  'GET /api/v2/outbox/:id': { may: 'guest', objects: { 'params.id': 'mail' } },

  // The catalogue: anybody's.
  'GET /api/v1/product': { may: 'guest' },
  'GET /api/v2/search': { may: 'guest' },
  'GET /api/v2/search/filters': { may: 'guest' },
  'GET /api/v2/search/filters/:filterId': { may: 'guest', params: { filterId: 'brands' } },
  'GET /api/v2/search/suggest': { may: 'guest' },
  'GET /api/v2/search/history': { may: 'guest', shows: 'searched' },
  'DELETE /api/v2/search/history': { may: 'guest' },
  'GET /api/v1/product-brand': { may: 'guest' },
  'GET /api/v1/product-brand/:id': { may: 'guest', objects: { 'params.id': 'brand' } },
  'GET /api/v1/catalog-section': { may: 'guest' },
  'GET /api/v1/catalog-section/:id': { may: 'guest', objects: { 'params.id': 'section' } },
  'GET /api/v1/catalog-section/:id/item': { may: 'guest', objects: { 'params.id': 'section' } },
  'GET /api/v1/filter/group': { may: 'guest' },
  'GET /api/v1/filter/group/:id': { may: 'guest', objects: { 'params.id': 'family' } },
  'GET /api/v1/product/:id': { may: 'guest', objects: { 'params.id': 'product' } },
  'GET /api/v1/product/:id/price': { may: 'guest', objects: { 'params.id': 'product' } },
  'POST /api/v1/product/current-price': {
    may: 'guest',
    objects: { 'body.items.0.id': 'product' },
    givesGuest: 'feature.off',
    givesMissing: 200,
  },

  // What a person keeps of it: his alone, or his company's.
  'PUT /api/v1/product/:id/toggle-favorite': {
    may: 'guest',
    objects: { 'params.id': 'product' },
    body: {},
    givesGuest: 'favourite.sign-in',
    givesNobody: 'favourite.sign-in',
    givesMissing: 'favourite.not-found',
  },
  'GET /api/v1/user-filter': { may: 'user', shows: 'savedFilter' },
  'POST /api/v1/user-filter': { may: 'user', body: { name: 'Кабель', url: 'instock=1' } },
  'PUT /api/v1/user-filter/:id': { may: 'user', objects: { 'params.id': 'savedFilter' }, body: { name: 'Кабель' } },
  'DELETE /api/v1/user-filter/:id': { may: 'user', objects: { 'params.id': 'savedFilter' } },
  'GET /api/v1/product-custom': { may: 'user', query: { pageSize: 100 }, shows: 'shownProduct' },
  'POST /api/v1/product-custom': { may: 'user', body: { name: 'Шкаф' } },
  'GET /api/v1/product-custom/:id': { may: 'user', objects: { 'params.id': 'shownProduct' } },
  'PUT /api/v1/product-custom/:id': { may: 'user', objects: { 'params.id': 'shownProductToChange' }, body: { name: 'Шкаф' } },
  'DELETE /api/v1/product-custom/:id': { may: 'user', objects: { 'params.id': 'shownProductToChange' } },
  'POST /api/v1/product-custom/:id/upload-photo': { may: 'user', objects: { 'params.id': 'shownProductToChange' }, photo: 'photo' },
  'DELETE /api/v1/product-custom/:id/delete-photo': { may: 'user', objects: { 'params.id': 'customProduct' } },
  'GET /api/v1/customer-code': { may: 'company', query: { pageSize: 100 }, shows: 'customerCode' },
  'POST /api/v1/customer-code': { may: 'company', objects: { 'body.productId': 'freshProduct' }, body: freshCode },
  'PUT /api/v1/customer-code/:id': {
    may: 'company',
    objects: { 'params.id': 'customerCode', 'body.productId': 'freshProduct' },
    body: freshCode,
  },
  'DELETE /api/v1/customer-code/:id': { may: 'company', objects: { 'params.id': 'customerCode' } },

  // The cart: a person's in the company he works for, or a visitor's.
  'GET /api/v1/cart': { may: 'guest', shows: 'cartLine' },
  'GET /api/v1/cart/amounts': { may: 'guest' },
  'POST /api/v1/cart/items': {
    may: 'guest',
    objects: { 'body.items.0.productId': 'product' },
    body: { items: [{ amount: 1 }] },
    givesNobody: 'input.invalid',
    givesMissing: 'input.invalid',
  },
  'POST /api/v1/cart/items #custom': {
    may: 'guest',
    objects: { 'body.items.0.customProductId': 'customProduct' },
    body: { items: [{ amount: 1 }] },
    givesNobody: 'input.invalid',
    givesMissing: 'input.invalid',
  },
  'PATCH /api/v1/cart/items/:id': { may: 'guest', objects: { 'params.id': 'cartLine' }, body: { amount: 2 }, givesNobody: 'input.invalid' },
  'POST /api/v1/cart/items/bulk': {
    may: 'guest',
    objects: { 'body.ids.0': 'cartLine' },
    body: { op: 'delete', ids: [] },
    counts: 'public.carts',
    givesNobody: 'input.invalid',
    givesMissing: 200,
  },
  'POST /api/v1/cart/items/bulk #move': {
    may: 'guest',
    objects: { 'body.toCartId': 'secondCart' },
    body: { op: 'move', ids: [1] },
    givesNobody: 'input.invalid',
  },
  'DELETE /api/v1/cart/items': { may: 'guest', gives: 200, givesNobody: 'input.invalid' },
  'POST /api/v1/cart/items/restore': { may: 'guest', objects: { 'body.deletionToken': 'cartDeletion' }, givesNobody: 'input.invalid' },
  'POST /api/v1/cart/actualize': { may: 'guest', gives: 200, givesNobody: 'input.invalid' },

  // People.
  'POST /api/v2/user/sign-in': { may: 'guest', body: freshLogin, gives: 'auth.wrong-password' },
  'POST /api/v2/user/sign-out': { may: 'user', endsSessions: true },
  'GET /api/v1/user/current-user': { may: 'user' },

  // The seller's people.
  'GET /api/v1/back-office/synonyms': { may: 'staff', shows: 'synonym' },
  'POST /api/v1/back-office/synonyms': { may: 'staff', body: { phrases: ['автомат', 'выключатель'] } },
  'PUT /api/v1/back-office/synonyms/:id': { may: 'staff', objects: { 'params.id': 'synonym' }, body: { phrases: ['автомат', 'пакетник'] } },
  'DELETE /api/v1/back-office/synonyms/:id': { may: 'staff', objects: { 'params.id': 'synonym' } },
}
