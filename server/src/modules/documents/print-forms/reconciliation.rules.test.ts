import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aReconciliationForm } from '#test/builders.print-forms'
import { conclusion } from './reconciliation.ts'
import { balances } from './reconciliation.rules.ts'

const row = fc.record({ date: fc.constant('2026-10-05'), document: fc.string(), debit: fc.nat(1e10), credit: fc.nat(1e10) })

test('two periods in a row close where the whole of them closes', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e10, max: 1e10 }), fc.array(row), fc.array(row), (opening, first, second) => {
      const { closing } = balances({ opening, rows: first })
      expect(balances({ opening: closing, rows: second }).closing).toBe(balances({ opening, rows: [...first, ...second] }).closing)
    }),
  )
})

test('the act ends with the balance and its debtor', () => {
  const plain = (opening: number) => conclusion(aReconciliationForm({ opening, rows: [] })).replaceAll('\u00a0', ' ')
  expect(plain(0)).toBe('На 31.10.2026 задолженность отсутствует.')
  expect(plain(150)).toBe('На 31.10.2026 задолженность в пользу ООО «Витрина Электро» 1,50 руб. (Один рубль 50 копеек).')
  expect(plain(-150)).toContain('в пользу АО «Монтажэнергострой» 1,50 руб.')
})

test('the buyer owes what was owed before and was sold, less what was paid', () => {
  const rows = [
    { date: '2026-10-05', document: 'УПД 1', debit: 700, credit: 0 },
    { date: '2026-10-06', document: 'Платёж 1', debit: 0, credit: 450 },
    { date: '2026-10-07', document: 'УПД 2', debit: 50, credit: 0 },
  ]
  expect(balances({ opening: 100, rows })).toEqual({ debit: 750, credit: 450, closing: 400 })
  expect(balances({ opening: -100, rows: [] })).toEqual({ debit: 0, credit: 0, closing: -100 })
})
