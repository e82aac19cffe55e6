import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { importJobsApi, type ImportLine } from '@vitrina/contract/list-import/import-jobs'
import { catalogueApi } from '@vitrina/contract/catalogue/catalogue'
import { beforeEach, expect, test, vi } from 'vitest'
import { fakeServer } from '#test/api.ts'
import { aUser, renderScreen } from '#test/render-screen.tsx'
import { aJob, aLineToCheck, anImportedProduct, anImportLine, JOB_ID } from './import-line.builder.ts'
import { ListImportWizard } from './list-import-wizard.tsx'

const summary = { total: 3, matched: 1, review: 1, unmatched: 1, skipped: 0 }

let server: ReturnType<typeof fakeServer>
beforeEach(() => {
  server = fakeServer()
  server.on(importJobsApi.list, { items: [] })
})

const wizard = (jobId: string | null, onJob: (id: string | null) => void = () => {}) => (
  <ListImportWizard
    jobId={jobId}
    onJob={onJob}
    destination="cart"
    renderFinish={({ readyCount }) => <button type="button">готово {readyCount}</button>}
  />
)

/** A review of these lines; changes answer as the server does. */
async function review(lines: ImportLine[]) {
  server.on(importJobsApi.read, aJob())
  server.on(importJobsApi.lines, { items: lines, summary })
  const changed: { path: string; body: unknown }[] = server.on(importJobsApi.changeLine, ({ productId, amount, isSkipped }) => {
    const position = Number(changed.at(-1)?.path.split('/').at(-1))
    const line = lines.find((one) => one.position === position) ?? anImportLine(position)
    return {
      line: {
        ...line,
        ...(productId && { product: anImportedProduct(productId), status: 'matched' as const, isChosenByPerson: true }),
        ...(amount !== undefined && { amount }),
        ...(isSkipped !== undefined && { isSkipped }),
      },
      summary,
    }
  })
  const rendered = await renderScreen(wizard(JOB_ID), { user: aUser() })
  await screen.findByRole('grid', { name: 'Строки списка' })
  return { ...rendered, changes: () => changed.map(({ path, body }) => [Number(path.split('/').at(-1)), body]) }
}

const focusedRow = () => Number(document.activeElement?.getAttribute('aria-rowindex'))

test('[V-10] a list is looked through by the keyboard alone', async () => {
  const { user, changes } = await review([
    anImportLine(0),
    aLineToCheck(1, [7, 8]),
    aLineToCheck(2, []),
    aLineToCheck(3, [9]),
    anImportLine(4),
  ])
  // The first line to check is there at once.
  expect(focusedRow()).toBe(2)
  expect(screen.getByRole('region', { name: 'Товары для строки 2' })).toHaveTextContent('A-7')
  await user.keyboard('2')
  expect(focusedRow()).toBe(3)
  // With a Russian layout the same key types «ы».
  await user.keyboard('[KeyS]')
  expect(focusedRow()).toBe(4)
  await user.keyboard('{Enter}')
  await user.keyboard('{ArrowUp}{ArrowUp}')
  await user.tab()
  expect(document.activeElement).toHaveAccessibleName(/Количество в строке/)
  await user.keyboard('{Control>}a{/Control}12{Enter}')
  await waitFor(() => expect(changes()).toHaveLength(4))
  expect(changes().slice(0, 3)).toEqual([
    [1, { productId: 8 }],
    [2, { isSkipped: true }],
    [3, { productId: 9 }],
  ])
  expect(changes()[3]?.[1]).toEqual({ amount: 12 })
  expect(screen.getByRole('button', { name: 'готово 4' })).toBeVisible()
})

test('of an amount that can be read in two ways one is chosen by its key', async () => {
  const amount = { amount: null, amountReadings: [1.5, 1500] }
  const problem = { problem: 'amount-doubtful', problemText: 'Количество читается двояко: выберите' } as const
  const { user, changes } = await review([
    anImportLine(0),
    anImportLine(1, { ...amount, ...problem }),
    { ...aLineToCheck(2, [7]), ...amount },
    anImportLine(3),
  ])
  expect(focusedRow()).toBe(2)
  expect(screen.getByRole('button', { name: 'готово 2' })).toBeVisible()
  expect(screen.getAllByRole('row')[1]).toHaveTextContent('Проверьте: Количество читается двояко: выберите')
  expect(screen.getByRole('group', { name: 'Количество читается двояко:' })).toHaveTextContent('1,5 шт')
  // With a Russian layout the same key types «и».
  await user.keyboard('[KeyB]')
  expect(focusedRow()).toBe(3)
  // The product first; the line stays until its amount is chosen too.
  await user.keyboard('1')
  expect(focusedRow()).toBe(3)
  await user.keyboard('[KeyA]')
  expect(focusedRow()).toBe(4)
  await waitFor(() =>
    expect(changes()).toEqual([
      [1, { amount: 1500 }],
      [2, { productId: 7 }],
      [2, { amount: 1.5 }],
    ]),
  )
})

