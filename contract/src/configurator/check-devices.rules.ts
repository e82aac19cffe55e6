import type { CheckedItem, Finding, FindingRule, GoodsKind } from './assembly-shapes.ts'
import {
  cableLimit,
  type CheckedBoard,
  finding,
  groupOf,
  lettersOf,
  numberIn,
  numberOf,
  ownMarks,
  type Piece,
} from './checked-board.rules.ts'
import { breakingRow, breakingSource, coordinationSource, mainSource, rcdSources, selectivitySource, spdSource } from './norms/breakers.ts'
import { equal, notLess } from './requirements.rules.ts'
import { isSelective } from './size-entry.rules.ts'

const currentOf = (item: CheckedItem) => numberIn(item, 'current')
const polesOf = (item: CheckedItem) => numberIn(item, 'poles')
const isEntry = (mark: string) => mark === 'QF0' || mark.startsWith('QS')

/** What a mark that nothing bears stands for. */
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
    const items = board.items.filter(({ marks }) => marks.includes(mark))
    return [
      finding({
        rule,
        level: rule === 'cable-missing' ? 'advice' : 'error',
        items,
        marks: [mark],
        used: [{ feature: 'amount', found: 0, wanted: 1 }],
        source: { clause, fact },
        missing: { kind, requirement: kind === 'rcd' ? [equal('leak', 30)] : [] },
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

export function checkMain({ main, lines, of }: CheckedBoard): Finding[] {
  if (!main) return []
  const found: Finding[] = []
  const mainA = currentOf(main.item)
  const mainPoles = polesOf(main.item)
  const largest = lines.reduce<Piece | null>(
    (best, one) => ((currentOf(one.item) ?? 0) > (best ? (currentOf(best.item) ?? 0) : 0) ? one : best),
    null,
  )
  const largestA = largest ? (currentOf(largest.item) ?? 0) : 0
  const marks = main.mark ? [main.mark] : []
  if (mainA !== null && largest && mainA < largestA)
    found.push(
      finding({
        rule: 'main-too-weak',
        items: [main.item, largest.item],
        marks,
        used: [{ feature: 'current', found: mainA, wanted: largestA }],
        source: mainSource,
        missing: { kind: main.item.kind, requirement: [notLess('current', largestA)] },
      }),
    )
  else if (mainA !== null && largest && main.item.kind === 'breaker' && !isSelective(mainA, largestA) && mainA < 125)
    found.push(
      finding({
        rule: 'selectivity',
        level: 'advice',
        items: [main.item, largest.item],
        marks,
        used: [
          { feature: 'current', found: mainA, wanted: null },
          { feature: 'current', found: largestA, wanted: null },
        ],
        source: selectivitySource,
      }),
    )
  const widest = Math.max(0, ...lines.map(({ item }) => (item.kind === 'rcbo' ? (polesOf(item) === 4 ? 3 : 1) : (polesOf(item) ?? 0))))
  if (mainPoles !== null && (mainPoles < 2 || (widest >= 3 && mainPoles < 3)))
    found.push(
      finding({
        rule: 'poles',
        items: [main.item],
        marks,
        used: [{ feature: 'poles', found: mainPoles, wanted: widest >= 3 ? 4 : 2 }],
        source: mainSource,
        missing: { kind: main.item.kind, requirement: [equal('poles', widest >= 3 ? 4 : 2)] },
      }),
    )
  for (const item of of('spd')) {
    const poles = polesOf(item)
    if (poles === null || mainPoles === null || mainPoles < 2 || item.amount > 1) continue
    const isRight = mainPoles === 2 ? poles === 2 : poles >= 3
    if (!isRight)
      found.push(
        finding({
          rule: 'spd-poles',
          items: [item],
          used: [{ feature: 'poles', found: poles, wanted: mainPoles === 2 ? 2 : 4 }],
          source: spdSource,
          missing: { kind: 'spd', requirement: [equal('poles', mainPoles === 2 ? 2 : 4)] },
        }),
      )
  }
  return found
}

/** Leakage protections against what stands behind them. */
export function checkLeakage({ pieces, lines, main }: CheckedBoard): Finding[] {
  const mainA = main ? currentOf(main.item) : null
  return pieces.flatMap(({ item, mark }): Finding[] => {
    if (item.kind !== 'rcd' && item.kind !== 'rcbo') return []
    const found: Finding[] = []
    const isFire = mark === 'QD0'
    const marks = mark ? [mark] : []
    const leak = numberIn(item, 'leak')
    const isWrongLeak = leak !== null && (isFire ? leak < 90 : mark !== null && leak > 30)
    if (isWrongLeak)
      found.push(
        finding({
          rule: 'rcd-leak',
          items: [item],
          marks,
          used: [{ feature: 'leak', found: leak, wanted: isFire ? 100 : 30 }],
          source: isFire ? rcdSources.cascade : rcdSources.sockets,
          missing: { kind: item.kind, requirement: [isFire ? notLess('leak', 100) : equal('leak', 10, 30)] },
        }),
      )
    const poles = polesOf(item)
    if (poles !== null && poles % 2 === 1)
      found.push(
        finding({
          rule: 'poles',
          items: [item],
          marks,
          used: [{ feature: 'poles', found: poles, wanted: poles < 3 ? 2 : 4 }],
          source: rcdSources.sockets,
        }),
      )
    if (item.kind === 'rcbo' || mark === null) return found
    const behind = isFire ? lines : lines.filter((line) => line.mark !== null && groupOf(line.mark) === numberOf(mark))
    const together = behind.reduce((sum, line) => sum + (currentOf(line.item) ?? 0), 0)
    const wanted = Math.min(together, mainA ?? together)
    const current = currentOf(item)
    if (current !== null && current < wanted)
      found.push(
        finding({
          rule: 'rcd-too-weak',
          items: [item],
          marks,
          used: [{ feature: 'current', found: current, wanted }],
          source: rcdSources.rating,
          missing: { kind: 'rcd', requirement: [notLess('current', wanted)] },
        }),
      )
    const widest = Math.max(0, ...behind.map((line) => (line.item.kind === 'rcbo' ? 0 : (polesOf(line.item) ?? 0))))
    if (poles === 2 && widest >= 3)
      found.push(
        finding({
          rule: 'poles',
          items: [item],
          marks,
          used: [{ feature: 'poles', found: poles, wanted: 4 }],
          source: rcdSources.rating,
          missing: { kind: 'rcd', requirement: [equal('poles', 4)] },
        }),
      )
    return found
  })
}

function checkLine(piece: Piece, cable: CheckedItem, cableMark: string): Finding[] {
  const found: Finding[] = []
  const current = currentOf(piece.item)
  const limit = cableLimit(cable)
  const items = [piece.item, cable]
  const marks = [piece.mark ?? '', cableMark].filter(Boolean)
  if (current !== null && limit !== null && current > limit)
    found.push(
      finding({
        rule: 'breaker-above-cable',
        items,
        marks,
        used: [
          { feature: 'current', found: current, wanted: limit },
          { feature: 'section', found: cable.features.section ?? null, wanted: null },
        ],
        source: coordinationSource,
        missing: { kind: 'cable', amount: cable.amount, requirement: [] },
      }),
    )
  const load = cable.loads[cableMark]
  if (current !== null && load !== undefined && current < load)
    found.push(
      finding({
        rule: 'breaker-below-load',
        items: [piece.item],
        marks,
        used: [{ feature: 'current', found: current, wanted: load }],
        source: coordinationSource,
        missing: { kind: piece.item.kind, requirement: [notLess('current', load)] },
      }),
    )
  const cores = numberIn(cable, 'cores')
  const poles = polesOf(piece.item) ?? 0
  const isThreePhase = poles >= 3
  const wanted = isThreePhase ? 4 : 3
  if (cores !== null && poles > 0 && (cores < wanted || (!isThreePhase && cores > 3)))
    found.push(
      finding({
        rule: 'cable-cores',
        items,
        marks,
        used: [
          { feature: 'cores', found: cores, wanted: isThreePhase ? 5 : 3 },
          { feature: 'poles', found: poles, wanted: null },
        ],
        source: { clause: 'ПУЭ 7.1.36: отдельные N и PE', fact: 'recalled' },
        missing: { kind: 'cable', amount: cable.amount, requirement: [equal('cores', isThreePhase ? 5 : 3)] },
      }),
    )
  return found
}

/** Cables against their breakers: by marks, else some breaker must fit each cable and some cable each breaker. */
export function checkCables({ of, lines, main, hasMarks }: CheckedBoard): Finding[] {
  const cables = of('cable')
  const marked = cables.flatMap((item) => ownMarks(item).map((mark) => ({ item, mark })))
  if (hasMarks && marked.length > 0) {
    const breakers = main ? [...lines, main] : lines
    return breakers.flatMap((piece) => {
      const number = piece === main ? '0' : numberOf(piece.mark ?? '')
      const cable = marked.find(({ mark }) => numberOf(mark) === number)
      return cable && piece.mark !== null ? checkLine(piece, cable.item, cable.mark) : []
    })
  }
  const limits = cables.flatMap((item) => {
    const limit = cableLimit(item)
    return limit === null ? [] : [{ item, limit }]
  })
  if (limits.length === 0 || lines.length === 0) return []
  const ratings = lines.flatMap(({ item }) => currentOf(item) ?? [])
  const weakest = Math.min(...ratings)
  return limits
    .filter(({ limit }) => limit < weakest)
    .map(({ item, limit }) =>
      finding({
        rule: 'breaker-above-cable',
        level: 'advice',
        items: [item],
        used: [
          { feature: 'section', found: item.features.section ?? null, wanted: null },
          { feature: 'current', found: weakest, wanted: limit },
        ],
        source: coordinationSource,
        missing: { kind: 'breaker', requirement: [{ feature: 'current', rule: 'not-more', values: [limit] }] },
      }),
    )
}

export function checkContactors({ pieces, lines }: CheckedBoard): Finding[] {
  return pieces.flatMap(({ item, mark }) => {
    if (item.kind !== 'contactor' || mark === null) return []
    const line = lines.find((one) => one.mark !== null && numberOf(one.mark) === numberOf(mark))
    const current = currentOf(item)
    const wanted = line ? currentOf(line.item) : null
    if (current === null || wanted === null || current >= wanted) return []
    return [
      finding({
        rule: 'contactor-too-weak',
        items: [item],
        marks: [mark],
        used: [{ feature: 'current', found: current, wanted }],
        source: { clause: 'Iн контактора ≥ Iн автомата', fact: 'practice' },
        missing: { kind: 'contactor', requirement: [notLess('current', wanted)] },
      }),
    ]
  })
}

/** Voltage of devices and cables, and what devices can switch off. */
export function checkRatings({ pieces, of }: CheckedBoard): Finding[] {
  const items = [...new Set(pieces.map(({ item }) => item)), ...of('cable')]
  return items.flatMap((item): Finding[] => {
    const found: Finding[] = []
    const wanted = (polesOf(item) ?? 0) >= 3 && item.kind !== 'spd' ? 380 : 220
    const voltage = item.kind === 'cable' ? null : numberIn(item, 'voltage')
    if (voltage !== null && voltage < wanted)
      found.push(
        finding({
          rule: 'voltage',
          items: [item],
          marks: ownMarks(item),
          used: [{ feature: 'voltage', found: voltage, wanted }],
          source: { clause: 'номинальное напряжение не ниже напряжения сети', fact: 'confirmed' },
          missing: { kind: item.kind, requirement: [notLess('voltage', wanted)] },
        }),
      )
    const kilovolts = item.kind === 'cable' ? numberIn(item, 'voltageKv') : null
    if (kilovolts !== null && kilovolts < 0.38)
      found.push(
        finding({
          rule: 'voltage',
          items: [item],
          marks: ownMarks(item),
          used: [{ feature: 'voltageKv', found: kilovolts, wanted: 0.66 }],
          source: { clause: 'номинальное напряжение не ниже напряжения сети', fact: 'confirmed' },
          missing: { kind: 'cable', requirement: [notLess('voltageKv', 0.66)] },
        }),
      )
    const breaking = item.kind === 'breaker' || item.kind === 'rcbo' ? numberIn(item, 'breaking') : null
    const least = breakingRow[0]
    if (breaking !== null && breaking < least)
      found.push(
        finding({
          rule: 'breaking-capacity',
          items: [item],
          marks: ownMarks(item),
          used: [{ feature: 'breaking', found: breaking, wanted: least }],
          source: breakingSource,
          missing: { kind: item.kind, requirement: [notLess('breaking', least)] },
        }),
      )
    return found
  })
}
