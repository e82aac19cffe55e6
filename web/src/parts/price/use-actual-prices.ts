import { pricedAmount } from '@vitrina/contract/quantity/quantity.rules'
import { queryOptions, skipToken, useQuery } from '@tanstack/react-query'
import type { ProductCard } from '@vitrina/contract/catalogue/catalogue'
import type { ActualPrice } from '@vitrina/contract/prices/prices'
import { useMemo } from 'react'
import { useAreTogglesOn, useUser } from '#parts/site/use-site.ts'
import { fetchActualPrices, type PriceSource, type PriceRequestItem } from './fetch-actual-prices.ts'

const actualPricesQuery = (items: PriceRequestItem[], source: PriceSource, shownAt: number) =>
  queryOptions({
    queryKey: ['prices', 'actual', source, shownAt, items],
    queryFn: items.length > 0 ? ({ signal }) => fetchActualPrices({ items, source, signal }) : skipToken,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
    refetchOnReconnect: false,
  })

const isSame = ({ price, cashBack }: ProductCard, actual: ActualPrice) =>
  actual.price?.value === price?.value && actual.price?.old === price?.old && actual.cashBack === cashBack

/** A card whose price has not changed stays the same object, so that its row is not redrawn. */
function withActual<P extends ProductCard>(product: P, actual: ActualPrice | undefined): P {
  if (actual?.status !== 'ok' || isSame(product, actual)) return product
  return { ...product, price: actual.price, currentPrice: actual.currentPrice, cashBack: actual.cashBack }
}

type Shown<P> = {
  products: readonly P[]
  source: PriceSource
  /** When the products were loaded: the same list shown again is actualised again. */
  shownAt: number
  /** The amount of the price; by default the minimum batch or the multiplicity, as the specification says. */
  amount?: number | null
}

/** C-16: after products are shown, their current prices replace the loaded ones. */
export function useActualPrices<P extends ProductCard>({ products, source, shownAt, amount = null }: Shown<P>): P[] {
  const areOn = useAreTogglesOn()
  const user = useUser()
  const isOn = areOn(['currentPrice']) && (user !== null || areOn(['currentPriceForGuests']))
  const requestItems = isOn ? products.map((product) => ({ id: product.id, amount: amount ?? pricedAmount(product) })) : []
  const { data } = useQuery(actualPricesQuery(requestItems, source, shownAt))
  return useMemo(() => {
    const byId = new Map(data?.map((actual) => [actual.id, actual]))
    return products.map((product) => withActual(product, byId.get(product.id)))
  }, [products, data])
}
