import { queryOptions, skipToken, useQuery } from '@tanstack/react-query'
import type { ProductCard } from '@vitrina/contract/catalogue'
import { type ActualPrice, PRICE_ACTUALISATION_MS, pricesApi } from '@vitrina/contract/prices'
import i18next from 'i18next'
import { useMemo } from 'react'
import { call } from '#api/call.ts'
import { useAreOn, useUser } from '#parts/site/use-site.ts'
import { showError } from '#ui/messages.ts'
import { withProgress } from '#ui/progress.ts'

/** An answer that comes sooner needs no spinner. */
const SPINNER_AFTER_MS = 200

type Wanted = { id: number; amount: number }

function afterAMoment<T>(work: Promise<T>): Promise<T> {
  const settled = work.catch(() => undefined)
  const timer = setTimeout(() => void withProgress('actualization', () => settled), SPINNER_AFTER_MS)
  return work.finally(() => clearTimeout(timer))
}

async function askPrices(items: Wanted[], signal: AbortSignal): Promise<ActualPrice[]> {
  const inTime = AbortSignal.any([signal, AbortSignal.timeout(PRICE_ACTUALISATION_MS)])
  try {
    return (await afterAMoment(call(pricesApi.actualise, { body: { items } }, { signal: inTime }))).items
  } catch (error) {
    // who has gone on does not need to hear it. The price stays as it was.
    if (!signal.aborted) showError({ message: i18next.t('product:price.notActualised') })
    throw error
  }
}

const actualPricesQuery = (items: Wanted[], shownAt: number) =>
  queryOptions({
    queryKey: ['prices', 'actual', shownAt, items],
    queryFn: items.length > 0 ? ({ signal }) => askPrices(items, signal) : skipToken,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
    refetchOnReconnect: false,
  })

const isSame = ({ price, cashBack }: ProductCard, actual: ActualPrice) =>
  actual.price?.value === price?.value && actual.price?.old === price?.old && actual.cashBack === cashBack

/** A card whose price has not moved stays the same object, so that its row is not drawn anew. */
function withActual<P extends ProductCard>(product: P, actual: ActualPrice | undefined): P {
  if (actual?.status !== 'ok' || isSame(product, actual)) return product
  return { ...product, price: actual.price, currentPrice: actual.currentPrice, cashBack: actual.cashBack }
}

type Shown<P> = {
  products: readonly P[]
  /** When these products came: the same list shown again is asked about again. */
  shownAt: number
  /** What the price is shown for; without it the minimum batch or the multiplicity, as the specification says. */
  amount?: number | null
}

/** C-16: after products are shown, their prices of this moment take the place of those they came with. */
export function useActualPrices<P extends ProductCard>({ products, shownAt, amount = null }: Shown<P>): P[] {
  const areOn = useAreOn()
  const user = useUser()
  const isOn = areOn(['currentPrice']) && (user !== null || areOn(['currentPriceForGuests']))
  const wanted = isOn ? products.map(({ id, minimumBatch, multiplicity }) => ({ id, amount: amount ?? minimumBatch ?? multiplicity })) : []
  const { data } = useQuery(actualPricesQuery(wanted, shownAt))
  return useMemo(() => {
    const byId = new Map(data?.map((actual) => [actual.id, actual]))
    return products.map((product) => withActual(product, byId.get(product.id)))
  }, [products, data])
}
