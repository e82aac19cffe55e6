import { type RefObject, useEffect, useMemo } from 'react'
import { useStore } from '#lib/store.ts'
import { awaitedList } from '#parts/product/first-row-focus.ts'
import { type CatalogueParams, catalogueAddress } from '../catalogue.params.ts'

/** After a search started by Enter: arrows, digits and Enter then work on the found products. */
export function useFocusFirstRow(
  list: RefObject<HTMLElement | null>,
  { params, isOld }: { params: CatalogueParams; isOld: boolean },
): void {
  const awaited = useStore(awaitedList)
  const address = useMemo(() => catalogueAddress(params), [params])
  useEffect(() => {
    if (isOld || awaited !== address) return
    awaitedList.set(null)
    // The router decides where the page is scrolled to.
    list.current?.querySelector<HTMLElement>('a[data-product="name"]')?.focus({ preventScroll: true })
  }, [list, awaited, address, isOld])
}
