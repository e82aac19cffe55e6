import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { defaultFields, type ProductValues } from '@vitrina/contract/goods/product-fields'
import { useState } from 'react'
import { ApiError } from '#api/api-error.ts'
import { useTranslation } from '#i18n/use-translation.tsx'
import { deskPaths } from '#lib/desk-paths.ts'
import { ErrorView } from '#ui/error-view.tsx'
import { ListSkeleton } from '#ui/list-skeleton.tsx'
import { Page } from '#ui/page.tsx'
import { BackOfficeNav } from '../back-office-nav.tsx'
import { UnsavedGuard } from '../unsaved-guard.tsx'
import { productQuery, type ShownProduct, useAddProduct, useChangeProduct } from './goods.api.ts'
import { changedValues, mergedDraft } from '../draft-conflict.rules.ts'
import { ProductForm } from './product-form.tsx'

/** A product with all that is known of it; `new` for one that is not there yet. */
export function ProductPage({ id }: { id: string }) {
  return id === 'new' ? <NewProduct /> : <OpenProduct id={Number(id)} />
}

function NewProduct() {
  const { t } = useTranslation('goods')
  const add = useAddProduct()
  const navigate = useNavigate()
  const [draft, setDraft] = useState<ProductValues>(() => structuredClone(defaultFields))
  return (
    <Page title={t('product.new')} width={1120} nav={<BackOfficeNav open="goods" />}>
      <UnsavedGuard isDirty={Object.keys(changedValues<ProductValues>(defaultFields, draft)).length > 0} />
      <ProductForm
        product={null}
        draft={draft}
        onChange={setDraft}
        save={{
          isPending: add.isPending,
          error: add.error,
          isOff: false,
          run: (values) =>
            add.mutate(values, { onSuccess: ({ id }) => void navigate({ href: deskPaths.product(id), ignoreBlocker: true }) }),
        }}
        conflict={null}
      />
    </Page>
  )
}

function OpenProduct({ id }: { id: number }) {
  const { data, error, refetch } = useQuery(productQuery(id))
  if (error && !data) return <ErrorView error={error} onRetry={() => void refetch()} />
  return (
    <Page title={data?.values.name ?? '…'} width={1120} nav={<BackOfficeNav open="goods" />}>
      {data ? <EditedProduct product={data} /> : <ListSkeleton rowHeight={72} />}
    </Page>
  )
}

function EditedProduct({ product }: { product: ShownProduct }) {
  const change = useChangeProduct(product.id)
  const [base, setBase] = useState(product)
  const [draft, setDraft] = useState<ProductValues>(product.values)
  // Pictures, papers and undone changes are saved at once; the form takes them over without losing what is typed.
  // Only a newer one: right after saving, the query still has the former state.
  if (product.version > base.version) {
    setBase(product)
    setDraft(mergedDraft({ base: base.values, draft, current: product.values }))
  }
  const current =
    change.error instanceof ApiError && change.error.code === 'product.changed' ? (change.error.current as ShownProduct) : null
  const changed = changedValues(base.values, draft) as ProductValues
  const saveOver = (version: number, values: ProductValues) =>
    change.mutate({ version, values }, { onSuccess: (saved) => [setBase(saved), setDraft(saved.values)] })
  return (
    <>
      <UnsavedGuard isDirty={Object.keys(changed).length > 0} />
      <ProductForm
        product={product}
        draft={draft}
        onChange={setDraft}
        save={{
          isPending: change.isPending,
          error: current ? null : change.error,
          isOff: Object.keys(changed).length === 0,
          run: (values) => saveOver(base.version, { ...changed, ...values }),
        }}
        conflict={
          current && {
            base: base.values,
            current,
            onTake: () => {
              change.reset()
              setDraft(mergedDraft({ base: base.values, draft, current: current.values }))
              setBase(current)
            },
          }
        }
      />
    </>
  )
}
