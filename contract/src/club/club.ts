import * as z from 'zod'
import { endpoint } from '../endpoint.ts'
import { money } from '../money.ts'
import { pagedList, pageQuery } from '../paging.ts'
import { clubRoles, MAX_REWARDS, memberStates, pointsEntryKinds, pointsOwners, rewardKinds, rewardOrderStates } from './club.rules.ts'

export const clubId = z.int32().positive()
export const ofClub = z.object({ id: z.coerce.number().pipe(clubId) })
const clean = (text: string) =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n]+/gu, ' ')
    .trim()
export const clubText = (most: number) => z.string().max(most).transform(clean)
/** Points are counted in kopecks like money: a point is a rouble. */
export const points = money.pipe(z.int().positive())

export const clubLevel = z.object({
  id: z.number(),
  name: z.string(),
  /** The turnover of twelve months it begins with. */
  threshold: money,
  /** Per cent of the usual points. */
  factor: z.number(),
  perks: z.string(),
})
export type ClubLevel = z.infer<typeof clubLevel>

/** An order, a return or an invoice, by the number people know it by. */
const numbered = z.object({ id: z.number(), number: z.string() })

/** Points that one order earned, or the seller gave, at one time: they become usable and expire together. */
export const pointsLot = z.object({
  id: z.number(),
  order: numbered.nullable(),
  earned: money,
  remaining: money,
  availableOn: z.iso.date(),
  expiresOn: z.iso.date(),
})
export type PointsLot = z.infer<typeof pointsLot>

export const pointsBalance = z.object({
  /** Can be spent today. */
  available: money,
  /** Of orders that are paid; usable after the days of holding. */
  held: money,
  /** Of goods that left and are not paid for yet. */
  pending: money,
  /** Lots with something left, in the order they expire. */
  lots: z.array(pointsLot),
  /** Points that expire within a month, by their day. */
  expiring: z.array(z.object({ on: z.iso.date(), points: money })),
})
export type PointsBalance = z.infer<typeof pointsBalance>

export const clubProgramme = z.object({
  owner: z.enum(pointsOwners),
  holdDays: z.number(),
  lifeMonths: z.number(),
  /** Per cent of an order that points may pay; 0: none. */
  payShare: z.number(),
})
export type ClubProgramme = z.infer<typeof clubProgramme>

const membership = z.object({ cardNumber: z.string(), joinedAt: z.iso.datetime(), state: z.enum(memberStates), stateReason: z.string() })

export const club = z.object({
  /** Null: not joined yet. */
  membership: membership.nullable(),
  balance: pointsBalance,
  /** Shipped goods of twelve months, less those that came back. */
  turnover: money,
  level: clubLevel.nullable(),
  next: clubLevel.nullable(),
  /** Turnover that is missing to the next level. */
  missing: money,
  levels: z.array(clubLevel),
  programme: clubProgramme,
  rules: z.object({ version: z.string(), path: z.string() }),
})
export type Club = z.infer<typeof club>

/** An entry of the ledger with the document behind it. */
export const pointsEntry = z.object({
  id: z.number(),
  at: z.iso.datetime(),
  kind: z.enum(pointsEntryKinds),
  amount: money,
  reason: z.string(),
  order: numbered.nullable(),
  orderItem: z.object({ article: z.string(), name: z.string() }).nullable(),
  orderReturn: numbered.nullable(),
  rewardOrder: numbered.extend({ name: z.string() }).nullable(),
  /** Of the lot: until when these points live. */
  expiresOn: z.iso.date().nullable(),
})
export type PointsEntry = z.infer<typeof pointsEntry>

export const reward = z.object({
  id: z.number(),
  kind: z.enum(rewardKinds),
  name: z.string(),
  description: z.string(),
  product: z.object({ id: z.number(), article: z.string(), image: z.string().nullable() }).nullable(),
  cost: money,
  worth: money.nullable(),
  /** Null: as many as are asked for. */
  stock: z.number().nullable(),
})
export type Reward = z.infer<typeof reward>

