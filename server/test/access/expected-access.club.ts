import type { Expected } from './expected.ts'

const maySpend = ['owner', 'purchaser', 'approver', 'accountant'] as const
const reward = { kind: 'goods', name: { ru: 'Мультиметр' }, cost: 100 } as const

/** The club: all members of the company see it, all but those who only look join it and spend its points. */
export const clubAccess: Record<string, Expected> = {
  'GET /api/v1/loyalty': { may: 'company' },
  'GET /api/v1/loyalty/transactions': { may: 'company' },
  'GET /api/v1/loyalty/rewards': { may: 'company', shows: 'reward' },
  'GET /api/v1/loyalty/reward-orders': { may: 'company', query: { 'per-page': 100 }, shows: 'rewardOrder' },
  'POST /api/v1/loyalty/rewards/:id/order': {
    may: 'company',
    roles: maySpend,
    objects: { 'params.id': ['reward', 'club.not-joined'] },
    body: {},
    expectedAnswer: ['club.not-joined', 'points.too-few'],
    missingAnswer: 'club.not-joined',
  },
  'POST /api/v1/loyalty/reward-orders/:id/cancel': { may: 'company', roles: maySpend, objects: { 'params.id': 'rewardOrder' } },
  'GET /api/v1/loyalty/invoices/:id': { may: 'company', objects: { 'params.id': 'paidInvoice' } },
  'POST /api/v1/loyalty/invoices/:id/pay': {
    may: 'company',
    roles: maySpend,
    objects: { 'params.id': 'paidInvoice' },
    body: { points: 1 },
    expectedAnswer: 'payment.not-now',
    missingAnswer: 'document.not-found',
  },
  // The last of them: after it the company has joined.
  'POST /api/v1/loyalty/join': { may: 'company', roles: maySpend, inPerson: true, body: { isAgreed: true } },

  'GET /api/v1/back-office/club/programme': { may: 'staff', permission: 'club' },
  'PUT /api/v1/back-office/club/programme': {
    may: 'staff',
    permission: 'club.programme',
    body: { owner: 'company', holdDays: 14, lifeMonths: 12, payShare: 30 },
  },
  'PUT /api/v1/back-office/club/levels': { may: 'staff', permission: 'club.programme', body: { levels: [] } },
  'GET /api/v1/back-office/club/rewards': { may: 'staff', permission: 'club', shows: 'reward' },
  'POST /api/v1/back-office/club/rewards': { may: 'staff', permission: 'club', body: { ...reward } },
  'PUT /api/v1/back-office/club/rewards/:id': { may: 'staff', permission: 'club', objects: { 'params.id': 'reward' }, body: { ...reward } },
  'GET /api/v1/back-office/club/reward-orders': { may: 'staff', permission: 'club', query: { 'per-page': 100 }, shows: 'deskRewardOrder' },
  'POST /api/v1/back-office/club/reward-orders/:id/step': {
    may: 'staff',
    permission: 'club',
    objects: { 'params.id': 'deskRewardOrder' },
    body: { step: 'confirm' },
  },
  'GET /api/v1/back-office/club/members': { may: 'staff', permission: 'club', query: { 'per-page': 100 }, shows: 'clubMember' },
  'GET /api/v1/back-office/club/members/:id': { may: 'staff', permission: 'club', objects: { 'params.id': 'clubMember' } },
  'POST /api/v1/back-office/club/members/:id/adjust': {
    may: 'staff',
    permission: 'club',
    objects: { 'params.id': 'clubMember' },
    body: { points: 5, reason: 'Извинение' },
  },
  'POST /api/v1/back-office/club/members/:id/state': {
    may: 'staff',
    permission: 'club',
    objects: { 'params.id': 'clubMember' },
    body: { state: 'suspended', reason: 'Проверка' },
  },
}
