/** A product bought often is missed after this many days at the earliest: shorter pauses are ordinary. */
export const STOPPED_AFTER_DAYS = 45
/** Bought on so many days at least: fewer make no habit. */
export const STOPPED_AFTER_ORDERS = 3
