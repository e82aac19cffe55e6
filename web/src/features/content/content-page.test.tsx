import { screen, within } from '@testing-library/react'
import { contentApi } from '@vitrina/contract/content/content'
import { expect, onTestFinished, test, vi } from 'vitest'
import { fakeServer } from '#test/api.ts'
import { renderScreen } from '#test/render-screen.tsx'
import { ContentPage } from './content-page.tsx'

const headings = ['Заказ', 'Оплата', 'Доставка', 'Возврат']
const page = {
  slug: 'reglament',
  title: 'Регламент',
  content: headings.map((heading) => `<h2>${heading}</h2><p>Текст</p>`).join(''),
  updatedAt: '2026-11-01T00:00:00.000Z',
}

test('[R-04] a content page shows its text, its date and a table of contents', async () => {
  const scrolledTo: string[] = []
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    scrolledTo.push(this.textContent)
  })
  onTestFinished(() => scroll.mockRestore())
  const asked = fakeServer().on(contentApi.page, page)
  const { user, router, unmount } = await renderScreen(<ContentPage slug="reglament" />, { at: '/content/reglament' })
  expect(await screen.findByRole('heading', { level: 1, name: 'Регламент' })).toBeVisible()
  expect(screen.getByText('Обновлено 01.11.2026')).toBeVisible()
  expect(asked.map(({ path }) => path)).toEqual(['/api/v1/content/reglament'])
  const contents = within(await screen.findByRole('navigation', { name: 'Содержание' }))
  expect(contents.getAllByRole('link').map((link) => link.textContent)).toEqual(headings)
  expect(scrolledTo).toEqual([])
  await user.click(contents.getByRole('link', { name: 'Доставка' }))
  await expect.poll(() => scrolledTo.at(-1)).toBe('Доставка')
  expect(router.state.location.hash).toBe('section-3')

  scrolledTo.length = 0
  unmount()
  await renderScreen(<ContentPage slug="reglament" />, { at: '/content/reglament#section-3' })
  await expect.poll(() => scrolledTo.at(-1)).toBe('Доставка')
})
