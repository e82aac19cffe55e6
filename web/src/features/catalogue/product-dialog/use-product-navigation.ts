import { useLocation, useNavigate, useRouter } from '@tanstack/react-router'
import { parseSearch } from '#lib/search-string.ts'
import { useHistory } from '#lib/use-history.ts'
import { catalogueAddress, type OpenProduct } from '../catalogue.params.ts'
import { useCatalogueParams } from '../use-catalogue-params.ts'

/** `readonly=1` beside `product`: for areas that only show a product (C-09). */
export const useIsReadOnly = (): boolean => useLocation({ select: ({ searchStr }) => parseSearch(searchStr).readonly === '1' })

/** The open product lives in the address: opening another pushes, stepping through the list replaces, closing goes back. */
export function useProductNavigation() {
  const { params } = useCatalogueParams()
  const isReadOnly = useIsReadOnly()
  const navigate = useNavigate()
  const router = useRouter()
  const history = useHistory()

  const addressOf = (product: OpenProduct, page = params.page) => {
    const address = catalogueAddress({ ...params, page }, product)
    return isReadOnly ? `${address}&readonly=1` : address
  }
  const go = (href: string, { replace }: { replace: boolean }) => {
    const { canGoBack, depth = 1 } = router.state.location.state
    const state = replace || !canGoBack ? { canGoBack, depth } : { canGoBack, depth: depth + 1 }
    void navigate({ href, replace, resetScroll: false, state: (before) => ({ ...before, ...state }) })
  }
  return {
    addressOf,
    open: (product: OpenProduct) => go(addressOf(product), { replace: false }),
    step: ({ page, id }: { page: number; id: number }) => go(addressOf({ kind: 'catalog', id }, page), { replace: true }),
    /** C-04: goes back over all products opened on the way to our list; otherwise removes the parameter. */
    close: () => {
      const { canGoBack, depth = 1 } = router.state.location.state
      if (canGoBack && history.canGoBack()) return history.go(-depth)
      void navigate({ href: catalogueAddress(params), replace: true, resetScroll: false })
    },
    back: () => history.back(),
  }
}

/** Whether this product was opened from another one. */
export const useHasProductUnder = (): boolean => useLocation({ select: ({ state }) => state.canGoBack === true && (state.depth ?? 1) > 1 })
