import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useTranslation } from '#i18n/use-translation.tsx'
import { type Caller, type PhoneChoices, settledChoices } from './phone-draft.rules.ts'
import type { PhonePreview } from './phone-order.api.ts'

type Props = {
  preview: PhonePreview
  caller: Caller
  chosen: PhoneChoices
  /** Refusals of the server by field. */
  errors: ReadonlyMap<string, string>
  onChange: (changed: PhoneChoices) => void
}

/** Fields of the order that a refusal is shown at. */
export const phoneTermFields: readonly string[] = [
  'legalEntityId',
  'contractId',
  'deliveryType',
  'warehouseId',
  'deliveryAddressId',
  'carrier',
  'contactName',
  'contactPhone',
  'paymentMethod',
]

type Choice = { id: number | string; text: string }

function ChoiceField({
  label,
  all,
  value,
  error,
  onChange,
}: {
  label: string
  all: readonly Choice[]
  value: number | string | null
  error: string | undefined
  onChange: (id: string) => void
}) {
  return (
    <TextField
      select
      size="small"
      label={label}
      value={all.some(({ id }) => id === value) ? value : ''}
      error={error !== undefined}
      helperText={error}
      onChange={({ target }) => onChange(target.value)}
    >
      {all.map(({ id, text }) => (
        <MenuItem key={id} value={id} sx={{ whiteSpace: 'normal' }}>
          {text}
        </MenuItem>
      ))}
    </TextField>
  )
}

/** The terms of the new order; they begin with the customer's usual ones. */
export function PhoneTerms({ preview, caller, chosen, errors, onChange }: Props) {
  const { t } = useTranslation(['desk', 'orders'])
  const { options } = preview
  const terms = settledChoices(preview, caller, chosen)
  const entity = options.legalEntities.find(({ id }) => id === terms.legalEntityId)
  const text = (field: 'contactName' | 'contactPhone' | 'carrier' | 'comment', most: number) => (
    <TextField
      size="small"
      label={t(`terms.${field}`)}
      value={terms[field]}
      required={field !== 'comment'}
      error={errors.has(field)}
      helperText={errors.get(field)}
      onChange={({ target }) => onChange({ [field]: target.value })}
      slotProps={{ htmlInput: { maxLength: most } }}
    />
  )
  return (
    <Box sx={{ display: 'grid', gap: 3, pt: 1.5 }}>
      <ChoiceField
        label={t('terms.legalEntity')}
        all={options.legalEntities.map(({ id, name }) => ({ id, text: name }))}
        value={terms.legalEntityId}
        error={errors.get('legalEntityId')}
        onChange={(id) => onChange({ legalEntityId: Number(id) })}
      />
      <ChoiceField
        label={t('terms.contract')}
        all={[{ id: 0, text: t('terms.noContract') }, ...(entity?.contracts ?? []).map(({ id, number }) => ({ id, text: number }))]}
        value={terms.contractId ?? 0}
        error={errors.get('contractId')}
        onChange={(id) => onChange({ contractId: Number(id) || null })}
      />
      <ChoiceField
        label={t('terms.deliveryType')}
        all={options.deliveryTypes.map((type) => ({ id: type, text: t(`orders:deliveryTypes.${type}`) }))}
        value={terms.deliveryType}
        error={errors.get('deliveryType')}
        onChange={(type) => onChange({ deliveryType: options.deliveryTypes.find((one) => one === type) ?? terms.deliveryType })}
      />
      {terms.deliveryType === 'pickup' && (
        <ChoiceField
          label={t('terms.warehouse')}
          all={options.pickupPoints.map(({ id, name }) => ({ id, text: name }))}
          value={terms.warehouseId}
          error={errors.get('warehouseId')}
          onChange={(id) => onChange({ warehouseId: Number(id) })}
        />
      )}
      {terms.deliveryType !== 'pickup' && (
        <ChoiceField
          label={t('terms.address')}
          all={options.addresses.map(({ id, label, address }) => ({ id, text: [label, address].filter(Boolean).join(': ') }))}
          value={terms.deliveryAddressId}
          error={errors.get('deliveryAddressId')}
          onChange={(id) => onChange({ deliveryAddressId: Number(id) })}
        />
      )}
      {terms.deliveryType === 'carrier' && text('carrier', 200)}
      {text('contactName', 200)}
      {text('contactPhone', 30)}
      <ChoiceField
        label={t('terms.paymentMethod')}
        all={options.payments
          .filter(({ method, isAllowed }) => isAllowed && (method !== 'cash' || terms.deliveryType === 'pickup'))
          .map(({ method }) => ({ id: method, text: t(`orders:paymentMethods.${method}`) }))}
        value={terms.paymentMethod}
        error={errors.get('paymentMethod')}
        onChange={(method) => {
          const found = options.payments.find((one) => one.method === method)
          if (found) onChange({ paymentMethod: found.method })
        }}
      />
      {text('comment', 2_000)}
      {options.problems.some(({ code }) => code === 'stock-short') && (
        <FormControlLabel
          control={<Checkbox checked={chosen.isToOrder ?? false} onChange={(_, isToOrder) => onChange({ isToOrder })} />}
          label={t('summary.toOrder')}
        />
      )}
      {options.credit.reasons.map((reason) => (
        <Alert key={reason} severity="warning">
          {reason}
        </Alert>
      ))}
      {options.needsApproval && <Alert severity="info">{t('phone.needsApproval')}</Alert>}
    </Box>
  )
}
