import type { Line } from '../brands.ts'
import type { Batch, Spec } from '../family.ts'

export const packings = ['отрез', 'бухта 100 м', 'барабан'] as const
type Packing = (typeof packings)[number]

export const batchOf = (packing: Packing, drum: number): Batch =>
  packing === 'отрез' ? { step: 1 } : packing === 'бухта 100 м' ? { step: 100 } : { least: drum, step: drum }
export const packingNote = (packing: Packing, drum: number) =>
  packing === 'отрез' ? '' : packing === 'барабан' ? ` (барабан ${drum} м)` : ' (бухта 100 м)'
export const packingMark = (packing: Packing) => ({ отрез: 'M', 'бухта 100 м': 'B100', барабан: 'D' })[packing]
export const drumOf = (copper: number) => (copper > 100 ? 200 : copper > 30 ? 300 : 500)
const spread: Record<number, number> = { 1: 1, 2: 2, 3: 2.15, 4: 2.41, 5: 2.7 }
export const outerOf = (cores: number, section: number) =>
  Math.round(((1.13 * Math.sqrt(section) + 1.6) * (spread[cores] ?? 1.1 + Math.sqrt(cores) * 1.05) + 2.4) * 10) / 10
export const safety = (line: Line): Spec[] => [
  ['temp-min', -50],
  ['temp-max', 50],
  ['service', 30],
  ['warranty', Math.max(2, Math.min(5, line.warrantyYears))],
]
