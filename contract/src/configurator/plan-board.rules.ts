import type { Decision } from './assembly-shapes.ts'
import type { Board, Circuit, PhaseName } from './board-shapes.ts'
import { assignPhases } from './balance-phases.rules.ts'
import { groupBehindRcd, type ProtectedCircuit, ratingOf, type RcdMode } from './protect-leakage.rules.ts'
import { type CircuitLoad, loadOf, protectionOf } from './size-circuit.rules.ts'

export type Planned = {
  circuit: Circuit
  load: CircuitLoad
  breakerA: number | null
  curve: string
  phases: readonly PhaseName[]
  decisions: Decision[]
}

/** A circuit that has a device. */
export type Protected = Planned & ProtectedCircuit & { mode: RcdMode }

export type Group = { key: string; mark: string; lines: Protected[]; ratingA: number | null }

export function planCircuits({ circuits, supply }: Board): Planned[] {
  const loads = circuits.map((circuit) => {
    // A board on one phase has no lines of three.
    const fitted = supply.phases === 1 ? { ...circuit, phases: 1 as const } : circuit
    return { circuit: fitted, load: loadOf(fitted, supply.voltage) }
  })
  const phases = assignPhases(
    loads.map(({ circuit, load }) => ({ circuit, designA: load.designA })),
    supply.phases,
  )
  return loads.map(({ circuit, load }) => {
    const { breakerA, curve, decisions } = protectionOf(circuit, load.designA)
    return { circuit, load, breakerA, curve, phases: phases.get(circuit.id) ?? ['L1'], decisions: [load.decision, ...decisions] }
  })
}

export function leakageGroups(lines: readonly Protected[], { demand, upstreamA }: { demand: number; upstreamA: number | null }): Group[] {
  const grouped = groupBehindRcd(
    lines.filter(({ mode }) => mode === 'group'),
    demand,
  ) as Protected[][]
  return grouped.map((group, at) => ({
    key: `rcd:${group[0]?.circuit.id ?? at}`,
    mark: String(at + 1),
    lines: group,
    ratingA: ratingOf(group, upstreamA),
  }))
}

export type Marked = { line: Protected; mark: string; group: Group | null }

/** Numbers behind the letters: 2.1 behind the leakage protection 2, whole numbers after the groups. */
export function marksOf(lines: readonly Protected[], groups: readonly Group[]): Marked[] {
  const inGroups = groups.flatMap((group) => group.lines.map((line, at) => ({ line, mark: `${group.mark}.${at + 1}`, group })))
  const alone = lines
    .filter(({ mode }) => mode !== 'group')
    .map((line, at) => ({ line, mark: String(groups.length + at + 1), group: null }))
  return [...inGroups, ...alone]
}

/** Runs of single-pole breakers that one comb joins: behind one leakage protection, or on a board of one phase without. */
export function combRuns(marked: readonly Marked[], supplyPhases: 1 | 3): number[] {
  const isJoined = ({ line, group }: Marked) => group !== null || (line.mode === 'none' && supplyPhases === 1)
  const single = marked.filter((one) => one.line.phases.length === 1 && isJoined(one) && one.line.breakerA <= 63)
  const runs = Map.groupBy(single, ({ group }) => group?.key ?? '')
  return [...runs.values()].map((run) => run.length).filter((length) => length > 1)
}
