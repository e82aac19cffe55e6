import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { Controller, type Path, useFormContext } from 'react-hook-form'
import { useTranslation } from '#i18n/use-translation.tsx'
import type { SetupForm } from './setup-form.params.ts'

type Props = {
  name: Path<SetupForm>
  isRequired?: boolean
  hint?: string
  inputMode?: 'text' | 'numeric' | 'email' | 'tel' | 'url'
  type?: 'text' | 'password' | 'email'
  autoComplete?: string
  isWide?: boolean
  /** A choice of one. */
  options?: readonly { value: string; text: string }[]
}

const textOf = (errors: object, name: string): string | undefined => {
  const found = name
    .split('.')
    .reduce<unknown>((at, key) => (at && typeof at === 'object' ? (at as Record<string, unknown>)[key] : undefined), errors)
  return (found as { message?: string } | undefined)?.message
}

/** A field of set-up with the server's sentence below it. */
export function SetupField({
  name,
  isRequired = true,
  hint,
  inputMode = 'text',
  type = 'text',
  autoComplete = 'off',
  isWide = false,
  options,
}: Props) {
  const { t } = useTranslation('setup')
  const { control, formState } = useFormContext<SetupForm>()
  const error = textOf(formState.errors, name)
  return (
    <Controller
      control={control}
      name={name}
      render={({ field: { ref, ...field } }) => (
        <TextField
          {...field}
          inputRef={ref}
          select={options !== undefined}
          type={type}
          required={isRequired}
          label={t(`fields.${name}`)}
          error={Boolean(error)}
          helperText={error ?? hint}
          autoComplete={autoComplete}
          sx={isWide ? { gridColumn: '1 / -1' } : {}}
          slotProps={{
            formHelperText: { ...(error && { role: 'alert' }) },
            htmlInput: { maxLength: 500, inputMode, ...(type === 'password' && { autoCapitalize: 'off', spellCheck: false }) },
          }}
        >
          {options?.map(({ value, text }) => (
            <MenuItem key={value} value={value}>
              {text}
            </MenuItem>
          ))}
        </TextField>
      )}
    />
  )
}
