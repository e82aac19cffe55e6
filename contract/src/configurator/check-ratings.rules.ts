import type { Finding } from './assembly-shapes.ts'
import { type CheckedBoard, finding, numberIn, numberOf, ownMarks } from './checked-board.rules.ts'
import { breakingRow, breakingSource } from './norms/breakers.ts'
import { notLess } from './requirements.rules.ts'

export function checkContactors({ pieces, lines }: CheckedBoard): Finding[] {
  return pieces.flatMap(({ item, mark }) => {
    if (item.kind !== 'contactor' || mark === null) return []
    const line = lines.find((one) => one.mark !== null && numberOf(one.mark) === numberOf(mark))
    const current = numberIn(item, 'current')
    const wanted = line ? numberIn(line.item, 'current') : null
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
    const wanted = (numberIn(item, 'poles') ?? 0) >= 3 && item.kind !== 'spd' ? 380 : 220
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
