/** Of bank statements, cards of settlements and the page of a customer, with their HTTP statuses. */
export const statementErrors = {
  'statement.of-tomorrow': 422,
  'task.not-found': 404,
  'card.unreadable': 422,
  'bank-statement.unreadable': 422,
  'bank-statement.empty': 422,
  'bank-statement.changed': 409,
  'bank-statement.line-not-found': 404,
} as const
