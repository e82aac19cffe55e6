const toldTermFields = ['deliveryType', 'place', 'day', 'contactName', 'contactPhone', 'paymentMethod'] as const

/** A changed term of an order in its timeline; codes and days as they are stored, empty where there was none. */
export type ToldTerm = { field: (typeof toldTermFields)[number]; was: string; now: string }

/** Checked by hand: the browser bundle has no contract schemas. */
function isToldTerm(term: unknown): term is ToldTerm {
  if (typeof term !== 'object' || term === null) return false
  const { field, was, now } = term as Record<string, unknown>
  return toldTermFields.some((one) => one === field) && typeof was === 'string' && typeof now === 'string'
}

/** Changed terms of an order event. */
export const changedTerms = (terms: unknown): ToldTerm[] => (Array.isArray(terms) ? terms.filter((term) => isToldTerm(term)) : [])
