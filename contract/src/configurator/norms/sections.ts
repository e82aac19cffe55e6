/** Sections of cores in mm², as the rows of all tables of currents have them. */
export const SECTIONS = [1.5, 2.5, 4, 6, 10, 16, 25, 35, 50, 70, 95, 120, 150, 185, 240] as const
export type Section = (typeof SECTIONS)[number]

/** Long-term allowed currents in amperes, one for each section; null: the table has none. */
export type Currents = readonly (number | null)[]
