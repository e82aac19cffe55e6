import type { Decision, Subject } from './assembly-shapes.ts'
import type { Circuit, PhaseName } from './board-shapes.ts'
import { decide, figure } from './decisions.rules.ts'
import { LEAKAGE_MA, LEAKAGE_SHARE, MOST_BEHIND_RCD, RCD_RATINGS, rcdSources } from './norms/breakers.ts'
import { kindsOfLoad } from './norms/loads.ts'

/** A circuit with what is known of it before its leakage protection. */
export type ProtectedCircuit = { circuit: Circuit; designA: number; breakerA: number; phases: readonly PhaseName[] }

export type RcdMode = 'group' | 'own' | 'none'

/** Greatest rating of a breaker with leakage protection in one case. */
export const MOST_RCBO_A = 63
const MOST_TEN_MA_A = 25

export function rcdModeOf({ circuit, breakerA }: Pick<ProtectedCircuit, 'circuit' | 'breakerA'>): RcdMode {
  const byKind = kindsOfLoad[circuit.kind].rcd
  // A fire alarm must not lose its supply because of a leak.
  if (byKind === 'forbidden') return 'none'
  if (circuit.rcd !== 'auto') return circuit.rcd === 'own' && breakerA > MOST_RCBO_A ? 'group' : circuit.rcd
  const wanted = byKind === 'none' && circuit.isWet ? 'group' : byKind
  return wanted === 'own' && breakerA > MOST_RCBO_A ? 'group' : wanted
}

/** Milliamperes that leak anyway; `demand` because not everything of a group runs at once. */
export function leakageOf(circuits: readonly Pick<ProtectedCircuit, 'circuit' | 'designA' | 'phases'>[], demand: number): number {
  const factor = circuits.length > 1 ? demand : 1
  return circuits.reduce(
    (sum, { circuit, designA, phases }) =>
      sum + factor * LEAKAGE_MA.perAmpere * designA + LEAKAGE_MA.perMetre * circuit.lengthM * phases.length,
    0,
  )
}

/** Lines behind one device: of one phase, few, and together below the leakage it may have. Lines of three phases stand alone. */
export function groupBehindRcd(circuits: readonly ProtectedCircuit[], demand: number): ProtectedCircuit[][] {
  const groups: ProtectedCircuit[][] = []
  const most = 30 * LEAKAGE_SHARE
  for (const one of circuits) {
    const open = groups.findLast((group) => group[0]?.phases.join() === one.phases.join())
    const canJoin =
      open !== undefined &&
      one.phases.length === 1 &&
      open.length < MOST_BEHIND_RCD &&
      leakageOf([...open, one], demand) <= most &&
      ratingOf([...open, one], null) !== null
    if (canJoin) open.push(one)
    else groups.push([one])
  }
  return groups
}

/** Not below the device before it, or not below all behind it together. */
export function ratingOf(group: readonly Pick<ProtectedCircuit, 'breakerA'>[], upstreamA: number | null): number | null {
  const together = group.reduce((sum, { breakerA }) => sum + breakerA, 0)
  const wanted = Math.min(together, upstreamA ?? Number.POSITIVE_INFINITY)
  return RCD_RATINGS.find((rating) => rating >= wanted && rating >= 25) ?? null
}

/** 10 mA for a wet line of its own where its leakage allows, by recommendation; 30 mA for all others. */
export function ownLeakMa(one: ProtectedCircuit): 10 | 30 {
  const fits = one.circuit.isWet && one.breakerA <= MOST_TEN_MA_A && one.phases.length === 1
  return fits && leakageOf([one], 1) <= 10 * LEAKAGE_SHARE ? 10 : 30
}

const sourceOf = ({ kind, isWet, rcd }: Circuit) => {
  if (kindsOfLoad[kind].rcd === 'forbidden') return rcdSources.forbidden
  if (isWet || kind === 'outdoor-lighting') return rcdSources.wet
  return rcd === 'own' || kindsOfLoad[kind].rcd === 'own' ? rcdSources.own : rcdSources.sockets
}

/** Whether a circuit has a leakage protection, and why. */
export function needDecision(one: ProtectedCircuit, mode: RcdMode): Decision {
  const { circuit } = one
  const isMissed = mode === 'none' && circuit.isWet && kindsOfLoad[circuit.kind].rcd !== 'forbidden'
  const isTen = mode === 'own' && ownLeakMa(one) === 10
  return decide({
    code: 'rcd-need',
    subject: { type: 'circuit', id: circuit.id },
    formula: { group: 'общее УЗО группы', own: 'своя защита от утечки', none: 'без защиты от утечки' }[mode],
    numbers: [],
    result: mode === 'none' ? figure('IΔn', 'нет') : figure('IΔn', isTen ? 10 : 30, 'мА'),
    source: isTen ? rcdSources.tenMilliamperes : sourceOf(circuit),
    state: isMissed ? 'warning' : 'ok',
  })
}

/** Leakage and rating of one device with the circuits behind it. */
export function rcdDecisions(
  subject: Subject,
  {
    group,
    leakMa,
    ratingA,
    upstreamA,
    demand,
  }: { group: readonly ProtectedCircuit[]; leakMa: number; ratingA: number | null; upstreamA: number | null; demand: number },
): Decision[] {
  const leak = leakageOf(group, demand)
  return [
    decide({
      code: 'rcd-leakage',
      subject,
      formula: group.length > 1 ? 'Kс·0,4·ΣIр + 0,01·ΣL ≤ IΔn/3' : '0,4·Iр + 0,01·L ≤ IΔn/3',
      numbers: [
        figure(
          'ΣIр',
          group.reduce((sum, { designA }) => sum + designA, 0),
          'А',
        ),
        figure(
          'ΣL',
          group.reduce((sum, { circuit }) => sum + circuit.lengthM, 0),
          'м',
        ),
        ...(group.length > 1 ? [figure('Kс', demand)] : []),
        figure('IΔn/3', leakMa * LEAKAGE_SHARE, 'мА'),
      ],
      result: figure('утечка', leak, 'мА'),
      source: rcdSources.leakage,
      state: leak > leakMa * LEAKAGE_SHARE ? 'warning' : 'ok',
    }),
    decide({
      code: 'rcd-rating',
      subject,
      formula: 'Iн УЗО ≥ Iн до него или ≥ ΣIн за ним',
      numbers: [
        figure(
          'ΣIн',
          group.reduce((sum, { breakerA }) => sum + breakerA, 0),
          'А',
        ),
        ...(upstreamA === null ? [] : [figure('Iн до него', upstreamA, 'А')]),
      ],
      result: ratingA === null ? null : figure('Iн', ratingA, 'А'),
      source: rcdSources.rating,
      state: ratingA === null ? 'not-calculated' : 'ok',
    }),
  ]
}