test('states are told by words, counted, and shown one at a time', async () => {
  const { user } = await review([anImportLine(0), aLineToCheck(1, [7, 8]), aLineToCheck(2, [])])
  const rows = screen.getAllByRole('row')
  expect(rows.map((row) => row.querySelector('.told')?.textContent)).toEqual([
    'Артикул',
    'Проверьте: Подходит несколько товаров',
    'Не найдено: Ничего похожего в каталоге нет',
  ])
  await user.click(screen.getByRole('button', { name: 'Не найдено 1' }))
  expect(screen.getAllByRole('row')).toHaveLength(1)
  await user.click(screen.getByRole('button', { name: 'Все 3' }))
  expect(screen.getAllByRole('row')).toHaveLength(3)
})

test('another product is found by its words, and Esc returns to the line', async () => {
  const { user, changes } = await review([anImportLine(0), aLineToCheck(1, [])])
  const { manufacturerCode: _, ...found } = anImportedProduct(77)
  const asked = server.on(catalogueApi.suggest, { products: [found] } as never)
  // Elsewhere on the page the key leads to the search of the store.
  const elsewhere = vi.fn()
  document.addEventListener('keydown', elsewhere)
  await user.keyboard('/')
  document.removeEventListener('keydown', elsewhere)
  expect(elsewhere).not.toHaveBeenCalled()
  const field = await screen.findByRole('combobox', { name: 'Товар для этой строки' })
  await user.keyboard('{Escape}')
  expect(field).not.toBeInTheDocument()
  expect(focusedRow()).toBe(2)
  await user.keyboard('/')
  await user.type(await screen.findByRole('combobox', { name: 'Товар для этой строки' }), 'товар')
  // The product found by the first letters leaves the list for a moment.
  await waitFor(() => expect(asked.at(-1)?.query.get('keyword')).toBe('товар'))
  await user.click(await screen.findByRole('option', { name: /A-77/ }))
  await waitFor(() => expect(changes()).toEqual([[1, { productId: 77 }]]))
})

test('Enter pressed before the list of products has come takes its first product', async () => {
  const { user, changes } = await review([anImportLine(0), aLineToCheck(1, [])])
  const { manufacturerCode: _, ...found } = anImportedProduct(77)
  const answer = server.hold(catalogueApi.suggest)
  await user.keyboard('/')
  await user.type(await screen.findByRole('combobox', { name: 'Товар для этой строки' }), 'A-77{Enter}')
  expect(changes()).toEqual([])
  answer({ products: [found] } as never)
  await waitFor(() => expect(changes()).toEqual([[1, { productId: 77 }]]))
})

test('lines nothing was found for become own products by one press', async () => {
  const { user } = await review([aLineToCheck(0, []), aLineToCheck(1, []), anImportLine(2)])
  const made = server.on(importJobsApi.makeCustomProducts, { lines: [], summary })
  await user.click(screen.getByRole('button', { name: 'Сделать своими товарами 2 строки' }))
  await waitFor(() => expect(made.map(({ body }) => body)).toEqual([{ positions: [0, 1] }]))
})

test('[X-07] a partial result says so, and stays', async () => {
  server.on(
    importJobsApi.read,
    aJob({ isPartial: true, message: 'Время ответа сервера истекло. Попробуйте загрузить меньший по объему документ.' }),
  )
  server.on(importJobsApi.lines, { items: [anImportLine(0)], summary })
  await renderScreen(wizard(JOB_ID))
  expect(await screen.findByText('Время ответа сервера истекло. Попробуйте загрузить меньший по объему документ.')).toBeVisible()
  expect(screen.getAllByRole('row')).toHaveLength(1)
})

test('while lines are looked up, progress is shown and the import can be cancelled', async () => {
  server.on(importJobsApi.read, aJob({ state: 'matching', progress: { done: 50, total: 200 } }))
  const cancelled = server.on(importJobsApi.cancel, aJob({ state: 'cancelled' }))
  const { user } = await renderScreen(wizard(JOB_ID))
  expect(await screen.findByRole('progressbar', { name: 'Подбираем товары: 50 из 200' })).toHaveAttribute('aria-valuenow', '25')
  await user.click(screen.getByRole('button', { name: 'Отменить' }))
  expect(await screen.findByText('Импорт отменён, ничего не добавлено')).toBeVisible()
  expect(cancelled).toHaveLength(1)
})

test('columns that are not clear are asked for, with a preview of what will be read', async () => {
  const mapping = { isTaken: true, headerRow: null, firstRow: 0, endRow: 2, columns: [null, null] }
  server.on(importJobsApi.read, aJob({ state: 'mapping', source: 'xlsx' }))
  server.on(importJobsApi.sheets, {
    sheets: [
      {
        name: 'Лист1',
        rows: [
          { row: 1, cells: ['A-1', '5'] },
          { row: 2, cells: ['A-2', '7'] },
        ],
        mapping,
      },
    ],
    origin: 'guessed',
  })
  const mapped = server.on(importJobsApi.map, aJob({ state: 'matching' }))
  const { user } = await renderScreen(wizard(JOB_ID))
  const go = await screen.findByRole('button', { name: 'Подобрать товары' })
  expect(go).toBeDisabled()
  await user.selectOptions(screen.getByRole('combobox', { name: 'Что в столбце 1' }), 'code')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Что в столбце 2' }), 'amount')
  const preview = within(screen.getAllByRole('table').at(-1) as HTMLElement)
  expect(preview.getAllByRole('row').map((row) => row.textContent)).toEqual(['КодНазваниеКоличествоЕдиница', 'A-1—5—', 'A-2—7—'])
  await user.click(go)
  await waitFor(() => expect(mapped.map(({ body }) => body)).toEqual([{ sheets: [{ ...mapping, columns: ['code', 'amount'] }] }]))
})

