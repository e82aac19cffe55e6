import FormControlLabel from '@mui/material/FormControlLabel'
import MenuItem from '@mui/material/MenuItem'
import Switch from '@mui/material/Switch'
import TextField from '@mui/material/TextField'
import { useQuery } from '@tanstack/react-query'
import { featureKinds, type GoodsFeature } from '@vitrina/contract/goods/kinds'
import { useState } from 'react'
import { ApiError } from '#api/api-error.ts'
import { useTranslation } from '#i18n/use-translation.tsx'
import { AppDialog } from '#ui/dialog.tsx'
import { DialogForm } from '#ui/dialog-form.tsx'
import { ErrorView } from '#ui/error-view.tsx'
import { ListSkeleton } from '#ui/list-skeleton.tsx'
import { EntryList } from './entry-list.tsx'
import { featuresQuery, useRemoveFeature, useSaveFeature } from './goods.api.ts'
import { ValuesForm } from './values-form.tsx'

/** Features of goods: kind, unit, group, place among the filters, values. */
export function FeaturesPanel() {
  const { t } = useTranslation('goods')
  const { data, error, refetch } = useQuery(featuresQuery)
  const remove = useRemoveFeature()
  const [edited, setEdited] = useState<GoodsFeature | 'new' | null>(null)
  if (error && !data) return <ErrorView error={error} onRetry={() => void refetch()} />
  if (!data) return <ListSkeleton rowHeight={56} />
  return (
    <>
      <EntryList
        label={t('tabs.features')}
        entries={data.items}
        add={t('features.add')}
        empty={t('features.empty')}
        onAdd={() => setEdited('new')}
        onOpen={setEdited}
        onRemove={({ id }) =>
          () =>
            remove.mutateAsync(id)
          }
        about={({ kind, unit, group, isPrimary, valueCount }) =>
          [t(`features.kinds.${kind}`), unit, group, isPrimary && t('features.primary'), t('features.values', { count: valueCount })]
            .filter(Boolean)
            .join(' · ')
        }
      />
      {edited && <FeatureDialog feature={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />}
    </>
  )
}

function FeatureDialog({ feature, onClose }: { feature: GoodsFeature | null; onClose: () => void }) {
  const { t } = useTranslation('goods')
  const save = useSaveFeature()
  const [draft, setDraft] = useState({
    name: feature?.name ?? '',
    unit: feature?.unit ?? '',
    kind: feature?.kind ?? 'list',
    group: feature?.group ?? '',
    isPrimary: feature?.isPrimary ?? false,
    position: String(feature?.position ?? 0),
  })
  const set = (changed: Partial<typeof draft>) => setDraft({ ...draft, ...changed })
  return (
    <AppDialog isOpen title={t(feature ? 'features.change' : 'features.add')} isBusy={save.isPending} onClose={onClose}>
      <DialogForm
        submit={t('save')}
        isPending={save.isPending}
        isIncomplete={draft.name.trim() === '' || !/^\d{1,5}$/.test(draft.position)}
        error={save.error instanceof ApiError ? (save.error.fields[0]?.message ?? save.error.message) : undefined}
        onSubmit={(event) => {
          event.preventDefault()
          const body = { ...draft, name: draft.name.trim(), unit: draft.unit.trim() || null, position: Number(draft.position) }
          save.mutate({ id: feature?.id ?? null, body }, { onSuccess: onClose })
        }}
      >
        <TextField
          required
          label={t('fields.name')}
          value={draft.name}
          onChange={({ target }) => set({ name: target.value })}
          slotProps={{ htmlInput: { maxLength: 200 } }}
        />
        <TextField
          select
          label={t('features.kind')}
          value={draft.kind}
          onChange={({ target }) => set({ kind: featureKinds.find((one) => one === target.value) ?? draft.kind })}
        >
          {featureKinds.map((kind) => (
            <MenuItem key={kind} value={kind}>
              {t(`features.kinds.${kind}`)}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          label={t('features.unit')}
          value={draft.unit}
          onChange={({ target }) => set({ unit: target.value })}
          slotProps={{ htmlInput: { maxLength: 20 } }}
        />
        <TextField
          label={t('features.group')}
          value={draft.group}
          onChange={({ target }) => set({ group: target.value })}
          slotProps={{ htmlInput: { maxLength: 100 } }}
        />
        <TextField
          label={t('features.position')}
          value={draft.position}
          onChange={({ target }) => set({ position: target.value })}
          slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 5 } }}
        />
        <FormControlLabel
          control={<Switch checked={draft.isPrimary} onChange={(_, isPrimary) => set({ isPrimary })} />}
          label={t('features.primary')}
        />
      </DialogForm>
      {feature && <ValuesForm id={feature.id} />}
    </AppDialog>
  )
}
