import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import TextField from '@mui/material/TextField'
import { mdiClose } from '@mdi/js'
import { useQuery } from '@tanstack/react-query'
import type { GoodsSet } from '@vitrina/contract/goods/sets'
import { useState } from 'react'
import { ApiError } from '#api/api-error.ts'
import { useTranslation } from '#i18n/use-translation.tsx'
import { AppDialog } from '#ui/dialog.tsx'
import { DialogForm } from '#ui/dialog-form.tsx'
import { ErrorView } from '#ui/error-view.tsx'
import { Icon } from '#ui/icon.tsx'
import { ListSkeleton } from '#ui/list-skeleton.tsx'
import { EntryList } from './entry-list.tsx'
import { FoundProductField } from './found-product-field.tsx'
import { setsQuery, useRemoveSet, useSaveSet } from './goods.api.ts'

/** Sets of goods that go together. */
export function SetsPanel() {
  const { t } = useTranslation('goods')
  const { data, error, refetch } = useQuery(setsQuery)
  const remove = useRemoveSet()
  const [edited, setEdited] = useState<GoodsSet | 'new' | null>(null)
  if (error && !data) return <ErrorView error={error} onRetry={() => void refetch()} />
  if (!data) return <ListSkeleton rowHeight={56} />
  return (
    <>
      <EntryList
        label={t('tabs.sets')}
        entries={data.items}
        add={t('sets.add')}
        empty={t('sets.empty')}
        onAdd={() => setEdited('new')}
        onOpen={setEdited}
        onRemove={({ id }) =>
          () =>
            remove.mutateAsync(id)
          }
        about={({ items }) => t('sections.goods', { count: items.length })}
      />
      {edited && <SetDialog set={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />}
    </>
  )
}

const amountOf = (text: string): number => Number(text.replace(',', '.'))

function SetDialog({ set, onClose }: { set: GoodsSet | null; onClose: () => void }) {
  const { t } = useTranslation('goods')
  const save = useSaveSet()
  const [name, setName] = useState(set?.name ?? '')
  const [description, setDescription] = useState(set?.description ?? '')
  const [items, setItems] = useState(
    (set?.items ?? []).map(({ quantity, ...item }) => ({ ...item, amount: String(quantity).replace('.', ',') })),
  )
  const isWrong = items.some(({ amount }) => !(amountOf(amount) > 0))
  return (
    <AppDialog isOpen title={t(set ? 'sets.change' : 'sets.add')} isBusy={save.isPending} onClose={onClose}>
      <DialogForm
        submit={t('save')}
        isPending={save.isPending}
        isIncomplete={name.trim() === '' || isWrong}
        error={save.error instanceof ApiError ? (save.error.fields[0]?.message ?? save.error.message) : undefined}
        onSubmit={(event) => {
          event.preventDefault()
          const given = items.map(({ productId, amount }) => ({ productId, quantity: amountOf(amount) }))
          save.mutate({ id: set?.id ?? null, body: { name: name.trim(), description, items: given } }, { onSuccess: onClose })
        }}
      >
        <TextField
          required
          label={t('fields.name')}
          value={name}
          onChange={({ target }) => setName(target.value)}
          slotProps={{ htmlInput: { maxLength: 200 } }}
        />
        <TextField multiline label={t('fields.description')} value={description} onChange={({ target }) => setDescription(target.value)} />
        <Box component="ul" aria-label={t('sets.items')} sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 2 }}>
          {items.map((item) => (
            <Box component="li" key={item.productId} sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
              <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
                {item.article} {item.name}
              </Box>
              <TextField
                size="small"
                value={item.amount}
                error={!(amountOf(item.amount) > 0)}
                onChange={({ target }) =>
                  setItems(items.map((one) => (one.productId === item.productId ? { ...one, amount: target.value } : one)))
                }
                slotProps={{ htmlInput: { inputMode: 'decimal', 'aria-label': t('sets.amountNamed', { article: item.article }) } }}
                sx={{ width: 96 }}
              />
              <IconButton
                size="small"
                aria-label={t('removeNamed', { name: item.article })}
                onClick={() => setItems(items.filter((one) => one.productId !== item.productId))}
              >
                <Icon path={mdiClose} fontSize="small" />
              </IconButton>
            </Box>
          ))}
        </Box>
        <FoundProductField
          label={t('sets.addItem')}
          onChoose={({ id, article, name: title }) =>
            setItems((before) =>
              before.some(({ productId }) => productId === id) ? before : [...before, { productId: id, article, name: title, amount: '1' }],
            )
          }
        />
      </DialogForm>
    </AppDialog>
  )
}
