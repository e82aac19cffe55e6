import type { CircuitKind } from '../board-shapes.ts'

type KindOfLoad = {
  /** Taken where neither power nor current is given. */
  kw: number
  cosPhi: number
  /** Rating a line of this kind is not made below, by practice. */
  leastA: number
  /** group: behind a common leakage protection; own: behind one of its own; none: without, unless it is wet. */
  rcd: 'group' | 'own' | 'none' | 'forbidden'
}

/** Usual loads of the trade; every figure can be changed by the person. */
export const kindsOfLoad: Record<CircuitKind, KindOfLoad> = {
  lighting: { kw: 0.5, cosPhi: 0.9, leastA: 10, rcd: 'none' },
  'outdoor-lighting': { kw: 0.5, cosPhi: 0.9, leastA: 10, rcd: 'group' },
  sockets: { kw: 3.5, cosPhi: 0.95, leastA: 16, rcd: 'group' },
  cooker: { kw: 7, cosPhi: 1, leastA: 32, rcd: 'group' },
  oven: { kw: 3.5, cosPhi: 1, leastA: 16, rcd: 'group' },
  dishwasher: { kw: 2.2, cosPhi: 0.95, leastA: 16, rcd: 'group' },
  'washing-machine': { kw: 2.2, cosPhi: 0.95, leastA: 16, rcd: 'own' },
  fridge: { kw: 0.5, cosPhi: 0.85, leastA: 10, rcd: 'own' },
  'water-heater': { kw: 2, cosPhi: 1, leastA: 16, rcd: 'group' },
  'floor-heating': { kw: 1.5, cosPhi: 1, leastA: 10, rcd: 'group' },
  heating: { kw: 3, cosPhi: 1, leastA: 16, rcd: 'group' },
  boiler: { kw: 0.15, cosPhi: 0.9, leastA: 6, rcd: 'own' },
  'air-conditioner': { kw: 2, cosPhi: 0.85, leastA: 16, rcd: 'group' },
  ventilation: { kw: 0.3, cosPhi: 0.8, leastA: 6, rcd: 'none' },
  pump: { kw: 1.5, cosPhi: 0.8, leastA: 10, rcd: 'group' },
  motor: { kw: 4, cosPhi: 0.85, leastA: 10, rcd: 'none' },
  welding: { kw: 6, cosPhi: 0.7, leastA: 25, rcd: 'group' },
  'ev-charger': { kw: 7.4, cosPhi: 0.98, leastA: 16, rcd: 'own' },
  computers: { kw: 2, cosPhi: 0.9, leastA: 16, rcd: 'group' },
  'fire-alarm': { kw: 0.3, cosPhi: 0.9, leastA: 6, rcd: 'forbidden' },
  'low-current': { kw: 0.3, cosPhi: 0.9, leastA: 6, rcd: 'group' },
  feeder: { kw: 5.5, cosPhi: 0.95, leastA: 25, rcd: 'none' },
  other: { kw: 2, cosPhi: 0.95, leastA: 10, rcd: 'group' },
}
export const kindSource = { clause: 'практика: типовые линии', fact: 'practice' } as const
export const currentSource = { clause: 'I = P / (U·cosφ); I = P / (√3·U·cosφ)', fact: 'confirmed' } as const

/** Demand of one flat or house by the power installed in it, kW; linear between. */
export const dwellingDemand = {
  clause: 'СП 256.1325800, табл. 7.2',
  fact: 'confirmed',
  factors: [
    [14, 0.8],
    [20, 0.65],
    [30, 0.6],
    [40, 0.55],
    [50, 0.5],
    [60, 0.48],
    [70, 0.45],
  ],
} as const

/** Diversity of a board by the number of its outgoing circuits. */
export const boardDiversity = {
  clause: 'ГОСТ 32397, табл. Б.1',
  fact: 'one-source',
  upTo: [
    [1, 1],
    [3, 0.8],
    [5, 0.7],
    [9, 0.6],
  ],
  above: 0.5,
} as const
