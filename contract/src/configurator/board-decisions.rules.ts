import type { AssumptionCode, Decision } from './assembly-shapes.ts'
import { type Board, normProfiles } from './board-shapes.ts'
import { baseAmbientC } from './allowed-current.rules.ts'
import { decide, figure } from './decisions.rules.ts'
import { contactorRating } from './device-positions.rules.ts'
import {
  breakingRow,
  breakingSource,
  loopSource,
  SPD_WITHOUT_BACKUP_A,
  spdBackupSource,
  spdSource,
  USUAL_BREAKING_KA,
} from './norms/breakers.ts'
import { heatSource } from './norms/enclosures.ts'
import type { Planned, Protected } from './plan-board.rules.ts'

export function spdOf({ spd, supply, main }: Board, mainA: number | null): { classes: readonly string[] | null; decisions: Decision[] } {
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

export function breakingOf({ supply }: Board): { breakingKa: number; decision: Decision } {
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

/** Named so that nobody takes them for checked: they depend on the site, which neither the board nor the tables know. */
export const unchecked = (): Decision[] => [
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

export const contactorOf = ({ circuit, breakerA }: Protected): number | null => (circuit.hasContactor ? contactorRating(breakerA) : null)

export const contactorDecision = (line: Protected): Decision[] => {
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

export function assumptionsOf(board: Board, planned: readonly Planned[], missing31996: boolean): AssumptionCode[] {
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
