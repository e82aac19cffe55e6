export const returnStates = ['submitted', 'needs_info', 'authorized', 'denied', 'received', 'approved', 'rejected', 'cancelled'] as const
export type ReturnState = (typeof returnStates)[number]

/** The seller's decisions on a return. */
export const returnDecisions = ['ask', 'authorize', 'deny', 'receive', 'approve', 'reject'] as const
export type ReturnDecision = (typeof returnDecisions)[number]

/** Allowed decisions by state: first whether the goods may come, then what has come, then whether it is settled. */
export const decisionsOn: Record<ReturnState, readonly ReturnDecision[]> = {
  submitted: ['ask', 'authorize', 'deny'],
  needs_info: ['authorize', 'deny'],
  authorized: ['receive', 'deny'],
  received: ['approve', 'reject'],
  denied: [],
  approved: [],
  rejected: [],
  cancelled: [],
}

export const stateAfter: Record<ReturnDecision, ReturnState> = {
  ask: 'needs_info',
  authorize: 'authorized',
  deny: 'denied',
  receive: 'received',
  approve: 'approved',
  reject: 'rejected',
}

/** The buyer may withdraw a return until the goods have come. */
export const canWithdraw = (state: ReturnState): boolean => state === 'submitted' || state === 'needs_info' || state === 'authorized'
/** The buyer may add photos and comments until a decision. */
export const canAddTo = (state: ReturnState): boolean => state === 'submitted' || state === 'needs_info'
/** Returns in these states need a decision. */
export const openReturnStates = ['submitted', 'needs_info', 'authorized', 'received'] as const satisfies readonly ReturnState[]
