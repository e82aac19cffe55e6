import { screen, within } from '@testing-library/react'
import type { ImportedProduct } from '@vitrina/contract/list-import/list-import'
import type { MatchedText } from '@vitrina/contract/list-import/match-texts'
import { destinationApi } from '@vitrina/contract/promise/destination'
import { aDestination } from '#parts/promise/destination.builder.ts'
import { specificationsApi } from '@vitrina/contract/specifications/specifications'
import {
  type Specification,
  type SpecificationFigures,
  type SpecificationProduct,
} from '@vitrina/contract/specifications/specification-shapes'
import { fakeServer } from './api.ts'
import { aUser, renderScreen } from './render-screen.tsx'
import { SpecificationPage } from '#features/specifications/specification-page.tsx'
import { aLine, aSpecification, aUuid } from '#features/specifications/specification.builder.ts'

export const breaker: SpecificationProduct = {
  type: 'catalog',
  id: 7,
  article: 'MVA20-1-016-C',
  name: 'Автомат 1P 16А',
  brand: 'IEK',
  unit: { name: 'шт', decimals: 0 },
  minimumBatch: null,
  multiplicity: 1,
  isSold: true,
}
export const lines = [
  aLine({ id: aUuid(1), productId: 7, amount: 4 }),
  aLine({ id: aUuid(2), rawText: 'кабель ввг 3х2,5', amount: 100, unit: 'м' }),
]
const figures: SpecificationFigures = {
  lines: [
    {
      id: aUuid(1),
      price: { value: 250, withoutVat: 208.33, vat: 41.67, vatRate: 2000, old: null },
      sum: 1000,
      neededAmount: 4,
      stock: 12,
      day: '2026-11-18',
      isEnough: true,
    },
  ],
  groups: [],
  totals: { sum: 1000, vat: 166.67, unpricedCount: 1, day: '2026-11-18' },
  pricedAt: '2026-11-17T02:00:00.000Z',
}

export const cable: ImportedProduct = {
  id: 9,
  article: 'VVG-3-25',
  manufacturerCode: 'VVG-3-25',
  name: 'Кабель ВВГнг 3х2,5',
  brand: { id: 1, name: 'Кабэкс' },
  unit: { name: 'м', decimals: 0 },
  image: null,
  minimumBatch: null,
  multiplicity: 1,
  price: null,
  stockTotal: 0,
}
export const unmatched: MatchedText = { status: 'unmatched', product: null, customProductId: null, amount: null, candidates: [] }
export const suggested = {
  queries: [],
  sections: [],
  brands: [],
  products: [cable] as never,
  changed: 'none' as const,
  understood: [],
  amount: null,
  moreCount: 0,
  text: '',
}

export async function open(given: Partial<Specification> = {}) {
  const server = fakeServer()
  server.on(specificationsApi.read, aSpecification({ lines, products: [breaker], version: 3, ...given }))
  const asked = server.on(specificationsApi.figures, figures)
  server.on(destinationApi.read, aDestination())
  server.on(specificationsApi.sinceLastOpened, { openedAt: null, items: [] })
  let version = 3
  const saved = server.on(specificationsApi.change, () => {
    version += 1
    return { version, products: [] }
  })
  const rendered = await renderScreen(<SpecificationPage id="5" />, {
    at: '/specifications/5',
    user: aUser(),
  })
  const grid = await screen.findByRole('grid', { name: 'Щит ЩР-1' })
  return { server, saved, asked, grid, ...rendered }
}
export const changesOf = (saved: { body: unknown }[]) => saved.flatMap(({ body }) => (body as { changes: object[] }).changes)
export const rowsIn = (grid: HTMLElement) => within(grid).getAllByRole('row').slice(1)
export const activeText = (grid: HTMLElement) => document.getElementById(grid.getAttribute('aria-activedescendant') ?? '')?.textContent
