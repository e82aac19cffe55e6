import type { FeatureRequirement, Finding, FindingRule, GoodsKind } from './assembly-shapes.ts'
import { cableLimit, type CheckedBoard, finding, groupOf, lettersOf, numberOf, ownMarks } from './checked-board.rules.ts'
import { BREAKER_RATINGS, coordinationSource, mainSource, rcdSources, spdSource } from './norms/breakers.ts'
import { equal } from './requirements.rules.ts'

const isEntry = (mark: string) => mark === 'QF0' || mark.startsWith('QS')

/** A line may name a mark that no line of the list has: its letters tell which device was forgotten. */
function missingOf(mark: string): { rule: FindingRule; kind: GoodsKind; clause: string; fact: Finding['fact'] } | null {
  if (isEntry(mark)) return { rule: 'main-missing', kind: mark.startsWith('QS') ? 'switch' : 'breaker', ...mainSource }
  switch (lettersOf(mark)) {
    case 'QF':
      return { rule: 'breaker-missing', kind: 'breaker', ...coordinationSource }
    case 'QFD':
      return { rule: 'breaker-missing', kind: 'rcbo', ...rcdSources.sockets }
    case 'QD':
      return { rule: 'rcd-missing', kind: 'rcd', ...rcdSources.sockets }
    case 'KM':
      return { rule: 'contactor-missing', kind: 'contactor', clause: 'линия управляется контактором', fact: 'practice' }
    case 'FV':
      return { rule: 'spd-missing', kind: 'spd', ...spdSource }
    case 'W':
      return { rule: 'cable-missing', kind: 'cable', ...coordinationSource }
    default:
      return null
  }
}

/** A breaker that carries its line and protects its cable; any breaker where the list does not tell the line's current. */
function breakerFor(mark: string, { of }: CheckedBoard): FeatureRequirement[] {
  const cableMark = `W${numberOf(mark)}`
  const cable = of('cable').find(({ marks }) => marks.includes(cableMark))
  const load = cable?.loads[cableMark]
  const most = cable ? cableLimit(cable) : null
  if (load === undefined || most === null) return []
  const fitting = BREAKER_RATINGS.filter((rating) => rating >= load && rating <= most)
  return fitting.length > 0 ? [equal('current', ...fitting)] : []
}

function requirementOf(kind: GoodsKind, mark: string, board: CheckedBoard): FeatureRequirement[] {
  if (kind === 'rcd') return [equal('leak', 30)]
  return kind === 'breaker' || kind === 'rcbo' ? breakerFor(mark, board) : []
}

/** Places that the list speaks of and nothing fills. */
export function checkMissing(board: CheckedBoard): Finding[] {
  const { items, pieces, of, hasMarks, main, lines } = board
  if (!hasMarks) return checkUnmarked(board)
  const filled = new Set([...pieces.flatMap(({ mark }) => mark ?? []), ...of('cable').flatMap(ownMarks)])
  const spokenOf = new Set(items.flatMap(({ marks }) => marks))
  for (const { mark } of lines) {
    const group = mark === null ? null : groupOf(mark)
    if (group !== null) spokenOf.add(`QD${group}`)
    if (mark !== null && of('cable').some((item) => ownMarks(item).length > 0)) spokenOf.add(`W${numberOf(mark)}`)
  }
  const byNumber = new Set(pieces.flatMap(({ mark, item }) => (mark !== null && item.kind !== 'contactor' ? [numberOf(mark)] : [])))
  for (const mark of of('cable').flatMap(ownMarks)) if (mark !== 'W0' && !byNumber.has(numberOf(mark))) spokenOf.add(`QF${numberOf(mark)}`)
  const found = [...spokenOf].filter((mark) => !filled.has(mark) && !(lettersOf(mark) === 'QF' && spokenOf.has(`QFD${numberOf(mark)}`)))
  const rows = found.flatMap((mark): Finding[] => {
    const missing = missingOf(mark)
    if (!missing) return []
    const { rule, kind, clause, fact } = missing
    return [
      finding({
        rule,
        level: rule === 'cable-missing' ? 'advice' : 'error',
        items: items.filter(({ marks }) => marks.includes(mark)),
        marks: [mark],
        used: [{ feature: 'amount', found: 0, wanted: 1 }],
        source: { clause, fact },
        missing: { kind, requirement: requirementOf(kind, mark, board) },
      }),
    ]
  })
  const hasNoMain = main === null && lines.length >= 2 && !rows.some(({ rule }) => rule === 'main-missing')
  return hasNoMain ? [...rows, finding({ rule: 'main-missing', source: mainSource, missing: { kind: 'switch' } })] : rows
}

/** A list without marks: only what a board cannot do without. */
function checkUnmarked({ main, lines, pieces, of }: CheckedBoard): Finding[] {
  const found: Finding[] = []
  if (main === null && lines.length >= 3)
    found.push(finding({ rule: 'main-missing', level: 'advice', source: mainSource, missing: { kind: 'switch' } }))
  const hasLeakage = pieces.some(({ item }) => item.kind === 'rcd' || item.kind === 'rcbo')
  if (lines.length >= 2 && !hasLeakage && of('enclosure').length > 0)
    found.push(
      finding({
        rule: 'rcd-missing',
        level: 'advice',
        source: rcdSources.sockets,
        missing: { kind: 'rcd', requirement: [equal('leak', 30)] },
      }),
    )
  return found
}
