import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useQuery } from '@tanstack/react-query'
import type { FeatureWithValues } from '@vitrina/contract/goods/kinds'
import { useState } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { useMoveValue, valueUseQuery } from './goods.api.ts'
import { MoveGoodsDialog } from './move-goods-dialog.tsx'
import { NamedOptionField } from './named-option.tsx'

type Value = FeatureWithValues['values'][number]

/** Goods of one kind or of all get another value in place of this one. */
export function MoveValueDialog({ from, values, onClose }: { from: Value; values: readonly Value[]; onClose: () => void }) {
  const { t } = useTranslation('goods')
  const use = useQuery(valueUseQuery(from.id))
  const move = useMoveValue()
  const [kindId, setKindId] = useState<number | null>(null)
  const [toId, setToId] = useState<number | null>(null)
  // As it was opened: the lists are read anew while goods are moved.
  const [kinds, setKinds] = useState<NonNullable<typeof use.data>['kinds'] | null>(null)
  if (kinds === null && use.data && use.isFetchedAfterMount) setKinds(use.data.kinds)
  const all = (kinds ?? []).reduce((sum, { productCount }) => sum + productCount, 0)
  return (
    <MoveGoodsDialog
      title={t('moving.value', { text: from.text })}
      count={kindId === null ? all : (kinds?.find(({ id }) => id === kindId)?.productCount ?? 0)}
      hint={t('moving.valueStays', { text: from.text })}
      isIncomplete={toId === null}
      error={(move.error ?? use.error)?.message}
      move={(part) => move.mutateAsync({ id: from.id, toId: toId ?? 0, kindId, part })}
      onClose={onClose}
    >
      <NamedOptionField
        label={t('moving.toValue')}
        options={values.filter(({ id }) => id !== from.id).map(({ id, text }) => ({ id, name: text }))}
        value={toId}
        onChange={(id) => setToId(Number(id) || null)}
        isRequired
      />
      <TextField
        select
        size="small"
        label={t('moving.kind')}
        value={kindId ?? ''}
        onChange={({ target }) => setKindId(Number(target.value) || null)}
        slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      >
        <MenuItem value="">{t('moving.everyKind', { count: all })}</MenuItem>
        {(kinds ?? []).map(({ id, name, productCount }) => (
          <MenuItem key={id} value={id}>
            {name} · {t('sections.goods', { count: productCount })}
          </MenuItem>
        ))}
      </TextField>
    </MoveGoodsDialog>
  )
}
