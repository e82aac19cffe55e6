/**
 * Reasons why an order needs a look before anything else: goods that nobody knows when they come, a debt that holds it back, a line
 * without a price, money awaited, a promise that has passed, a message of the buyer without an answer.
 */
export const deskProblems = ['unpriced', 'shortage', 'debt', 'late', 'wrote', 'unpaid'] as const
export type DeskProblem = (typeof deskProblems)[number]

/** Problems that somebody must act on now; money is awaited for every order that is not paid in advance. */
export const needsAttention = (problems: readonly DeskProblem[]): boolean => problems.some((problem) => problem !== 'unpaid')

/** As many orders as one press changes: more would hold the person for minutes. */
export const MOST_AT_ONCE = 200
/** Sent in one request; the page sends the next when it has the answer. */
export const MOST_IN_REQUEST = 20
/** Forms in one file to print. */
export const MOST_PRINTED = 50
