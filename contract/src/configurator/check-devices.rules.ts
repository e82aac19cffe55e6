import type { CheckedItem, Finding } from './assembly-shapes.ts'
import { cableLimit, type CheckedBoard, finding, groupOf, numberIn, numberOf, ownMarks, type Piece } from './checked-board.rules.ts'
import { coordinationSource, mainSource, rcdSources, selectivitySource, spdSource } from './norms/breakers.ts'
import { equal, notLess } from './requirements.rules.ts'
import { isSelective } from './size-entry.rules.ts'

const currentOf = (item: CheckedItem) => numberIn(item, 'current')
const polesOf = (item: CheckedItem) => numberIn(item, 'poles')
export function checkMain({ main, lines, of }: CheckedBoard): Finding[] {
  if (!main) return []
  const found: Finding[] = []
  const mainA = currentOf(main.item)
  const mainPoles = polesOf(main.item)
  const largest = lines.reduce<Piece | null>(
    (best, one) => ((currentOf(one.item) ?? 0) > (best ? (currentOf(best.item) ?? 0) : 0) ? one : best),
    null,
  )
  const largestA = Math.max(largest ? (currentOf(largest.item) ?? 0) : 0, main.item.loads[main.mark ?? ''] ?? 0)
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
  // An entry switch protects nothing: what stands before the board does, where the list names it.
  const mainA = main ? (main.item.loads[main.mark ?? ''] ?? currentOf(main.item)) : null
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
