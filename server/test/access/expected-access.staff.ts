import { randomUUID } from 'node:crypto'
import type { Expected } from './expected.ts'

const aRule = { phrase: 'автомат', action: 'boost', position: null, target: 'product', startsOn: null, endsOn: null }

/** The back office. */
export const staffAccess: Record<string, Expected> = {
  // The seller's people.
  'GET /api/v1/back-office/captcha-outages': { may: 'staff', permission: 'customers' },
  'GET /api/v1/back-office/ranking-rules': { may: 'staff', permission: 'search', shows: 'rankingRule' },
  'POST /api/v1/back-office/ranking-rules': {
    may: 'staff',
    permission: 'search',
    objects: { 'body.targetId': ['product', 'ranking-rule.no-target'] },
    body: aRule,
  },
  'POST /api/v1/back-office/ranking-rules/preview': {
    may: 'staff',
    permission: 'search',
    body: { phrase: 'автомат', draft: null, replacedId: null },
  },
  'PUT /api/v1/back-office/ranking-rules/:id': {
    may: 'staff',
    permission: 'search',
    objects: { 'params.id': 'rankingRule', 'body.targetId': ['product', 'ranking-rule.no-target'] },
    body: aRule,
  },
  'DELETE /api/v1/back-office/ranking-rules/:id': { may: 'staff', permission: 'search', objects: { 'params.id': 'rankingRule' } },
  'GET /api/v1/back-office/analog-rules/:familyId': { may: 'staff', permission: 'search', objects: { 'params.familyId': 'family' } },
  'PUT /api/v1/back-office/analog-rules/:familyId': {
    may: 'staff',
    permission: 'search',
    objects: { 'params.familyId': 'family' },
    body: { items: [] },
  },
  'GET /api/v1/back-office/synonyms': { may: 'staff', permission: 'search', shows: 'synonym' },
  'POST /api/v1/back-office/synonyms': { may: 'staff', permission: 'search', body: { phrases: ['автомат', 'выключатель'] } },
  'PUT /api/v1/back-office/synonyms/:id': {
    may: 'staff',
    permission: 'search',
    objects: { 'params.id': 'synonym' },
    body: { phrases: ['автомат', 'пакетник'] },
  },
  'DELETE /api/v1/back-office/synonyms/:id': { may: 'staff', permission: 'search', objects: { 'params.id': 'synonym' } },
  'GET /api/v1/back-office/search-dictionary': {
    may: 'staff',
    permission: 'search',
    query: { show: 'own', pageSize: 100 },
    shows: 'dictionaryEntry',
  },
  'POST /api/v1/back-office/search-dictionary': {
    may: 'staff',
    permission: 'search',
    body: () => ({ says: randomUUID(), means: ['кабель'] }),
  },
  'PUT /api/v1/back-office/search-dictionary/:key': {
    may: 'staff',
    permission: 'search',
    objects: { 'params.key': 'dictionaryEntry' },
    body: { means: ['кабель'], isOff: true },
  },
  'POST /api/v1/back-office/search-dictionary/:key/restore': {
    may: 'staff',
    permission: 'search',
    objects: { 'params.key': 'dictionaryEntry' },
    expectedAnswer: 'dictionary.own',
    missingAnswer: 'dictionary.not-found',
  },
  'DELETE /api/v1/back-office/search-dictionary/:key': { may: 'staff', permission: 'search', objects: { 'params.key': 'dictionaryEntry' } },
  'GET /api/v1/back-office/search-queries': { may: 'staff', permission: 'search' },
  'GET /api/v1/back-office/arrivals': { may: 'staff', permission: 'fulfilment', query: { productId: 2_000_000_000 } },
  'PUT /api/v1/back-office/arrivals/:id': {
    may: 'staff',
    permission: 'fulfilment',
    objects: { 'params.id': 'arrival' },
    body: { expectedOn: '2099-01-15' },
  },
  'GET /api/v1/back-office/companies': { may: 'staff', permission: 'customers', query: { pageSize: 100 }, shows: 'customer' },
  'POST /api/v1/back-office/companies/:id/approve': { may: 'staff', permission: 'customers', objects: { 'params.id': 'customer' } },
  'POST /api/v1/back-office/companies/:id/reject': {
    may: 'staff',
    permission: 'customers',
    objects: { 'params.id': 'customer' },
    body: { reason: 'Нет в реестре' },
  },
  'POST /api/v1/back-office/companies/:id/statement': {
    may: 'staff',
    permission: 'debts',
    objects: { 'params.id': 'customer' },
    body: { source: '1С', asOf: '2026-01-15', receivables: 10, overdue: 0, advance: 0 },
  },
  'POST /api/v1/back-office/on-behalf': { may: 'staff', permission: 'stand-in', objects: { 'body.userId': 'buyer' } },
  'POST /api/v1/back-office/on-behalf/stop': { may: 'user', expectedAnswer: 'access.denied', standInAnswer: 200, endsSessions: true },
  'GET /api/v1/back-office/staff': { may: 'staff', permission: 'staff', shows: 'staffMember' },
  'POST /api/v1/back-office/staff': {
    may: 'staff',
    permission: 'staff',
    body: { login: 'nobody@vitrina.test', role: 'manager' },
    expectedAnswer: 'staff.not-found',
  },
  'PUT /api/v1/back-office/staff/:id': {
    may: 'staff',
    permission: 'staff',
    objects: { 'params.id': 'staffMember' },
    body: { role: 'manager', isBlocked: false },
    unsettles: true,
  },
  'GET /api/v1/back-office/calendar': { may: 'staff', permission: 'calendar.see', query: { year: 2026 } },
  'PUT /api/v1/back-office/calendar/:day': { may: 'staff', permission: 'calendar', params: { day: '2026-11-20' }, body: { kind: 'short' } },
  'GET /api/v1/back-office/destruction-acts': { may: 'staff', permission: 'personal-data' },
  'GET /api/v1/back-office/destruction-acts/:id': { may: 'staff', permission: 'personal-data', objects: { 'params.id': 'act' } },
}
