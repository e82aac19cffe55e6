import type { CircuitResult, Position } from './assembly-shapes.ts'
import type { Board, Circuit } from './board-shapes.ts'
import { contactorDecision } from './board-decisions.rules.ts'
import { figure, worstState } from './decisions.rules.ts'
import { leastSections } from './norms/breakers.ts'
import { dropLimits } from './norms/resistance.ts'
import { cablePosition } from './part-positions.rules.ts'
import type { Group, Marked, Planned } from './plan-board.rules.ts'
import { needDecision, ownLeakMa, rcdDecisions } from './protect-leakage.rules.ts'
import { cosPhiOf, dropLimit, leastSectionOf, sizeCable, type SizedCable } from './size-circuit.rules.ts'

/** The cable before the board may take half of what lighting may lose; the rest is for the lines. */
const ENTRY_DROP_SHARE = 0.5

const isLighting = ({ kind }: Circuit) => kind === 'lighting' || kind === 'outdoor-lighting'

const isInGround = ({ laying }: Pick<Circuit, 'laying'>) => laying === 'ground'

export function sizeEntryCable(board: Board, { designA, mainA }: { designA: number; mainA: number | null }): SizedCable | null {
  if (mainA === null) return null
  const { supply } = board
  return sizeCable({
    subject: { type: 'position', key: 'cable:entry' },
    board,
    way: { ...supply, phases: supply.phases },
    voltage: supply.voltage,
    designA,
    breakerA: mainA,
    cosPhi: 0.95,
    leastSection: supply.material === 'aluminium' ? leastSections.aluminium : leastSections.sockets,
    limit: dropLimits.lighting * ENTRY_DROP_SHARE,
    before: 0,
  })
}

export function sizeLine(board: Board, { circuit, load, breakerA }: Planned, before: number): SizedCable | null {
  if (breakerA === null) return null
  return sizeCable({
    subject: { type: 'circuit', id: circuit.id },
    board,
    way: circuit,
    voltage: board.supply.voltage,
    designA: load.designA,
    breakerA,
    cosPhi: cosPhiOf(circuit),
    leastSection: leastSectionOf(circuit),
    limit: dropLimit(isLighting(circuit), circuit.lengthM),
    before,
  })
}

export function cablePositions(
  { supply }: Board,
  {
    marked,
    sized,
    entryCable,
    mainMark,
    devices,
  }: {
    marked: readonly Marked[]
    sized: ReadonlyMap<string, SizedCable | null>
    entryCable: SizedCable | null
    mainMark: string
    devices: readonly Position[]
  },
): Position[] {
  const entry =
    entryCable?.cable && supply.lengthM > 0
      ? [
          cablePosition({
            key: 'cable:entry',
            mark: 'W0',
            connects: [mainMark],
            name: '',
            circuitId: null,
            cable: entryCable.cable,
            lengthM: supply.lengthM,
            isArmoured: isInGround(supply),
          }),
        ]
      : []
  const ofLines = marked.flatMap(({ line: { circuit }, mark }) => {
    const cable = sized.get(circuit.id)?.cable
    if (!cable || circuit.lengthM === 0) return []
    return [
      cablePosition({
        key: `cable:${circuit.id}`,
        mark: `W${mark}`,
        connects: devices.filter(({ circuitId }) => circuitId === circuit.id).map((one) => one.mark),
        name: circuit.name,
        circuitId: circuit.id,
        cable,
        lengthM: circuit.lengthM,
        isArmoured: isInGround(circuit),
      }),
    ]
  })
  return [...entry, ...ofLines]
}

export function circuitResult(
  one: Planned,
  {
    marked,
    sized,
    groups,
    demand,
    upstreamA,
  }: {
    marked: readonly Marked[]
    sized: ReadonlyMap<string, SizedCable | null>
    groups: readonly Group[]
    demand: number
    upstreamA: number | null
  },
): CircuitResult {
  const { circuit, load, breakerA, curve, phases } = one
  const of = marked.find(({ line }) => line.circuit.id === circuit.id)
  const cable = sized.get(circuit.id) ?? null
  const group = groups.find(({ key }) => key === of?.group?.key)
  const subject = { type: 'circuit', id: circuit.id } as const
  const leakage = !of
    ? []
    : of.line.mode === 'own'
      ? rcdDecisions(subject, { group: [of.line], leakMa: ownLeakMa(of.line), ratingA: of.line.breakerA, upstreamA: null, demand })
      : group
        ? rcdDecisions({ type: 'position', key: group.key }, { group: group.lines, leakMa: 30, ratingA: group.ratingA, upstreamA, demand })
        : []
  // Breakers with leakage protection are made with C: a heavy start may trip it, and the person should know.
  const isTamed = of?.line.mode === 'own' && curve === 'D'
  const own = one.decisions.map((decision) =>
    isTamed && decision.code === 'breaker-curve'
      ? { ...decision, formula: 'пуск с большим током: D; АВДТ выпускают с C', result: figure('кривая', 'C'), state: 'warning' as const }
      : decision,
  )
  const decisions = [
    ...own,
    ...(cable?.decisions ?? []),
    ...(of ? [needDecision(of.line, of.line.mode), ...leakage, ...contactorDecision(of.line)] : []),
  ]
  return {
    circuitId: circuit.id,
    mark: of?.mark ?? '',
    phases,
    loadKw: load.loadKw,
    designA: load.designA,
    breakerA,
    curve: isTamed ? 'C' : curve,
    cable: cable?.cable ?? null,
    dropPercent: cable?.dropPercent ?? null,
    rcdKey: group?.key ?? (of?.line.mode === 'own' ? `rcbo:${circuit.id}` : null),
    decisions,
    state: worstState(decisions.map(({ state }) => state)),
  }
}
