import type { AppInfo } from '@vitrina/contract/site/site'
import type { ScreenEvent } from './analytics-event.ts'

type Modules = AppInfo['config']['analytics']
type Push = Record<string, unknown>

function ecommerceOf({ type, data }: ScreenEvent): Push | null {
  if (type === 'HOME_PAGE_VIEW') return null
  if (type === 'ORDER_SUCCESS') {
    const products = data.items.map(({ product, price, amount }) => ({ id: product, price, quantity: amount }))
    return { purchase: { actionField: { id: data.orderId }, products } }
  }
  const products = data.products.map(({ id, position }) => ({ id, ...(position && { position }) }))
  return type === 'PRODUCT_VIEW' ? { detail: { products } } : { impressions: products }
}

/** K-07: data layer entries of the seller's counters, each only when it is switched on; never with the person's identity. */
export function dataLayerEntriesOf(event: ScreenEvent, { google, yandex }: Modules): Push[] {
  const ecommerce = ecommerceOf(event)
  // Strict: only orders, not views.
  const isReported = ecommerce !== null && (!yandex.strict || event.type === 'ORDER_SUCCESS')
  return [
    ...(google.enabled ? [{ event: event.type, ...ecommerce }] : []),
    ...(yandex.enabled && yandex.ecommerce && isReported ? [{ ecommerce }] : []),
  ]
}
