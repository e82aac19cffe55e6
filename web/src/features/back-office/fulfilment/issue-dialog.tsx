import Box from '@mui/material/Box'
import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import TextField from '@mui/material/TextField'
import { type Proxy, proxyProblem } from '@vitrina/contract/warehouse/pickup.rules'
import { useState } from 'react'
import { ApiError } from '#api/api-error.ts'
import { useTranslation } from '#i18n/use-translation.tsx'
import { sellerToday } from '#lib/dates.ts'
import { DateField } from '#ui/date-field.tsx'
import { AppDialog } from '#ui/dialog.tsx'
import { DialogForm } from '#ui/dialog-form.tsx'
import { useIssue } from '../warehouse/warehouse.api.ts'

type Props = {
  order: { id: number; number: string; version: number }
  shipment: { id: number; number: string }
  /** Read from the buyer's QR; empty: it is typed. */
  code?: string
  onClose: () => void
}

const noProxy: Proxy = { number: '', issuedOn: '', validUntil: '' }

/** Hands goods over by the buyer's code; whoever comes with a proxy needs one that is valid today. */
export function IssueDialog({ order, shipment, code: scanned = '', onClose }: Props) {
  const { t } = useTranslation('stock-desk')
  const [code, setCode] = useState(scanned)
  const [collectedBy, setCollectedBy] = useState('')
  const [isByProxy, setIsByProxy] = useState(true)
  const [proxy, setProxy] = useState(noProxy)
  const issue = useIssue()
  const problem = isByProxy ? proxyProblem(proxy, sellerToday()) : null
  const isTyped = (field: keyof Proxy) => proxy[field] !== ''
  const dateField = (field: 'issuedOn' | 'validUntil') => (
    <DateField
      label={t(`work.issue.${field}`)}
      value={proxy[field]}
      error={problem === field && isTyped(field)}
      helperText={problem === field && isTyped(field) && t(`work.issue.wrong.${field}`)}
      onChange={(picked) => setProxy({ ...proxy, [field]: picked })}
    />
  )
  return (
    <AppDialog
      isOpen
      isBusy={issue.isPending}
      title={t('work.issue.title', { number: order.number, shipment: shipment.number })}
      onClose={onClose}
    >
      <DialogForm
        submit={t('work.issue.submit')}
        isPending={issue.isPending}
        isIncomplete={!/^\d{6}$/.test(code) || collectedBy.trim() === '' || problem !== null}
        error={issue.error instanceof ApiError ? issue.error.message : undefined}
        onSubmit={(event) => {
          event.preventDefault()
          const shown = { version: order.version, shipmentId: shipment.id, code, collectedBy: collectedBy.trim() }
          const body = { ...shown, proxy: isByProxy ? proxy : null }
          issue.mutate({ id: order.id, body }, { onSuccess: onClose })
        }}
      >
        <TextField
          autoFocus={scanned === ''}
          label={t('work.issue.code')}
          value={code}
          onChange={({ target }) => setCode(target.value.replace(/\D/g, '').slice(0, 6))}
          slotProps={{ htmlInput: { inputMode: 'numeric', autoComplete: 'off' } }}
        />
        <TextField
          autoFocus={scanned !== ''}
          label={t('work.issue.collectedBy')}
          value={collectedBy}
          onChange={({ target }) => setCollectedBy(target.value)}
          slotProps={{ htmlInput: { maxLength: 200 } }}
        />
        <FormControlLabel
          control={<Switch checked={isByProxy} onChange={({ target }) => setIsByProxy(target.checked)} />}
          label={t('work.issue.byProxy')}
        />
        {isByProxy && (
          <>
            <TextField
              label={t('work.issue.number')}
              value={proxy.number}
              onChange={({ target }) => setProxy({ ...proxy, number: target.value })}
              slotProps={{ htmlInput: { maxLength: 40 } }}
            />
            <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { sm: '1fr 1fr' }, alignItems: 'start' }}>
              {dateField('issuedOn')}
              {dateField('validUntil')}
            </Box>
          </>
        )}
      </DialogForm>
    </AppDialog>
  )
}
