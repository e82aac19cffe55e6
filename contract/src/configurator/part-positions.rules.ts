import type { Assembly, CircuitResult, Decision, Position } from './assembly-shapes.ts'
import type { Board } from './board-shapes.ts'
import { decide, figure } from './decisions.rules.ts'
import { position } from './device-positions.rules.ts'
import { neutralBarSource } from './norms/breakers.ts'
import { ipSource, leastIp, MODULE_MM, MOST_MODULES_OF_BOX, PLATE } from './norms/enclosures.ts'
import { pueWires } from './norms/pue-currents.ts'
import { SECTIONS } from './norms/sections.ts'
import { equal, notLess } from './requirements.rules.ts'

/** Cores from this section on are made of many wires and end in a lug. */
const LUG_FROM_MM2 = 25
/** Modules of a comb as it is usually sold; it is cut to length. */
const COMB_MODULES = 12
const LEAST_COMB_A = 63

type Cable = NonNullable<CircuitResult['cable']>

export const cablePosition = (one: {
  key: string
  mark: string
  connects: readonly string[]
  name: string
  circuitId: string | null
  cable: Cable
  lengthM: number
  isArmoured: boolean
}): Position =>
  position({
    key: one.key,
    kind: 'cable',
    mark: one.mark,
    connects: one.connects,
    name: one.name,
    circuitId: one.circuitId,
    amount: one.lengthM,
    requirement: [
      equal('section', one.cable.section),
      equal('cores', one.cable.cores),
      equal('material', one.cable.material),
      notLess('voltageKv', 0.66),
      one.isArmoured ? equal('type', 'armoured') : equal('type', 'plain'),
    ],
  })

/** Lugs of stranded cores, both ends of the cable. */
export function lugPositions(cables: readonly Position[]): Position[] {
  const bySection = new Map<number, { amount: number; material: string }>()
  for (const { features } of cables) {
    const section = Number(features.section)
    if (section < LUG_FROM_MM2) continue
    const amount = (bySection.get(section)?.amount ?? 0) + 2 * Number(features.cores)
    bySection.set(section, { amount, material: String(features.material) })
  }
  return [...bySection].map(([section, { amount }]) =>
    position({ key: `lug:${section}`, kind: 'lug', amount, requirement: [equal('section', section)] }),
  )
}

type Wired = {
  mainMark: string
  mainA: number
  hasSpd: boolean
  devices: readonly Position[]
  groups: readonly { mark: string; lineCount: number }[]
  /** Lines on the common neutral bar. */
  commonLines: number
  lineCount: number
  /** Single-pole breakers that stand side by side on one comb. */
  combRuns: readonly number[]
}

function busPositions({ groups, commonLines, lineCount, hasSpd, mainA }: Wired): { positions: Position[]; decisions: Decision[] } {
  const bars = [
    { mark: 'N0', lines: commonLines + groups.length },
    ...groups.map(({ mark, lineCount: lines }) => ({ mark: `N${mark}`, lines })),
  ]
  const neutral = bars.map(({ mark, lines }) =>
    position({
      key: `bus-n:${mark.slice(1)}`,
      kind: 'bus-n',
      mark,
      requirement: [notLess('inputs', Math.max(4, lines + 1)), notLess('current', Math.min(mainA, 100)), equal('colour', 'blue')],
    }),
  )
  const inputs = Math.max(4, lineCount + 1 + (hasSpd ? 1 : 0))
  const earth = position({
    key: 'bus-pe',
    kind: 'bus-pe',
    mark: 'PE',
    requirement: [notLess('inputs', inputs), notLess('current', Math.min(mainA, 100)), equal('colour', 'yellow-green')],
  })
  const subject = { type: 'board' } as const
  return {
    positions: [...neutral, earth],
    decisions: [
      decide({
        code: 'bus-n',
        subject,
        formula: 'общая шина N и своя у каждого УЗО',
        numbers: [figure('УЗО', groups.length)],
        result: figure('шин N', bars.length, 'шт'),
        source: neutralBarSource,
      }),
      decide({
        code: 'bus-pe',
        subject,
        formula: 'линии + ввод + УЗИП',
        numbers: [figure('линий', lineCount)],
        result: figure('зажимов PE', inputs, 'шт'),
        source: { clause: 'у каждой линии свой зажим PE', fact: 'practice' },
      }),
    ],
  }
}

/** Combs of twelve modules cut for the runs, the longest first into the first comb that has room. */
export function combCount(runs: readonly number[]): number {
  const left: number[] = []
  const cut = (run: number) => {
    const at = left.findIndex((free) => free >= run)
    if (at >= 0) left[at] = (left[at] ?? 0) - run
    else left.push(COMB_MODULES - run)
  }
  for (const run of runs.toSorted((one, other) => other - one)) {
    for (let rest = run; rest > 0; rest -= COMB_MODULES) cut(Math.min(rest, COMB_MODULES))
  }
  return left.length
}

