import type { DeliveryType, PaymentMethod } from '@vitrina/contract/orders/orders.rules'

/** When something happens: working days before today, and the hour in Moscow. */
type When = readonly [daysAgo: number, hour: number]

export type DemoEvent =
  | { at: When; what: 'confirm' | 'confirmReserve' | 'ship' | 'deliver' | 'assemble' | 'issue' | 'pay' | 'expireReserves' }
  | { at: When; what: 'shipPart' | 'payPart' }
  | { at: When; what: 'cancel' | 'decline' | 'releaseGoods' | 'comment' | 'answer'; text: string }
  | { at: When; what: 'askReturn'; text: string }
  | { at: When; what: 'decideReturn'; step: 'authorize' | 'receive' | 'approve'; text: string }

export type DemoOrder = {
  buyer: string
  company: string
  placed: When
  lines: number
  delivery: DeliveryType
  payment: PaymentMethod
  number?: string
  comment?: string
  wantsReserve?: boolean
  timeline: readonly DemoEvent[]
}

const BUYER = { buyer: 'buyer@vitrina.test', company: 'Контур-Монтаж' } as const
const COLLEAGUE = { buyer: 'colleague@vitrina.test', company: 'Контур-Монтаж' } as const
const WORKSHOP = { buyer: 'buyer@vitrina.test', company: 'Щитовая мастерская Орлова' } as const
const OTHER = { buyer: 'other@vitrina.test', company: 'Волга-Свет' } as const
const PERSON = { buyer: 'person@vitrina.test', company: 'Соколова Марина Андреевна' } as const
const PURCHASER = { buyer: 'purchaser7@kompaniya.test', company: 'СтройКонтракт-77' } as const

