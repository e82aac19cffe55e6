import { type AllowedCurrent, allowedCurrents, type CableWay } from './allowed-current.rules.ts'
import type { CircuitResult, Decision, Subject } from './assembly-shapes.ts'
import type { Board, Circuit, CoreMaterial, NormProfile } from './board-shapes.ts'
import { decide, figure, leastSure } from './decisions.rules.ts'
import {
  BREAKER_RATINGS,
  coordinationSource,
  curveSource,
  heavyStarting,
  leastSections,
  leastSectionSource,
  ratingsSource,
  TRIPS_WITHIN_HOUR,
  usualPairs,
  usualPairsSource,
} from './norms/breakers.ts'
import { currentSource, kindSource, kindsOfLoad } from './norms/loads.ts'
import { dropFigures, dropLimits, dropSource, peSource, REACTANCE } from './norms/resistance.ts'
import { SECTIONS } from './norms/sections.ts'

export const lineVoltage = (voltage: 220 | 230): number => (voltage === 230 ? 400 : 380)
export const cosPhiOf = ({ kind, cosPhi }: Pick<Circuit, 'kind' | 'cosPhi'>): number => cosPhi ?? kindsOfLoad[kind].cosPhi

/** Amperes of one phase by the power, and back. */
export function currentOf({ kw, phases, voltage, cosPhi }: { kw: number; phases: 1 | 3; voltage: 220 | 230; cosPhi: number }): number {
  return (kw * 1_000) / (phases === 1 ? voltage * cosPhi : Math.sqrt(3) * lineVoltage(voltage) * cosPhi)
}
const powerOf = ({ amperes, phases, voltage, cosPhi }: { amperes: number; phases: 1 | 3; voltage: 220 | 230; cosPhi: number }): number =>
  (amperes * (phases === 1 ? voltage * cosPhi : Math.sqrt(3) * lineVoltage(voltage) * cosPhi)) / 1_000

export type CircuitLoad = { designA: number; loadKw: number; isUsual: boolean; decision: Decision }

export function loadOf(circuit: Circuit, voltage: 220 | 230): CircuitLoad {
  const { id, kind, phases, currentA, loadKw } = circuit
  const cosPhi = cosPhiOf(circuit)
  const subject: Subject = { type: 'circuit', id }
  const voltsOf = phases === 1 ? voltage : lineVoltage(voltage)
  if (currentA !== null && currentA > 0) {
    const kw = powerOf({ amperes: currentA, phases, voltage, cosPhi })
    const decision = decide({
      code: 'design-current',
      subject,
      formula: 'Iр задан',
      numbers: [figure('cosφ', cosPhi), figure('U', voltsOf, 'В')],
      result: figure('Iр', currentA, 'А'),
      source: currentSource,
    })
    return { designA: currentA, loadKw: kw, isUsual: false, decision }
  }
  const isUsual = loadKw === null || loadKw <= 0
  const kw = isUsual ? kindsOfLoad[kind].kw : loadKw
  const designA = currentOf({ kw, phases, voltage, cosPhi })
  const decision = decide({
    code: 'design-current',
    subject,
    formula: phases === 1 ? 'Iр = 1000·P / (U·cosφ)' : 'Iр = 1000·P / (√3·U·cosφ)',
    numbers: [figure('P', kw, 'кВт'), figure('U', voltsOf, 'В'), figure('cosφ', cosPhi)],
    result: figure('Iр', designA, 'А'),
    source: isUsual ? { ...kindSource, clause: `${kindSource.clause}; ${currentSource.clause}` } : currentSource,
  })
  return { designA, loadKw: kw, isUsual, decision }
}

/** The smallest rating of the row that carries the current and is usual for the kind; null: the row ends before. */
export const breakerFor = (designA: number, leastA: number): number | null =>
  BREAKER_RATINGS.find((rating) => rating >= designA && rating >= leastA) ?? null

