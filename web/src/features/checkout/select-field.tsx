import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { type FieldPath, type FieldPathValue, useController, useFormContext } from 'react-hook-form'
import type { CheckoutDraft } from './checkout-draft.rules.ts'

type Props<N extends FieldPath<CheckoutDraft>> = {
  name: N
  label: string
  options: readonly { value: FieldPathValue<CheckoutDraft, N>; text: string }[]
  hint?: string | undefined
  required?: string
  onChosen?: (value: FieldPathValue<CheckoutDraft, N>) => void
}

/** One of many short options. */
export function SelectField<N extends FieldPath<CheckoutDraft>>({ name, label, options, hint, required, onChosen }: Props<N>) {
  const { control } = useFormContext<CheckoutDraft>()
  const { field, fieldState } = useController({
    name,
    control,
    rules: { validate: (value) => (!required || (value !== '' && value !== null && value !== undefined) ? true : required) },
  })
  const chosen = options.some(({ value }) => value === field.value) ? String(field.value) : ''
  return (
    <TextField
      select
      fullWidth
      label={label}
      value={chosen}
      inputRef={field.ref}
      onBlur={field.onBlur}
      onChange={({ target }) => {
        const option = options.find(({ value }) => String(value) === target.value)
        if (!option) return
        field.onChange(option.value)
        onChosen?.(option.value)
      }}
      error={Boolean(fieldState.error)}
      helperText={fieldState.error?.message ?? hint}
    >
      {options.map(({ value, text }) => (
        <MenuItem key={String(value)} value={String(value)} sx={{ whiteSpace: 'normal' }}>
          {text}
        </MenuItem>
      ))}
    </TextField>
  )
}
