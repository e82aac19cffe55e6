import { screen, waitFor } from '@testing-library/react'
import type { ProductCard } from '@vitrina/contract/catalogue/catalogue'
import { pricesApi } from '@vitrina/contract/prices/prices'
import { expect, test } from 'vitest'
import { aProductCard } from '#parts/product/product-card.builder.ts'
import { fakeServer, Refusal } from '#test/api.ts'
import { aUser, renderScreen } from '#test/render-screen.tsx'
import { PriceView } from './price-view.tsx'
import { useActualPrices } from './use-actual-prices.ts'

const products = [aProductCard(1, { minimumBatch: 40, multiplicity: 10 }), aProductCard(2, { multiplicity: 5 })]

function Prices({ source = 'product' }: { source?: 'catalog' | 'product' }) {
  return useActualPrices<ProductCard>({ products, source, shownAt: 1 }).map((product) => <PriceView key={product.id} product={product} />)
}

const dearer = { value: 77_777.77, withoutVat: 63_752.27, vat: 14_025.5, vatRate: 2200, old: null }

test('[C-16] prices are actualised for the least amounts, and replace the loaded ones', async () => {
  const asked = fakeServer().on(pricesApi.actualise, ({ items }) => ({
    items: items.map(({ id, amount = 1 }) => ({
      id,
      amount,
      status: 'ok' as const,
      currentPrice: dearer.value,
      price: dearer,
      cashBack: null,
    })),
  }))
  await renderScreen(<Prices />, { user: aUser() })
  expect(await screen.findAllByText(/^77\s777,77\s₽$/)).toHaveLength(2)
  const items = [
    { id: 1, amount: 40 },
    { id: 2, amount: 5 },
  ]
  expect(asked.map(({ body }) => body)).toEqual([{ items, source: 'product' }])
})

test('[C-16] a guest’s prices are not actualised', async () => {
  const { unexpected } = fakeServer()
  await renderScreen(<Prices />)
  expect(screen.getAllByText(/^122,00\s₽$/)).toHaveLength(2)
  expect(unexpected).toEqual([])
})

test('[C-16] [X-04] a refusal is shown, and the price stays', async () => {
  fakeServer().on(pricesApi.actualise, new Refusal({ status: 503, code: 'price.not-actualised' }))
  await renderScreen(<Prices />, { user: aUser() })
  expect(await screen.findByText('Не удалось актуализировать цены')).toBeVisible()
  expect(screen.getAllByText(/^122,00\s₽$/)).toHaveLength(2)
})

test('[C-16] [X-04] leaving before the answer is no failure', async () => {
  const asked = fakeServer().wait(pricesApi.actualise)
  const { rerenderWith } = await renderScreen(<Prices />, { user: aUser() })
  await waitFor(() => expect(asked).toHaveLength(1))
  await rerenderWith(<p>Другой экран</p>)
  await waitFor(() => expect(asked[0]?.signal?.aborted).toBe(true))
  expect(screen.queryByText('Не удалось актуализировать цены')).toBeNull()
})
