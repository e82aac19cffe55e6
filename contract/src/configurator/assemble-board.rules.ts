import type { Assembly, AssumptionCode, CircuitResult, Decision, Position } from './assembly-shapes.ts'
import { type Board, type Circuit, normProfiles, type PhaseName } from './board-shapes.ts'
import { baseAmbientC } from './allowed-current.rules.ts'
import { assignPhases, phaseLoads } from './balance-phases.rules.ts'
import { decide, figure, worstState } from './decisions.rules.ts'
import { circuitPositions, contactorRating, entryPositions, rcdPosition } from './device-positions.rules.ts'
import {
  breakingRow,
  breakingSource,
  leastSections,
  loopSource,
  rcdSources,
  SPD_WITHOUT_BACKUP_A,
  spdBackupSource,
  spdSource,
  USUAL_BREAKING_KA,
} from './norms/breakers.ts'
import { heatSource } from './norms/enclosures.ts'
import { dropLimits } from './norms/resistance.ts'
import { cablePosition, enclosurePositions, lugPositions, partPositions } from './part-positions.rules.ts'
import { placeDevices } from './place-devices.rules.ts'
import {
  groupBehindRcd,
  needDecision,
  ownLeakMa,
  type ProtectedCircuit,
  ratingOf,
  rcdDecisions,
  type RcdMode,
  rcdModeOf,
} from './protect-leakage.rules.ts'
import {
  type CircuitLoad,
  cosPhiOf,
  dropLimit,
  leastSectionOf,
  loadOf,
  protectionOf,
  sizeCable,
  type SizedCable,
} from './size-circuit.rules.ts'
import { demandOf, mainOf } from './size-entry.rules.ts'

/** The cable before the board may take half of what lighting may lose; the rest is for the lines. */
const ENTRY_DROP_SHARE = 0.5

type Planned = {
  circuit: Circuit
  load: CircuitLoad
  breakerA: number | null
  curve: string
  phases: readonly PhaseName[]
  decisions: Decision[]
}
/** A circuit that has a device. */
type Protected = Planned & ProtectedCircuit & { mode: RcdMode }

type Group = { key: string; mark: string; lines: Protected[]; ratingA: number | null }

const isLighting = ({ kind }: Circuit) => kind === 'lighting' || kind === 'outdoor-lighting'
const isInGround = ({ laying }: Pick<Circuit, 'laying'>) => laying === 'ground'

