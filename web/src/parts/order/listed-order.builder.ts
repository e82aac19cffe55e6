import type { Answer } from '@vitrina/contract/endpoint'
import type { ordersApi } from '@vitrina/contract/orders/orders'

type ListedOrder = Answer<typeof ordersApi.list>['items'][number]

/** A row for tests: confirmed, expected tomorrow, with an invoice to pay. */
export const aListedOrder = (given: Partial<ListedOrder> = {}): ListedOrder => ({
  id: 17,
  number: 'ЗК-000017',
  buyerOrderNumber: '',
  createdAt: '2026-11-16T09:00:00.000Z',
  company: { id: 1, name: 'ООО «Восток»' },
  legalEntity: 'ООО «Восток»',
  author: { id: 7, name: 'Орлов Дмитрий' },
  manager: null,
  state: 'confirmed',
  shippingState: 'not_shipped',
  paymentState: 'awaiting',
  isOverdue: false,
  deliveryType: 'pickup',
  desiredOn: null,
  promisedOn: '2026-11-17',
  total: 9000,
  cancelledTotal: 0,
  paidSum: 0,
  lineCount: 2,
  reservedUntil: null,
  actions: ['repeat', 'pay'],
  invoice: {
    id: 3,
    number: 'СЧ-3',
    openSum: 9000,
    dueOn: '2026-11-20',
    overdueDays: 0,
    canPay: true,
    path: '/files/document/3/pdf?sign=x',
  },
  ...given,
})