export function protectionOf(circuit: Circuit, designA: number): { breakerA: number | null; curve: string; decisions: Decision[] } {
  const subject: Subject = { type: 'circuit', id: circuit.id }
  // Usual ratings are those of one phase; three phases need a third of the current.
  const leastA = Math.min(kindsOfLoad[circuit.kind].leastA, circuit.phases === 1 ? Number.POSITIVE_INFINITY : 16)
  const breakerA = breakerFor(designA, leastA)
  const curve = heavyStarting.has(circuit.kind) ? 'D' : 'C'
  return {
    breakerA,
    curve,
    decisions: [
      decide({
        code: 'breaker-rating',
        subject,
        formula: 'Iн ≥ Iр',
        numbers: [figure('Iр', designA, 'А'), figure('Iн мин.', leastA, 'А')],
        result: breakerA === null ? null : figure('Iн', breakerA, 'А'),
        source: ratingsSource,
        state: breakerA === null ? 'not-calculated' : 'ok',
      }),
      decide({
        code: 'breaker-curve',
        subject,
        formula: curve === 'D' ? 'пуск с большим током' : 'обычная нагрузка',
        numbers: [],
        result: figure('кривая', curve),
        source: curveSource,
      }),
    ],
  }
}

/** Greatest rating that practice puts before a section; above the list only the tables speak. */
export const usualRating = (material: CoreMaterial, section: number): number =>
  usualPairs[material].find(([of]) => of === section)?.[1] ?? Number.POSITIVE_INFINITY

/** Percent of the phase voltage lost on the way. */
export function dropPercent({
  amperes,
  lengthM,
  section,
  material,
  phases,
  voltage,
  cosPhi,
}: {
  amperes: number
  lengthM: number
  section: number
  material: CoreMaterial
  phases: 1 | 3
  voltage: 220 | 230
  cosPhi: number
}): number {
  const sin = Math.sqrt(1 - cosPhi ** 2)
  const volts = (phases === 1 ? 2 : 1) * ((dropFigures[material] * lengthM * cosPhi) / section + REACTANCE * lengthM * sin) * amperes
  return (100 * volts) / voltage
}

/** Percent allowed from the origin of the installation to the load. */
export function dropLimit(isLighting: boolean, lengthM: number): number {
  const { lighting, other, overMetres, perMetre, mostExtra } = dropLimits
  return (isLighting ? lighting : other) + Math.min(mostExtra, Math.max(0, lengthM - overMetres) * perMetre)
}

/** Protective conductor of a core. */
export const peSectionOf = (section: number): number => {
  if (section <= 16) return section
  return section <= 35 ? 16 : section / 2
}

export type SizedCable = { cable: CircuitResult['cable']; dropPercent: number | null; decisions: Decision[]; missing: NormProfile[] }

type CableTask = {
  subject: Subject
  board: Pick<Board, 'norm' | 'isStrict' | 'ambientC'>
  way: Omit<CableWay, 'ambientC'> & { lengthM: number }
  voltage: 220 | 230
  designA: number
  breakerA: number
  cosPhi: number
  leastSection: number
  /** Percent that may be lost, and what was lost before this cable. */
  limit: number
  before: number
}

function currentDecisions(task: CableTask, section: number, { allowedA, tableA, column }: AllowedCurrent): Decision[] {
  const { subject, breakerA, board } = task
  const times = board.isStrict ? TRIPS_WITHIN_HOUR : 1
  return [
    decide({
      code: 'allowed-current',
      subject,
      formula: ['Iдоп = Iтабл', ...column.factors.map(({ symbol }) => symbol)].join('·'),
      numbers: [
        figure('S', section, 'мм²'),
        figure('Iтабл', tableA, 'А'),
        ...column.factors.map(({ symbol, value }) => figure(symbol, value)),
      ],
      result: figure('Iдоп', allowedA, 'А'),
      source: {
        clause: [column.clause, ...column.factors.map(({ clause }) => clause)].join('; '),
        fact: leastSure([column.fact, ...column.factors.map(({ fact }) => fact)]),
      },
      profile: column.profile,
    }),
    decide({
      code: 'section',
      subject,
      formula: board.isStrict ? '1,45·Iн ≤ Iдоп' : 'Iр ≤ Iн ≤ Iдоп',
      numbers: [figure('Iр', task.designA, 'А'), figure('Iн', breakerA * times, 'А'), figure('Iдоп', allowedA, 'А')],
      result: figure('S', section, 'мм²'),
      source: coordinationSource,
      profile: column.profile,
    }),
  ]
}