function planCircuits({ circuits, supply }: Board): Planned[] {
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

function spdOf({ spd, supply, main }: Board, mainA: number | null): { classes: readonly string[] | null; decisions: Decision[] } {
  if (spd === 'none') return { classes: null, decisions: [] }
  const isOverhead = supply.entry === 'overhead'
  const classes = isOverhead ? ['I+II', 'I'] : ['II', 'I+II']
  const before = supply.upstreamA ?? (main === 'breaker' ? mainA : null)
  return {
    classes,
    decisions: [
      decide({
        code: 'spd-class',
        subject: { type: 'position', key: 'spd' },
        formula: isOverhead ? 'воздушный ввод: класс I' : 'кабельный ввод: класс II',
        numbers: [],
        result: figure('класс', isOverhead ? 'I' : 'II'),
        source: spdSource,
      }),
      decide({
        code: 'spd-backup',
        subject: { type: 'position', key: 'spd' },
        formula: `Iн до УЗИП ≤ ${SPD_WITHOUT_BACKUP_A} А: своя защита не нужна`,
        numbers: before === null ? [] : [figure('Iн до УЗИП', before, 'А')],
        source: spdBackupSource,
        state: 'not-checked',
      }),
    ],
  }
}

function breakingOf({ supply }: Board): { breakingKa: number; decision: Decision } {
  const known = supply.shortCircuitKa
  const breakingKa = known === null ? USUAL_BREAKING_KA : breakingRow.find((row) => row >= known)
  return {
    breakingKa: breakingKa ?? breakingRow.at(-1) ?? USUAL_BREAKING_KA,
    decision: decide({
      code: 'breaking-capacity',
      subject: { type: 'board' },
      formula: 'Icn ≥ Iкз',
      numbers: known === null ? [figure('Icn', USUAL_BREAKING_KA, 'кА')] : [figure('Iкз', known, 'кА')],
      result: known === null || breakingKa === undefined ? null : figure('Icn', breakingKa, 'кА'),
      source: breakingSource,
      state: known === null ? 'not-checked' : breakingKa === undefined ? 'not-calculated' : 'ok',
    }),
  }
}

/** What no figure of the person or the tables decides. */
const unchecked = (): Decision[] => [
  decide({
    code: 'loop-impedance',
    subject: { type: 'board' },
    formula: 'Zs ≤ U0 / (m·Iн), m = 5, 10, 20 для B, C, D',
    numbers: [],
    source: loopSource,
    state: 'not-checked',
  }),
  decide({
    code: 'heat',
    subject: { type: 'board' },
    formula: 'ΣP аппаратов ≤ P корпуса',
    numbers: [],
    source: heatSource,
    state: 'not-checked',
  }),
]

function leakageGroups(lines: readonly Protected[], { demand, upstreamA }: { demand: number; upstreamA: number | null }): Group[] {
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

type Marked = { line: Protected; mark: string; group: Group | null }

/** Numbers behind the letters: 2.1 behind the leakage protection 2, whole numbers after the groups. */
function marksOf(lines: readonly Protected[], groups: readonly Group[]): Marked[] {
  const inGroups = groups.flatMap((group) => group.lines.map((line, at) => ({ line, mark: `${group.mark}.${at + 1}`, group })))
  const alone = lines
    .filter(({ mode }) => mode !== 'group')
    .map((line, at) => ({ line, mark: String(groups.length + at + 1), group: null }))
  return [...inGroups, ...alone]
}

function sizeEntryCable(board: Board, { designA, mainA }: { designA: number; mainA: number | null }): SizedCable | null {
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

function sizeLine(board: Board, { circuit, load, breakerA }: Planned, before: number): SizedCable | null {
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

const contactorOf = ({ circuit, breakerA }: Protected): number | null => (circuit.hasContactor ? contactorRating(breakerA) : null)

const contactorDecision = (line: Protected): Decision[] => {
  if (!line.circuit.hasContactor) return []
  const ratingA = contactorOf(line)
  return [
    decide({
      code: 'contactor',
      subject: { type: 'circuit', id: line.circuit.id },
      formula: 'Iн контактора ≥ Iн автомата',
      numbers: [figure('Iн автомата', line.breakerA, 'А')],
      result: ratingA === null ? null : figure('Iн', ratingA, 'А'),
      source: { clause: 'ГОСТ IEC 61095; категория применения по паспорту', fact: 'practice' },
      state: ratingA === null ? 'not-calculated' : 'ok',
    }),
  ]
}

/** Runs of single-pole breakers that one comb joins: behind one leakage protection, or on a board of one phase without. */
function combRuns(marked: readonly Marked[], supplyPhases: 1 | 3): number[] {
  const isJoined = ({ line, group }: Marked) => group !== null || (line.mode === 'none' && supplyPhases === 1)
  const single = marked.filter((one) => one.line.phases.length === 1 && isJoined(one) && one.line.breakerA <= 63)
  const runs = Map.groupBy(single, ({ group }) => group?.key ?? '')
  return [...runs.values()].map((run) => run.length).filter((length) => length > 1)
}

function assumptionsOf(board: Board, planned: readonly Planned[], missing31996: boolean): AssumptionCode[] {
  const has = (isSo: boolean, code: AssumptionCode): AssumptionCode[] => (isSo ? [code] : [])
  const kinds = new Set(planned.map(({ circuit }) => circuit.kind))
  const isColder = normProfiles.some(
    (profile) => board.ambientC !== null && profile === 'gost-31996' && board.ambientC < baseAmbientC(profile, 'surface'),
  )
  const uses31996 = board.norm === 'gost-31996' || board.norm === 'lowest'
  return [
    'not-a-project',
    'cable-pvc',
    ...has(board.norm === 'pue' || board.norm === 'lowest', 'three-core-column'),
    ...has(board.ambientC === null, 'ambient-of-table'),
    ...has(isColder && uses31996, 'ambient-below-base'),
    ...has(
      planned.some(({ circuit }) => circuit.cosPhi === null),
      'cos-of-kind',
    ),
    ...has(
      planned.some(({ load }) => load.isUsual),
      'kind-load',
    ),
    ...has(board.demandFactor === null, 'demand-factor'),
    'leakage-by-rule',
    'earthing',
    ...has(board.supply.shortCircuitKa === null, 'short-circuit-unknown'),
    'loop-unknown',
    'selectivity-by-rule',
    'heat-by-maker',
    ...has(board.spd === 'auto', 'spd-backup-by-maker'),
    ...has(kinds.has('ev-charger'), 'ev-direct-current'),
    ...has(
      planned.some(({ circuit }) => circuit.hasContactor),
      'contactor-duty',
    ),
    ...has(uses31996 && missing31996, 'gost-31996-factors'),
  ]
}

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

function cablePositions(
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

function circuitResult(
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
  const decisions = [
    ...one.decisions,
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
    curve: of?.line.mode === 'own' && curve === 'D' ? 'C' : curve,
    cable: cable?.cable ?? null,
    dropPercent: cable?.dropPercent ?? null,
    rcdKey: group?.key ?? (of?.line.mode === 'own' ? `rcbo:${circuit.id}` : null),
    decisions,
    state: worstState(decisions.map(({ state }) => state)),
  }
}
