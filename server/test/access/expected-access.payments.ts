import type { Expected } from './expected.ts'

const mayPay = ['owner', 'purchaser', 'approver', 'accountant'] as const

/** Payments: all members of the company see them, those who may pay start and cancel them. */
export const paymentAccess: Record<string, Expected> = {
  'POST /api/v1/payment': {
    may: 'company',
    roles: mayPay,
    objects: { 'body.documentId': 'paidInvoice' },
    body: { method: 'sbp' },
    expectedAnswer: 'payment.not-now',
    missingAnswer: 'document.not-found',
  },
  'GET /api/v1/payment/:id': { may: 'company', objects: { 'params.id': 'payment' } },
  'POST /api/v1/payment/:id/cancel': {
    may: 'company',
    roles: mayPay,
    objects: { 'params.id': 'payment' },
    expectedAnswer: 'payment.not-now',
    missingAnswer: 'payment.not-found',
  },
  // For the bank alone: its signature is the key, and these have none.
  'POST /api/v1/payment/notification/t-kassa': { may: 'guest', body: { OrderId: 'x' }, expectedAnswer: 'access.denied' },
  'GET /api/v1/back-office/payment': { may: 'staff', permission: 'payments', query: { 'per-page': 100 }, shows: 'deskPayment' },
  'POST /api/v1/back-office/payment/file': { may: 'staff', permission: 'payments', body: {} },
  'POST /api/v1/back-office/payment': {
    may: 'staff',
    permission: 'payments',
    body: { companyId: 2_000_000_000, method: 'cash', sum: 1, receivedOn: '2026-01-15' },
    expectedAnswer: 'company.not-found',
  },
  'POST /api/v1/back-office/payment/:id/allocate': {
    may: 'staff',
    permission: 'payments',
    objects: { 'params.id': 'deskPayment' },
    body: { parts: [{ documentId: 2_000_000_000, sum: 1 }] },
    expectedAnswer: 'document.not-found',
    missingAnswer: 'payment.not-found',
  },
  'GET /api/v1/back-office/payment/:id': { may: 'staff', permission: 'payments', objects: { 'params.id': 'deskPayment' } },
  'POST /api/v1/back-office/payment/:id/refund': {
    may: 'staff',
    permission: 'payments',
    objects: { 'params.id': 'deskPayment' },
    body: { sum: 1_000, reason: 'Лишнее' },
    expectedAnswer: 'refund.too-much',
    missingAnswer: 'payment.not-found',
  },
  'POST /api/v1/back-office/payment/:id/unallocate': {
    may: 'staff',
    permission: 'payments',
    objects: { 'params.id': 'deskPayment' },
    body: { documentId: 2_000_000_000, reason: 'Ошибка' },
    expectedAnswer: 'document.not-found',
    missingAnswer: 'payment.not-found',
  },
  'POST /api/v1/back-office/payment/:id/void': {
    may: 'staff',
    permission: 'payments',
    objects: { 'params.id': 'deskPayment' },
    body: { reason: 'Ошибка' },
  },
  'POST /api/v1/back-office/payment/:id/paid-back': {
    may: 'staff',
    permission: 'payments',
    objects: { 'params.id': 'deskPayment' },
    body: {},
    expectedAnswer: 'payment.not-now',
    missingAnswer: 'payment.not-found',
  },
}
