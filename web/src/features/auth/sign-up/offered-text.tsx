import Autocomplete from '@mui/material/Autocomplete'
import TextField from '@mui/material/TextField'
import { Controller, useFormContext } from 'react-hook-form'
import { useTranslation } from '#i18n/use-translation.tsx'
import type { SignUpForm } from './sign-up.params.ts'
import { useFieldRules } from './use-field-rules.ts'

/** Common answers to choose from; any other may be typed. */
export function OfferedText({ name }: { name: 'kindOfActivity' | 'commodityGroup' }) {
  const { t, i18n } = useTranslation('auth')
  const { control } = useFormContext<SignUpForm>()
  const { isShown, isRequired } = useFieldRules()(name)
  if (!isShown) return null

  const offered = i18n.list(`auth:signUp.offered.${name}`)
  return (
    <Controller
      control={control}
      name={name}
      rules={{ validate: (text) => !isRequired || text.trim() !== '' || t('signUp.required') }}
      render={({ field: { ref, value, onChange, onBlur }, fieldState: { error } }) => (
        <Autocomplete
          freeSolo
          openOnFocus
          forcePopupIcon
          options={offered}
          inputValue={value}
          onInputChange={(_, typed) => onChange(typed)}
          // Typed text is the answer; a chosen answer does not filter the list.
          filterOptions={(options, { inputValue }) =>
            options.includes(inputValue) ? options : options.filter((option) => option.toLowerCase().includes(inputValue.toLowerCase()))
          }
          renderInput={(params) => (
            <TextField
              {...params}
              inputRef={ref}
              onBlur={onBlur}
              required={isRequired}
              label={t(`signUp.fields.${name}`)}
              error={Boolean(error)}
              helperText={error?.message}
              slotProps={{
                ...params.slotProps,
                formHelperText: { ...(error && { role: 'alert' }) },
                htmlInput: { ...params.slotProps.htmlInput, maxLength: 200 },
              }}
            />
          )}
        />
      )}
    />
  )
}
