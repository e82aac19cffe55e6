/** Refusals of the club, with their statuses. */
export const clubErrors = {
  'club.not-joined': 409,
  'club.suspended': 409,
  'club-level.not-found': 404,
  'club-member.not-found': 404,
  'points.too-few': 409,
  'reward.not-found': 404,
  'reward.out-of-stock': 409,
  'reward.invoice-needed': 422,
  'reward.invoice-paid': 409,
  'reward-order.not-found': 404,
  'reward-order.not-now': 409,
  'reward-order.reason-needed': 422,
} as const
