import FormControlLabel from '@mui/material/FormControlLabel'
import MenuItem from '@mui/material/MenuItem'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import TextField from '@mui/material/TextField'
import { useNavigate } from '@tanstack/react-router'
import { type ComponentProps, useState } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { ApiError } from '#api/api-error.ts'
import { sellerToday } from '#lib/dates.ts'
import { useHistoryStateSwitch } from '#lib/history-state.ts'
import { deskPaths } from '#lib/desk-paths.ts'
import { readMoney } from '#lib/read-money.rules.ts'
import { DateField } from '#ui/date-field.tsx'
import { AppDialog } from '#ui/dialog.tsx'
import { DialogForm } from '#ui/dialog-form.tsx'
import { CompanyField } from './company-field.tsx'
import { useRecordPayment } from './payments.api.ts'

const methods = ['transfer', 'cash'] as const
type Draft = Record<'sum' | 'receivedOn' | 'bankDocument' | 'payerName' | 'payerInn' | 'purpose', string>

/** Records a payment made outside the store's own bank, as in the bank statement. */
export function RecordDialog() {
  const { t } = useTranslation('payment-desk')
  const { close } = useHistoryStateSwitch()
  const navigate = useNavigate()
  const record = useRecordPayment()
  const [company, setCompany] = useState<ComponentProps<typeof CompanyField>['chosen']>(null)
  const [method, setMethod] = useState<(typeof methods)[number]>('transfer')
  const [isSpread, setSpread] = useState(true)
  const [draft, setDraft] = useState<Draft>(() => ({
    sum: '',
    receivedOn: sellerToday(),
    bankDocument: '',
    payerName: '',
    payerInn: '',
    purpose: '',
  }))
  const sum = readMoney(draft.sum)
  const field = (name: keyof Draft, maxLength: number) => ({
    label: t(`record.${name}`),
    value: draft[name],
    onChange: ({ target }: { target: { value: string } }) => setDraft({ ...draft, [name]: target.value }),
    slotProps: { htmlInput: { maxLength } },
  })
  return (
    <AppDialog isOpen isBusy={record.isPending} title={t('record.title')} onClose={() => close('openedPaymentTool')}>
      <DialogForm
        submit={t('record.submit')}
        isPending={record.isPending}
        isIncomplete={company === null || sum === null || draft.receivedOn === '' || draft.receivedOn > sellerToday()}
        error={record.error instanceof ApiError ? record.error.message : undefined}
        onSubmit={(event) => {
          event.preventDefault()
          if (company === null || sum === null) return
          record.mutate(
            { ...draft, companyId: company.id, method, sum, ...(!isSpread && { documentIds: [] }) },
            // Replaces this dialog: "back" leads to the list.
            { onSuccess: ({ id }) => void navigate({ href: deskPaths.payment(id), replace: true }) },
          )
        }}
      >
        <CompanyField
          chosen={company}
          isRequired
          onChoose={(chosen) => {
            setCompany(chosen)
            setDraft({ ...draft, payerName: chosen?.name ?? '', payerInn: chosen?.inn ?? '' })
          }}
        />
        <TextField
          {...field('sum', 20)}
          required
          error={draft.sum !== '' && sum === null}
          slotProps={{ htmlInput: { inputMode: 'decimal', autoComplete: 'off', maxLength: 20 } }}
        />
        <TextField
          select
          label={t('record.method')}
          value={method}
          onChange={({ target }) => setMethod(methods.find((one) => one === target.value) ?? 'transfer')}
        >
          {methods.map((one) => (
            <MenuItem key={one} value={one}>
              {t(`methods.${one}`)}
            </MenuItem>
          ))}
        </TextField>
        <DateField
          label={t('record.receivedOn')}
          value={draft.receivedOn}
          max={sellerToday()}
          onChange={(receivedOn) => setDraft({ ...draft, receivedOn })}
        />
        <TextField {...field('bankDocument', 60)} />
        <TextField {...field('payerName', 200)} />
        <TextField {...field('payerInn', 12)} slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 12 } }} />
        <TextField {...field('purpose', 210)} multiline minRows={2} />
        <RadioGroup aria-label={t('record.spread')} value={isSpread ? 'due' : 'none'} onChange={(_, value) => setSpread(value === 'due')}>
          <FormControlLabel value="due" control={<Radio />} label={t('record.spreadDue')} />
          <FormControlLabel value="none" control={<Radio />} label={t('record.spreadNone')} />
        </RadioGroup>
      </DialogForm>
    </AppDialog>
  )
}
