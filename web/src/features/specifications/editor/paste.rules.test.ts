import { applyChanges, MAX_SPECIFICATION_LINES } from '@vitrina/contract/specifications/specification-document.rules'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readAmountCell, readBlock } from '#parts/outline/pasted-block.rules.ts'
import { aGroup, aLine } from '../specification.builder.ts'
import type { Column } from './columns.rules.ts'
import { guessRoles, planPaste } from './paste.rules.ts'
import { viewRows } from './view-rows.rules.ts'

test('a block of Excel is read: line ends of any kind, quoted cells, inches that are no quotes', () => {
  expect(readBlock('a\tb\r\nc\td\r\n')).toEqual([
    ['a', 'b'],
    ['c', 'd'],
  ])
  expect(readBlock('"Кабель\n""ВВГ"""\t5\nТруба 1/2"\t2')).toEqual([
    ['Кабель "ВВГ"', '5'],
    ['Труба 1/2"', '2'],
  ])
  expect(readBlock('одно')).toEqual([['одно']])
  expect(readBlock('a\n\n\nb')).toEqual([['a'], ['b']])
})

test('whatever is copied as a block is read as it was', () => {
  const cell = fc.string({ minLength: 1, maxLength: 8, unit: fc.constantFrom('a', 'б', '1', '"', '-') })
  fc.assert(
    fc.property(fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 5 }), (rows) => {
      const written = rows
        .map((row) => row.map((one) => (one.includes('"') ? `"${one.replaceAll('"', '""')}"` : one)).join('\t'))
        .join('\r\n')
      expect(readBlock(written)).toEqual(rows)
    }),
  )
})

test.each([
  ['12', { amount: 12, unit: '' }],
  ['1 200,5', { amount: 1200.5, unit: '' }],
  ['12 шт.', { amount: 12, unit: 'шт.' }],
  ['100м', { amount: 100, unit: 'м' }],
  ['0', null],
  ['ВА47-29', null],
  ['3P 16A', null],
])('the amount of «%s»', (text, read) => expect(readAmountCell(text)).toEqual(read))

test('columns of a list are told apart: numbering, name, code, unit, amount', () => {
  expect(
    guessRoles([
      ['1', 'Автомат 16А', 'MVA20-1-016-C', 'шт', '10'],
      ['2', 'Кабель ВВГ 3х2,5', '', 'м', '120'],
    ]),
  ).toEqual(['skipped', 'text', 'text', 'unit', 'amount'])
  expect(guessRoles([['12345'], ['67890']])).toEqual(['text'])
})

const document = { groups: [aGroup({ id: 'g' })], lines: [aLine({ id: 'a' }), aLine({ id: 'b', groupId: 'g', note: 'старое' })] }

function paste(text: string, row: number, column: Column) {
  let made = 0
  const newId = () => `n${(made += 1)}`
  const rows = viewRows(document, new Set(), { isEditable: true })
  const plan = planPaste(readBlock(text), { rows, row, column, lineCount: document.lines.length, end: { groupId: 'g', after: 'b' }, newId })
  return { ...plan, document: applyChanges(document, plan.changes) }
}

test('[S-13] a list below the last row becomes raw lines with their amounts, in order', () => {
  const { document: pasted } = paste('Автомат 16А\t10\nКабель ВВГ 3х2,5\t120\nГофра 20 мм - 50 м', 3, 'product')
  expect(pasted.lines.slice(2)).toMatchObject([
    { rawText: 'Автомат 16А', amount: 10 },
    { rawText: 'Кабель ВВГ 3х2,5', amount: 120 },
    { rawText: 'Гофра 20 мм', amount: 50, unit: 'м' },
  ])
})

test('[S-13] figures go into the cells they are pasted on, past the group’s own row; more rows extend the table', () => {
  const { document: pasted, addedIds } = paste('5\tшт\n6\tм\n7\tуп', 0, 'amount')
  expect(pasted.lines).toMatchObject([
    { id: 'a', amount: 5, unit: 'шт' },
    { id: 'b', amount: 6, unit: 'м', note: 'старое' },
    { id: addedIds[0], amount: 7, unit: 'уп', groupId: 'g' },
  ])
})

test('what does not fit into 2,000 lines is counted', () => {
  const rows = viewRows(document, new Set(), { isEditable: true })
  const plan = planPaste([['x'], ['y'], ['z']], {
    rows,
    row: 3,
    column: 'product',
    lineCount: MAX_SPECIFICATION_LINES - 1,
    end: { groupId: null, after: null },
    newId: () => 'n',
  })
  expect([plan.addedIds.length, plan.leftOut]).toEqual([1, 2])
})

test('no line of a list is lost, whatever it says', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ minLength: 1 }), { minLength: 1, maxLength: 20 }), (said) => {
      const text = said.join('\n')
      const block = readBlock(text)
      const rows = viewRows({ groups: [], lines: [] }, new Set(), { isEditable: true })
      let made = 0
      const { addedIds } = planPaste(block, {
        rows,
        row: 0,
        column: 'product',
        lineCount: 0,
        end: { groupId: null, after: null },
        newId: () => `n${(made += 1)}`,
      })
      expect(addedIds).toHaveLength(block.length)
    }),
  )
})
