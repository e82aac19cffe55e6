import type { Assembly, CircuitResult } from '../assembly-shapes.ts'
import type { Board, Circuit } from '../board-shapes.ts'
import { publishedCurrent } from './published-currents.ts'

/**
 * Whether a board is right, by arithmetic of its own: it shares no table and no function with the rules that made the board.
 * Each complaint is a sentence about one place.
 */
const row = [6, 10, 16, 20, 25, 32, 40, 50, 63, 80, 100, 125]
const pairs: Record<string, number> = { '1.5': 10, '2.5': 16, '4': 25, '6': 32, '10': 50 }
const usualCos: Record<string, number> = {
  lighting: 0.9,
  'outdoor-lighting': 0.9,
  sockets: 0.95,
  cooker: 1,
  oven: 1,
  dishwasher: 0.95,
  'washing-machine': 0.95,
  fridge: 0.85,
  'water-heater': 1,
  'floor-heating': 1,
  heating: 1,
  boiler: 0.9,
  'air-conditioner': 0.85,
  ventilation: 0.8,
  pump: 0.8,
  motor: 0.85,
  welding: 0.7,
  'ev-charger': 0.98,
  computers: 0.9,
  'fire-alarm': 0.9,
  'low-current': 0.9,
  feeder: 0.95,
  other: 0.95,
}
const usualKw: Record<string, number> = {
  lighting: 0.5,
  'outdoor-lighting': 0.5,
  sockets: 3.5,
  cooker: 7,
  oven: 3.5,
  dishwasher: 2.2,
  'washing-machine': 2.2,
  fridge: 0.5,
  'water-heater': 2,
  'floor-heating': 1.5,
  heating: 3,
  boiler: 0.15,
  'air-conditioner': 2,
  ventilation: 0.3,
  pump: 1.5,
  motor: 4,
  welding: 6,
  'ev-charger': 7.4,
  computers: 2,
  'fire-alarm': 0.3,
  'low-current': 0.3,
  feeder: 5.5,
  other: 2,
}
const mustHaveRcd = new Set([
  'sockets',
  'cooker',
  'oven',
  'dishwasher',
  'washing-machine',
  'water-heater',
  'floor-heating',
  'ev-charger',
  'computers',
])
const together: Record<string, number[]> = {
  'insulated-wall': [1, 0.8, 0.7, 0.65],
  pipe: [1, 0.8, 0.7, 0.65],
  surface: [1, 0.85, 0.79, 0.75],
  tray: [1, 0.88, 0.82, 0.77],
  'ground-duct': [1, 0.85, 0.75, 0.7],
  ground: [1, 0.75, 0.65, 0.6],
}
const warm: Record<string, Record<number, number>> = { air: { 25: 1.06, 35: 0.94, 40: 0.87 }, ground: { 25: 0.95, 35: 0.84, 40: 0.77 } }

type Way = Pick<Circuit, 'laying' | 'material' | 'cablesTogether'> & { phases: number }

function allowedOf(board: Board, way: Way, section: number): number {
  const inGround = way.laying.startsWith('ground')
  const documents = board.norm === 'lowest' ? ['pue', 'gost-31996', 'gost-r-50571-5-52'] : [board.norm]
  const found = documents.flatMap((norm) => {
    const current = publishedCurrent({ ...way, norm }, section)
    if (current === null) return []
    if (norm !== 'gost-r-50571-5-52') return [current]
    const temperature = board.ambientC === null ? 1 : (warm[inGround ? 'ground' : 'air']?.[board.ambientC] ?? 0)
    return [current * temperature * (together[way.laying]?.[way.cablesTogether - 1] ?? 0)]
  })
  return Math.min(...found)
}

function ownCurrent({ kind, loadKw, cosPhi, phases }: Circuit, volts: number): number {
  const watts = (loadKw === null || loadKw === 0 ? (usualKw[kind] ?? 0) : loadKw) * 1_000
  const cos = cosPhi ?? usualCos[kind] ?? 1
  return phases === 1 ? watts / volts / cos : watts / Math.sqrt(3) / (volts === 230 ? 400 : 380) / cos
}

function lineComplaints(board: Board, circuit: Circuit, result: CircuitResult, entryDrop: number): string[] {
  const say: string[] = []
  const volts = board.supply.voltage
  const amperes = ownCurrent(circuit, volts)
  const { breakerA, cable, designA } = result
  if (designA === null || Math.abs(designA - amperes) > 1e-6) say.push(`design current ${designA} is not ${amperes}`)
  if (breakerA === null || !row.includes(breakerA) || breakerA < amperes) return [...say, `breaker ${breakerA} below ${amperes}`]
  if (!cable) return [...say, 'no cable']
  const allowed = allowedOf(board, { ...circuit, phases: circuit.phases }, cable.section)
  if (breakerA * (board.isStrict ? 1.45 : 1) > allowed + 1e-9) say.push(`breaker ${breakerA} above ${allowed} of ${cable.section} mm²`)
  if (cable.material === 'copper' && breakerA > (pairs[String(cable.section)] ?? Infinity))
    say.push(`${breakerA} A on ${cable.section} mm²`)
  if (cable.section < (circuit.kind === 'sockets' ? 2.5 : 1.5)) say.push('section below the least')
  if (cable.cores !== (circuit.phases === 1 ? 3 : 5)) say.push(`${cable.cores} cores`)
  const cos = circuit.cosPhi ?? usualCos[circuit.kind] ?? 1
  const ohms =
    ((circuit.material === 'copper' ? 0.0225 : 0.036) * circuit.lengthM * cos) / cable.section +
    0.00008 * circuit.lengthM * Math.sqrt(1 - cos * cos)
  const percent = ((circuit.phases === 1 ? 2 : 1) * ohms * amperes * 100) / volts
  const limit = circuit.kind.includes('lighting') ? 3 : 5
  if (entryDrop + percent > limit + 1e-9) say.push(`drop ${entryDrop + percent} above ${limit}`)
  return say
}

