/** 31.12.2026 */
export const inFigures = (day: string): string => day.split('-').toReversed().join('.')
