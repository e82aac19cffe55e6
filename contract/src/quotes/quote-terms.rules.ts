/** Limits of the seller's settings for requests for prices: per cent off the list, and days that prices usually hold. */
export const quoteTermLimits = { mostDiscountPercent: [0, 100], validDays: [1, 365] } as const
