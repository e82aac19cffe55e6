import type { purchasingApi } from '@vitrina/contract/purchasing/purchasing'
import type { Answer } from '@vitrina/contract/endpoint'

type Entry = Answer<typeof purchasingApi.read>
type Row = Answer<typeof purchasingApi.list>['items'][number]

/** A uuid that tests can read: `aUuid(7)` ends with 7. */
export const aUuid = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`

export const anEntryRow = ({ figures, ...given }: Omit<Partial<Row>, 'figures'> & { figures?: Partial<Row['figures']> } = {}): Row => ({
  id: 5,
  name: 'Школа № 5',
  objectName: '',
  neededOn: '2099-12-01',
  responsible: null,
  budget: null,
  status: 'active',
  state: 'partly_ordered',
  commentCount: 0,
  version: 1,
  createdAt: '2026-11-16T09:00:00.000Z',
  updatedAt: '2026-11-16T09:00:00.000Z',
  archivedAt: null,
  ...given,
  figures: {
    lineCount: 2,
    shortCount: 1,
    receivedCount: 0,
    inCartCount: 0,
    orderedSum: 1000,
    restSum: 500,
    unpricedCount: 0,
    promisedOn: null,
    lateCount: 0,
    ...figures,
  },
})

type Line = Entry['lines'][number]
export const aLine = (given: Partial<Line> & { id: string }): Line => ({
  productId: 1,
  customProductId: null,
  article: 'A-1',
  name: 'Автомат 16 А',
  brand: 'IEK',
  unit: { name: 'шт', decimals: 0 },
  isSold: true,
  note: '',
  needed: 10,
  inCart: 0,
  ordered: 0,
  reserved: 0,
  shipped: 0,
  received: 0,
  short: 10,
  price: 50,
  sum: 500,
  promisedOn: '2026-12-01',
  isLate: false,
  orderIds: [],
  ...given,
})

export const anEntry = (given: Partial<Entry> = {}): Entry => ({
  ...anEntryRow(),
  note: '',
  createdBy: null,
  canWrite: true,
  canEdit: true,
  lines: [],
  orders: [],
  ...given,
})
