import Box from '@mui/material/Box'
import TextField from '@mui/material/TextField'
import { useQuery } from '@tanstack/react-query'
import type { GoodsBrand } from '@vitrina/contract/goods/brands'
import { useState } from 'react'
import { ApiError } from '#api/api-error.ts'
import { useTranslation } from '#i18n/use-translation.tsx'
import { AppDialog } from '#ui/dialog.tsx'
import { DialogForm } from '#ui/dialog-form.tsx'
import { ErrorView } from '#ui/error-view.tsx'
import { ListSkeleton } from '#ui/list-skeleton.tsx'
import { PictureField } from '#ui/picture-field.tsx'
import { EntryList } from './entry-list.tsx'
import { brandsQuery, referenceQuery, useRemoveBrand, useSaveBrand, useSetLogo } from './goods.api.ts'
import { NamedOptionField } from './named-option.tsx'
import { SeriesForm } from './series-form.tsx'

/** Brands with their logos and series. */
export function BrandsPanel() {
  const { t } = useTranslation('goods')
  const { data, error, refetch } = useQuery(brandsQuery)
  const remove = useRemoveBrand()
  const [edited, setEdited] = useState<number | 'new' | null>(null)
  if (error && !data) return <ErrorView error={error} onRetry={() => void refetch()} />
  if (!data) return <ListSkeleton rowHeight={56} />
  return (
    <>
      <EntryList
        label={t('tabs.brands')}
        entries={data.items}
        add={t('brands.add')}
        empty={t('brands.empty')}
        onAdd={() => setEdited('new')}
        onOpen={({ id }) => setEdited(id)}
        onRemove={({ id, productCount, series }) => (productCount > 0 || series.length > 0 ? null : () => remove.mutateAsync(id))}
        about={({ countryCode, series, productCount }) =>
          [countryCode, t('brands.seriesCount', { count: series.length }), t('sections.goods', { count: productCount })].join(' · ')
        }
      />
      {edited !== null && <BrandDialog brand={data.items.find(({ id }) => id === edited) ?? null} onClose={() => setEdited(null)} />}
    </>
  )
}

function BrandDialog({ brand, onClose }: { brand: GoodsBrand | null; onClose: () => void }) {
  const { t } = useTranslation('goods')
  const save = useSaveBrand()
  const countries = useQuery(referenceQuery).data?.countries ?? []
  const [name, setName] = useState(brand?.name ?? '')
  const [countryCode, setCountryCode] = useState<string | null>(brand?.countryCode ?? null)
  const [description, setDescription] = useState(brand?.description ?? '')
  return (
    <AppDialog isOpen title={t(brand ? 'brands.change' : 'brands.add')} isBusy={save.isPending} onClose={onClose}>
      <DialogForm
        submit={t('save')}
        isPending={save.isPending}
        isIncomplete={name.trim() === '' || countryCode === null}
        error={save.error instanceof ApiError ? (save.error.fields[0]?.message ?? save.error.message) : undefined}
        onSubmit={(event) => {
          event.preventDefault()
          const body = { name: name.trim(), countryCode: countryCode ?? '', description }
          save.mutate({ id: brand?.id ?? null, body }, { onSuccess: onClose })
        }}
      >
        <TextField
          required
          label={t('fields.name')}
          value={name}
          onChange={({ target }) => setName(target.value)}
          slotProps={{ htmlInput: { maxLength: 200 } }}
        />
        <NamedOptionField
          label={t('fields.countryCode')}
          options={countries.map(({ code, name: text }) => ({ id: code, name: text }))}
          value={countryCode}
          onChange={(code) => setCountryCode(code === null ? null : String(code))}
          isRequired
        />
        <TextField
          multiline
          minRows={3}
          label={t('fields.description')}
          value={description}
          onChange={({ target }) => setDescription(target.value)}
        />
      </DialogForm>
      {brand && <LogoField brand={brand} />}
      {brand && <SeriesForm brand={brand} />}
    </AppDialog>
  )
}

function LogoField({ brand }: { brand: GoodsBrand }) {
  const { t } = useTranslation('goods')
  const logo = useSetLogo(brand.id)
  return (
    <Box sx={{ mt: 4 }}>
      <PictureField
        label={t('brands.logo')}
        choose={{ label: t('brands.chooseLogo'), isPending: logo.isPending, run: (file) => logo.mutate(file) }}
        hint={t('brands.logoHint')}
        problem={logo.error?.message ?? null}
      >
        {brand.logo ? (
          // Logos are drawn for white paper, dark screens or not.
          <Box
            component="img"
            src={brand.logo}
            alt={brand.name}
            sx={{ maxWidth: 120, maxHeight: 60, bgcolor: 'common.white', borderRadius: 1 }}
          />
        ) : null}
      </PictureField>
    </Box>
  )
}
