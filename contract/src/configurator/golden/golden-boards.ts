import { assembleBoard } from '../assemble-board.rules.ts'
import type { Assembly } from '../assembly-shapes.ts'
import { type Board, type CircuitKind, circuitKinds, type Laying, normChoices } from '../board-shapes.ts'
import { kindsOfLoad } from '../norms/loads.ts'
import { boardOf, newCircuit } from '../templates.rules.ts'

/** The same row of numbers for the same seed: a board that fails can be looked at again. */
export function seeded(seed: number) {
  let state = seed
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  return {
    next,
    between: (from: number, to: number) => from + next() * (to - from),
    whole: (from: number, to: number) => Math.floor(from + next() * (to - from + 1)),
    oneOf: <T>(values: readonly T[]): T => values[Math.floor(next() * values.length)] as T,
    chance: (share: number) => next() < share,
  }
}
export type Random = ReturnType<typeof seeded>

const airLayings: readonly Laying[] = ['surface', 'tray']
const anyLayings: readonly Laying[] = ['surface', 'tray', 'pipe', 'insulated-wall', 'ground', 'ground-duct']

function randomBoard(random: Random): Board {
  const norm = random.oneOf(normChoices)
  const layings = norm === 'gost-31996' ? airLayings : anyLayings
  const phases = random.oneOf([1, 3] as const)
  const kinds = circuitKinds.filter((kind) => phases === 3 || kind !== 'motor')
  const template = random.oneOf(['flat', 'house', 'floor', 'power'] as const)
  const circuits = Array.from({ length: random.whole(3, 18) }, (_, at) => {
    const kind: CircuitKind = random.oneOf(kinds)
    const isFeeder = kind === 'feeder' && random.chance(0.3)
    return newCircuit({
      id: `c${at + 1}`,
      name: `${kind} ${at + 1}`,
      kind,
      loadKw: random.chance(0.1) ? null : Math.round(kindsOfLoad[kind].kw * random.between(0.5, 1.4) * 100) / 100,
      phases: phases === 3 && (kind === 'motor' || random.chance(0.15)) ? 3 : 1,
      lengthM: random.whole(3, 60),
      laying: random.oneOf(layings),
      material: isFeeder ? 'aluminium' : 'copper',
      cablesTogether: norm === 'gost-r-50571-5-52' && random.chance(0.2) ? random.whole(2, 4) : 1,
      isWet: random.chance(0.2),
      hasContactor: random.chance(0.1),
    })
  })
  const { supply, ...rest } = boardOf('empty', `Щит ${template}`, (line) => line)
  return {
    ...rest,
    template,
    norm,
    isStrict: random.chance(0.15),
    ambientC: norm === 'gost-r-50571-5-52' && random.chance(0.2) ? random.oneOf([25, 35, 40]) : null,
    supply: {
      ...supply,
      phases,
      voltage: random.oneOf([220, 230] as const),
      entry: random.oneOf(['cable', 'overhead'] as const),
      upstreamA: random.chance(0.5) ? null : random.oneOf([40, 50, 63, 80]),
      shortCircuitKa: random.chance(0.5) ? null : random.oneOf([3, 4.5, 6, 9]),
      lengthM: random.whole(3, 40),
      laying: random.oneOf(layings),
    },
    room: random.oneOf(['dry', 'damp', 'dusty', 'outdoor'] as const),
    mounting: random.oneOf(['surface', 'flush'] as const),
    main: random.oneOf(['breaker', 'switch'] as const),
    spd: random.oneOf(['auto', 'none'] as const),
    hasFireRcd: random.chance(0.3),
    reservePercent: random.oneOf([0, 15, 20, 30]),
    rowModules: random.oneOf([12, 18, 24] as const),
    circuits,
  }
}

const isWhole = ({ entry, circuits }: Assembly) =>
  entry.mainA !== null && entry.cable !== null && circuits.every(({ cable, breakerA }) => cable !== null && breakerA !== null)

/** Boards of varied inputs that the tables have an answer for, with what was made of them. */
export function goldenBoards(count: number, seed: number): { board: Board; assembly: Assembly }[] {
  const random = seeded(seed)
  const made: { board: Board; assembly: Assembly }[] = []
  for (let tries = 0; made.length < count && tries < count * 40; tries++) {
    const board = randomBoard(random)
    const assembly = assembleBoard(board)
    if (isWhole(assembly)) made.push({ board, assembly })
  }
  return made
}
