import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import Link from '@mui/material/Link'
import type { ProductValues } from '@vitrina/contract/goods/product-fields'
import { may } from '@vitrina/contract/roles/staff-permissions.rules'
import { useNavigate } from '@tanstack/react-router'
import { ApiError } from '#api/api-error.ts'
import { useTranslation } from '#i18n/use-translation.tsx'
import { deskPaths } from '#lib/desk-paths.ts'
import { Anchor } from '#ui/anchor.tsx'
import { askConfirm } from '#ui/confirm.ts'
import { SectionFrame } from '#ui/section-frame.tsx'
import { useUser } from '#parts/site/use-site.ts'
import { CostField } from './cost-field.tsx'
import { ConflictView, type Conflict } from './conflict-view.tsx'
import { FeatureFields } from './feature-fields.tsx'
import { type ShownProduct, useRemoveProduct } from './goods.api.ts'
import { LinkedGoods } from './linked-goods.tsx'
import { MainFields } from './main-fields.tsx'
import { PaperList } from './paper-list.tsx'
import { PictureList } from './picture-list.tsx'
import { ProductHistory } from './product-history.tsx'

type Props = {
  product: ShownProduct | null
  draft: ProductValues
  onChange: (draft: ProductValues) => void
  /** `isOff`: nothing was changed. */
  save: { isPending: boolean; isOff: boolean; error: Error | null; run: (values: ProductValues) => void }
  conflict: Conflict | null
}

export function ProductForm({ product, draft, onChange, save, conflict }: Props) {
  const { t } = useTranslation('goods')
  const role = useUser()?.Group
  const remove = useRemoveProduct()
  const navigate = useNavigate()
  const set = (changed: ProductValues) => onChange({ ...draft, ...changed })
  const errors = new Map(
    save.error instanceof ApiError ? save.error.fields.map(({ field, message }) => [field.replace(/^values\./, ''), message]) : [],
  )
  const known = product === null ? draft : {}
  return (
    <Box
      component="form"
      noValidate
      aria-label={t('product.form')}
      sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)' }}
      onSubmit={(event) => {
        event.preventDefault()
        save.run(known)
      }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <Link component={Anchor} href={deskPaths.goods}>
          {t('product.back')}
        </Link>
        {product && (
          <Chip
            size="small"
            variant="outlined"
            color={product.state === 'published' ? 'success' : 'default'}
            label={t(`states.${product.state}`)}
          />
        )}
        <Box sx={{ flex: 1 }} />
        {product && (
          <Button
            color="error"
            onClick={() =>
              askConfirm({
                title: t('removeAsk', { name: product.values.name }),
                confirm: t('remove'),
                isDangerous: true,
                run: async () => {
                  await remove.mutateAsync(product.id)
                  void navigate({ href: deskPaths.goods, ignoreBlocker: true })
                },
              })
            }
          >
            {t('remove')}
          </Button>
        )}
        <Button variant="outlined" loading={save.isPending} onClick={() => save.run({ ...known, isActive: !draft.isActive })}>
          {t(draft.isActive ? 'product.unpublish' : 'product.publish')}
        </Button>
        <Button type="submit" variant="contained" loading={save.isPending} disabled={save.isOff}>
          {t('save')}
        </Button>
      </Box>
      {save.error && (
        <Alert severity="error">
          {save.error.message}
          {[...errors].map(([field, message]) => (
            <Box key={field}>{message}</Box>
          ))}
        </Alert>
      )}
      {conflict && <ConflictView conflict={conflict} draft={draft} />}
      <MainFields draft={draft} onChange={set} errors={errors} />
      {product && may(role, 'costs') && <CostField id={product.id} />}
      <FeatureFields draft={draft} onChange={set} errors={errors} />
      {product && <PictureList product={product} images={draft.images ?? []} onChange={(images) => set({ images })} />}
      <LinkedGoods draft={draft} known={product?.linked ?? []} onChange={set} />
      {product && <PaperList product={product} />}
      {product && product.sets.length > 0 && (
        <SectionFrame title={t('tabs.sets')} isTight>
          {product.sets.map(({ name }) => name).join(', ')}
        </SectionFrame>
      )}
      {product && <ProductHistory id={product.id} version={product.version} />}
    </Box>
  )
}
