import { beforeAll, expect, test } from 'vitest'
import { assembleBoard } from '../assemble-board.rules.ts'
import { allowedCurrents } from '../allowed-current.rules.ts'
import type { Assembly, CheckedItem } from '../assembly-shapes.ts'
import { type Board, layings, normProfiles } from '../board-shapes.ts'
import { checkAssembly } from '../check-assembly.rules.ts'
import { itemsOfAssembly } from '../marks.rules.ts'
import { SECTIONS } from '../norms/sections.ts'
import { breakerFor, sizeCable } from '../size-circuit.rules.ts'
import { goldenBoards, seeded } from './golden-boards.ts'
import { complaintsOf } from './independent-validator.ts'
import { publishedCurrent, publishedCurrents, publishedSections } from './published-currents.ts'
import { spoil } from './spoil-board.ts'

let golden: { board: Board; assembly: Assembly }[]
beforeAll(() => {
  golden = goldenBoards(200, 20_261_117)
})

test('[M-12] 200 boards of varied inputs are right by a validator that shares nothing with the rules', () => {
  expect(golden.length).toBe(200)
  expect(golden.flatMap(({ board, assembly }, at) => complaintsOf(board, assembly).map((one) => `${at}: ${one}`)).slice(0, 10)).toEqual([])
})

test('the validator is not blind: a thinner cable, a weaker breaker, a smaller box and a missing bar are seen', () => {
  const blind = golden.flatMap(({ board, assembly }, at) => {
    const [first] = assembly.circuits
    if (!first?.cable) return [`${at}: nothing to spoil`]
    const rest = assembly.circuits.slice(1)
    const spoiled: Assembly[] = [
      { ...assembly, circuits: [{ ...first, cable: { ...first.cable, section: 0.75 } }, ...rest] },
      { ...assembly, circuits: [{ ...first, breakerA: 1 }, ...rest] },
      { ...assembly, layout: { ...assembly.layout, rows: 0 } },
      { ...assembly, positions: assembly.positions.filter(({ kind }) => kind !== 'bus-n') },
    ]
    return spoiled.flatMap((one, place) => (complaintsOf(board, one).length === 0 ? [`${at}: ${place}`] : []))
  })
  expect(blind).toEqual([])
})

test('the check has nothing to say about any of them', () => {
  const alarms = golden.flatMap(({ assembly }, at) =>
    checkAssembly(itemsOfAssembly(assembly)).map(({ rule, marks, used }) => `${at}: ${rule} ${marks.join()} ${JSON.stringify(used)}`),
  )
  expect(alarms.slice(0, 10)).toEqual([])
})

/** Currents that a circuit's own way of laying allows, by its cable's mark. */
const allowedIn =
  ({ board, assembly }: (typeof golden)[number]) =>
  (mark: string, section: number): number | null => {
    const result = assembly.circuits.find((one) => `W${one.mark}` === mark)
    const circuit = board.circuits.find(({ id }) => id === result?.circuitId)
    if (!circuit) return null
    return (
      allowedCurrents(board.norm, { ...circuit, ambientC: board.ambientC }).bySection[SECTIONS.findIndex((one) => one === section)]
        ?.allowedA ?? null
    )
  }

test('of 1,000 boards with one spoiled element at least 95 % are found with the right rule named', () => {
  const random = seeded(7)
  const missed: string[] = []
  for (let at = 0; at < 1_000; at++) {
    const one = golden[at % golden.length]
    if (!one) continue
    const items: CheckedItem[] = itemsOfAssembly(one.assembly)
    const spoiled = spoil(items, random, allowedIn(one))
    const found = checkAssembly(spoiled.items).map(({ rule }) => rule)
    if (!found.includes(spoiled.rule)) missed.push(`${at % golden.length}: ${spoiled.what} wants ${spoiled.rule}, found ${found.join()}`)
  }
  expect(missed.length > 50 ? missed : []).toEqual([])
})

test('all cells of the published tables are those of the rules', () => {
  const wrong = publishedCurrents.flatMap(({ norm, laying, material, phases }) =>
    publishedSections.flatMap((section, at) => {
      const profile = normProfiles.find((one) => one === norm)
      const way = layings.find((one) => one === laying)
      if (!profile || !way || (material !== 'copper' && material !== 'aluminium')) return [`${norm} ${laying}`]
      const { bySection } = allowedCurrents(profile, {
        laying: way,
        material,
        phases: phases === 1 ? 1 : 3,
        cablesTogether: 1,
        ambientC: null,
      })
      const published = publishedCurrent({ norm, laying, material, phases }, section)
      const own = bySection[at]?.allowedA ?? null
      const isSame = published === null || own === null ? published === own : Math.abs(published - own) < 1e-6
      return isSame ? [] : [`${norm} ${laying} ${material} ${phases}ph ${section}: ${own} instead of ${published}`]
    }),
  )
  expect(wrong).toEqual([])
})

test('sections and ratings agree with the published tables on a grid of 500 cases', () => {
  const ratings = [6, 10, 16, 20, 25, 32, 40, 50, 63, 80, 100, 125]
  const usual: Record<number, number> = { 1.5: 10, 2.5: 16, 4: 25, 6: 32, 10: 50 }
  const copper = publishedCurrents.filter(({ material }) => material === 'copper')
  let cases = 0
  for (const { norm, laying, phases, currents } of copper)
    for (let amperes = 1; amperes <= 120; amperes += 7) {
      const profile = normProfiles.find((one) => one === norm)
      const way = layings.find((one) => one === laying)
      const rating = ratings.find((one) => one >= amperes)
      if (!profile || !way || rating === undefined) throw new Error(`${norm} ${laying} ${amperes}`)
      const section = publishedSections.find(
        (one, at) => one >= 1.5 && (currents[at] ?? 0) >= rating && (usual[one] ?? Number.POSITIVE_INFINITY) >= rating,
      )
      const { cable } = sizeCable({
        subject: { type: 'board' },
        board: { norm: profile, isStrict: false, ambientC: null },
        way: { laying: way, material: 'copper', phases: phases === 1 ? 1 : 3, cablesTogether: 1, lengthM: 1 },
        voltage: 230,
        designA: amperes,
        breakerA: rating,
        cosPhi: 1,
        leastSection: 1.5,
        limit: 5,
        before: 0,
      })
      expect([norm, laying, phases, amperes, breakerFor(amperes, 6), cable?.section]).toEqual([
        norm,
        laying,
        phases,
        amperes,
        rating,
        section,
      ])
      cases += 1
    }
  expect(cases).toBeGreaterThanOrEqual(500)
})

test('a change of the largest board is answered far within the 200 ms of a screen', () => {
  const [largest] = golden.toSorted((one, other) => other.board.circuits.length - one.board.circuits.length)
  if (!largest) throw new Error('No board')
  const started = Date.now()
  for (let at = 0; at < 20; at++) checkAssembly(itemsOfAssembly(assembleBoard(largest.board)))
  expect((Date.now() - started) / 20).toBeLessThan(100)
})
