import type { Assembly, Position } from './assembly-shapes.ts'
import type { Board } from './board-shapes.ts'
import { phaseLoads } from './balance-phases.rules.ts'
import { assumptionsOf, breakingOf, contactorOf, spdOf, unchecked } from './board-decisions.rules.ts'
import { cablePositions, circuitResult, sizeEntryCable, sizeLine } from './board-lines.rules.ts'
import { decide, figure, worstState } from './decisions.rules.ts'
import { circuitPositions, entryPositions, rcdPosition } from './device-positions.rules.ts'
import { rcdSources } from './norms/breakers.ts'
import { enclosurePositions, lugPositions, partPositions } from './part-positions.rules.ts'
import { placeDevices } from './place-devices.rules.ts'
import { combRuns, leakageGroups, type Marked, marksOf, planCircuits, type Protected } from './plan-board.rules.ts'
import { ownLeakMa, rcdModeOf } from './protect-leakage.rules.ts'
import { demandOf, mainOf } from './size-entry.rules.ts'

/** Real widths of chosen goods by the key of their position; the others have those of their kind. */
export type Widths = ReadonlyMap<string, number>

const withWidths = (positions: readonly Position[], widths: Widths): Position[] =>
  positions.map((one) => {
    const modules = one.modules > 0 ? widths.get(one.key) : undefined
    return modules === undefined ? one : { ...one, modules }
  })

/** The whole board from its circuits. Pure and fast: the browser computes it at every change, the server when goods are chosen. */
export function assembleBoard(board: Board, widths: Widths = new Map()): Assembly {
  const planned = planCircuits(board)
  const { supply } = board
  const installedKw = planned.reduce((sum, { load }) => sum + load.loadKw, 0)
  const { factor: demand, decision: demandDecision } = demandOf(board, { installedKw, circuitCount: planned.length })
  const { phases, decision: balance } = phaseLoads(
    planned.map(({ circuit, load }) => ({ circuit, designA: load.designA })),
    (id) => planned.find(({ circuit }) => circuit.id === id)?.phases ?? [],
    supply.phases,
  )
  const designA = demand * Math.max(phases.load.L1, phases.load.L2, phases.load.L3)
  const largestA = Math.max(0, ...planned.map(({ breakerA }) => breakerA ?? 0))
  const main =
    planned.length === 0 ? { ratingA: null, decisions: [] } : mainOf(board, { designA, largestA, demandKw: demand * installedKw })
  const mainA = main.ratingA
  const { breakingKa, decision: breaking } = breakingOf(board)
  const spd = planned.length === 0 ? { classes: null, decisions: [] } : spdOf(board, mainA)

  const lines = planned.flatMap((one): Protected[] =>
    one.breakerA === null
      ? []
      : [{ ...one, breakerA: one.breakerA, designA: one.load.designA, mode: rcdModeOf({ ...one, breakerA: one.breakerA }) }],
  )
  const upstreamA = board.main === 'breaker' ? mainA : supply.upstreamA
  const groups = leakageGroups(lines, { demand, upstreamA })
  const marked = marksOf(lines, groups)

  const entryCable = sizeEntryCable(board, { designA, mainA })
  const entryPositionsOf = entryPositions(board, { mainA, breakingKa, spdClasses: spd.classes })
  const feeder = entryPositionsOf.some(({ key }) => key === 'fire-rcd') ? 'fire-rcd' : 'main'
  const before = entryCable?.dropPercent ?? 0

  const sized = new Map(planned.map((one) => [one.circuit.id, sizeLine(board, one, before)]))
  const groupPositions = groups.map(({ key, mark, lines: [first], ratingA }) =>
    ratingA === null || !first ? [] : [rcdPosition({ key, mark: `QD${mark}`, phases: first.phases, ratingA, feederKey: feeder })],
  )
  const devicesOf = ({ line, mark, group }: Marked): Position[] =>
    circuitPositions({
      circuitId: line.circuit.id,
      name: line.circuit.name,
      mark,
      breakerA: line.breakerA,
      curve: line.mode === 'own' && line.curve === 'D' ? 'C' : line.curve,
      breakingKa,
      phases: line.phases,
      feederKey: group?.key ?? feeder,
      leakMa: line.mode === 'own' ? ownLeakMa(line) : null,
      contactorA: contactorOf(line),
    })
  const devices = withWidths(
    [
      ...entryPositionsOf,
      ...groups.flatMap((group, at) => [...(groupPositions[at] ?? []), ...marked.filter((one) => one.group === group).flatMap(devicesOf)]),
      ...marked.filter(({ group }) => group === null).flatMap(devicesOf),
    ],
    widths,
  )
  const cables = cablePositions(board, { marked, sized, entryCable, mainMark: devices[0]?.mark ?? '', devices })
  const parts =
    mainA === null
      ? { positions: [], decisions: [] }
      : partPositions({
          mainMark: devices[0]?.mark ?? '',
          mainA,
          hasSpd: spd.classes !== null,
          devices,
          groups: groups.map(({ mark, lines: { length } }) => ({ mark, lineCount: length })),
          commonLines: marked.filter(({ group }) => group === null).length,
          lineCount: marked.length,
          combRuns: combRuns(marked, supply.phases),
        })
  const { layout, decisions: placing } = placeDevices(devices, board)
  const enclosure = enclosurePositions(board, layout)

  const results = planned.map((one) => circuitResult(one, { marked, sized, groups, demand, upstreamA }))
  const fireDecision = entryPositionsOf.some(({ key }) => key === 'fire-rcd')
    ? [
        decide({
          code: 'rcd-cascade',
          subject: { type: 'position', key: 'fire-rcd' },
          formula: 'IΔn ≥ 3·IΔn за ним; селективное (S)',
          numbers: [figure('IΔn за ним', 30, 'мА')],
          result: figure('IΔn', 100, 'мА'),
          source: { clause: `${rcdSources.fire.clause}; ${rcdSources.cascade.clause}`, fact: rcdSources.cascade.fact },
        }),
      ]
    : []
  const decisions =
    planned.length === 0
      ? []
      : [
          demandDecision,
          ...main.decisions,
          ...(entryCable?.decisions ?? []),
          breaking,
          ...spd.decisions,
          ...fireDecision,
          ...(balance ? [balance] : []),
          ...parts.decisions,
          ...placing,
          ...enclosure.decisions,
          ...unchecked(),
        ]
  const missing31996 = [...sized.values(), entryCable].some((one) => one?.missing.includes('gost-31996'))
  return {
    positions: [...devices, ...cables, ...lugPositions(cables), ...parts.positions, ...enclosure.positions],
    circuits: results,
    entry: {
      designA: planned.length === 0 ? null : designA,
      mainA,
      upstreamA: supply.upstreamA,
      cable: entryCable?.cable ?? null,
      dropPercent: entryCable?.dropPercent ?? null,
    },
    installedKw,
    demandKw: demand * installedKw,
    phases,
    layout,
    decisions,
    assumptions: [...assumptionsOf(board, planned, missing31996), ...(enclosure.isBox ? (['rails-in-enclosure'] as const) : [])],
    state: worstState([...decisions, ...results].map(({ state }) => state)),
  }
}
