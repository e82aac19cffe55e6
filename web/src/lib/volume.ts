/** Less would be written as nothing: a cubic metre is told with three decimals. */
export const isVolumeTold = (millilitres: number): boolean => millilitres >= 500