test('columns that are named anew lead back to the lines', async () => {
  const mapping = { isTaken: true, headerRow: null, firstRow: 0, endRow: 1, columns: ['code' as const] }
  const read = server.on(importJobsApi.read, () => aJob({ state: 'review', source: 'xlsx' }))
  server.on(importJobsApi.lines, { items: [anImportLine(0)], summary })
  server.on(importJobsApi.sheets, { sheets: [{ name: 'Лист1', rows: [{ row: 1, cells: ['A-1'] }], mapping }], origin: 'guessed' })
  server.on(importJobsApi.map, aJob({ state: 'matching', source: 'xlsx' }))
  const { user } = await renderScreen(wizard(JOB_ID))
  await user.click(await screen.findByRole('button', { name: 'Столбцы' }))
  await user.click(await screen.findByRole('button', { name: 'Подобрать товары' }))
  await waitFor(() => expect(read.length).toBeGreaterThan(1))
  expect(await screen.findByRole('grid', { name: 'Строки списка' })).toBeVisible()
})

const sheetRows = Array.from({ length: 120 }, (_, at) => ({ row: at + 1, cells: [`A-${at + 1}`, String(at)] }))

test('the head and the end of the list are set on a row of the table, by a press or by keys', async () => {
  const mapping = { isTaken: true, headerRow: null, firstRow: 0, endRow: 120, columns: ['code' as const, 'amount' as const] }
  server.on(importJobsApi.read, aJob({ state: 'mapping', source: 'xlsx' }))
  server.on(importJobsApi.sheets, { sheets: [{ name: 'Лист1', rows: sheetRows, mapping }], origin: 'guessed' })
  const mapped = server.on(importJobsApi.map, aJob({ state: 'matching' }))
  const { user } = await renderScreen(wizard(JOB_ID))
  const mark = (row: number) => screen.getByRole('button', { name: `Строка ${row}: заголовок, начало или конец списка` })
  await screen.findByRole('region', { name: 'Таблица из файла' })
  // Rows between the top and the end are counted.
  expect(screen.getByText('ещё 64 строки')).toBeVisible()
  mark(1).focus()
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}')
  await user.keyboard('{Enter}')
  await user.click(mark(117))
  await user.click(screen.getByRole('menuitem', { name: 'Список кончается здесь' }))
  const first = screen.getByRole('spinbutton', { name: 'Первая строка товаров' })
  await user.tripleClick(first)
  await user.keyboard('12{Enter}{ArrowUp}')
  expect(first).toHaveValue('13')
  await user.click(screen.getByRole('button', { name: 'Подобрать товары' }))
  await waitFor(() =>
    expect(mapped.map(({ body }) => body)).toEqual([{ sheets: [{ ...mapping, headerRow: 2, firstRow: 12, endRow: 117 }] }]),
  )
})

test('a text that is too long is not cut: it is kept, and the reason is told', async () => {
  const begun = server.on(importJobsApi.beginText, aJob({ state: 'matching' }))
  const { user } = await renderScreen(wizard(null))
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'щ'.repeat(200_001) } })
  await user.click(screen.getByRole('button', { name: 'Проверить' }))
  expect(await screen.findByText(/Текст длиннее 200.000 знаков/)).toBeVisible()
  expect(begun).toHaveLength(0)
})

test('a list left unfinished can be gone on with', async () => {
  server.on(importJobsApi.list, { items: [aJob({ fileName: 'заявка.xlsx', progress: { done: 0, total: 12 } })] })
  const onJob = vi.fn()
  const { user } = await renderScreen(wizard(null, onJob))
  await user.click(await screen.findByRole('button', { name: 'заявка.xlsx, 12 строк' }))
  expect(onJob).toHaveBeenCalledWith(JOB_ID)
})

test('a pasted text begins an import', async () => {
  const begun = server.on(importJobsApi.beginText, aJob({ state: 'matching' }))
  const onJob = vi.fn()
  const { user } = await renderScreen(wizard(null, onJob))
  await user.type(screen.getByRole('textbox'), 'A-1 5')
  await user.click(screen.getByRole('button', { name: 'Проверить' }))
  await waitFor(() => expect(onJob).toHaveBeenCalledWith(JOB_ID))
  expect(begun.map(({ body }) => body)).toEqual([{ text: 'A-1 5', destination: 'cart' }])
})
