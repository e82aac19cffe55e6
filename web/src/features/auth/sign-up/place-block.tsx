import Box from '@mui/material/Box'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { Controller, useFormContext } from 'react-hook-form'
import { useTranslation } from '#i18n/use-translation.tsx'
import { useSite } from '#parts/site/use-site.ts'
import { FormSection } from './form-section.tsx'
import { FormText, sides } from './form-text.tsx'
import { OfferedText } from './offered-text.tsx'
import type { SignUpForm } from './sign-up.params.ts'
import { useFieldRules } from './use-field-rules.ts'

const fields = ['regionId', 'city', 'kindOfActivity', 'commodityGroup'] as const

/** Region and goods: prices and the manager depend on them. */
export function PlaceBlock() {
  const { t } = useTranslation('auth')
  const fieldRules = useFieldRules()
  if (!fields.some((field) => fieldRules(field).isShown)) return null
  return (
    <FormSection title={t('signUp.sections.place')}>
      <Box sx={sides}>
        {fieldRules('regionId').isShown && <RegionField isRequired={fieldRules('regionId').isRequired} />}
        <FormText name="city" autoComplete="address-level2" />
        <OfferedText name="kindOfActivity" />
        <OfferedText name="commodityGroup" />
      </Box>
    </FormSection>
  )
}

function RegionField({ isRequired }: { isRequired: boolean }) {
  const { t } = useTranslation('auth')
  const { regions } = useSite()
  const { control } = useFormContext<SignUpForm>()
  return (
    <Controller
      control={control}
      name="regionId"
      rules={{ validate: (id) => id !== '' || !isRequired || regions.length === 0 || t('signUp.regionRequired') }}
      render={({ field: { ref, ...field }, fieldState: { error } }) => (
        <TextField
          {...field}
          inputRef={ref}
          select
          required={isRequired}
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
  )
}
