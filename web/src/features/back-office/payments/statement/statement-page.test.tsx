import { screen, waitFor, within } from '@testing-library/react'
import { bankStatementApi } from '@vitrina/contract/payments/bank-statement'
import { expect, test } from 'vitest'
import { fakeServer } from '#test/api.ts'
import { aUser, renderScreen } from '#test/render-screen.tsx'
import type { ShownLine, Statement } from './statement.api.ts'
import { StatementPage } from './statement-page.tsx'

const part = (documentId: number, sum: number, open = sum) => ({
  documentId,
  sum,
  open,
  number: String(documentId),
  date: '2026-01-15',
  order: null,
})

const aLine = (given: Partial<ShownLine> = {}): ShownLine => ({
  id: 1,
  number: '412',
  date: '2026-01-20',
  receivedOn: '2026-01-20',
  sum: 600,
  payerName: 'ООО Ёлка',
  payerInn: '7707083893',
  purpose: 'Оплата по счетам 101, 102, 103',
  isSure: true,
  candidates: [
    { company: { id: 5, name: 'Ёлка' }, reason: 'number-and-sum', parts: [part(101, 100), part(102, 200), part(103, 300)], rest: 0 },
  ],
  payment: null,
  dismissReason: '',
  ...given,
})

const sureOf = ({ id, candidates }: ShownLine) => ({
  id,
  companyId: 5,
  parts: (candidates[0]?.parts ?? []).map(({ documentId, sum }) => ({ documentId, sum })),
})

const aStatement = (items: ShownLine[]): Statement => {
  const sure = items.filter(({ isSure }) => isSure)
  return {
    items,
    meta: { totalCount: items.length, pageCount: 1, currentPage: 1 },
    counts: { sure: sure.length, unclear: items.length - sure.length },
    sure: sure.map(sureOf),
    sureSum: sure.reduce((total, { sum }) => total + sum, 0),
  }
}

const open = async (items: ShownLine[], { show = '', role = 'accountant' as const } = {}) => {
  const server = fakeServer()
  server.on(bankStatementApi.list, aStatement(items))
  const rendered = await renderScreen(<StatementPage />, { at: `/back-office/payments/statement${show}`, user: aUser({ Group: role }) })
  return { server, ...rendered }
}

test('one press allocates every sure line with the places that were shown, and offers a way back', async () => {
  const { server, user } = await open([
    aLine(),
    aLine({
      id: 2,
      number: '413',
      sum: 100,
      candidates: [{ ...(aLine().candidates[0] as ShownLine['candidates'][number]), parts: [part(104, 100)] }],
    }),
  ])
  const accepted = server.on(bankStatementApi.accept, {
    outcomes: [
      { id: 1, number: '412', paymentId: 77, problem: null },
      { id: 2, number: '413', paymentId: null, problem: 'Счёт уже оплачен' },
    ],
  })
  expect(await screen.findByText(/2 строки на 700/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Разнести все' }))
  const alert = await screen.findByText(/Разнесена 1 строка/)
  expect(accepted[0]?.body).toEqual({
    lines: [
      {
        id: 1,
        companyId: 5,
        parts: [
          { documentId: 101, sum: 100 },
          { documentId: 102, sum: 200 },
          { documentId: 103, sum: 300 },
        ],
      },
      { id: 2, companyId: 5, parts: [{ documentId: 104, sum: 100 }] },
    ],
  })
  expect(alert).toHaveTextContent('Строка № 413: Счёт уже оплачен')
  const undone = server.on(bankStatementApi.undo, { outcomes: [{ id: 1, number: '412', paymentId: null, problem: null }] })
  await user.click(screen.getByRole('button', { name: 'Отменить' }))
  const dialog = await screen.findByRole('dialog')
  await user.type(within(dialog).getByRole('textbox'), 'Не та выписка')
  await user.click(within(dialog).getByRole('button', { name: 'Отменить разнесение' }))
  await waitFor(() => expect(undone[0]?.body).toEqual({ ids: [1], reason: 'Не та выписка' }))
})

test('after a search the press says that it takes only what was found', async () => {
  await open([aLine()], { show: '?q=412' })
  expect(await screen.findByRole('button', { name: 'Разнести найденные' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Разнести все' })).toBeNull()
})

test('an unclear line shows its places with reasons in words; the person takes one of them', async () => {
  const line = aLine({
    isSure: false,
    candidates: [
      { company: { id: 5, name: 'Ёлка' }, reason: 'overpaid', parts: [part(101, 500)], rest: 100 },
      { company: { id: 6, name: 'Сосна' }, reason: 'other-inn', parts: [part(201, 600, 900)], rest: 0 },
    ],
  })
  const { server, user } = await open([line], { show: '?show=unclear' })
  const accepted = server.on(bankStatementApi.accept, { outcomes: [{ id: 1, number: '412', paymentId: 78, problem: null }] })
  const places = await screen.findByRole('list', { name: 'Варианты для строки № 412' })
  expect(places).toHaveTextContent('Больше, чем в счетах: остаток станет авансом')
  expect(places).toHaveTextContent('Номер и сумма совпали, но ИНН другой')
  expect(screen.queryByRole('button', { name: 'Разнести все' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Разнести на Сосна, 201' }))
  await waitFor(() => expect(accepted[0]?.body).toEqual({ lines: [{ id: 1, companyId: 6, parts: [{ documentId: 201, sum: 600 }] }] }))
})

test('a line of a stranger is put aside with a reason', async () => {
  const { server, user } = await open([aLine({ isSure: false, candidates: [] })], { show: '?show=unclear' })
  const dismissed = server.on(bankStatementApi.dismiss, { outcomes: [{ id: 1, number: '412', paymentId: null, problem: null }] })
  expect(await screen.findByText(/Плательщик не знаком/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Не от покупателя' }))
  const dialog = await screen.findByRole('dialog')
  await user.type(within(dialog).getByRole('textbox'), 'Проценты банка')
  await user.click(within(dialog).getByRole('button', { name: 'Отложить' }))
  await waitFor(() => expect(dismissed[0]?.body).toEqual({ ids: [1], reason: 'Проценты банка' }))
})

test('a loaded file tells what is new, what was known and which rows were not read', async () => {
  const { server, user } = await open([])
  server.on(bankStatementApi.load, { added: 3, known: 1, outgoing: 2, refused: [{ row: 9, text: 'Итого', problem: 'no-sum' }] })
  expect(await screen.findByText('Совпавших строк нет')).toBeVisible()
  await user.upload(
    screen.getByLabelText('Выбрать файл', { selector: 'input' }),
    new File(['1CClientBankExchange'], 'kl_to_1c.txt', { type: 'text/plain' }),
  )
  expect(await screen.findByText(/Новых поступлений: 3. Уже были: 1. Списаний пропущено: 2/)).toHaveTextContent(
    'Строка 9: нет суммы — Итого',
  )
})
