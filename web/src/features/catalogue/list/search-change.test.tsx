import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderScreen } from '#test/render-screen.tsx'
import { aPart, anInterpretation } from '../understood.builder.ts'
import type { Interpretation } from '../understood.rules.ts'
import { useCatalogueParams } from '../use-catalogue-params.ts'
import { SearchChange } from './search-change.tsx'

function Change({ interpreted }: { interpreted: Interpretation }) {
  return <SearchChange params={useCatalogueParams().params} interpreted={interpreted} />
}

const render = (interpreted: Interpretation, keyword = interpreted.text) =>
  renderScreen(<Change interpreted={interpreted} />, { at: `/catalog?keyword=${encodeURIComponent(keyword)}&instock=1` })

const text = 'автомат 3п 25а'
const relaxed = [aPart(text, '25а', { label: '25 А', isRelaxed: true })]

test('a condition that was left out is named, with a way to search without it', async () => {
  const { user, address } = await render(anInterpretation(text, { understood: relaxed }))
  expect(screen.getByRole('alert')).toHaveTextContent('Нет товаров со всеми условиями — показаны без «25 А». Убрать «25 А» из запроса')
  await user.click(screen.getByRole('link', { name: 'Убрать «25 А» из запроса' }))
  await expect.poll(() => decodeURIComponent(address())).toBe('/catalog?keyword=автомат+3п&instock=1')
})

test('a condition left out is not told a second time as a change of the text', async () => {
  await render(anInterpretation(text, { changed: 'partly', understood: relaxed }))
  expect(screen.getByRole('alert')).toHaveTextContent(/^Нет товаров со всеми условиями/)
  expect(screen.queryByText(/Показаны результаты по запросу/)).toBeNull()
})

test('another layout or dropped words are told beside it', async () => {
  await render(anInterpretation(text, { changed: 'layout', understood: relaxed }), 'fdnjvfn 3g 25f')
  expect(screen.getByRole('alert')).toHaveTextContent(/Показаны результаты по запросу «автомат 3п 25а»\. .*без «25 А»/)
  expect(screen.getByRole('link', { name: 'Искать именно «fdnjvfn 3g 25f»' })).toBeVisible()
})

test('a text understood as it is needs no sentence', async () => {
  await render(anInterpretation(text, { understood: [aPart(text, '25а')] }))
  expect(screen.queryByRole('alert')).toBeNull()
})

test('dropped words are named, and are not among those searched for', async () => {
  const partly = anInterpretation('автомат 25а ыыы', { changed: 'partly', dropped: ['ыыы'], understood: [aPart('автомат 25а ыыы', '25а')] })
  await render(partly)
  expect(screen.getByRole('alert')).toHaveTextContent('Показаны результаты по запросу «автомат 25а», без слов: «ыыы».')
})

test('when no word was found, no results of another search are promised', async () => {
  await render(anInterpretation('йцукенгшщз', { changed: 'partly', dropped: ['йцукенгшщз'] }))
  expect(screen.queryByRole('alert')).toBeNull()
})
