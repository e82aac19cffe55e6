import * as z from 'zod'
import { endpoint } from '../endpoint.ts'
import { localised } from '../languages.ts'
import { money } from '../money.ts'
import { pagedList, pageQuery } from '../paging.ts'
import { club, clubId, clubProgramme, clubText, ofClub, pointsBalance, pointsEntry, rewardOrder } from './club.ts'
import { MAX_ADJUSTMENT, memberStates, pointsOwners, rewardKinds, rewardOrderStates, rewardSteps } from './club.rules.ts'

const writtenText = (most: number) => z.object({ ru: clubText(most), en: clubText(most).optional(), uz: clubText(most).optional() })
const named = (most: number) => writtenText(most).refine(({ ru }) => ru.length > 0, { path: ['ru'] })

/** A level with its texts in all languages. */
const deskLevel = z.object({ id: z.number(), name: localised, threshold: money, factor: z.number(), perks: localised, members: z.number() })
export type DeskLevel = z.infer<typeof deskLevel>

const newLevel = z.strictObject({
  /** Without it: a new one. */
  id: clubId.optional(),
  name: named(60),
  threshold: money.pipe(z.int().min(0).max(1_000_000_000_000)),
  factor: z.int().min(100).max(1000),
  perks: writtenText(500).default({ ru: '' }),
})

const programme = clubProgramme.extend({ levels: z.array(deskLevel) })
export type DeskProgramme = z.infer<typeof programme>

const deskReward = z.object({
  id: z.number(),
  kind: z.enum(rewardKinds),
  name: localised,
  description: localised,
  product: z.object({ id: z.number(), article: z.string(), name: z.string() }).nullable(),
  cost: money,
  worth: money.nullable(),
  stock: z.number().nullable(),
  isPublished: z.boolean(),
  /** Ordered and neither issued nor cancelled. */
  waiting: z.number(),
})
export type DeskReward = z.infer<typeof deskReward>

const rewardBody = z
  .strictObject({
    kind: z.enum(rewardKinds),
    name: named(120),
    description: writtenText(1000).default({ ru: '' }),
    productId: clubId.nullable().default(null),
    cost: money.pipe(z.int().positive().max(1_000_000_000)),
    worth: money.pipe(z.int().positive().max(1_000_000_000)).nullable().default(null),
    stock: z.int().min(0).max(1_000_000).nullable().default(null),
    isPublished: z.boolean().default(false),
  })
  .refine(({ kind, worth }) => (kind === 'discount') === (worth !== null), { path: ['worth'] })

const person = z.object({ id: z.number(), name: z.string() })

const deskRewardOrder = rewardOrder.extend({
  company: person,
  author: person.nullable(),
  steps: z.array(z.enum(rewardSteps)),
})
export type DeskRewardOrder = z.infer<typeof deskRewardOrder>

const member = z.object({
  id: z.number(),
  company: person,
  /** Where points belong to people. */
  person: person.nullable(),
  cardNumber: z.string(),
  state: z.enum(memberStates),
  stateReason: z.string(),
  joinedAt: z.iso.datetime(),
  level: z.string().nullable(),
  available: money,
})
export type ClubMember = z.infer<typeof member>

const memberDetails = member.extend({ balance: pointsBalance, turnover: club.shape.turnover, entries: z.array(pointsEntry) })
export type ClubMemberDetails = z.infer<typeof memberDetails>

const reasonText = clubText(300).pipe(z.string().min(1))

