import { assembleBoard } from '@vitrina/contract/configurator/assemble-board.rules'
import type { Assembly } from '@vitrina/contract/configurator/assembly-shapes'
import { boardTemplates, type Circuit, circuitKinds, layings } from '@vitrina/contract/configurator/board-shapes'
import { boardOf, newCircuit } from '@vitrina/contract/configurator/templates.rules'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cableText, ratingLines, wrapText } from './device-text.rules.ts'
import { type Box, drawFrontView, frontSizes } from './front-view.rules.ts'
import { LABEL_HEIGHT_MM, labelPage, labelSheets } from './labels.rules.ts'
import { drawSingleLine, sizes } from './single-line.rules.ts'

const someCircuit = fc.record({
  kind: fc.constantFrom(...circuitKinds),
  loadKw: fc.option(fc.double({ min: 0.1, max: 60, noNaN: true })),
  phases: fc.constantFrom(1 as const, 3 as const),
  lengthM: fc.integer({ min: 0, max: 200 }),
  laying: fc.constantFrom(...layings),
  isWet: fc.boolean(),
  rcd: fc.constantFrom('auto' as const, 'own' as const, 'none' as const),
  hasContactor: fc.boolean(),
})

/** Boards of up to 30 lines, some devices half a module wider than usual. */
const someAssembly = fc
  .record({
    template: fc.constantFrom(...boardTemplates),
    phases: fc.constantFrom(1 as const, 3 as const),
    rowModules: fc.constantFrom(8 as const, 12 as const, 18 as const, 24 as const),
    reservePercent: fc.integer({ min: 0, max: 60 }),
    hasFireRcd: fc.boolean(),
    circuits: fc.array(someCircuit, { maxLength: 30 }),
    halves: fc.array(fc.boolean(), { maxLength: 40 }),
  })
  .map(({ template, phases, circuits, halves, ...fields }): Assembly => {
    const empty = boardOf(template, 'Щит', (name) => name)
    const lines = circuits.map((one, at): Circuit => newCircuit({ ...one, id: `n${at}`, name: `Линия ${at}` }))
    const board = { ...empty, ...fields, circuits: lines, supply: { ...empty.supply, phases } }
    const devices = assembleBoard(board).positions.filter(({ modules }) => modules > 0)
    const widths = new Map(devices.flatMap(({ key, modules }, at) => (halves[at] ? [[key, modules + 0.5] as const] : [])))
    return assembleBoard(board, widths)
  })

const overlaps = (one: Box, other: Box) =>
  one.x < other.x + other.width - 1e-6 &&
  other.x < one.x + one.width - 1e-6 &&
  one.y < other.y + other.height - 1e-6 &&
  other.y < one.y + one.height - 1e-6
const isDisjoint = (boxes: readonly Box[]) => boxes.every((one, at) => boxes.slice(at + 1).every((other) => !overlaps(one, other)))

test('[R-11] front view: every device is as wide as its modules, nothing overlaps or leaves the box', () => {
  fc.assert(
    fc.property(someAssembly, (assembly) => {
      const { devices, rows, bars, width, height } = drawFrontView(assembly)
      const sum = devices.reduce((total, one) => total + one.width, 0)
      expect(sum).toBeCloseTo(assembly.layout.takenModules * frontSizes.module)
      const free = rows.flatMap((row) => row.free)
      const boxes: Box[] = [...devices, ...free, ...bars]
      expect(isDisjoint(boxes)).toBe(true)
      for (const box of boxes) {
        expect(box.x).toBeGreaterThanOrEqual(0)
        expect(box.x + box.width).toBeLessThanOrEqual(width + 1e-6)
        expect(box.y + box.height).toBeLessThanOrEqual(height + 1e-6)
      }
      expect(devices).toHaveLength(assembly.positions.reduce((count, { modules, amount }) => count + (modules > 0 ? amount : 0), 0))
    }),
    { numRuns: 200 },
  )
})

test('[R-11] single-line diagram: every circuit is drawn once, in a column of its own, with all its devices', () => {
  fc.assert(
    fc.property(someAssembly, (assembly) => {
      const { columns, groups, entry, spd, width } = drawSingleLine(assembly)
      expect(columns.map(({ circuitId }) => circuitId).toSorted()).toEqual(assembly.circuits.map(({ circuitId }) => circuitId).toSorted())
      columns.forEach(({ x }, at) => expect(x - (columns[at - 1]?.x ?? x - sizes.column)).toBeCloseTo(sizes.column))
      expect(Math.max(0, ...columns.map(({ x }) => x + sizes.column / 2))).toBeLessThanOrEqual(width)
      const drawn = [
        ...entry,
        ...(spd ? [spd] : []),
        ...groups.flatMap(({ rcd }) => rcd ?? []),
        ...columns.flatMap(({ symbols }) => symbols),
      ].map(({ position }) => position.key)
      const devices = assembly.positions.filter(({ modules }) => modules > 0).map(({ key }) => key)
      expect(drawn.toSorted()).toEqual(devices.toSorted())
    }),
    { numRuns: 200 },
  )
})

test('[R-11] labels: exactly 18 mm a module, every place of every rail once, none cut by the edge of the page', () => {
  fc.assert(
    fc.property(someAssembly, (assembly) => {
      const sheets = labelSheets(assembly)
      const strips = sheets.flatMap((sheet) => sheet.strips)
      const labels = strips.flatMap((strip) => strip.labels)
      const { placed, rows, rowModules } = assembly.layout
      for (const { key, modules } of placed) expect(labels.find((one) => one.key === key)?.width).toBe(modules * 18)
      expect(labels.filter(({ mark }) => mark)).toHaveLength(placed.length)
      expect(strips.reduce((sum, { width }) => sum + width, 0)).toBeCloseTo(rows * rowModules * 18)
      for (const strip of strips) {
        expect(strip.width).toBeLessThanOrEqual(labelPage.width - 2 * labelPage.margin)
        expect(strip.y + LABEL_HEIGHT_MM).toBeLessThanOrEqual(labelPage.height - 2 * labelPage.margin)
        strip.labels.reduce((x, label) => {
          expect(label.x).toBeCloseTo(x)
          return x + label.width
        }, 0)
      }
    }),
    { numRuns: 200 },
  )
})

test('ratings and cables are written as on devices and in schedules', () => {
  expect(ratingLines({ kind: 'breaker', features: { current: 16, curve: 'C' } })).toEqual(['C16'])
  expect(ratingLines({ kind: 'rcd', features: { current: 40, leak: 30, leakType: 'A' } })).toEqual(['40 А', '30 мА'])
  expect(ratingLines({ kind: 'rcd', features: { current: 63, leak: 100, leakType: 'A-S' } })).toEqual(['63 А', '100 мА S'])
  expect(cableText({ cores: 3, section: 2.5, peSection: 2.5, material: 'copper', allowedA: 27 })).toBe('3×2,5')
  expect(cableText({ cores: 5, section: 50, peSection: 25, material: 'copper', allowedA: 150 })).toBe('4×50+1×25')
})

test('a long name is wrapped and cut with an ellipsis', () => {
  expect(wrapText('Розетки кухни', { perLine: 14, lines: 2 })).toEqual(['Розетки кухни'])
  expect(wrapText('Розетки кухни и столовой справа от окна', { perLine: 14, lines: 2 })).toEqual(['Розетки кухни', 'и столовой…'])
  expect(wrapText('Электроводонагреватель', { perLine: 10, lines: 2 })).toEqual(['Электрово-', 'донагрева…'])
  expect(wrapText('', { perLine: 10, lines: 2 })).toEqual([])
})
