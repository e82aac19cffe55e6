import Autocomplete from '@mui/material/Autocomplete'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { useQuery } from '@tanstack/react-query'
import type { GoodsFeature, GoodsKind } from '@vitrina/contract/goods/kinds'
import { useState } from 'react'
import { ApiError } from '#api/api-error.ts'
import { useTranslation } from '#i18n/use-translation.tsx'
import { AppDialog } from '#ui/dialog.tsx'
import { DialogForm } from '#ui/dialog-form.tsx'
import { ErrorView } from '#ui/error-view.tsx'
import { ListSkeleton } from '#ui/list-skeleton.tsx'
import { EntryList } from './entry-list.tsx'
import { EtimDialog } from './etim-dialog.tsx'
import { featuresQuery, kindsQuery, useRemoveKind, useSaveKind } from './goods.api.ts'
import { NamedOptionField } from './named-option.tsx'
import { useNames } from './use-names.ts'

/** Kinds of goods, each with the features its goods are described by. */
export function KindsPanel() {
  const { t } = useTranslation('goods')
  const { data, error, refetch } = useQuery(kindsQuery)
  const { sectionName } = useNames()
  const remove = useRemoveKind()
  const [edited, setEdited] = useState<GoodsKind | 'new' | null>(null)
  const [isEtim, setIsEtim] = useState(false)
  if (error && !data) return <ErrorView error={error} onRetry={() => void refetch()} />
  if (!data) return <ListSkeleton rowHeight={56} />
  return (
    <>
      <EntryList
        label={t('tabs.kinds')}
        entries={data.items}
        add={t('kinds.add')}
        empty={t('kinds.empty')}
        onAdd={() => setEdited('new')}
        onOpen={setEdited}
        onRemove={({ id, productCount }) => (productCount > 0 ? null : () => remove.mutateAsync(id))}
        about={(kind) =>
          [
            sectionName(kind.sectionId),
            kind.etimClass,
            t('kinds.features', { count: kind.featureIds.length }),
            t('sections.goods', { count: kind.productCount }),
          ]
            .filter(Boolean)
            .join(' · ')
        }
        more={
          <Button variant="outlined" onClick={() => setIsEtim(true)}>
            {t('etim.open')}
          </Button>
        }
      />
      {edited && <KindDialog kind={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />}
      {isEtim && <EtimDialog onClose={() => setIsEtim(false)} />}
    </>
  )
}

function KindDialog({ kind, onClose }: { kind: GoodsKind | null; onClose: () => void }) {
  const { t } = useTranslation('goods')
  const save = useSaveKind()
  const { sections } = useNames()
  const features = useQuery(featuresQuery).data?.items ?? []
  const [name, setName] = useState(kind?.name ?? '')
  const [sectionId, setSectionId] = useState<number | null>(kind?.sectionId ?? null)
  const [etimClass, setEtimClass] = useState(kind?.etimClass ?? '')
  const [featureIds, setFeatureIds] = useState<number[]>(kind?.featureIds ?? [])
  const chosen = featureIds.flatMap((id) => features.find((feature) => feature.id === id) ?? [])
  const named = ({ name: text, unit }: GoodsFeature) => (unit ? `${text}, ${unit}` : text)
  return (
    <AppDialog isOpen title={t(kind ? 'kinds.change' : 'kinds.add')} isBusy={save.isPending} onClose={onClose}>
      <DialogForm
        submit={t('save')}
        isPending={save.isPending}
        isIncomplete={name.trim() === '' || sectionId === null}
        error={save.error instanceof ApiError ? (save.error.fields[0]?.message ?? save.error.message) : undefined}
        onSubmit={(event) => {
          event.preventDefault()
          const body = { name: name.trim(), sectionId: sectionId ?? 0, etimClass: etimClass.trim() || null, featureIds }
          save.mutate({ id: kind?.id ?? null, body }, { onSuccess: onClose })
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
          label={t('fields.sectionId')}
          options={sections}
          value={sectionId}
          onChange={(id) => setSectionId(Number(id) || null)}
          isRequired
        />
        <TextField
          label={t('kinds.etimClass')}
          placeholder="EC000042"
          value={etimClass}
          onChange={({ target }) => setEtimClass(target.value)}
          slotProps={{ htmlInput: { maxLength: 8 } }}
        />
        <Autocomplete
          multiple
          size="small"
          options={features}
          value={chosen}
          getOptionLabel={named}
          getOptionKey={({ id }) => id}
          isOptionEqualToValue={(one, other) => one.id === other.id}
          onChange={(_, list) => setFeatureIds(list.map(({ id }) => id))}
          renderInput={(params) => <TextField {...params} label={t('kinds.featureList')} helperText={t('kinds.featureHint')} />}
        />
      </DialogForm>
    </AppDialog>
  )
}
