import type { Assembly, Decision } from './assembly-shapes.ts'
import { type Circuit, type PhaseName, phaseNames } from './board-shapes.ts'
import { decide, figure } from './decisions.rules.ts'
import { balanceSource, MOST_UNBALANCE_PERCENT } from './norms/breakers.ts'

type Loaded = { circuit: Pick<Circuit, 'id' | 'phases' | 'phase'>; designA: number }

const emptyLoad = (): Record<PhaseName, number> => ({ L1: 0, L2: 0, L3: 0 })

/** Phases of each circuit: those the person fixed, and the others from the greatest down, each to the least loaded phase. */
export function assignPhases(circuits: readonly Loaded[], supplyPhases: 1 | 3): Map<string, readonly PhaseName[]> {
  if (supplyPhases === 1) return new Map(circuits.map(({ circuit }) => [circuit.id, ['L1'] as const]))
  const load = emptyLoad()
  const assigned = new Map<string, readonly PhaseName[]>()
  const give = (id: string, phases: readonly PhaseName[], amperes: number) => {
    assigned.set(id, phases)
    for (const phase of phases) load[phase] += amperes
  }
  const free: Loaded[] = []
  for (const one of circuits) {
    const { id, phases, phase } = one.circuit
    if (phases === 3) give(id, phaseNames, one.designA)
    else if (phase) give(id, [phase], one.designA)
    else free.push(one)
  }
  for (const { circuit, designA } of free.toSorted((one, other) => other.designA - one.designA)) {
    const least = phaseNames.reduce((best, phase) => (load[phase] < load[best] ? phase : best))
    give(circuit.id, [least], designA)
  }
  return assigned
}

export function phaseLoads(
  circuits: readonly Loaded[],
  phasesOf: (id: string) => readonly PhaseName[],
  supplyPhases: 1 | 3,
): { phases: Assembly['phases']; decision: Decision | null } {
  const load = emptyLoad()
  for (const { circuit, designA } of circuits) for (const phase of phasesOf(circuit.id)) load[phase] += designA
  if (supplyPhases === 1) return { phases: { load, unbalancePercent: null, neutralA: load.L1 }, decision: null }
  const { L1, L2, L3 } = load
  const most = Math.max(L1, L2, L3)
  const unbalancePercent = most === 0 ? 0 : (100 * (most - Math.min(L1, L2, L3))) / most
  const neutralA = Math.sqrt(Math.max(0, L1 ** 2 + L2 ** 2 + L3 ** 2 - L1 * L2 - L2 * L3 - L3 * L1))
  const decision = decide({
    code: 'phase-balance',
    subject: { type: 'board' },
    formula: '100·(Iмакс − Iмин) / Iмакс ≤ 30 %',
    numbers: [figure('L1', L1, 'А'), figure('L2', L2, 'А'), figure('L3', L3, 'А'), figure('IN', neutralA, 'А')],
    result: figure('перекос', unbalancePercent, '%'),
    source: balanceSource,
    state: unbalancePercent > MOST_UNBALANCE_PERCENT ? 'warning' : 'ok',
  })
  return { phases: { load, unbalancePercent, neutralA }, decision }
}
