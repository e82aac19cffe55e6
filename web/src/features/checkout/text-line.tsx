import TextField from '@mui/material/TextField'
import { useFormContext } from 'react-hook-form'
import type { CheckoutDraft, DraftText } from './checkout-draft.rules.ts'

type Props = {
  name: DraftText
  label: string
  limit: number
  hint?: string
  required?: string
  type?: 'tel'
  rows?: number
}

export function TextLine({ name, label, limit, hint, required, type, rows }: Props) {
  const { register, formState } = useFormContext<CheckoutDraft>()
  const wrong = formState.errors[name]?.message
  const { ref, ...registered } = register(name, { validate: (text) => !required || text.trim() !== '' || required })
  return (
    <TextField
      {...registered}
      inputRef={ref}
      fullWidth
      label={label}
      required={Boolean(required)}
      error={Boolean(wrong)}
      helperText={wrong ?? hint}
      {...(type && { type })}
      {...(rows && { multiline: true, minRows: rows, maxRows: 8 })}
      slotProps={{ htmlInput: { maxLength: limit }, inputLabel: { required: false } }}
    />
  )
}
