import type { CheckedItem, Finding, GoodsKind } from './assembly-shapes.ts'
import { type CheckedBoard, finding, groupOf, numberIn, ownMarks } from './checked-board.rules.ts'
import { neutralBarSource } from './norms/breakers.ts'
import { ipSource, layoutSource, LEAST_IP, MODULE_MM } from './norms/enclosures.ts'
import { equal, isIpEnough, notLess } from './requirements.rules.ts'

const practice = (clause: string) => ({ clause: `практика: ${clause}`, fact: 'practice' }) as const
const total = (items: readonly CheckedItem[], feature: 'capacity' | 'inputs' | 'length') =>
  items.reduce((sum, item) => sum + (numberIn(item, feature) ?? 0) * item.amount, 0)

/** The box: is there one, do the devices fit in, is it closed enough. */
export function checkEnclosure({ of, takenModules, pieces }: CheckedBoard): Finding[] {
  const boxes = of('enclosure')
  const plates = of('plate-enclosure')
  if (pieces.length === 0) return []
  if (boxes.length + plates.length === 0)
    return [
      finding({
        rule: 'enclosure-missing',
        used: [{ feature: 'modules', found: takenModules, wanted: null }],
        source: layoutSource,
        missing: { kind: 'enclosure', requirement: [notLess('capacity', takenModules), notLess('ip', LEAST_IP)] },
      }),
    ]
  const capacity = total(boxes, 'capacity')
  const found: Finding[] = []
  const areAllKnown = boxes.every((item) => numberIn(item, 'capacity') !== null)
  if (plates.length === 0 && areAllKnown && capacity < takenModules)
    found.push(
      finding({
        rule: 'enclosure-too-small',
        items: boxes,
        used: [
          { feature: 'capacity', found: capacity, wanted: takenModules },
          { feature: 'modules', found: takenModules, wanted: null },
        ],
        source: layoutSource,
        missing: { kind: 'enclosure', requirement: [notLess('capacity', takenModules), notLess('ip', LEAST_IP)] },
      }),
    )
  for (const item of [...boxes, ...plates])
    if (item.features.ip !== undefined && !isIpEnough(item.features.ip, LEAST_IP))
      found.push(
        finding({
          rule: 'enclosure-ip',
          items: [item],
          used: [{ feature: 'ip', found: item.features.ip, wanted: LEAST_IP }],
          source: ipSource,
          missing: { kind: item.kind, requirement: [notLess('capacity', takenModules), notLess('ip', LEAST_IP)] },
        }),
      )
  const railMm = takenModules * MODULE_MM
  if (plates.length > 0 && total(of('rail'), 'length') < railMm)
    found.push(
      finding({
        rule: 'rail-missing',
        items: of('rail'),
        used: [{ feature: 'length', found: total(of('rail'), 'length'), wanted: railMm }],
        source: practice('на монтажную панель нужна DIN-рейка'),
        missing: { kind: 'rail', requirement: [notLess('length', Math.min(railMm, 1_000))] },
      }),
    )
  if (plates.length === 0 && areAllKnown && capacity > takenModules && of('blank').length === 0)
    found.push(
      finding({
        rule: 'blank-missing',
        level: 'advice',
        used: [{ feature: 'capacity', found: capacity, wanted: takenModules }],
        source: practice('свободные места закрываются заглушками'),
        missing: { kind: 'blank', amount: Math.floor(capacity - takenModules) },
      }),
    )
  return found
}

/** How many wires each neutral bar takes, by its mark. */
function neededBars({ lines, pieces, hasMarks }: CheckedBoard): Map<string, number> {
  if (!hasMarks) return new Map([['N0', lines.length + 1]])
  const groups = pieces.flatMap(({ mark }) => (mark?.startsWith('QD') && mark !== 'QD0' ? [mark.slice(2)] : []))
  const inGroup = (group: string) => lines.filter(({ mark }) => mark !== null && groupOf(mark) === group).length
  const alone = lines.filter(({ mark }) => mark === null || groupOf(mark) === null).length
  return new Map([['N0', alone + groups.length + 1], ...groups.map((group) => [`N${group}`, inGroup(group) + 1] as const)])
}

function checkBar(
  board: CheckedBoard,
  { kind, mark, needed, bars }: { kind: 'bus-n' | 'bus-pe'; mark: string; needed: number; bars: readonly CheckedItem[] },
): Finding[] {
  const missing = {
    kind,
    requirement: [notLess('inputs', needed), equal('colour', kind === 'bus-n' ? 'blue' : 'yellow-green')],
  }
  const ofMark = board.hasMarks ? bars.filter((item) => ownMarks(item).includes(mark)) : bars
  const own = ofMark.length > 0 ? ofMark : bars.filter((item) => ownMarks(item).length === 0)
  const level = board.hasMarks ? 'error' : 'advice'
  if (own.length === 0)
    return [
      finding({
        rule: kind === 'bus-n' ? 'bus-n-missing' : 'bus-pe-missing',
        level,
        marks: board.hasMarks ? [mark] : [],
        used: [{ feature: 'inputs', found: null, wanted: needed }],
        source: neutralBarSource,
        missing,
      }),
    ]
  // Bars without marks together, a marked one alone.
  const inputs =
    ofMark.length > 0 && board.hasMarks ? Math.max(...own.map((item) => numberIn(item, 'inputs') ?? needed)) : total(own, 'inputs')
  if (inputs === 0 || inputs >= needed) return []
  return [
    finding({
      rule: 'bus-too-small',
      level,
      items: own,
      marks: board.hasMarks ? [mark] : [],
      used: [{ feature: 'inputs', found: inputs, wanted: needed }],
      source: practice('у каждого провода свой зажим'),
      missing,
    }),
  ]
}

