import { type ActualPrice, PRICE_ACTUALISATION_MS, pricesApi } from '@vitrina/contract/prices/prices'
import { call } from '#api/call.ts'
import { i18n } from '#i18n/i18n.ts'
import { showError } from '#ui/messages.ts'
import { withProgress } from '#ui/progress.ts'

/** A quicker answer needs no spinner. */
const SPINNER_AFTER_MS = 200

export type PriceRequestItem = { id: number; amount: number }
/** The screen that shows the prices; reported to the server with the request. */
export type PriceSource = 'catalog' | 'product'

function withDelayedSpinner<T>(work: Promise<T>): Promise<T> {
  const settled = work.catch(() => undefined)
  const timer = setTimeout(() => void withProgress('actualization', () => settled), SPINNER_AFTER_MS)
  return work.finally(() => clearTimeout(timer))
}

type PriceRequest = { items: PriceRequestItem[]; source: PriceSource; signal: AbortSignal }

/** C-16: the current prices, or a message why there are none. */
export async function fetchActualPrices({ items, source, signal }: PriceRequest): Promise<ActualPrice[]> {
  const timeout = AbortSignal.timeout(PRICE_ACTUALISATION_MS)
  try {
    const request = call(pricesApi.actualise, { body: { items, source } }, { signal: AbortSignal.any([signal, timeout]), isReadOnly: true })
    return (await withDelayedSpinner(request)).items
  } catch (error) {
    // after leaving the screen nothing is shown. The price stays as it was.
    const isLateList = timeout.aborted && source === 'catalog'
    if (!signal.aborted) showError({ message: i18n.t(isLateList ? 'product:price.timeout' : 'product:price.notActualised') })
    throw error
  }
}
