/** What the seller may set for requests for prices, least and most: per cent off the list, and days that prices usually hold. */
export const quoteTermLimits = { mostDiscountPercent: [0, 100], validDays: [1, 365] } as const
