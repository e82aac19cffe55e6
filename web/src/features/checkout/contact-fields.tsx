import Autocomplete from '@mui/material/Autocomplete'
import Box from '@mui/material/Box'
import TextField from '@mui/material/TextField'
import type { CheckoutOptions } from '@vitrina/contract/orders/checkout'
import { useController, useFormContext } from 'react-hook-form'
import { useTranslation } from '#i18n/use-translation.tsx'
import { formatPhone } from '#lib/phones.ts'
import type { CheckoutDraft } from './checkout-draft.rules.ts'
import { TextLine } from './text-line.tsx'

type Contact = CheckoutOptions['contacts'][number]

/** Contact of this order; earlier contacts are offered with their phones. */
export function ContactFields({ contacts }: { contacts: readonly Contact[] }) {
  const { t } = useTranslation('checkout')
  const { control, setValue } = useFormContext<CheckoutDraft>()
  const required = t('contact.nameRequired')
  const { field, fieldState } = useController({
    name: 'contactName',
    control,
    rules: { validate: (name) => name.trim() !== '' || required },
  })
  return (
    <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: { sm: '1fr 1fr' } }}>
      <Autocomplete<Contact, false, true, true>
        freeSolo
        disableClearable
        options={contacts}
        inputValue={field.value}
        onInputChange={(_, text) => field.onChange(text)}
        getOptionLabel={(contact) => (typeof contact === 'string' ? contact : contact.name)}
        getOptionKey={(contact) => (typeof contact === 'string' ? contact : `${contact.name} ${contact.phone}`)}
        onChange={(_, chosen) => typeof chosen !== 'string' && setValue('contactPhone', chosen.phone, { shouldValidate: true })}
        renderOption={({ key, ...props }, { name, phone }) => (
          <li key={key} {...props}>
            {name} · {formatPhone(phone)}
          </li>
        )}
        renderInput={(props) => (
          <TextField
            {...props}
            inputRef={field.ref}
            onBlur={field.onBlur}
            label={t('contact.name')}
            error={Boolean(fieldState.error)}
            helperText={fieldState.error?.message}
          />
        )}
      />
      <TextLine name="contactPhone" type="tel" label={t('contact.phone')} limit={30} required={t('contact.phoneRequired')} />
    </Box>
  )
}
