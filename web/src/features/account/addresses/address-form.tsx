import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import type { DeliveryAddress } from '@vitrina/contract/account/delivery-addresses'
import { Controller, useForm } from 'react-hook-form'
import { useTranslation } from '#i18n/use-translation.tsx'
import { DialogForm } from '#ui/dialog-form.tsx'
import { useDraft } from '#ui/drafts.ts'
import { showMessage } from '#ui/messages.ts'
import { showErrors } from '#ui/show-errors.ts'
import { type AddressDraft, bodyOf, draftOf } from './address-draft.rules.ts'
import { AddressField } from './address-field.tsx'
import { useSaveAddress } from './addresses.api.ts'

type Props = { address: DeliveryAddress | null; consignees: { id: number; name: string; kpp: string }[]; onSaved: () => void }

const sides = { display: 'grid', gap: 4, gridTemplateColumns: { sm: '1fr 1fr' } } as const
const refusable = [
  'label',
  'address',
  'postalCode',
  'entrance',
  'contactName',
  'phone',
  'workingHours',
  'driverNote',
  'consigneeId',
  'consigneeKpp',
] as const
type Plain = Exclude<(typeof refusable)[number], 'address' | 'consigneeId'> | 'maxTruck'

/** Typed values survive closing. */
export function AddressForm({ address, consignees, onSaved }: Props) {
  const { t } = useTranslation('account')
  const draft = useDraft<AddressDraft>(`address-${address?.id ?? 'new'}`, draftOf(address))
  const form = useForm<AddressDraft>({ defaultValues: draft.initial })
  const save = useSaveAddress()
  const { errors } = form.formState
  const saveDraft = () => draft.saveDraft(form.getValues())
  const submit = form.handleSubmit((values) =>
    save.mutate(
      { id: address?.id ?? null, body: bodyOf(values) },
      {
        onSuccess: () => {
          draft.clearDraft()
          showMessage({ text: t('addresses.saved'), kind: 'success' })
          onSaved()
        },
        onError: (error) => void showErrors(form, error, { fields: refusable }),
      },
    ),
  )
  const isFilled = (value: string) => value.trim() !== '' || t('required')
  const field = (name: Plain, limit: number, isNeeded = false) => ({
    ...form.register(name, { onChange: saveDraft, ...(isNeeded && { validate: isFilled }) }),
    label: t(`addresses.fields.${name}`),
    required: isNeeded,
    error: Boolean(errors[name]),
    helperText: errors[name]?.message,
    slotProps: { htmlInput: { maxLength: limit } },
  })
  const tick = (name: 'ramp' | 'crane' | 'isDefault') => (
    <Controller
      name={name}
      control={form.control}
      render={({ field: { value, onChange } }) => (
        <FormControlLabel
          control={
            <Checkbox
              checked={value}
              onChange={(_, checked) => {
                onChange(checked)
                saveDraft()
              }}
            />
          }
          label={t(`addresses.fields.${name}`)}
        />
      )}
    />
  )
  return (
    <DialogForm onSubmit={(event) => void submit(event)} submit={t('save')} isPending={save.isPending}>
      <TextField {...field('label', 120, true)} autoFocus placeholder={t('addresses.labelHint')} />
      <Controller
        name="address"
        control={form.control}
        rules={{ validate: isFilled }}
        render={({ field: { value } }) => (
          <AddressField
            value={value}
            error={errors.address?.message}
            onChange={(place) => {
              for (const [name, known] of Object.entries(place)) form.setValue(name as keyof AddressDraft, known)
              saveDraft()
            }}
          />
        )}
      />
      <Box sx={sides}>
        <TextField {...field('postalCode', 6)} />
        <TextField {...field('entrance', 120)} />
        <TextField {...field('contactName', 200)} />
        <TextField {...field('phone', 32)} type="tel" />
        <TextField {...field('workingHours', 120)} />
        <TextField {...field('maxTruck', 60)} />
      </Box>
      <TextField {...field('driverNote', 500)} multiline minRows={2} maxRows={5} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 4 }}>
        {tick('ramp')}
        {tick('crane')}
      </Box>
      <Box sx={sides}>
        <Controller
          name="consigneeId"
          control={form.control}
          render={({ field: { ref, ...chosen } }) => (
            <TextField
              {...chosen}
              inputRef={ref}
              select
              label={t('addresses.fields.consigneeId')}
              error={Boolean(errors.consigneeId)}
              helperText={errors.consigneeId?.message}
              slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
            >
              <MenuItem value="">{t('addresses.mainEntity')}</MenuItem>
              {consignees.map(({ id, name }) => (
                <MenuItem key={id} value={String(id)}>
                  {name}
                </MenuItem>
              ))}
            </TextField>
          )}
        />
        <TextField {...field('consigneeKpp', 9)} />
      </Box>
      {tick('isDefault')}
    </DialogForm>
  )
}