export function complaintsOf(board: Board, { circuits, positions, entry, layout, phases }: Assembly): string[] {
  const say: string[] = []
  const numberOf = (key: string, feature: 'current' | 'leak' | 'poles' | 'capacity' | 'width' | 'height') =>
    Number(positions.find((one) => one.key === key)?.features[feature] ?? Number.NaN)
  const mainA = entry.mainA ?? 0
  for (const circuit of board.circuits) {
    const result = circuits.find(({ circuitId }) => circuitId === circuit.id)
    if (!result) return [`${circuit.id} has no result`]
    const found = lineComplaints(board, circuit, result, entry.dropPercent ?? 0)
    say.push(...found.map((one) => `${circuit.id} ${circuit.kind}: ${one}`))
    if ((result.breakerA ?? 0) > mainA) say.push(`${circuit.id}: the main ${mainA} is weaker`)
    const isAsked = circuit.kind !== 'fire-alarm' && (circuit.isWet || mustHaveRcd.has(circuit.kind))
    const leak = result.rcdKey === null ? null : numberOf(result.rcdKey, 'leak')
    if (isAsked && (leak === null || leak > 30)) say.push(`${circuit.id}: no protection against leakage`)
    if (circuit.kind === 'fire-alarm' && leak !== null) say.push(`${circuit.id}: an alarm may trip`)
    if (circuit.phases === 3 && result.phases.length !== 3) say.push(`${circuit.id}: phases ${result.phases.join()}`)
    if (circuit.hasContactor && !positions.some(({ key }) => key === `contactor:${circuit.id}`)) say.push(`${circuit.id}: no contactor`)
  }
  if (mainA < (entry.designA ?? 0)) say.push('the main is below the demand')
  if (entry.cable && mainA * (board.isStrict ? 1.45 : 1) > allowedOf(board, { ...board.supply }, entry.cable.section) + 1e-9)
    say.push('entry cable too thin')
  const behind = new Map<string, CircuitResult[]>()
  for (const result of circuits)
    if (result.rcdKey?.startsWith('rcd:')) behind.set(result.rcdKey, [...(behind.get(result.rcdKey) ?? []), result])
  const upstream = board.main === 'breaker' ? mainA : (board.supply.upstreamA ?? Infinity)
  for (const [key, lines] of behind) {
    const sum = lines.reduce((total, { breakerA }) => total + (breakerA ?? 0), 0)
    if (!(numberOf(key, 'current') >= Math.min(sum, upstream))) say.push(`${key} is weaker than what it carries`)
    if (new Set(lines.map((line) => line.phases.join())).size > 1) say.push(`${key} serves several phases`)
    if (numberOf(key, 'poles') !== (lines[0]?.phases.length === 3 ? 4 : 2)) say.push(`${key} has wrong poles`)
  }
  const bars = positions.filter(({ kind }) => kind === 'bus-n').length
  if (bars !== behind.size + 1) say.push(`${bars} neutral bars`)
  if (!positions.some(({ kind }) => kind === 'bus-pe')) say.push('no earth bar')
  const taken = positions.reduce((sum, { modules, amount }) => sum + modules * amount, 0)
  const capacity = layout.rows * layout.rowModules
  if (capacity < taken * (1 + board.reservePercent / 100) - 1e-9) say.push(`${capacity} modules for ${taken}`)
  if (positions.some(({ kind }) => kind === 'enclosure') && numberOf('enclosure', 'capacity') < capacity)
    say.push('the box is smaller than its rows')
  for (const one of layout.placed) {
    if (one.offset + one.modules > layout.rowModules && one.offset > 0) say.push(`${one.key} sticks out of its row`)
    if (
      layout.placed.some(
        (other) =>
          other !== one && other.row === one.row && other.offset < one.offset + one.modules && one.offset < other.offset + other.modules,
      )
    )
      say.push(`${one.key} overlaps`)
  }
  if (board.supply.phases === 3) {
    const sums = { L1: 0, L2: 0, L3: 0 }
    for (const result of circuits) for (const phase of result.phases) sums[phase] += result.designA ?? 0
    for (const phase of ['L1', 'L2', 'L3'] as const)
      if (Math.abs(sums[phase] - phases.load[phase]) > 1e-6) say.push(`${phase} sums to ${sums[phase]}`)
  }
  return say
}
