import type { Decision, Subject } from './assembly-shapes.ts'
import type { Board } from './board-shapes.ts'
import { decide, figure } from './decisions.rules.ts'
import { BREAKER_RATINGS, mainSource, SELECTIVE_STEPS, selectivitySource } from './norms/breakers.ts'
import { boardDiversity, dwellingDemand } from './norms/loads.ts'
import { currentOf, lineVoltage } from './size-circuit.rules.ts'

const ofBoard: Subject = { type: 'board' }

function interpolated(rows: readonly (readonly [at: number, value: number])[], at: number): number {
  const above = rows.findIndex(([row]) => row >= at)
  const next = rows[above]
  const before = rows[above - 1]
  if (!next) return rows.at(-1)?.[1] ?? 1
  if (!before) return next[1]
  return before[1] + ((next[1] - before[1]) * (at - before[0])) / (next[0] - before[0])
}

/** Part of the installed power that is taken at once. */
export function demandOf(
  board: Pick<Board, 'template' | 'demandFactor'>,
  { installedKw, circuitCount }: { installedKw: number; circuitCount: number },
): { factor: number; decision: Decision } {
  const isDwelling = board.template === 'flat' || board.template === 'house'
  const byCount = boardDiversity.upTo.find(([count]) => count >= circuitCount)?.[1] ?? boardDiversity.above
  const byTable = isDwelling ? interpolated(dwellingDemand.factors, installedKw) : byCount
  const factor = board.demandFactor ?? byTable
  const { clause, fact } = isDwelling ? dwellingDemand : boardDiversity
  return {
    factor,
    decision: decide({
      code: 'demand',
      subject: ofBoard,
      formula: 'Pр = Kс·Pу',
      numbers: [figure('Pу', installedKw, 'кВт'), figure('Kс', factor), figure('линий', circuitCount)],
      result: figure('Pр', factor * installedKw, 'кВт'),
      source: board.demandFactor === null ? { clause, fact } : { clause: 'Kс задан', fact: 'practice' },
    }),
  }
}

const stepOf = (rating: number) => BREAKER_RATINGS.findIndex((one) => one >= rating)

/** Two devices trip one after the other only some steps of the row apart; by tables of the maker it may be more. */
export const isSelective = (upstreamA: number, downstreamA: number): boolean => stepOf(upstreamA) - stepOf(downstreamA) >= SELECTIVE_STEPS

/** Smallest rating that stays selective above this one. */
const selectiveAbove = (downstreamA: number): number =>
  BREAKER_RATINGS[Math.min(stepOf(downstreamA) + SELECTIVE_STEPS, BREAKER_RATINGS.length - 1)] ?? downstreamA

export type Main = { ratingA: number | null; decisions: Decision[] }

/** The device at the entry: a breaker above all others, or a switch not weaker than the device before the board. */
export function mainOf(
  { main, supply }: Pick<Board, 'main' | 'supply'>,
  { designA, largestA, demandKw }: { designA: number; largestA: number; demandKw: number },
): Main {
  const { upstreamA, allocatedKw, voltage, phases } = supply
  const wanted = Math.max(designA, largestA === 0 ? 0 : selectiveAbove(largestA), main === 'switch' ? (upstreamA ?? 0) : 0)
  const ratingA = BREAKER_RATINGS.find((rating) => rating >= wanted && rating >= 16) ?? null
  const selective = ratingA === null || largestA === 0 || isSelective(ratingA, largestA)
  const decisions = [
    decide({
      code: 'main-rating',
      subject: { type: 'position', key: 'main' },
      formula: main === 'switch' ? 'Iн ≥ Iр; Iн ≥ Iн аппарата до щита' : 'Iн ≥ Iр; Iн выше групповых на две ступени',
      numbers: [
        figure('Iр', designA, 'А'),
        figure('Iн групповой, наибольший', largestA, 'А'),
        ...(upstreamA === null ? [] : [figure('Iн до щита', upstreamA, 'А')]),
      ],
      result: ratingA === null ? null : figure('Iн', ratingA, 'А'),
      source: mainSource,
      state: ratingA === null ? 'not-calculated' : 'ok',
    }),
    main === 'switch'
      ? decide({
          code: 'selectivity',
          subject: ofBoard,
          formula: 'аппарат до щита выше групповых на две ступени',
          numbers: [figure('Iн групповой, наибольший', largestA, 'А')],
          result: upstreamA === null ? null : figure('Iн до щита', upstreamA, 'А'),
          source: selectivitySource,
          state: upstreamA === null ? 'not-checked' : isSelective(upstreamA, largestA) ? 'ok' : 'warning',
        })
      : decide({
          code: 'selectivity',
          subject: ofBoard,
          formula: 'вводной выше групповых на две ступени ряда',
          numbers: [figure('Iн групповой, наибольший', largestA, 'А')],
          result: ratingA === null ? null : figure('Iн', ratingA, 'А'),
          source: selectivitySource,
          state: ratingA === null ? 'not-calculated' : selective ? 'ok' : 'warning',
        }),
  ]
  if (allocatedKw !== null)
    decisions.push(
      decide({
        code: 'allocated-power',
        subject: ofBoard,
        formula: 'Pр ≤ Pвыделенная',
        numbers: [
          figure('Pр', demandKw, 'кВт'),
          figure('I выделенной мощности', currentOf({ kw: allocatedKw, phases, voltage, cosPhi: 1 }), 'А'),
          figure('U', phases === 1 ? voltage : lineVoltage(voltage), 'В'),
        ],
        result: figure('Pвыделенная', allocatedKw, 'кВт'),
        source: { clause: 'технические условия на присоединение', fact: 'practice' },
        state: demandKw > allocatedKw ? 'warning' : 'ok',
      }),
    )
  return { ratingA, decisions }
}
