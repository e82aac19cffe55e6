import type { Expected } from './expected.ts'
import { NO_UUID } from './ids.ts'

const made = { may: 'company', roles: ['owner', 'purchaser', 'approver', 'accountant'] } as const
const own = { 'params.id': 'offer' } as const
const sent = { 'params.id': 'sentOffer' } as const
const archived = { 'params.id': 'archivedOffer' } as const

/** A link opens by itself for whoever has it, `client/client-link.api.test.ts`; here one that never was. */
const byLink = {
  may: 'guest',
  evenAfterSession: true,
  params: { token: 'A'.repeat(43) },
  expectedAnswer: 'offer.link-dead',
} as const satisfies Expected

export const offerAccess: Record<string, Expected> = {
  'GET /api/v1/offer': { ...made, shows: 'offer' },
  'POST /api/v1/offer': { ...made, body: { from: { type: 'nothing' } } },
  'POST /api/v1/offer #specification': {
    ...made,
    objects: { 'body.from.id': 'specification' },
    body: { from: { type: 'specification', id: 0 } },
  },
  'GET /api/v1/offer/:id': { ...made, objects: own },
  'POST /api/v1/offer/:id/changes': {
    ...made,
    objects: own,
    body: { version: 0, changes: [{ op: 'removeLines', ids: [NO_UUID] }] },
  },
  'POST /api/v1/offer/:id/copy': { ...made, objects: own, body: {} },
  'POST /api/v1/offer/:id/archive': { ...made, objects: own },
  'POST /api/v1/offer/:id/restore': { ...made, objects: archived },
  'DELETE /api/v1/offer/archived': made,
  'DELETE /api/v1/offer/:id': { ...made, objects: archived },
  'POST /api/v1/offer/undo-removal': { ...made, objects: { 'body.deletionToken': 'offerDeletion' } },
  'GET /api/v1/offer/:id/reprice': { ...made, objects: own },
  'POST /api/v1/offer/:id/reprice': { ...made, objects: own, body: { version: 0 } },
  'GET /api/v1/offer/:id/preview': { ...made, objects: own },
  'POST /api/v1/offer/:id/send': { ...made, objects: own, body: { version: 0 } },
  'GET /api/v1/offer/:id/versions': { ...made, objects: own },
  'GET /api/v1/offer/:id/versions/:no': { ...made, objects: sent, params: { no: '1' } },
  'GET /api/v1/offer/:id/versions/:no/diff': { ...made, objects: sent, params: { no: '1' } },
  'POST /api/v1/offer/:id/versions/:no/revert': { ...made, objects: sent, params: { no: '1' }, body: { version: 0 } },
  'POST /api/v1/offer/:id/versions/:no/revoke': { ...made, objects: sent, params: { no: '1' } },
  'POST /api/v1/offer/:id/versions/:no/link': { ...made, objects: sent, params: { no: '1' } },
  'POST /api/v1/offer/:id/versions/:no/outcome': { ...made, objects: sent, params: { no: '1' }, body: { outcome: 'accepted' } },
  'GET /api/v1/offer/:id/versions/:no/file': { ...made, objects: sent, params: { no: '1' } },
  'GET /api/v1/offer/:id/messages': { ...made, objects: sent },
  'POST /api/v1/offer/:id/messages/read': { ...made, objects: sent },
  'POST /api/v1/offer/:id/messages': { ...made, objects: sent, body: { text: 'Да, есть' } },
  'POST /api/v1/offer/:id/to-cart': { ...made, objects: { 'params.id': 'acceptedOffer' }, body: {} },
  'GET /api/v1/offer/brand': made,
  'PUT /api/v1/offer/brand': { ...made, body: { phone: '', email: '', site: '', signerPost: 'Директор', signerName: 'Иванов' } },
  'PUT /api/v1/offer/brand/:picture': { ...made, params: { picture: 'logo' }, photo: 'data' },
  'DELETE /api/v1/offer/brand/:picture': { ...made, params: { picture: 'logo' } },

  'GET /api/v2/public-offer/:token': byLink,
  'POST /api/v2/public-offer/:token/seen': byLink,
  'POST /api/v2/public-offer/:token/accept': {
    ...byLink,
    body: { number: 'КП-1/1', choice: { ticked: [], amounts: {} }, total: 1, name: 'Клиент' },
  },
  'POST /api/v2/public-offer/:token/decline': { ...byLink, body: { reason: 'дорого' } },
  'POST /api/v2/public-offer/:token/ask': { ...byLink, body: { text: 'Когда?' } },
  'GET /api/v2/public-offer/:token/file': byLink,
}