/** The seller's side of the club. */
export const clubDeskApi = {
  programme: endpoint({
    method: 'GET',
    path: '/api/v1/back-office/club/programme',
    summary: 'The rules of the club and its levels',
    policy: 'staff',
    permission: 'club',
    output: programme,
    errors: ['feature.off'],
  }),
  changeProgramme: endpoint({
    method: 'PUT',
    path: '/api/v1/back-office/club/programme',
    summary: 'Change whose points they are, how long they wait and live, and what part of an order they pay',
    policy: 'staff',
    permission: 'club.programme',
    body: z.strictObject({
      owner: z.enum(pointsOwners),
      holdDays: z.int().min(0).max(365),
      lifeMonths: z.int().min(1).max(120),
      payShare: z.int().min(0).max(100),
    }),
    output: programme,
    errors: ['feature.off'],
  }),
  changeLevels: endpoint({
    method: 'PUT',
    path: '/api/v1/back-office/club/levels',
    summary: 'All levels of the club; one that is left out goes',
    policy: 'staff',
    permission: 'club.programme',
    body: z.strictObject({
      levels: z
        .array(newLevel)
        .max(10)
        .refine((levels) => new Set(levels.map(({ threshold }) => threshold)).size === levels.length),
    }),
    output: programme,
    errors: ['feature.off', 'club-level.not-found'],
  }),
  rewards: endpoint({
    method: 'GET',
    path: '/api/v1/back-office/club/rewards',
    summary: 'All rewards, published or not',
    policy: 'staff',
    permission: 'club',
    output: z.object({ items: z.array(deskReward) }),
    errors: ['feature.off'],
  }),
  createReward: endpoint({
    method: 'POST',
    path: '/api/v1/back-office/club/rewards',
    summary: 'Add a reward',
    policy: 'staff',
    permission: 'club',
    body: rewardBody,
    output: deskReward,
    errors: ['feature.off', 'product.not-found'],
    idempotent: true,
  }),
  changeReward: endpoint({
    method: 'PUT',
    path: '/api/v1/back-office/club/rewards/:id',
    summary: 'Change a reward, its stock too; ordered ones stay as they were',
    policy: 'staff',
    permission: 'club',
    params: ofClub,
    body: rewardBody,
    output: deskReward,
    errors: ['feature.off', 'reward.not-found', 'product.not-found'],
  }),
  rewardOrders: endpoint({
    method: 'GET',
    path: '/api/v1/back-office/club/reward-orders',
    summary: 'Rewards that companies of one’s own ordered, the longest waiting first; done ones newest first',
    policy: 'staff',
    permission: 'club',
    query: pageQuery.extend({ state: z.enum(rewardOrderStates).default('created') }),
    output: pagedList(deskRewardOrder).extend({ counts: z.object({ created: z.number(), confirmed: z.number() }) }),
    errors: ['feature.off'],
  }),
  stepRewardOrder: endpoint({
    method: 'POST',
    path: '/api/v1/back-office/club/reward-orders/:id/step',
    summary: 'Confirm, issue or cancel an ordered reward; cancelled, its points return to their lots',
    policy: 'staff',
    permission: 'club',
    params: ofClub,
    body: z.strictObject({ step: z.enum(rewardSteps), note: clubText(500).default('') }),
    output: deskRewardOrder,
    errors: ['feature.off', 'reward-order.not-found', 'reward-order.not-now', 'reward-order.reason-needed', 'reward.invoice-paid'],
    idempotent: true,
  }),
  members: endpoint({
    method: 'GET',
    path: '/api/v1/back-office/club/members',
    summary: 'Members of the club among one’s own companies, by name or card',
    policy: 'staff',
    permission: 'club',
    query: pageQuery.extend({ q: clubText(100).default('') }),
    output: pagedList(member),
    errors: ['feature.off'],
  }),
  member: endpoint({
    method: 'GET',
    path: '/api/v1/back-office/club/members/:id',
    summary: 'A member with lots, turnover and the newest entries',
    policy: 'staff',
    permission: 'club',
    params: ofClub,
    output: memberDetails,
    errors: ['feature.off', 'club-member.not-found'],
  }),
  adjust: endpoint({
    method: 'POST',
    path: '/api/v1/back-office/club/members/:id/adjust',
    summary: 'Give or take points by hand, with a reason the member reads',
    policy: 'staff',
    permission: 'club',
    params: ofClub,
    body: z.strictObject({
      points: money.pipe(
        z
          .int()
          .min(-MAX_ADJUSTMENT)
          .max(MAX_ADJUSTMENT)
          .refine((points) => points !== 0),
      ),
      reason: reasonText,
    }),
    output: memberDetails,
    errors: ['feature.off', 'club-member.not-found', 'points.too-few'],
    idempotent: true,
  }),
  setMemberState: endpoint({
    method: 'POST',
    path: '/api/v1/back-office/club/members/:id/state',
    summary: 'Stop a member from spending points, or let them again',
    policy: 'staff',
    permission: 'club',
    params: ofClub,
    body: z.strictObject({ state: z.enum(memberStates), reason: clubText(300).default('') }),
    output: memberDetails,
    errors: ['feature.off', 'club-member.not-found', 'reward-order.reason-needed'],
  }),
}