function wirePositions({ mainMark, mainA, hasSpd, devices, groups }: Wired): Position[] {
  const at = pueWires.copper.open.currents.findIndex((current) => current !== null && current >= mainA)
  const section = Math.max(SECTIONS[at] ?? 240, 2.5)
  const metres = (pieces: number) => Math.max(1, Math.ceil(0.3 * pieces))
  const wire = (key: string, pieces: number, more: Partial<Position> & Pick<Position, 'requirement'>) =>
    position({ key, kind: 'wire', amount: metres(pieces), ...more, requirement: [equal('section', section), ...more.requirement] })
  return [
    wire('wire:phase', devices.length, {
      connects: devices.flatMap(({ mark }) => (mark === mainMark || mark === 'QD0' ? [mark] : [])),
      requirement: [equal('colour', 'white', 'black', 'brown', 'red', 'grey')],
    }),
    wire('wire:n', groups.length + 2, { requirement: [equal('colour', 'blue')] }),
    wire('wire:pe', 3, { connects: hasSpd ? ['FV1'] : [], requirement: [equal('colour', 'yellow-green')] }),
    position({
      key: `ferrule:${section}`,
      kind: 'ferrule',
      amount: 2 * (devices.length + groups.length + 3),
      requirement: [equal('section', section)],
    }),
  ]
}

/** Everything besides devices and cables: bars, combs, wires with their ends. */
export function partPositions(wired: Wired): { positions: Position[]; decisions: Decision[] } {
  const buses = busPositions(wired)
  const combs = combCount(wired.combRuns)
  const comb =
    combs === 0
      ? []
      : [
          position({
            key: 'comb',
            kind: 'comb',
            amount: combs,
            requirement: [equal('poles', 1), notLess('capacity', COMB_MODULES), notLess('current', Math.max(LEAST_COMB_A, wired.mainA))],
          }),
        ]
  return {
    positions: [...buses.positions, ...comb, ...wirePositions(wired)],
    decisions: [
      ...buses.decisions,
      decide({
        code: 'comb',
        subject: { type: 'board' },
        formula: 'однополюсные автоматы рядом: гребёнка на 12 модулей',
        numbers: [
          figure(
            'автоматов',
            wired.combRuns.reduce((sum, run) => sum + run, 0),
          ),
        ],
        result: figure('гребёнок', combs, 'шт'),
        source: { clause: 'практика: гребёнка для аппаратов одного ряда', fact: 'practice' },
      }),
    ],
  }
}

/** The box with its rails, or above its sizes a plate with rails of their own; blanks for the free places of a box. */
export function enclosurePositions(
  { room, mounting }: Pick<Board, 'room' | 'mounting'>,
  { rows, rowModules, freeModules }: Assembly['layout'],
): { positions: Position[]; decisions: Decision[]; isBox: boolean } {
  const capacity = rows * rowModules
  if (capacity === 0) return { positions: [], decisions: [], isBox: true }
  const ip = leastIp[room]
  const isBox = capacity <= MOST_MODULES_OF_BOX
  const ipDecision = decide({
    code: 'enclosure-ip',
    subject: { type: 'position', key: 'enclosure' },
    formula: 'степень защиты по месту установки',
    numbers: [],
    result: figure('IP', ip),
    source: ipSource,
  })
  if (isBox) {
    const box = position({
      key: 'enclosure',
      kind: 'enclosure',
      requirement: [notLess('capacity', capacity), notLess('ip', ip), equal('mounting', mounting)],
    })
    const blanks = Math.floor(freeModules)
    const blank = blanks > 0 ? [position({ key: 'blank', kind: 'blank', amount: blanks, requirement: [] })] : []
    return { positions: [box, ...blank], decisions: [ipDecision], isBox }
  }
  const railMm = rowModules * MODULE_MM
  return {
    positions: [
      position({
        key: 'enclosure',
        kind: 'plate-enclosure',
        requirement: [notLess('width', railMm + PLATE.aroundMm), notLess('height', rows * PLATE.rowMm + PLATE.aroundMm), notLess('ip', ip)],
      }),
      position({ key: 'rail', kind: 'rail', amount: rows, requirement: [notLess('length', railMm)] }),
    ],
    decisions: [
      ipDecision,
      decide({
        code: 'rails',
        subject: { type: 'position', key: 'rail' },
        formula: 'L = модулей в ряду·18 мм',
        numbers: [figure('модулей в ряду', rowModules), figure('рядов', rows)],
        result: figure('L', railMm, 'мм'),
        source: { clause: 'ГОСТ IEC 60715, модуль 18 мм', fact: 'confirmed' },
      }),
    ],
    isBox,
  }
}
