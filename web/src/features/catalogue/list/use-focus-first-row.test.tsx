import { screen } from '@testing-library/react'
import { useRef } from 'react'
import { expect, test } from 'vitest'
import { focusFirstRowOf } from '#parts/product/first-row-focus.ts'
import { renderScreen } from '#test/render-screen.tsx'
import { useCatalogueParams } from '../use-catalogue-params.ts'
import { useFocusFirstRow } from './use-focus-first-row.ts'

function List({ isOld = false }: { isOld?: boolean }) {
  const { params } = useCatalogueParams()
  const list = useRef<HTMLDivElement>(null)
  useFocusFirstRow(list, { params, isOld })
  return (
    <>
      <button type="button">Другое</button>
      <div ref={list}>
        <a href="/catalog?product=1" data-product="name">
          Первый
        </a>
        <a href="/catalog?product=2" data-product="name">
          Второй
        </a>
      </div>
    </>
  )
}

const at = '/catalog?keyword=x'

test('after a search by Enter the first found product has the focus, once', async () => {
  focusFirstRowOf(at)
  const { rerenderWith } = await renderScreen(<List isOld />, { at })
  expect(document.body).toHaveFocus()
  await rerenderWith(<List />)
  expect(screen.getByText('Первый')).toHaveFocus()
  screen.getByText('Второй').focus()
  await rerenderWith(<List isOld />)
  await rerenderWith(<List />)
  expect(screen.getByText('Второй')).toHaveFocus()
})

test('the same search again moves the focus to the list that is there', async () => {
  await renderScreen(<List />, { at })
  expect(document.body).toHaveFocus()
  focusFirstRowOf(at)
  await expect.poll(() => document.activeElement?.textContent).toBe('Первый')
})

test('a list opened by a link, a reload or "back" takes no focus', async () => {
  focusFirstRowOf('/catalog?keyword=y')
  await renderScreen(<List />, { at })
  expect(document.body).toHaveFocus()
})

test('the person who turned to something else meanwhile stays there', async () => {
  const { user, rerenderWith } = await renderScreen(<List isOld />, { at })
  focusFirstRowOf(at)
  await user.click(screen.getByRole('button', { name: 'Другое' }))
  await rerenderWith(<List />)
  expect(screen.getByRole('button', { name: 'Другое' })).toHaveFocus()
})
