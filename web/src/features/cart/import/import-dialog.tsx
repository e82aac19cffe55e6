import Button from '@mui/material/Button'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { randomUuid } from '#lib/random-uuid.ts'
import { AppDialog } from '#ui/dialog.tsx'
import { showMessage } from '#ui/messages.ts'
import { type Review, useAddImported, useReview } from './import.api.ts'
import { type Choice, itemsOf, type RowState, stateOf } from './import-choices.rules.ts'
import { ImportReview } from './import-review.tsx'
import { ImportSource } from './import-source.tsx'

type Props = { /** Pasted on the page already. */ text: string; onClose: () => void }

/** Imports a list of goods in three steps: source, review, done. Unmatched rows stay here until they are corrected or dropped. */
export function ImportDialog({ text, onClose }: Props) {
  const { t } = useTranslation('cart-import')
  const review = useReview()
  const add = useAddImported()
  const [rows, setRows] = useState<Review['items'] | null>(null)
  const [choices, setChoices] = useState<ReadonlyMap<number, Choice>>(new Map())
  const [key, setKey] = useState(randomUuid)
  const states = rows?.map((row) => stateOf(row, choices.get(row.index))) ?? []
  const items = itemsOf(states)

  const read = (source: { text: string } | { file: File }) =>
    review.mutate(source, {
      onSuccess: (found) => {
        setChoices(new Map())
        setRows(found.items)
      },
    })
  const readPasted = useEffectEvent(() => {
    if (text) read({ text })
  })
  useEffect(() => readPasted(), [])

  const finish = () =>
    add.mutate(
      { items, key },
      {
        onSuccess: () => {
          const left = states.filter(({ isReady }) => !isReady).map(({ row }) => row)
          showMessage({ text: t('added', { count: items.length }), kind: 'success' })
          setKey(randomUuid())
          setRows(left)
          if (left.length === 0) onClose()
        },
      },
    )
  const change = ({ row }: RowState, choice: Choice) =>
    setChoices((before) => new Map([...before, [row.index, { ...before.get(row.index), ...choice }]]))
  const drop = ({ row }: RowState) => setRows((before) => before?.filter(({ index }) => index !== row.index) ?? null)
  const replace = (index: number, found: Review['items'][number]) => {
    setChoices((before) => new Map([...before].filter(([known]) => known !== index)))
    setRows((before) => before?.map((row) => (row.index === index ? { ...found, index, row: row.row } : row)) ?? null)
  }

  return (
    <AppDialog
      isOpen
      isBusy={add.isPending}
      title={t('title')}
      maxWidth={rows ? 'lg' : 'sm'}
      onClose={onClose}
      actions={
        rows && (
          <>
            <Button color="inherit" onClick={() => setRows(null)} disabled={add.isPending}>
              {t('back')}
            </Button>
            <Button variant="contained" disabled={items.length === 0} loading={add.isPending} onClick={finish}>
              {items.length > 0 ? t('add', { count: items.length }) : t('addNothing')}
            </Button>
          </>
        )
      }
    >
      {rows ? (
        <ImportReview states={states} onChange={change} onDrop={drop} onReplace={replace} />
      ) : (
        <ImportSource initialText={text} isPending={review.isPending} onRead={read} />
      )}
    </AppDialog>
  )
}
