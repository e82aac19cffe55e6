import { useRouter, useSearch } from '@tanstack/react-router'
import { type MouseEvent, useMemo } from 'react'
import { parseSearch } from '#lib/search-string.ts'
import { isPlainClick } from '#ui/anchor.tsx'
import { catalogueAddress, type OpenProduct, readOpenProduct, readParams, writeOpenProduct } from './catalogue.params.ts'

/** C-03: the product open over the list, if any. */
export function useOpenedProduct(): OpenProduct | null {
  const opened = useSearch({
    strict: false,
    select: (search: Record<string, unknown>) => {
      const product = readOpenProduct(search)
      return product && writeOpenProduct(product)
    },
  })
  return useMemo(() => readOpenProduct({ product: opened }), [opened])
}

/** For lists of links that open products: the list stays in place, "back" closes. */
export function useOpenByLink() {
  const router = useRouter()
  return (event: MouseEvent) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-product]')
    const product = link && readOpenProduct(parseSearch(new URL(link.href).search))
    if (!product || event.defaultPrevented || !isPlainClick(event)) return
    event.preventDefault()
    // With the current parameters: a list waiting for a new one still has links with the old ones.
    const href = catalogueAddress(readParams(parseSearch(router.latestLocation.searchStr)), product)
    void router.navigate({ href, resetScroll: false, state: { canGoBack: true } })
  }
}
