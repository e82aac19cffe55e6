import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import type { GoodsBrand } from '@vitrina/contract/goods/brands'
import { useState } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { useAddSeries, useMergeSeries, useRemoveSeries, useRenameSeries } from './goods.api.ts'
import { MoveGoodsDialog } from './move-goods-dialog.tsx'
import { NamedOptionField } from './named-option.tsx'

type Series = GoodsBrand['series'][number]

/** Series of a brand: added, renamed, merged into one another, deleted when nothing is of them. */
export function SeriesForm({ brand }: { brand: GoodsBrand }) {
  const { t } = useTranslation('goods')
  const add = useAddSeries()
  const [name, setName] = useState('')
  const [merged, setMerged] = useState<Series | null>(null)
  return (
    <Box component="section" aria-label={t('brands.series')} sx={{ display: 'grid', gap: 2, mt: 4 }}>
      <Typography variant="h3">{t('brands.series')}</Typography>
      <Box component="ul" aria-label={t('brands.series')} sx={{ m: 0, p: 0, pt: 1, listStyle: 'none', display: 'grid', gap: 1 }}>
        {brand.series.map((series) => (
          <SeriesRow key={series.id} series={series} onMerge={brand.series.length > 1 ? () => setMerged(series) : null} />
        ))}
      </Box>
      <Box
        component="form"
        sx={{ display: 'flex', gap: 2 }}
        onSubmit={(event) => {
          event.preventDefault()
          add.mutate({ brandId: brand.id, name: name.trim() }, { onSuccess: () => setName('') })
        }}
      >
        <TextField
          size="small"
          fullWidth
          label={t('brands.newSeries')}
          value={name}
          error={add.error !== null}
          helperText={add.error?.message}
          onChange={({ target }) => setName(target.value)}
        />
        <Button type="submit" variant="outlined" loading={add.isPending} disabled={name.trim() === ''}>
          {t('add')}
        </Button>
      </Box>
      {merged && <MergeDialog from={merged} others={brand.series} onClose={() => setMerged(null)} />}
    </Box>
  )
}

function SeriesRow({ series: { id, name, productCount }, onMerge }: { series: Series; onMerge: (() => void) | null }) {
  const { t } = useTranslation('goods')
  const rename = useRenameSeries()
  const remove = useRemoveSeries()
  const [typed, setTyped] = useState(name)
  const error = rename.error ?? remove.error
  const isChanged = typed.trim() !== '' && typed.trim() !== name
  return (
    <Box
      component="li"
      sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: 'minmax(0, 1fr) auto' }, alignItems: 'start', gap: 1 }}
    >
      <Box
        component="form"
        sx={{ display: 'flex', alignItems: 'start', gap: 1 }}
        onSubmit={(event) => {
          event.preventDefault()
          if (isChanged) rename.mutate({ id, name: typed.trim() })
        }}
      >
        <TextField
          size="small"
          fullWidth
          value={typed}
          error={error !== null}
          helperText={error?.message ?? t('sections.goods', { count: productCount })}
          onChange={({ target }) => setTyped(target.value)}
          slotProps={{ htmlInput: { 'aria-label': t('brands.seriesNamed', { name }), maxLength: 200 } }}
        />
        {isChanged && (
          <Button type="submit" loading={rename.isPending} aria-label={t('brands.renameNamed', { name })}>
            {t('save')}
          </Button>
        )}
      </Box>
      {/* As high as the field, so that they stand beside it and not beside its hint. */}
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 40 }}>
        {onMerge && (
          <Button size="small" disabled={productCount === 0} aria-label={t('brands.mergeNamed', { name })} onClick={onMerge}>
            {t('brands.merge')}
          </Button>
        )}
        <Button
          size="small"
          color="error"
          disabled={productCount > 0}
          loading={remove.isPending}
          aria-label={t('removeNamed', { name })}
          onClick={() => remove.mutate(id)}
        >
          {t('remove')}
        </Button>
      </Box>
    </Box>
  )
}

function MergeDialog({ from, others, onClose }: { from: Series; others: readonly Series[]; onClose: () => void }) {
  const { t } = useTranslation('goods')
  const merge = useMergeSeries()
  const [toId, setToId] = useState<number | null>(null)
  return (
    <MoveGoodsDialog
      title={t('moving.series', { name: from.name })}
      count={from.productCount}
      hint={t('moving.seriesStays', { name: from.name })}
      isIncomplete={toId === null}
      error={merge.error?.message}
      move={(part) => merge.mutateAsync({ id: from.id, toId: toId ?? 0, part })}
      onClose={onClose}
    >
      <NamedOptionField
        label={t('moving.toSeries')}
        options={others.filter(({ id }) => id !== from.id)}
        value={toId}
        onChange={(id) => setToId(Number(id) || null)}
        isRequired
      />
    </MoveGoodsDialog>
  )
}
