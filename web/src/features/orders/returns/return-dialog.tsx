import MenuItem from '@mui/material/MenuItem'
import Skeleton from '@mui/material/Skeleton'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import type { Order } from '@vitrina/contract/orders/orders'
import { useState } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { ApiError } from '#api/api-error.ts'
import { AppDialog } from '#ui/dialog.tsx'
import { DialogForm } from '#ui/dialog-form.tsx'
import { showMessage } from '#ui/messages.ts'
import { itemsQuery, useRequestReturn } from '../orders.api.ts'
import { type ReturnableItem, ReturnLineFields } from './return-line-fields.tsx'
import { amountOf, amountProblem, emptyLine, type ReturnLine, type ReturnResolution, returnable } from './return-draft.rules.ts'

type Props = { order: Order; onClose: () => void }

/** Requests a return of shipped goods: amounts by line, reason, and the desired outcome. */
export function ReturnDialog({ order: { id, number, returns }, onClose }: Props) {
  const { t } = useTranslation('orders')
  const { data, error } = useQuery(itemsQuery(id))
  const request = useRequestReturn(id)
  return (
    <AppDialog isOpen maxWidth="md" isBusy={request.isPending} title={t('return.title', { number })} onClose={onClose}>
      {!data && !error && <Skeleton variant="rounded" height={160} />}
      {!data && error && <Typography color="error">{t('items.failed')}</Typography>}
      {data && (
        <ReturnForm
          items={data.items.map((item) => ({ ...item, most: returnable(item, returns) })).filter(({ most }) => most > 0)}
          request={request}
          onClose={onClose}
        />
      )}
    </AppDialog>
  )
}

type FormProps = { items: readonly ReturnableItem[]; request: ReturnType<typeof useRequestReturn>; onClose: () => void }

function ReturnForm({ items, request, onClose }: FormProps) {
  const { t } = useTranslation('orders')
  const [lines, setLines] = useState<Record<number, ReturnLine>>({})
  const [resolution, setResolution] = useState<ReturnResolution>('refund')
  const [comment, setComment] = useState('')
  const lineOf = (item: ReturnableItem) => lines[item.id] ?? emptyLine
  const chosen = items.filter((item) => amountOf(lineOf(item)) > 0)
  const hasProblem = items.some((item) => amountProblem(item, lineOf(item), item.most) !== null)
  const submit = () =>
    request.mutate(
      {
        body: {
          items: chosen.map((item) => {
            const { reason, condition } = lineOf(item)
            return { orderItemId: item.id, amount: amountOf(lineOf(item)), reason, condition }
          }),
          resolution,
          comment: comment.trim(),
        },
        photos: chosen.flatMap((item) => {
          const { photo } = lineOf(item)
          return photo ? [{ orderItemId: item.id, photo }] : []
        }),
      },
      {
        onSuccess: ({ asked, lost }) => {
          onClose()
          showMessage({
            text: lost > 0 ? t('return.photosLost', { number: asked.number, count: lost }) : t('return.done', { number: asked.number }),
            kind: lost > 0 ? 'error' : 'success',
          })
        },
      },
    )
  return (
    <DialogForm
      submit={t('return.submit')}
      isPending={request.isPending}
      isIncomplete={chosen.length === 0 || hasProblem}
      error={request.error instanceof ApiError ? request.error.message : undefined}
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <Typography color="textSecondary">{t('return.text')}</Typography>
      {items.map((item) => (
        <ReturnLineFields key={item.id} item={item} line={lineOf(item)} onChange={(line) => setLines({ ...lines, [item.id]: line })} />
      ))}
      <TextField
        select
        label={t('return.resolution')}
        value={resolution}
        onChange={({ target }) => setResolution(target.value as ReturnResolution)}
      >
        {(['refund', 'replace', 'creditToBalance'] as const).map((one) => (
          <MenuItem key={one} value={one}>
            {t(`returns.resolutions.${one}`)}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        multiline
        minRows={2}
        maxRows={6}
        label={t('return.comment')}
        value={comment}
        onChange={({ target }) => setComment(target.value)}
        slotProps={{ htmlInput: { maxLength: 2000 } }}
      />
    </DialogForm>
  )
}
