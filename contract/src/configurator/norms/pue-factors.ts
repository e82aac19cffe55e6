import { PUE_AIR_C, PUE_GROUND_C } from './pue-currents.ts'

/** Factors for the temperature around the cable; recalled, each within 0.01 of the physical formula. */
export const pueTemperature = {
  clause: 'ПУЭ, табл. 1.3.3',
  fact: 'recalled',
  ambientC: [-5, 0, 5, 10, 15, 20, 25, 30, 35, 40, 45, 50],
  air: { baseC: PUE_AIR_C, factors: [1.32, 1.27, 1.22, 1.17, 1.12, 1.06, 1.0, 0.94, 0.87, 0.79, 0.71, 0.61] },
  ground: { baseC: PUE_GROUND_C, factors: [1.18, 1.14, 1.1, 1.05, 1.0, 0.95, 0.89, 0.84, 0.77, 0.71, 0.63, 0.55] },
} as const

/** More than four loaded wires in one pipe or bundle: currents of wires laid open, times this. */
export const pueBundles = {
  clause: 'ПУЭ 1.3.10',
  fact: 'recalled',
  upTo: [
    { wires: 6, factor: 0.68 },
    { wires: 9, factor: 0.63 },
    { wires: 12, factor: 0.6 },
  ],
} as const

/** Cables side by side in the ground, 100 mm apart: the least distance of the table. */
export const pueSideBySide = {
  clause: 'ПУЭ, табл. 1.3.26 (в свету 100 мм)',
  fact: 'one-source',
  factors: [1.0, 0.9, 0.85, 0.8, 0.78, 0.75],
} as const
