import { screen, within } from '@testing-library/react'
import { configuratorApi, type SpecificationFinding } from '@vitrina/contract/configurator/configurator'
import { expect, test } from 'vitest'
import { Refusal } from '#test/api.ts'
import { expectNoAxeViolations } from '#test/axe.ts'
import { changesOf, open } from '#test/open-specification.tsx'
import { aUuid } from './specification.builder.ts'

const box: NonNullable<NonNullable<SpecificationFinding['missing']>['product']> = {
  id: 77,
  article: 'B-12',
  name: 'Бокс на 12 модулей',
  brand: { id: 1, name: 'Щит' },
  image: null,
  unit: { name: 'шт', decimals: 0 },
  minimumBatch: null,
  multiplicity: 1,
  price: null,
  stock: 5,
  features: {},
}

const finding = (given: Partial<SpecificationFinding> = {}): SpecificationFinding => ({
  rule: 'enclosure-missing',
  level: 'error',
  groupId: null,
  lineIds: [],
  marks: ['QF3'],
  used: [],
  clause: 'ГОСТ 32397-2020, 6.2',
  fact: 'one-source',
  missing: { kind: 'enclosure', amount: 1, requirement: [], product: box },
  ...given,
})

async function check(answer: Parameters<Awaited<ReturnType<typeof open>>['server']['on']>[1]) {
  const opened = await open()
  opened.server.on(configuratorApi.check, answer as never)
  await opened.user.click(screen.getByRole('button', { name: 'Другие действия' }))
  await opened.user.click(await screen.findByRole('menuitem', { name: 'Проверить сборку' }))
  return { ...opened, dialog: await screen.findByRole('dialog', { name: 'Проверка сборки' }) }
}

test('[M-12] findings name their rule, clause and lines; what is missing is added to the specification with a press', async () => {
  const about = finding({
    rule: 'breaker-above-cable',
    level: 'advice',
    lineIds: [aUuid(1)],
    marks: ['QF1'],
    used: [{ feature: 'current', found: 25, wanted: 16 }],
    missing: null,
  })
  const { dialog, user, saved } = await check({ findings: [finding(), about], uncheckedLineIds: [aUuid(2)], checkedCount: 1 })
  expect(await within(dialog).findByText(/2 замечания/)).toHaveTextContent('Проверена 1 строка. Не проверялась 1')
  const [first, second] = within(dialog).getAllByRole('listitem')
  expect(first).toHaveTextContent(/Ошибка: Нет корпуса.*ГОСТ 32397-2020, 6.2.*Бокс на 12 модулей/)
  expect(second).toHaveTextContent(/Совет: Номинал автомата выше.*QF1 · Автомат 1P 16А.*есть 25, нужно 16/)
  await expectNoAxeViolations()
  await user.click(within(dialog).getByRole('button', { name: 'Добавить строку' }))
  expect(within(dialog).getByRole('button', { name: 'Добавлено' })).toBeDisabled()
  await expect
    .poll(() => changesOf(saved))
    .toMatchObject([{ op: 'addLines', lines: [{ productId: 77, amount: 1, unit: 'шт', note: 'QF3' }] }])
})

test('[M-12] a board in order says so, and a refusal can be tried again', async () => {
  const { dialog } = await check({ findings: [], uncheckedLineIds: [], checkedCount: 2 })
  expect(await within(dialog).findByText(/Замечаний нет/)).toBeVisible()
})

test('[M-12] a busy server can be asked again', async () => {
  const { dialog } = await check(new Refusal({ status: 503, code: 'server.busy', message: 'Подождите' }))
  expect(await within(dialog).findByRole('button', { name: /Повторить/ })).toBeVisible()
})
