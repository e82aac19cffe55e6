import { useNavigate, useSearch } from '@tanstack/react-router'
import { type MouseEvent, useMemo } from 'react'
import { isPlainClick } from '#ui/anchor.tsx'
import { type OpenProduct, readOpenProduct, writeOpenProduct } from './catalogue.params.ts'

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
  const navigate = useNavigate()
  return (event: MouseEvent) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-product]')
    if (!link || event.defaultPrevented || !isPlainClick(event)) return
    event.preventDefault()
    const { pathname, search } = new URL(link.href)
    void navigate({ href: pathname + search, resetScroll: false, state: { canGoBack: true } })
  }
}
