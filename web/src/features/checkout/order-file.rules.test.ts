import { expect, test } from 'vitest'
import { fileProblem, ORDER_FILES } from './order-file.rules.ts'

const tenMegabytes = 10 * 1024 * 1024

test.each([
  ['Счёт.pdf', tenMegabytes, null],
  ['Счёт.pdf', tenMegabytes + 1, 'tooLarge'],
  ['СКАН.JPEG', 1, null],
  ['Счёт.pdf.exe', 1, 'wrongType'],
  ['pdf', 1, null],
  ['', 1, 'wrongType'],
])('a file %j of %i bytes: %s', (name, size, problem) => {
  expect(fileProblem({ name, size })).toBe(problem)
})

test('the file chooser offers the same kinds', () => {
  expect(ORDER_FILES).toBe('.pdf,.docx,.xlsx,.jpg,.jpeg,.png')
})
