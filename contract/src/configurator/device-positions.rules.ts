import type { FeatureRequirement, GoodsKind, Position } from './assembly-shapes.ts'
import { type Board, type PhaseName, phaseNames } from './board-shapes.ts'
import { equal, leastFeatures, notLess } from './requirements.rules.ts'

/** A device of 80 A and more is one and a half modules wide for each pole. */
export const breakerModules = (poles: number, ratingA: number): number => (ratingA >= 80 ? 1.5 * poles : poles)

export function contactorModules(phases: 1 | 3, currentA: number): number {
  if (phases === 1) return currentA <= 25 ? 1 : 2
  return currentA <= 25 ? 2 : 3
}

/** Rated currents of modular contactors. */
const CONTACTOR_RATINGS = [16, 20, 25, 40, 63, 100]
export const contactorRating = (breakerA: number): number | null => CONTACTOR_RATINGS.find((rating) => rating >= breakerA) ?? null

type NewPosition = Pick<Position, 'key' | 'kind' | 'requirement'> & Partial<Position>

export const position = ({ key, kind, requirement, ...rest }: NewPosition): Position => ({
  key,
  kind,
  requirement,
  mark: '',
  connects: [],
  name: '',
  circuitId: null,
  feederKey: null,
  amount: 1,
  modules: 0,
  phases: [],
  features: { ...leastFeatures(requirement), ...(rest.modules ? { modules: rest.modules } : {}) },
  ...rest,
})

const voltsOf = (phases: 1 | 3) => notLess('voltage', phases === 1 ? 230 : 400)

/** The entry device, and behind it what protects the whole board. */
export function entryPositions(
  { main, supply, hasFireRcd }: Pick<Board, 'main' | 'supply' | 'hasFireRcd'>,
  { mainA, breakingKa, spdClasses }: { mainA: number | null; breakingKa: number; spdClasses: readonly string[] | null },
): Position[] {
  if (mainA === null) return []
  const phases: readonly PhaseName[] = supply.phases === 1 ? ['L1'] : phaseNames
  const poles = supply.phases === 1 ? 2 : 4
  const isBreaker = main === 'breaker'
  const positions = [
    position({
      key: 'main',
      kind: isBreaker ? 'breaker' : 'switch',
      mark: isBreaker ? 'QF0' : 'QS1',
      requirement: [
        equal('poles', poles),
        isBreaker ? equal('current', mainA) : notLess('current', mainA),
        ...(isBreaker ? [equal('curve', 'C'), notLess('breaking', breakingKa)] : []),
        voltsOf(supply.phases),
      ],
      modules: breakerModules(poles, mainA),
      phases,
    }),
  ]
  if (spdClasses)
    positions.push(
      position({
        key: 'spd',
        kind: 'spd',
        mark: 'FV1',
        feederKey: 'main',
        requirement: [equal('poles', poles), equal('surgeClass', ...spdClasses), notLess('surgeCurrent', 20)],
        modules: poles,
        phases,
      }),
    )
  if (hasFireRcd && mainA <= 100)
    positions.push(
      position({
        key: 'fire-rcd',
        kind: 'rcd',
        mark: 'QD0',
        feederKey: 'main',
        requirement: [
          equal('poles', poles),
          notLess('current', mainA),
          equal('leak', 100, 300),
          equal('leakType', 'A-S', 'AC-S', 'S'),
          voltsOf(supply.phases),
        ],
        modules: poles,
        phases,
      }),
    )
  return positions
}

const leakTypes = equal('leakType', 'A', 'F', 'B')

export const rcdPosition = (group: {
  key: string
  mark: string
  phases: readonly PhaseName[]
  ratingA: number
  feederKey: string | null
}): Position => {
  const count = group.phases.length === 1 ? 1 : 3
  const poles = count === 1 ? 2 : 4
  return position({
    key: group.key,
    kind: 'rcd',
    mark: group.mark,
    feederKey: group.feederKey,
    requirement: [equal('poles', poles), notLess('current', group.ratingA), equal('leak', 30), leakTypes, voltsOf(count)],
    modules: poles,
    phases: group.phases,
  })
}

export type CircuitDevice = {
  circuitId: string
  name: string
  mark: string
  breakerA: number
  curve: string
  breakingKa: number
  phases: readonly PhaseName[]
  feederKey: string | null
  /** Set: one device against overload and leakage. */
  leakMa: 10 | 30 | null
  contactorA: number | null
}

/** Breaker of a circuit, alone or with leakage protection, and its contactor. */
export function circuitPositions(one: CircuitDevice): Position[] {
  const count = one.phases.length === 1 ? 1 : 3
  const isRcbo = one.leakMa !== null
  const poles = isRcbo ? (count === 1 ? 2 : 4) : count
  const kind: GoodsKind = isRcbo ? 'rcbo' : 'breaker'
  const key = `${kind}:${one.circuitId}`
  const common = { name: one.name, circuitId: one.circuitId, phases: one.phases }
  const requirement: FeatureRequirement[] = [
    equal('poles', poles),
    equal('current', one.breakerA),
    equal('curve', one.curve),
    notLess('breaking', one.breakingKa),
    ...(one.leakMa === null ? [] : [equal('leak', one.leakMa), leakTypes]),
    voltsOf(count),
  ]
  const device = position({
    ...common,
    key,
    kind,
    mark: `${isRcbo ? 'QFD' : 'QF'}${one.mark}`,
    feederKey: one.feederKey,
    requirement,
    modules: breakerModules(poles, one.breakerA),
  })
  if (one.contactorA === null) return [device]
  return [
    device,
    position({
      ...common,
      key: `contactor:${one.circuitId}`,
      kind: 'contactor',
      mark: `KM${one.mark}`,
      feederKey: key,
      requirement: [
        notLess('current', one.contactorA),
        equal('contacts', count === 1 ? '2NO' : '4NO'),
        equal('coilVoltage', 230),
        voltsOf(count),
      ],
      modules: contactorModules(count, one.contactorA),
    }),
  ]
}