/** The smallest section that carries the breaker's current, is not below practice and loses no more voltage than allowed. */
export function sizeCable(task: CableTask): SizedCable {
  const { subject, board, way, voltage, designA, breakerA, cosPhi, leastSection, limit, before } = task
  const { lengthM, material, phases } = way
  const { bySection, missing } = allowedCurrents(board.norm, { ...way, ambientC: board.ambientC })
  const needed = breakerA * (board.isStrict ? TRIPS_WITHIN_HOUR : 1)
  const lost = (section: number) => dropPercent({ amperes: designA, lengthM, section, material, phases, voltage, cosPhi })
  const at = SECTIONS.findIndex((section, place) => {
    const allowed = bySection[place]
    return (
      allowed &&
      section >= leastSection &&
      allowed.allowedA >= needed &&
      usualRating(material, section) >= breakerA &&
      before + lost(section) <= limit
    )
  })
  const section = SECTIONS[at]
  const allowed = bySection[at]
  if (section === undefined || !allowed) {
    const decision = decide({
      code: 'section',
      subject,
      formula: board.isStrict ? '1,45·Iн ≤ Iдоп' : 'Iн ≤ Iдоп',
      numbers: [figure('Iн', needed, 'А'), figure('ΔU доп.', limit, '%')],
      source: coordinationSource,
      state: 'not-calculated',
    })
    return { cable: null, dropPercent: null, decisions: [decision], missing }
  }
  const drop = lost(section)
  const peSection = peSectionOf(section)
  const decisions = [
    ...currentDecisions(task, section, allowed),
    decide({
      code: 'section-minimum',
      subject,
      formula: 'S ≥ Sмин; Iн не выше обычного для сечения',
      numbers: [
        figure('Sмин', leastSection, 'мм²'),
        ...(Number.isFinite(usualRating(material, section)) ? [figure('Iн обычный', usualRating(material, section), 'А')] : []),
      ],
      result: figure('S', section, 'мм²'),
      source: {
        clause: `${leastSectionSource.clause}; ${usualPairsSource.clause}`,
        fact: leastSure([leastSectionSource.fact, usualPairsSource.fact]),
      },
    }),
    decide({
      code: 'voltage-drop',
      subject,
      formula: phases === 1 ? 'ΔU = 100·2·(ρ·L·cosφ/S + x·L·sinφ)·Iр / U' : 'ΔU = 100·(ρ·L·cosφ/S + x·L·sinφ)·Iр / U',
      numbers: [
        figure('L', lengthM, 'м'),
        figure('S', section, 'мм²'),
        figure('ρ', String(dropFigures[material]), 'Ом·мм²/м'),
        figure('cosφ', cosPhi),
        figure('Iр', designA, 'А'),
        figure('ΔU до щита', before, '%'),
        figure('ΔU доп.', limit, '%'),
      ],
      result: lengthM === 0 ? null : figure('ΔU', before + drop, '%'),
      source: dropSource,
      state: lengthM === 0 ? 'not-checked' : 'ok',
    }),
    decide({
      code: 'pe-section',
      subject,
      formula: 'S ≤ 16: S; до 35: 16; далее S/2',
      numbers: [figure('S', section, 'мм²')],
      result: figure('SPE', peSection, 'мм²'),
      source: peSource,
    }),
  ]
  return {
    cable: { section, cores: phases === 1 ? 3 : 5, material, allowedA: allowed.allowedA, peSection },
    dropPercent: lengthM === 0 ? null : before + drop,
    decisions,
    missing,
  }
}

/** Group lines have at least this, sockets more; aluminium only feeds boards. */
export function leastSectionOf({ kind, material }: Pick<Circuit, 'kind' | 'material'>): number {
  if (material === 'aluminium') return leastSections.aluminium
  return kind === 'sockets' || kind === 'computers' ? leastSections.sockets : leastSections.group
}
