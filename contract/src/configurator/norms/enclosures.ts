import type { Board } from '../board-shapes.ts'

/** A module of the rail, mm. */
export const MODULE_MM = 18

/** Protection that the room asks for. */
export const leastIp: Record<Board['room'], string> = { dry: 'IP31', damp: 'IP44', dusty: 'IP54', outdoor: 'IP54' }
export const ipSource = { clause: 'ПУЭ 7.1.28; ГОСТ 14254', fact: 'recalled' } as const
/** Below this a board is open to fingers and tools. */
export const LEAST_IP = 'IP30'

export const reserveSource = { clause: 'практика: запас места', fact: 'practice' } as const
export const layoutSource = { clause: 'аппарат не делится между рядами', fact: 'one-source' } as const
export const heatSource = { clause: 'ГОСТ IEC 61439-3', fact: 'recalled' } as const
/** Boxes with rails of their own are made up to so many modules; above, devices stand on a mounting plate. */
export const MOST_MODULES_OF_BOX = 72
/** Of a plate: between the rails, and for wiring around them, mm. */
export const PLATE = { rowMm: 150, aroundMm: 100 } as const
