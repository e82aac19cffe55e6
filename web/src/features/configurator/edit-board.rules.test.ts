import { board as boardSchema, MAX_CIRCUITS } from '@vitrina/contract/configurator/board-shapes'
import { boardOf } from '@vitrina/contract/configurator/templates.rules'
import { expect, test } from 'vitest'
import { addCircuit, chooseProduct, duplicateCircuit, moveCircuit, readFigure, removeCircuit, setCircuit } from './edit-board.rules.ts'

const flat = boardOf('flat', 'Щит', (name) => name)
const idsOf = ({ circuits }: typeof flat) => circuits.map(({ id }) => id)
const added = { id: 'new', name: 'Линия', kind: 'sockets' } as const

test('a new line comes last, laid as the one before it', () => {
  const board = addCircuit(setCircuit(flat, 'c11', { laying: 'pipe', lengthM: 33 }), added)
  expect(board.circuits.at(-1)).toMatchObject({ id: 'new', laying: 'pipe', lengthM: 33, kind: 'sockets' })
  expect(boardSchema.safeParse(board).success).toBe(true)
})

test('a board takes no more lines than the contract allows', () => {
  let board = flat
  for (let at = 0; at < 2 * MAX_CIRCUITS; at++) board = duplicateCircuit(board, 'c1', `copy-${at}`)
  expect(board.circuits).toHaveLength(MAX_CIRCUITS)
  expect(addCircuit(board, added)).toBe(board)
})

test('a copy stands behind its original, lines move one place at a time', () => {
  expect(idsOf(duplicateCircuit(flat, 'c2', 'copy')).slice(0, 4)).toEqual(['c1', 'c2', 'copy', 'c3'])
  expect(idsOf(moveCircuit(flat, 'c2', -1)).slice(0, 3)).toEqual(['c2', 'c1', 'c3'])
  expect(moveCircuit(flat, 'c1', -1)).toBe(flat)
})

test('with a line go the goods chosen for it, and no others', () => {
  const board = chooseProduct(chooseProduct(chooseProduct(flat, 'breaker:c1', 5), 'cable:c11', 6), 'main', 7)
  expect(removeCircuit(board, 'c1').choices).toEqual([
    { key: 'cable:c11', productId: 6 },
    { key: 'main', productId: 7 },
  ])
  expect(chooseProduct(board, 'main', null).choices).toHaveLength(2)
})

test.each([
  ['2,5', 2.5],
  [' 16 ', 16],
  ['', null],
  ['-1', undefined],
  ['501', undefined],
  ['1e3', undefined],
  ['два', undefined],
])('%s is read as %s', (text, value) => {
  expect(readFigure(text, { most: 500 })).toBe(value)
})
