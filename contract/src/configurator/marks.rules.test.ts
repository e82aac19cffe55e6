import { expect, test } from 'vitest'
import { assembleBoard } from './assemble-board.rules.ts'
import { checkAssembly } from './check-assembly.rules.ts'
import { itemsOfAssembly, readNote, writeNote } from './marks.rules.ts'
import { boardOf } from './templates.rules.ts'

test('marks and currents of a note are read, words around them are not', () => {
  expect(readNote('W2.1 (9,2 А) QF2.1, W3 QFD3; ввод QS1 (40 А), шина PE')).toEqual({
    marks: ['W2.1', 'QF2.1', 'W3', 'QFD3', 'QS1', 'PE'],
    loads: { 'W2.1': 9.2, QS1: 40 },
  })
  expect(readNote('Щит ЩР-1, WAGO 221, QFX2, N')).toEqual({ marks: [], loads: {} })
})

test('what is written is read again', () => {
  const assembly = assembleBoard(boardOf('flat', 'Квартира', (line) => line))
  const cables = assembly.positions.filter(({ kind }) => kind === 'cable')
  const { marks } = readNote(writeNote(cables, assembly))
  expect(marks).toEqual(cables.flatMap(({ mark, connects }) => [mark, ...connects]))
})

test.each(['flat', 'house', 'floor', 'power'] as const)('the template %s is computed whole and has no findings', (template) => {
  const assembly = assembleBoard(boardOf(template, template, (line) => line))
  expect(assembly.circuits.every(({ cable, breakerA }) => cable && breakerA)).toBe(true)
  expect(checkAssembly(itemsOfAssembly(assembly))).toEqual([])
  // It opens green: what turns amber is the person's own change.
  expect(assembly.decisions.filter(({ state }) => state === 'warning')).toEqual([])
})

test('a breaker that is missing is offered as one that carries the line and protects its cable', () => {
  const items = itemsOfAssembly(assembleBoard(boardOf('flat', 'Квартира', (line) => line)))
  const cooker = items.find(({ kind, name }) => kind === 'breaker' && name === 'cooker')
  const found = checkAssembly(items.filter((item) => item !== cooker))
  expect(found.filter(({ rule }) => rule === 'breaker-missing').map(({ marks, missing }) => [marks, missing?.requirement])).toEqual([
    [cooker?.marks, [{ feature: 'current', rule: 'equal', values: [25, 32] }]],
  ])
})

test('a list without marks is checked by what any board needs, and one that is no board by nothing', () => {
  const item = (id: string, kind: 'breaker' | 'cable' | 'enclosure', amount: number, features: object) => ({
    id,
    name: id,
    kind,
    amount,
    features,
    marks: [],
    loads: {},
  })
  const breakers = item('b', 'breaker', 12, { poles: 1, current: 25, modules: 1 })
  const found = checkAssembly([
    breakers,
    item('c', 'cable', 100, { section: 1.5, cores: 3 }),
    item('e', 'enclosure', 1, { capacity: 8, ip: 'IP41' }),
  ])
  expect(found.map(({ rule }) => rule)).toEqual(
    expect.arrayContaining(['main-missing', 'rcd-missing', 'breaker-above-cable', 'enclosure-too-small', 'bus-n-missing']),
  )
  expect(checkAssembly([item('c', 'cable', 100, { section: 1.5 })])).toEqual([])
})
