import type { CircuitKind, CoreMaterial } from '../board-shapes.ts'

export const BREAKER_RATINGS = [6, 10, 16, 20, 25, 32, 40, 50, 63, 80, 100, 125] as const
export const ratingsSource = { clause: 'ГОСТ IEC 60898-1', fact: 'confirmed' } as const
export const coordinationSource = { clause: 'ГОСТ Р 50571.4.43, 433.1', fact: 'confirmed' } as const
/** Conventional tripping current, times the rating. */
export const TRIPS_WITHIN_HOUR = 1.45

export const breakingRow = [4.5, 6, 10, 15, 20, 25] as const
export const breakingSource = { clause: 'ГОСТ IEC 60898-1', fact: 'recalled' } as const
/** Taken while the short-circuit current is not known: as usual in dwellings and at the entry. */
export const USUAL_BREAKING_KA = 6

/** Greatest rating that electricians put before a core of this section; no norm asks for it. */
export const usualPairs: Record<CoreMaterial, readonly (readonly [section: number, rating: number])[]> = {
  copper: [
    [1.5, 10],
    [2.5, 16],
    [4, 25],
    [6, 32],
    [10, 50],
  ],
  aluminium: [
    [2.5, 16],
    [4, 25],
    [6, 32],
  ],
}
export const usualPairsSource = { clause: 'практика: пары сечение — автомат', fact: 'practice' } as const

/** Smallest section of a group line; sockets have 2.5 by practice, aluminium is for feeding lines. */
export const leastSections = { group: 1.5, sockets: 2.5, aluminium: 16 } as const
export const leastSectionSource = { clause: 'ПУЭ 7.1.34, табл. 7.1.1', fact: 'recalled' } as const

export const RCD_RATINGS = [16, 25, 40, 63, 80, 100] as const
export const rcdSources = {
  sockets: { clause: 'ПУЭ 7.1.71, 7.1.79', fact: 'confirmed' },
  wet: { clause: 'ПУЭ 7.1.48, 7.1.82', fact: 'confirmed' },
  tenMilliamperes: { clause: 'СП 31-110-2003, А.4.15 (рекомендация)', fact: 'recalled' },
  fire: { clause: 'ПУЭ 7.1.84', fact: 'confirmed' },
  leakage: { clause: 'ПУЭ 7.1.83', fact: 'confirmed' },
  cascade: { clause: 'ПУЭ 7.1.73', fact: 'confirmed' },
  rating: { clause: 'ПУЭ 7.1.76', fact: 'one-source' },
  forbidden: { clause: 'ПУЭ 7.1.81', fact: 'recalled' },
  own: { clause: 'практика: отдельная защита', fact: 'practice' },
} as const
/** Without a figure of the maker: of each ampere of the load and of each metre of the phase core. */
export const LEAKAGE_MA = { perAmpere: 0.4, perMetre: 0.01 } as const
/** Natural leakage stays below this part of what the device trips at. */
export const LEAKAGE_SHARE = 1 / 3
/** More lines behind one device are hard to search for a fault. */
export const MOST_BEHIND_RCD = 6

export const selectivitySource = { clause: 'практика: не ближе двух ступеней ряда', fact: 'recalled' } as const
export const SELECTIVE_STEPS = 2

export const mainSource = { clause: 'ПУЭ 7.1.25', fact: 'one-source' } as const
export const spdSource = { clause: 'выбор класса УЗИП по виду ввода', fact: 'confirmed' } as const
export const spdBackupSource = { clause: 'паспорт УЗИП: наибольший предвключённый аппарат', fact: 'recalled' } as const
/** Up to this device before the board a class II needs no protection of its own, if its data sheet agrees. */
export const SPD_WITHOUT_BACKUP_A = 125
export const balanceSource = { clause: 'СП 31-110-2003, 9.5', fact: 'recalled' } as const
export const MOST_UNBALANCE_PERCENT = 30
export const neutralBarSource = { clause: 'у каждого УЗО своя шина N', fact: 'one-source' } as const
export const loopSource = { clause: 'ПУЭ 1.7.79, табл. 1.7.1', fact: 'one-source' } as const

/** D for what starts heavily, C for all else. */
export const heavyStarting: ReadonlySet<CircuitKind> = new Set(['motor', 'welding', 'pump'])
export const curveSource = { clause: 'ГОСТ IEC 60898-1, характеристики B, C, D', fact: 'one-source' } as const
