import FormControlLabel from '@mui/material/FormControlLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from '#i18n/use-translation.tsx'
import { ApiError } from '#api/api-error.ts'
import { useHistoryState, useHistoryStateSwitch } from '#lib/history-state.ts'
import { useUser } from '#parts/site/use-site.ts'
import { AppDialog } from '#ui/dialog.tsx'
import { DialogForm } from '#ui/dialog-form.tsx'
import { showMessage } from '#ui/messages.ts'
import { saveLink } from '#ui/save-link.ts'
import { useExportOrders } from './orders.api.ts'

type Orders = readonly { id: number; number: string }[]
type Props = { orders: Orders; onDone?: () => void }

/** K-02: exports the chosen orders to a file, as a download or by e-mail. */
export function ExportDialog({ orders, onDone }: Props) {
  const { t } = useTranslation('orders')
  const isOpen = useHistoryState('openedOrderTool') === 'export' && orders.length > 0
  const { close } = useHistoryStateSwitch()
  const dismiss = () => close('openedOrderTool')
  if (!isOpen) return null
  return (
    <AppDialog isOpen title={t('export.title', { count: orders.length })} onClose={dismiss}>
      <ExportForm
        orders={orders}
        onDone={() => {
          dismiss()
          onDone?.()
        }}
      />
    </AppDialog>
  )
}

type Destination = 'file' | 'letter'
const formats = ['xlsx', 'pdf'] as const
const destinations = ['file', 'letter'] as const

function ExportForm({ orders, onDone }: { orders: Orders; onDone: () => void }) {
  const { t } = useTranslation('orders')
  const user = useUser()
  const [format, setFormat] = useState<(typeof formats)[number]>('xlsx')
  const [destination, setDestination] = useState<Destination>('file')
  const { register, handleSubmit, formState } = useForm({ defaultValues: { email: user?.email ?? '' } })
  const exported = useExportOrders()
  const wrong = formState.errors.email?.message
  const refusal = exported.error instanceof ApiError ? exported.error : null
  const submit = handleSubmit(({ email }) =>
    exported.mutate(
      { ids: orders.map(({ id }) => id), format, ...(destination === 'letter' && { email: email.trim() }) },
      {
        onSuccess: ({ path }) => {
          if (path) saveLink(path)
          else showMessage({ text: t('export.sent', { email: email.trim() }), kind: 'success' })
          onDone()
        },
      },
    ),
  )
  return (
    <DialogForm
      onSubmit={(event) => void submit(event)}
      submit={t(`export.do.${destination}`)}
      isPending={exported.isPending}
      error={refusal?.message}
    >
      <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        {orders.map(({ number }) => number).join(', ')}
      </Typography>
      <RadioGroup
        row
        aria-label={t('export.format')}
        value={format}
        onChange={(_, chosen) => setFormat(formats.find((one) => one === chosen) ?? 'xlsx')}
      >
        {formats.map((one) => (
          <FormControlLabel key={one} value={one} control={<Radio size="small" />} label={t(`export.formats.${one}`)} />
        ))}
      </RadioGroup>
      <RadioGroup
        row
        aria-label={t('export.way')}
        value={destination}
        onChange={(_, chosen) => setDestination(destinations.find((one) => one === chosen) ?? 'file')}
      >
        {destinations.map((one) => (
          <FormControlLabel key={one} value={one} control={<Radio size="small" />} label={t(`export.ways.${one}`)} />
        ))}
      </RadioGroup>
      {destination === 'letter' && (
        <TextField
          {...register('email', { validate: (email) => /^\S+@\S+\.\S+$/.test(email.trim()) || t('export.emailWrong') })}
          type="email"
          autoComplete="email"
          label={t('export.email')}
          error={Boolean(wrong)}
          helperText={wrong}
          slotProps={{ htmlInput: { maxLength: 254 } }}
        />
      )}
    </DialogForm>
  )
}
