/** Kopecks: the least SBP takes. */
export const SBP_MINIMUM = 1_000