export function checkBars(board: CheckedBoard): Finding[] {
  if (board.lines.length < 2) return []
  const hasSpd = board.of('spd').length > 0
  const neutral = [...neededBars(board)].flatMap(([mark, needed]) =>
    checkBar(board, { kind: 'bus-n', mark, needed, bars: board.of('bus-n') }),
  )
  const earth = checkBar(board, {
    kind: 'bus-pe',
    mark: 'PE',
    needed: board.lines.length + 1 + (hasSpd ? 1 : 0),
    bars: board.of('bus-pe'),
  })
  return [...neutral, ...earth]
}

/** Single-pole breakers side by side: behind one protection, or without one. */
function neededComb({ lines, hasMarks, main }: CheckedBoard): number {
  const single = lines.filter(
    ({ item }) => item.kind === 'breaker' && numberIn(item, 'poles') === 1 && (numberIn(item, 'current') ?? 0) <= 63,
  )
  if (!hasMarks) return single.length >= 3 ? single.length : 0
  const isOnePhase = main !== null && (numberIn(main.item, 'poles') ?? 0) <= 2
  // On three phases neighbours without a common protection are on different ones.
  const joined = single.filter(({ mark }) => mark !== null && (isOnePhase || groupOf(mark) !== null))
  const groups = Map.groupBy(joined, ({ mark }) => groupOf(mark ?? '') ?? '')
  return [...groups.values()].reduce((sum, { length }) => (length > 1 ? sum + length : sum), 0)
}

export function checkComb(board: CheckedBoard): Finding[] {
  const needed = neededComb(board)
  const combs = board.of('comb')
  if (needed === 0) return []
  const mainA = board.main ? (numberIn(board.main.item, 'current') ?? 0) : 0
  const missing = {
    kind: 'comb' as GoodsKind,
    requirement: [equal('poles', 1), notLess('capacity', Math.min(needed, 12)), notLess('current', mainA)],
  }
  if (combs.length === 0 || total(combs, 'capacity') < needed) {
    if (!board.hasMarks && board.of('wire').length > 0) return []
    return [
      finding({
        rule: 'comb-missing',
        level: 'advice',
        items: combs,
        used: [{ feature: 'capacity', found: combs.length === 0 ? null : total(combs, 'capacity'), wanted: needed }],
        source: practice('автоматы одного ряда соединяет гребёнка'),
        missing,
      }),
    ]
  }
  return combs.flatMap((item) => {
    const current = numberIn(item, 'current')
    return current === null || current >= mainA
      ? []
      : [
          finding({
            rule: 'comb-too-weak',
            items: [item],
            used: [{ feature: 'current', found: current, wanted: mainA }],
            source: practice('гребёнка не слабее вводного аппарата'),
            missing,
          }),
        ]
  })
}

/** Wires inside, their ends, and lugs of thick cables. */
export function checkEnds(board: CheckedBoard): Finding[] {
  const { of, hasMarks, pieces } = board
  const found: Finding[] = []
  const wires = of('wire')
  if (
    hasMarks &&
    pieces.length > 1 &&
    (wires.length === 0 || !wires.some(({ features }) => features.colour !== 'blue' && features.colour !== 'yellow-green'))
  )
    found.push(
      finding({ rule: 'wire-missing', level: 'advice', source: practice('провод для внутренних соединений'), missing: { kind: 'wire' } }),
    )
  for (const colour of ['blue', 'yellow-green'] as const)
    if (hasMarks && wires.length > 0 && !wires.some(({ features }) => features.colour === colour))
      found.push(
        finding({
          rule: 'wire-missing',
          level: 'advice',
          used: [{ feature: 'colour', found: null, wanted: colour }],
          source: practice('нулевые проводники отличаются цветом'),
          missing: { kind: 'wire', requirement: [equal('colour', colour)] },
        }),
      )
  const sections = [...new Set(wires.flatMap((item) => numberIn(item, 'section') ?? []))]
  for (const section of sections)
    if (board.isBoard && !of('ferrule').some((item) => (numberIn(item, 'section') ?? section) === section))
      found.push(
        finding({
          rule: 'ferrule-missing',
          level: 'advice',
          items: wires,
          used: [{ feature: 'section', found: section, wanted: null }],
          source: practice('гибкий провод оконцовывается гильзой'),
          missing: { kind: 'ferrule', amount: 2, requirement: [equal('section', section)] },
        }),
      )
  const thick = [...new Set(of('cable').flatMap((item) => numberIn(item, 'section') ?? []))].filter((section) => section >= 25)
  for (const section of thick)
    if (board.isBoard && !of('lug').some((item) => (numberIn(item, 'section') ?? section) === section))
      found.push(
        finding({
          rule: 'lug-missing',
          level: 'advice',
          items: of('cable').filter((item) => numberIn(item, 'section') === section),
          used: [{ feature: 'section', found: section, wanted: null }],
          source: practice('многопроволочная жила оконцовывается наконечником'),
          missing: { kind: 'lug', amount: 2, requirement: [equal('section', section)] },
        }),
      )
  return found
}
