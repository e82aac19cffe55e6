import { screen } from '@testing-library/react'
import { catalogueApi } from '@vitrina/contract/catalogue/catalogue'
import { type SpecificationQuestion, specificationDeskApi } from '@vitrina/contract/specifications/specification-desk'
import { expect, test } from 'vitest'
import { fakeServer } from '#test/api.ts'
import { aUser, renderScreen } from '#test/render-screen.tsx'
import { SpecificationDeskPage } from './specification-desk-page.tsx'

const LINE = '00000000-0000-4000-8000-000000000001'
const question: SpecificationQuestion = {
  specificationId: 5,
  specificationName: 'Щит ЩР-1',
  lineId: LINE,
  company: { id: 1, name: 'ООО «Восток»' },
  person: { id: 7, name: 'Орлов Дмитрий' },
  text: 'автомат как в прошлый раз',
  amount: 10,
  unit: 'шт',
  note: '',
  askedAt: '2026-11-16T09:00:00.000Z',
  answeredAt: null,
  answer: '',
  product: null,
}

test('a buyer’s question is answered with words where nothing is found', async () => {
  const server = fakeServer()
  server.on(specificationDeskApi.questions, { items: [question], meta: { currentPage: 1, pageCount: 1, totalCount: 1 } })
  server.on(catalogueApi.suggest, {
    queries: [],
    sections: [],
    brands: [],
    products: [],
    changed: 'none',
    understood: [],
    amount: null,
    moreCount: 0,
    text: '',
  })
  const answered = server.on(specificationDeskApi.answer, { ...question, answer: 'Такого нет' })
  const { user } = await renderScreen(<SpecificationDeskPage />, { at: '/back-office/specifications', user: aUser({ Group: 'manager' }) })
  await user.type(await screen.findByRole('combobox', { name: /автомат как в прошлый раз/ }), 'Такого нет')
  await user.click(screen.getByRole('button', { name: 'Ответить словами' }))
  expect(await screen.findByText('Ответ отправлен')).toBeVisible()
  expect(answered.map(({ path, body }) => [path, body])).toEqual([
    [`/api/v1/back-office/specification-question/5/${LINE}/answer`, { lineId: LINE, answer: 'Такого нет' }],
  ])
})
