import { screen } from '@testing-library/react'
import { favouritesApi } from '@vitrina/contract/catalogue/favourites'
import { expect, test } from 'vitest'
import { fakeServer, Refusal } from '#test/api.ts'
import { aUser, renderScreen } from '#test/render-screen.tsx'
import { FavouriteButton } from './favourite-button.tsx'
import { aProductCard } from './product-card.builder.ts'

const product = aProductCard(5, { name: 'Розетка' })
const heart = () => screen.getByRole('button', { name: 'В избранном: Розетка' })

test('[C-14] the heart changes before the server answers', async () => {
  const asked = fakeServer().wait(favouritesApi.toggle)
  const { user } = await renderScreen(<FavouriteButton product={product} />, { user: aUser() })
  expect(heart()).toHaveAttribute('aria-pressed', 'false')
  await user.click(heart())
  expect(heart()).toHaveAttribute('aria-pressed', 'true')
  expect(asked.map(({ body }) => body)).toEqual([{ favorite: true }])
})

test('[C-14] the heart of a favourite is filled at once, and a click removes it', async () => {
  const asked = fakeServer().wait(favouritesApi.toggle)
  const { user } = await renderScreen(<FavouriteButton product={{ ...product, favorite: true }} />, { user: aUser() })
  expect(heart()).toHaveAttribute('aria-pressed', 'true')
  await user.click(heart())
  expect(heart()).toHaveAttribute('aria-pressed', 'false')
  expect(asked.map(({ body }) => body)).toEqual([{ favorite: false }])
})

test('[C-14] [X-03] a refused heart is reset, with a message', async () => {
  fakeServer().on(favouritesApi.toggle, new Refusal({ status: 500, code: 'internal' }))
  const { user } = await renderScreen(<FavouriteButton product={product} />, { user: aUser() })
  await user.click(heart())
  expect(await screen.findByText(/Ошибка добавления\/удаления в\/из избранное$/)).toBeVisible()
  await expect.poll(() => heart().getAttribute('aria-pressed')).toBe('false')
})
