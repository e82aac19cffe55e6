import Autocomplete from '@mui/material/Autocomplete'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { ApiError } from '#api/api-error.ts'
import { useTranslation } from '#i18n/use-translation.tsx'
import { formatDate } from '#lib/dates.ts'
import { useMoney } from '#parts/price/use-money.ts'
import { AppDialog } from '#ui/dialog.tsx'
import { DialogForm } from '#ui/dialog-form.tsx'
import { showMessage } from '#ui/messages.ts'
import { companyOrdersQuery, useLinkOrder } from './purchasing.api.ts'

/** An order made elsewhere is counted for the entry. */
export function LinkDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const { t } = useTranslation('purchasing')
  const money = useMoney()
  const [text, setText] = useState('')
  const [orderId, setOrderId] = useState<number | null>(null)
  const { data } = useQuery(companyOrdersQuery(useDeferredValue(text.trim())))
  const link = useLinkOrder(id)
  return (
    <AppDialog isOpen title={t('link.title')} isBusy={link.isPending} onClose={onClose}>
      <Typography>{t('link.text')}</Typography>
      <DialogForm
        onSubmit={(event) => {
          event.preventDefault()
          if (orderId === null) return
          link.mutate(orderId, {
            onSuccess: ({ linkedCount }) => {
              if (linkedCount === 0) return showMessage({ text: t('link.nothing'), kind: 'info' })
              showMessage({ text: t('link.done', { count: linkedCount }), kind: 'success' })
              onClose()
            },
          })
        }}
        submit={t('link.submit')}
        isPending={link.isPending}
        isIncomplete={orderId === null}
        error={link.error instanceof ApiError ? link.error.message : undefined}
      >
        <Autocomplete
          options={data?.items ?? []}
          // The server has matched them.
          filterOptions={(options) => options}
          getOptionLabel={({ number, createdAt, total }) => `${number} · ${formatDate(createdAt)} · ${money(total)}`}
          getOptionKey={(order) => order.id}
          isOptionEqualToValue={(one, other) => one.id === other.id}
          noOptionsText={t('link.none')}
          onInputChange={(_, next, reason) => reason === 'input' && setText(next)}
          onChange={(_, order) => setOrderId(order?.id ?? null)}
          renderInput={(params) => <TextField {...params} autoFocus label={t('link.order')} />}
        />
      </DialogForm>
    </AppDialog>
  )
}
