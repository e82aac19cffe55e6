import { useRouter, useSearch } from '@tanstack/react-router'
import { type MouseEvent, useMemo } from 'react'
import { parseSearch } from '#lib/search-string.ts'
import { isPlainClick } from '#ui/anchor.tsx'
import { catalogueAddress, type OpenProduct, readOpenProduct, readParams, writeOpenProduct } from './catalogue.params.ts'

/** C-03: the product over the list, if one is open. */
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

/** For a list of links that open products: the list stays where it is, "back" closes. */
export function useOpenByLink() {
  const router = useRouter()
  return (event: MouseEvent) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-product]')
    const product = link && readOpenProduct(parseSearch(new URL(link.href).search))
    if (!product || event.defaultPrevented || !isPlainClick(event)) return
    event.preventDefault()
    // Over what is asked now: a list that waits for a new one still bears the addresses of the old.
    const href = catalogueAddress(readParams(parseSearch(router.latestLocation.searchStr)), product)
    void router.navigate({ href, resetScroll: false, state: { canGoBack: true } })
  }
}
