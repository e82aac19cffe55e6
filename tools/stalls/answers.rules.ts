/** One request as its client saw it; status 0: no answer came. */
export type Answer = { what: string; from: number; to: number; status: number }
/** When PostgreSQL was away, until it answered again. */
export type Outage = { kind: 'stall' | 'kill'; from: number; to: number }
type Phase = Outage['kind'] | 'quiet'

/** Requests that waited for PostgreSQL are answered within this time after it is back. */
const GRACE_MS = 3_000
const UNAVAILABLE = 503
const MOST_SHOWN = 10

const phaseOf = ({ from, to }: Answer, outages: readonly Outage[]): Phase =>
  outages.find((outage) => from <= outage.to + GRACE_MS && to >= outage.from)?.kind ?? 'quiet'

function placeOf(answer: Answer, outages: readonly Outage[]): string {
  const phase = phaseOf(answer, outages)
  if (phase !== 'quiet') return `in a ${phase}`
  const last = outages.findLast(({ to }) => to < answer.from)
  return last ? `${Math.round((answer.from - last.to) / 1000)} s after a ${last.kind}` : 'before any trouble'
}

/** Number of answers by status in each phase. */
export function countBy(answers: readonly Answer[], outages: readonly Outage[]): Record<Phase, Record<string, number>> {
  const counts: Record<Phase, Record<string, number>> = { quiet: {}, stall: {}, kill: {} }
  for (const answer of answers) {
    const statuses = counts[phaseOf(answer, outages)]
    statuses[answer.status] = (statuses[answer.status] ?? 0) + 1
  }
  return counts
}

/** Unacceptable answers: none at all, a 5xx other than 503, and 503 while PostgreSQL is up. */
export function findBadAnswers(answers: readonly Answer[], outages: readonly Outage[]): string[] {
  const bad = answers.filter((answer) => {
    if (answer.status === UNAVAILABLE) return phaseOf(answer, outages) === 'quiet'
    return answer.status === 0 || answer.status >= 500
  })
  const shown = bad
    .slice(0, MOST_SHOWN)
    .map((answer) => `${answer.what} heard ${answer.status} after ${answer.to - answer.from} ms, ${placeOf(answer, outages)}`)
  return bad.length > MOST_SHOWN ? [...shown, `${bad.length - MOST_SHOWN} more answers like these`] : shown
}

/** Good answers per second in a period. */
export function speedIn(answers: readonly Answer[], { from, to }: { from: number; to: number }): number {
  const good = answers.filter((answer) => answer.status > 0 && answer.status < 500 && answer.to >= from && answer.to < to)
  return good.length / ((to - from) / 1000)
}
