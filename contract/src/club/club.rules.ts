import { paymentRoles } from '../roles/roles.rules.ts'

/** A setting: points given to a person for a company's purchase may be taxed as income, so the company is the usual owner. */
export const pointsOwners = ['company', 'person'] as const
export type PointsOwner = (typeof pointsOwners)[number]

/** earn_pending: of goods that left and are not paid for; refund: lost with returned goods; restore: spent points that came back. */
export const pointsEntryKinds = ['earn_pending', 'earn', 'redeem', 'refund', 'restore', 'expire', 'adjust'] as const
export type PointsEntryKind = (typeof pointsEntryKinds)[number]

export const memberStates = ['active', 'suspended'] as const
export type MemberState = (typeof memberStates)[number]

export const rewardKinds = ['goods', 'certificate', 'training', 'discount'] as const
export type RewardKind = (typeof rewardKinds)[number]

export const rewardOrderStates = ['created', 'confirmed', 'issued', 'cancelled'] as const
export type RewardOrderState = (typeof rewardOrderStates)[number]

/** Buyers read each of these as a state of their reward, so the seller takes them one by one: first confirmed, then issued. */
export const rewardSteps = ['confirm', 'issue', 'cancel'] as const
export type RewardStep = (typeof rewardSteps)[number]

const stepsFrom: Record<RewardOrderState, readonly RewardStep[]> = {
  created: ['confirm', 'cancel'],
  confirmed: ['issue', 'cancel'],
  issued: [],
  cancelled: [],
}

export const stateAfterStep = { confirm: 'confirmed', issue: 'issued', cancel: 'cancelled' } as const satisfies Record<
  RewardStep,
  RewardOrderState
>

export const rewardStepsFrom = (state: RewardOrderState): readonly RewardStep[] => stepsFrom[state]

/** The buyer takes an ordered reward back until the seller has begun with it. */
export const canTakeBack = (state: RewardOrderState): boolean => state === 'created'

/** Roles that join the club and spend its points: all but those who only look. */
export const clubRoles = paymentRoles

/** At most so many of a reward at once. */
export const MAX_REWARDS = 99
/** Kopecks: at most so many points are given or taken by hand at once. */
export const MAX_ADJUSTMENT = 100_000_000

type Threshold = { threshold: number }

/** The level a turnover has reached and the next one above it; `levels` in any order. */
export function levelOf<L extends Threshold>(levels: readonly L[], turnover: number): { level: L | null; next: L | null; missing: number } {
  const rising = levels.toSorted((one, other) => one.threshold - other.threshold)
  const next = rising.find(({ threshold }) => threshold > turnover) ?? null
  return { level: rising.findLast(({ threshold }) => threshold <= turnover) ?? null, next, missing: next ? next.threshold - turnover : 0 }
}

type Payable = {
  /** Of the order. */
  total: number
  /** Of the invoice. */
  open: number
  /** Points this order was paid with before. */
  paid: number
  balance: number
  /** Per cent of an order that points may pay; 0: none. */
  share: number
}

/** The most points an invoice can be paid with now; whole kopecks, never more than the seller's share of the order. */
export const payableByPoints = ({ total, open, paid, balance, share }: Payable): number =>
  Math.max(0, Math.min(open, balance, Math.floor((total * share) / 100) - paid))

/** Per cent: the points of those without a level. */
export const USUAL_POINTS = 100

/** Points for goods at a level of the club; a part of a kopeck is none. */
export const pointsAtLevel = (points: number, factor: number): number => Math.floor((points * factor) / 100)

/**
 * Points that are back once so much of the money they stood for was refunded: from the whole, so that the parts add up.
 * A discount may be worth more than the points it cost.
 */
export const pointsBack = ({ cost, worth, refunded }: { cost: number; worth: number; refunded: number }): number =>
  Number((BigInt(cost) * BigInt(Math.min(refunded, worth))) / BigInt(worth))