export const rewardOrder = z.object({
  id: z.number(),
  number: z.string(),
  rewardId: z.number(),
  name: z.string(),
  kind: z.enum(rewardKinds),
  amount: z.number(),
  cost: money,
  worth: money.nullable(),
  invoice: numbered.nullable(),
  state: z.enum(rewardOrderStates),
  comment: z.string(),
  note: z.string(),
  createdAt: z.iso.datetime(),
  decidedAt: z.iso.datetime().nullable(),
  canTakeBack: z.boolean(),
})
export type RewardOrder = z.infer<typeof rewardOrder>

/** An invoice as far as points can pay it, so that the form offers no more than the server takes. */
export const pointsPayment = z.object({
  documentId: z.number(),
  /** Can be spent today. */
  available: money,
  /** Of this invoice; 0 where the seller lets points pay nothing. */
  most: money,
  /** Per cent of an order that points may pay. */
  share: z.number(),
})
export type PointsPayment = z.infer<typeof pointsPayment>

const spendErrors = ['feature.off', 'club.not-joined', 'club.suspended', 'points.too-few'] as const

export const clubApi = {
  read: endpoint({
    method: 'GET',
    path: '/api/v1/loyalty',
    summary: 'The club: membership, balance by lots, level and the way to the next one',
    policy: 'company',
    output: club,
    errors: ['feature.off'],
  }),
  join: endpoint({
    method: 'POST',
    path: '/api/v1/loyalty/join',
    summary: 'Join the club, agreeing to its rules; gives the number of the card',
    policy: 'company',
    companyRoles: clubRoles,
    inPerson: true,
    body: z.strictObject({ isAgreed: z.literal(true) }),
    output: club,
    errors: ['feature.off'],
    idempotent: true,
  }),
  entries: endpoint({
    method: 'GET',
    path: '/api/v1/loyalty/transactions',
    summary: 'The ledger of points with the document behind each entry, newest first',
    policy: 'company',
    query: pageQuery,
    output: pagedList(pointsEntry),
    errors: ['feature.off'],
  }),
  rewards: endpoint({
    method: 'GET',
    path: '/api/v1/loyalty/rewards',
    summary: 'Rewards that points are exchanged for, the cheapest first',
    policy: 'company',
    output: z.object({ items: z.array(reward) }),
    errors: ['feature.off'],
  }),
  orderReward: endpoint({
    method: 'POST',
    path: '/api/v1/loyalty/rewards/:id/order',
    summary: 'Exchange points for a reward; a discount names the invoice it is for',
    policy: 'company',
    companyRoles: clubRoles,
    params: ofClub,
    body: z.strictObject({
      amount: z.int().min(1).max(MAX_REWARDS).default(1),
      comment: clubText(500).default(''),
      documentId: clubId.optional(),
    }),
    output: rewardOrder,
    errors: [...spendErrors, 'reward.not-found', 'reward.out-of-stock', 'reward.invoice-needed', 'document.not-found', 'payment.too-much'],
    idempotent: true,
  }),
  rewardOrders: endpoint({
    method: 'GET',
    path: '/api/v1/loyalty/reward-orders',
    summary: 'Ordered rewards, newest first',
    policy: 'company',
    query: pageQuery,
    output: pagedList(rewardOrder),
    errors: ['feature.off'],
  }),
  takeBack: endpoint({
    method: 'POST',
    path: '/api/v1/loyalty/reward-orders/:id/cancel',
    summary: 'Take an ordered reward back: its points return to the lots they came from',
    policy: 'company',
    companyRoles: clubRoles,
    params: ofClub,
    output: rewardOrder,
    errors: ['feature.off', 'reward-order.not-found', 'reward-order.not-now'],
  }),
  payable: endpoint({
    method: 'GET',
    path: '/api/v1/loyalty/invoices/:id',
    summary: 'How much of an invoice points may pay now',
    policy: 'company',
    params: ofClub,
    output: pointsPayment,
    errors: ['feature.off', 'document.not-found'],
  }),
  pay: endpoint({
    method: 'POST',
    path: '/api/v1/loyalty/invoices/:id/pay',
    summary: 'Pay a part of an invoice with points',
    policy: 'company',
    companyRoles: clubRoles,
    params: ofClub,
    body: z.strictObject({ points }),
    output: pointsPayment,
    errors: [...spendErrors, 'document.not-found', 'payment.not-now', 'payment.too-much'],
    idempotent: true,
  }),
}
