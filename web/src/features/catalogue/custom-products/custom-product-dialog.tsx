import { useQuery } from '@tanstack/react-query'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { useTranslation } from '#i18n/use-translation.tsx'
import { useHistoryState, useHistoryStateSwitch } from '#lib/history-state.ts'
import { parseSearch } from '#lib/search-string.ts'
import { AppDialog } from '#ui/dialog.tsx'
import { PageLoader } from '#ui/loader.tsx'
import { catalogueAddress, readOpenProduct } from '../catalogue.params.ts'
import { useCatalogueParams } from '../use-catalogue-params.ts'
import { customProductQuery } from './custom-products.api.ts'
import { CustomProductForm } from './custom-product-form.tsx'

/** Over the catalogue; "back" closes it. */
export function CustomProductDialog({ opened: { id, name } }: { opened: { id?: number; name?: string } }) {
  const { t } = useTranslation('product')
  const { close } = useHistoryStateSwitch()
  const { params } = useCatalogueParams()
  const navigate = useNavigate()
  const open = useLocation({ select: ({ searchStr }) => readOpenProduct(parseSearch(searchStr)) })
  const { data: product } = useQuery({ ...customProductQuery(id ?? 0), enabled: id !== undefined })
  // Opened from the list of own products, which shows the saved one.
  const isListed = useHistoryState('openedCustomProducts') === true
  const dismiss = () => close('openedCustomProduct')

  const onSaved = (saved: number) => {
    if (isListed || (open?.kind === 'custom' && open.id === saved)) return dismiss()
    // The product replaces its form, so that closing it goes back to the list.
    const href = catalogueAddress(params, { kind: 'custom', id: saved })
    void navigate({ href, replace: true, resetScroll: false, state: (before) => ({ ...before, openedCustomProduct: undefined }) })
  }
  return (
    <AppDialog isOpen title={t(id === undefined ? 'own.new' : 'own.change')} onClose={dismiss}>
      {id !== undefined && !product ? <PageLoader /> : <CustomProductForm product={product ?? null} name={name ?? ''} onSaved={onSaved} />}
    </AppDialog>
  )
}
