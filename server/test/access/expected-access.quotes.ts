import { orderRoles } from '@vitrina/contract/roles/roles.rules'
import type { Expected } from './expected.ts'
import { LINE_ID } from './kinds.quotes.ts'

const roles = orderRoles
const draft = { 'params.id': 'draftQuote' } as const
const answered = { 'params.id': 'answeredQuote' } as const
const waiting = { 'params.id': 'deskQuote' } as const
const taken = { 'params.id': 'takenQuote' } as const
const pending = { 'params.id': 'pendingQuote' } as const
const seen = { edition: 0 }
const wishes = { ...seen, lines: [{ id: LINE_ID, amount: 1 }] }
const answer = { ...seen, lines: [{ id: LINE_ID, price: 2_000 }] }

/** Requests for prices: the company's, and at the desk those of companies one answers for. */
export const quoteAccess: Record<string, Expected> = {
  'GET /api/v1/quote': { may: 'company', shows: 'draftQuote' },
  'POST /api/v1/quote': {
    may: 'company',
    roles,
    objects: { 'body.from.id': 'specification' },
    body: { from: { type: 'specification', id: 0 } },
    expectedAnswer: 'quote.empty',
    missingAnswer: 'specification.not-found',
  },
  'GET /api/v1/quote/:id': { may: 'company', objects: draft },
  'PUT /api/v1/quote/:id': { may: 'company', roles, objects: draft, body: wishes },
  'DELETE /api/v1/quote/:id': { may: 'company', roles, objects: draft },
  'POST /api/v1/quote/:id/send': { may: 'company', roles, objects: draft, body: wishes },
  'POST /api/v1/quote/:id/accept': { may: 'company', roles, objects: answered, body: { ...seen, versionNo: 1 } },
  'POST /api/v1/quote/:id/decline': { may: 'company', roles, objects: answered, body: seen },
  'POST /api/v1/quote/:id/withdraw': { may: 'company', roles, objects: { 'params.id': 'sentQuote' }, body: seen },
  'GET /api/v1/quote/:id/checkout-options': { may: 'company', objects: { 'params.id': 'acceptedQuote' } },
  'POST /api/v1/quote/:id/order': { may: 'company', roles, expectedAnswer: 'input.invalid' },

  'GET /api/v1/back-office/quote': { may: 'staff', permission: 'quotes', query: { pageSize: 100 }, shows: 'deskQuote' },
  'GET /api/v1/back-office/quote-terms': { may: 'staff', permission: 'quotes' },
  'PUT /api/v1/back-office/quote-terms': { may: 'staff', permission: 'quotes.approve', body: { mostDiscountPercent: 10, validDays: 14 } },
  'GET /api/v1/back-office/quote/:id': { may: 'staff', permission: 'quotes', objects: waiting },
  'POST /api/v1/back-office/quote/:id/take': { may: 'staff', permission: 'quotes', objects: waiting, body: seen },
  'PUT /api/v1/back-office/quote/:id': { may: 'staff', permission: 'quotes', objects: taken, body: answer },
  'POST /api/v1/back-office/quote/:id/send': { may: 'staff', permission: 'quotes', objects: taken, body: answer },
  'POST /api/v1/back-office/quote/:id/approve': { may: 'staff', permission: 'quotes.approve', objects: pending, body: seen },
  'POST /api/v1/back-office/quote/:id/send-back': {
    may: 'staff',
    permission: 'quotes.approve',
    objects: pending,
    body: { ...seen, reason: 'Слишком дёшево' },
  },
  'POST /api/v1/back-office/quote/:id/refuse': {
    may: 'staff',
    permission: 'quotes',
    objects: waiting,
    body: { ...seen, reason: 'Не возим' },
  },
}
