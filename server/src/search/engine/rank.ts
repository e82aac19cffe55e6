/** A typed article stands above every sum of weights, the viewer's own code above that. */
export const EXACT_BONUS = 1_000_000_000
/** For each word that is met where some may be missing: missing words weigh more than anything found. */
export const WORD_BONUS = 4_000_000

/** The score of a product the viewer's own codes name, whatever its words. */
export const ownedScore = (count: number, place: number): number => 2 * EXACT_BONUS + count - place
