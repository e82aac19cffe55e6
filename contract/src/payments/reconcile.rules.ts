/** Differences of two cards: their entry or ours is absent, an entry stands twice, or one of two entries of a document says otherwise. */
export const cardDifferences = ['missing-there', 'missing-here', 'doubled-there', 'doubled-here', 'other-sum', 'other-date'] as const
export type CardDifference = (typeof cardDifferences)[number]

export const MAX_CARD_BYTES = 10 * 1024 * 1024
