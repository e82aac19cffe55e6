import Box from '@mui/material/Box'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { Controller, useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useSite } from '#parts/site/use-site.ts'
import { FormSection } from './form-section.tsx'
import { FormText, sides } from './form-text.tsx'
import { OfferedText } from './offered-text.tsx'
import type { SignUpForm } from './sign-up.params.ts'

/** Where he buys, and what: prices and the manager depend on it. */
export function PlaceBlock() {
  const { t } = useTranslation('auth')
  const { regions } = useSite()
  const { control } = useFormContext<SignUpForm>()
  const kind = useWatch({ control, name: 'kind' })
  return (
    <FormSection title={t('signUp.sections.place')}>
      <Box sx={sides}>
        <Controller
          control={control}
          name="regionId"
          rules={{ validate: (id) => id !== '' || regions.length === 0 || t('signUp.regionRequired') }}
          render={({ field: { ref, ...field }, fieldState: { error } }) => (
            <TextField
              {...field}
              inputRef={ref}
              select
              required
              label={t('signUp.fields.regionId')}
              error={Boolean(error)}
              helperText={error?.message}
              slotProps={{ formHelperText: { ...(error && { role: 'alert' }) }, select: { MenuProps: { sx: { maxHeight: 420 } } } }}
            >
              {regions.map(({ id, name }) => (
                <MenuItem key={id} value={id}>
                  {name}
                </MenuItem>
              ))}
            </TextField>
          )}
        />
        <FormText name="city" autoComplete="address-level2" />
        {kind !== 'individual' && <OfferedText name="kindOfActivity" />}
        <OfferedText name="commodityGroup" />
      </Box>
    </FormSection>
  )
}
