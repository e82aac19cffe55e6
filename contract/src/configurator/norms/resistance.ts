import type { CoreMaterial } from '../board-shapes.ts'

/** Resistivity of a warm core for the drop, Ω·mm²/m, and reactance, Ω/m. */
export const dropFigures: Record<CoreMaterial, number> = { copper: 0.0225, aluminium: 0.036 }
export const REACTANCE = 0.000_08
export const dropSource = { clause: 'ГОСТ Р 50571.5.52-2011, приложение G', fact: 'confirmed' } as const

/** Percent from the origin of the installation; beyond 100 m 0.005 % more for each metre, at most 0.5 %. */
export const dropLimits = { lighting: 3, other: 5, overMetres: 100, perMetre: 0.005, mostExtra: 0.5 } as const

/** Protective conductor by the phase conductor. */
export const peSource = { clause: 'ПУЭ 1.7.126, табл. 1.7.5', fact: 'one-source' } as const