/** Two months of a store's life: every state an order may be in is among them. The oldest comes first. */
export const demoOrders: readonly DemoOrder[] = [
  {
    ...BUYER,
    placed: [41, 10],
    lines: 6,
    delivery: 'delivery',
    payment: 'transfer',
    number: 'КМ-204',
    timeline: [
      { at: [41, 12], what: 'confirm' },
      { at: [39, 11], what: 'pay' },
      { at: [37, 9], what: 'ship' },
      { at: [36, 15], what: 'deliver' },
      { at: [33, 10], what: 'askReturn', text: 'У одного изделия треснул корпус, упаковка целая.' },
      { at: [33, 14], what: 'decideReturn', step: 'authorize', text: 'Привезите на склад вместе с копией УПД.' },
      { at: [31, 11], what: 'decideReturn', step: 'receive', text: '' },
      { at: [30, 16], what: 'decideReturn', step: 'approve', text: 'Брак подтверждён, деньги вернём на счёт.' },
    ],
  },
  {
    ...COLLEAGUE,
    placed: [38, 11],
    lines: 3,
    delivery: 'pickup',
    payment: 'transfer',
    timeline: [
      { at: [38, 13], what: 'confirm' },
      { at: [37, 12], what: 'pay' },
      { at: [36, 10], what: 'assemble' },
      { at: [35, 17], what: 'issue' },
    ],
  },
  {
    ...OTHER,
    placed: [35, 9],
    lines: 5,
    delivery: 'carrier',
    payment: 'transfer',
    timeline: [
      { at: [35, 11], what: 'confirm' },
      { at: [33, 12], what: 'pay' },
      { at: [32, 15], what: 'ship' },
    ],
  },
  {
    // Thirty days to pay, and they are over.
    ...BUYER,
    placed: [24, 10],
    lines: 4,
    delivery: 'delivery',
    payment: 'deferred',
    number: 'КМ-219',
    timeline: [
      { at: [24, 12], what: 'confirm' },
      { at: [23, 10], what: 'ship' },
      { at: [22, 12], what: 'deliver' },
    ],
  },
  {
    ...BUYER,
    placed: [17, 14],
    lines: 7,
    delivery: 'delivery',
    payment: 'deferred',
    number: 'КМ-231',
    timeline: [
      { at: [17, 16], what: 'confirm' },
      { at: [15, 10], what: 'ship' },
      { at: [14, 13], what: 'deliver' },
    ],
  },
  {
    ...COLLEAGUE,
    placed: [14, 12],
    lines: 2,
    delivery: 'pickup',
    payment: 'transfer',
    timeline: [{ at: [14, 15], what: 'cancel', text: 'Заказали не ту серию' }],
  },
  {
    ...BUYER,
    placed: [11, 10],
    lines: 8,
    delivery: 'carrier',
    payment: 'transfer',
    number: 'КМ-240',
    timeline: [
      { at: [9, 11], what: 'confirm' },
      { at: [8, 13], what: 'payPart' },
      { at: [7, 11], what: 'releaseGoods', text: 'Гарантийное письмо: остаток оплатят до конца месяца' },
      { at: [7, 16], what: 'shipPart' },
    ],
  },
  {
    ...OTHER,
    placed: [10, 16],
    lines: 2,
    delivery: 'carrier',
    payment: 'transfer',
    timeline: [{ at: [9, 10], what: 'decline', text: 'Транспортная компания не принимает груз по этому адресу' }],
  },
  {
    ...WORKSHOP,
    placed: [8, 11],
    lines: 4,
    delivery: 'pickup',
    payment: 'transfer',
    timeline: [
      { at: [8, 12], what: 'confirm' },
      { at: [7, 10], what: 'pay' },
      { at: [6, 11], what: 'assemble' },
      { at: [6, 17], what: 'issue' },
    ],
  },
  {
    ...BUYER,
    placed: [7, 13],
    lines: 5,
    delivery: 'delivery',
    payment: 'transfer',
    comment: 'Разгрузка краном, нужна машина с открытым бортом.',
    wantsReserve: true,
    timeline: [
      { at: [7, 15], what: 'confirm' },
      { at: [7, 16], what: 'confirmReserve' },
      { at: [6, 12], what: 'comment', text: 'Оплатим на следующей неделе, ждём аванс от заказчика.' },
      { at: [6, 14], what: 'answer', text: 'Хорошо. Резерв стоит три рабочих дня, потом его можно запросить снова.' },
      { at: [4, 18], what: 'expireReserves' },
    ],
  },
  {
    ...OTHER,
    placed: [5, 9],
    lines: 3,
    delivery: 'carrier',
    payment: 'transfer',
    timeline: [
      { at: [5, 12], what: 'confirm' },
      { at: [3, 11], what: 'cancel', text: 'Объект перенесли на весну' },
    ],
  },
  {
    ...COLLEAGUE,
    placed: [4, 10],
    lines: 3,
    delivery: 'pickup',
    payment: 'transfer',
    timeline: [
      { at: [4, 11], what: 'confirm' },
      { at: [3, 12], what: 'pay' },
      { at: [1, 10], what: 'assemble' },
    ],
  },
  {
    ...PERSON,
    placed: [2, 15],
    lines: 2,
    delivery: 'pickup',
    payment: 'transfer',
    timeline: [{ at: [2, 17], what: 'confirm' }],
  },
  {
    ...PURCHASER,
    placed: [2, 11],
    lines: 5,
    delivery: 'delivery',
    payment: 'transfer',
    comment: 'Для корпуса 4, второй этаж.',
    timeline: [],
  },
  {
    ...BUYER,
    placed: [1, 10],
    lines: 6,
    delivery: 'delivery',
    payment: 'deferred',
    number: 'КМ-252',
    wantsReserve: true,
    timeline: [
      { at: [1, 12], what: 'confirm' },
      { at: [1, 13], what: 'confirmReserve' },
    ],
  },
  {
    ...COLLEAGUE,
    placed: [1, 16],
    lines: 4,
    delivery: 'pickup',
    payment: 'transfer',
    wantsReserve: true,
    timeline: [{ at: [1, 17], what: 'comment', text: 'Добавьте, пожалуйста, сертификаты к отгрузке.' }],
  },
]
