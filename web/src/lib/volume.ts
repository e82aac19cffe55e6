/** A smaller volume would round to zero: cubic metres are shown with three decimals. */
export const isVolumeShown = (millilitres: number): boolean => millilitres >= 500
