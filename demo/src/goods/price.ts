import type { Line } from './brands.ts'

/** Price types from a guest's to a big project's. */
export const priceLevels = [
  { id: 1, code: 'retail', name: { ru: 'Розничная', en: 'Retail', uz: 'Chakana' }, share: 1 },
  { id: 2, code: 'small', name: { ru: 'Мелкий опт', en: 'Small wholesale', uz: 'Kichik ulgurji' }, share: 0.93 },
  { id: 3, code: 'wholesale', name: { ru: 'Оптовая', en: 'Wholesale', uz: 'Ulgurji' }, share: 0.86 },
  { id: 4, code: 'project', name: { ru: 'Проектная', en: 'Project', uz: 'Loyiha' }, share: 0.79 },
] as const

/** Retail kopecks: the technical variant sets the price, brand and series the level. */
export const retailKopecks = (roubles: number, line: Line) => Math.max(10, Math.round(roubles * line.brand.factor * line.factor * 100))

export const kopecksAt = (retail: number, share: number) => Math.max(1, Math.round(retail * share))
