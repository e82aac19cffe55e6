export const returnStates = ['submitted', 'needs_info', 'authorized', 'denied', 'received', 'approved', 'rejected', 'cancelled'] as const
export type ReturnState = (typeof returnStates)[number]

/** What the seller says about goods that are to come back. */
export const returnDecisions = ['ask', 'authorize', 'deny', 'receive', 'approve', 'reject'] as const
export type ReturnDecision = (typeof returnDecisions)[number]

/** What may be decided now: first whether they may come, then what has come, then whether it is settled. */
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

/** Until the goods have come the buyer may think again. */
export const canWithdraw = (state: ReturnState): boolean => state === 'submitted' || state === 'needs_info' || state === 'authorized'
/** Photos and words of the buyer are of use until it is decided. */
export const canAddTo = (state: ReturnState): boolean => state === 'submitted' || state === 'needs_info'
/** These wait for somebody. */
export const openReturnStates = ['submitted', 'needs_info', 'authorized', 'received'] as const satisfies readonly ReturnState[]
