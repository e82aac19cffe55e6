import type { Expected } from './expected.ts'

let counted = 0
const freshCode = () => ({ code: `свой ${++counted}` })

/** The site, the catalogue and the cart. */
export const shopAccess: Record<string, Expected> = {
  // The site and its texts: public.
  'GET /api/v1/info': { may: 'guest' },
  'GET /api/v2/settings': { may: 'guest' },
  'GET /api/v1/catalog/info': { may: 'guest' },
  'GET /api/v2/home': { may: 'guest' },
  'GET /api/v2/translations/:language': { may: 'guest', params: { language: 'ru' } },
  'GET /api/v2/cookie/check': { may: 'guest' },
  'POST /api/v2/cookie/accept': { may: 'guest', anonymousAnswer: 'input.invalid' },
  'POST /api/v2/user/set-region': { may: 'guest', objects: { 'body.id': 'region' }, anonymousAnswer: 'input.invalid' },
  'POST /api/v1/user/close-information-message': {
    may: 'guest',
    objects: { 'body.id': 'informationMessage' },
    anonymousAnswer: 'input.invalid',
  },
  'GET /api/v2/survey': { may: 'guest' },
  'POST /api/v2/survey/:id/answer': {
    may: 'guest',
    objects: { 'params.id': 'survey' },
    body: { dismissed: true },
    anonymousAnswer: 'input.invalid',
  },
  'POST /api/v2/analytics/event': { may: 'guest', body: {}, expectedAnswer: 'input.invalid' },
  'GET /api/v1/content/:slug': { may: 'guest', objects: { 'params.slug': 'page' } },
  'GET /api/v2/feeds/:slug': { may: 'guest', objects: { 'params.slug': 'feed' } },
  'GET /api/v2/feeds/:slug/items': { may: 'guest', objects: { 'params.slug': 'feed' } },
  'GET /api/v2/feeds/:slug/items/:itemId': { may: 'guest', params: { slug: 'net', itemId: 'net' }, expectedAnswer: 'feed.not-found' },
  'GET /api/v2/help': { may: 'guest' },
  'GET /api/v2/help/:slug': { may: 'guest', objects: { 'params.slug': 'helpTopic' } },
  // Only where the demo store runs.
  'GET /api/v2/outbox': { may: 'guest' },
  'GET /api/v2/outbox/sms': { may: 'guest' },
  'GET /api/v2/outbox/:id': { may: 'guest', objects: { 'params.id': 'mail' } },

  // The catalogue: public.
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
    guestAnswer: 'feature.off',
    missingAnswer: 200,
  },

  // A person's own choices: theirs alone, or their company's.
  'PUT /api/v1/product/:id/toggle-favorite': {
    may: 'guest',
    objects: { 'params.id': 'product' },
    body: {},
    guestAnswer: 'favourite.sign-in',
    anonymousAnswer: 'favourite.sign-in',
    missingAnswer: 'favourite.not-found',
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

  // The cart: a person's in their active company, or a visitor's.
  'GET /api/v1/cart': { may: 'guest', shows: 'cartLine' },
  'GET /api/v1/cart/amounts': { may: 'guest' },
  'POST /api/v1/cart/items': {
    may: 'guest',
    objects: { 'body.items.0.productId': 'product' },
    body: { items: [{ amount: 1 }] },
    anonymousAnswer: 'input.invalid',
    missingAnswer: 'input.invalid',
  },
  'POST /api/v1/cart/items #custom': {
    may: 'guest',
    objects: { 'body.items.0.customProductId': 'customProduct' },
    body: { items: [{ amount: 1 }] },
    anonymousAnswer: 'input.invalid',
    missingAnswer: 'input.invalid',
  },
  'PATCH /api/v1/cart/items/:id': {
    may: 'guest',
    objects: { 'params.id': 'cartLine' },
    body: { amount: 2 },
    anonymousAnswer: 'input.invalid',
  },
  'POST /api/v1/cart/items/bulk': {
    may: 'guest',
    objects: { 'body.ids.0': 'cartLine' },
    body: { op: 'delete', ids: [] },
    counts: 'public.carts',
    anonymousAnswer: 'input.invalid',
    missingAnswer: 200,
  },
  'POST /api/v1/cart/items/bulk #move': {
    may: 'guest',
    objects: { 'body.toCartId': 'secondCart' },
    body: { op: 'move', ids: [1] },
    anonymousAnswer: 'input.invalid',
  },
  'DELETE /api/v1/cart/items': { may: 'guest', expectedAnswer: 200, anonymousAnswer: 'input.invalid' },
  'POST /api/v1/cart/items/restore': { may: 'guest', objects: { 'body.deletionToken': 'cartDeletion' }, anonymousAnswer: 'input.invalid' },
  'POST /api/v1/cart/actualize': { may: 'guest', expectedAnswer: 200, anonymousAnswer: 'input.invalid' },
  // Reviews and proposals keep nothing.
  'POST /api/v1/cart/import': { may: 'guest', body: { text: 'нет такого 1' } },
  'POST /api/v1/cart/import/file': { may: 'guest', photo: 'file', expectedAnswer: 'input.unsupported-type' },
  'POST /api/v1/cart/allocate': { may: 'guest', body: { strategy: 'earliest' } },

  'GET /api/v1/carts': { may: 'user', shows: 'secondCart' },
  'POST /api/v1/carts': { may: 'user', body: { name: 'Объект' } },
  'PATCH /api/v1/carts/:id': { may: 'user', objects: { 'params.id': 'secondCart' }, body: { name: 'Другой' } },
  'POST /api/v1/carts/:id/activate': { may: 'user', objects: { 'params.id': 'secondCart' } },
  'DELETE /api/v1/carts/:id': { may: 'user', objects: { 'params.id': 'secondCart' } },
}
