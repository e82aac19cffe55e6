import Box from '@mui/material/Box'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { entityTypes, taxModes } from '@vitrina/contract/companies/companies'
import { entityProblems } from '@vitrina/contract/companies/companies.rules'
import type { UseFormReturn } from 'react-hook-form'
import { Controller } from 'react-hook-form'
import { useTranslation } from '#i18n/use-translation.tsx'
import { DirectoryField } from './directory-field.tsx'
import { type EntityForm, fromDirectory, requisitesOf } from './legal-entity.params.ts'

const digits = ['inn', 'kpp', 'ogrn'] as const
type Shown = 'shortName' | 'fullName' | (typeof digits)[number] | 'legalAddress' | 'headName' | 'headPost'

type Props = { form: UseFormReturn<EntityForm>; isSearched: boolean; isTypeFixed?: boolean }

/** Requisites by hand or from the directory; check digits are verified when a field is left. */
export function LegalEntityFields({ form, isSearched, isTypeFixed = false }: Props) {
  const { t } = useTranslation('companies')
  const { errors } = form.formState
  const type = form.watch('type')
  const check = (field: (typeof digits)[number]) => () => {
    const written = requisitesOf(form.getValues())
    const isWrong = entityProblems(written).some((wrong) => wrong.field === field && wrong.problem === 'wrong')
    return isWrong ? t(`wrong.${field}`) : true
  }
  const field = (name: Shown, { isNumber = false, isRequired = false, most = 300 } = {}) => (
    <TextField
      {...form.register(name, {
        ...(isRequired && { required: t('wrong.required') }),
        ...(isNumber && { validate: check(name as (typeof digits)[number]) }),
      })}
      fullWidth
      required={isRequired}
      label={t(`entities.${name === 'legalAddress' ? 'address' : name === 'ogrn' && type === 'ip' ? 'ogrnip' : name}`)}
      error={Boolean(errors[name])}
      helperText={errors[name]?.message}
      slotProps={{
        // A value from the directory is set after the field is drawn.
        inputLabel: { shrink: true },
        htmlInput: { maxLength: most, autoComplete: 'off', ...(isNumber && { inputMode: 'numeric' }) },
      }}
    />
  )
  return (
    <>
      {isSearched && <DirectoryField onChoose={(party) => form.reset({ ...form.getValues(), ...fromDirectory(party) })} />}
      {!isTypeFixed && (
        <Controller
          name="type"
          control={form.control}
          render={({ field: { value, onChange } }) => (
            <ToggleButtonGroup
              exclusive
              fullWidth
              size="small"
              value={value}
              aria-label={t('entities.type')}
              onChange={(_, next: EntityForm['type'] | null) => next && onChange(next)}
            >
              {entityTypes.map((one) => (
                <ToggleButton key={one} value={one}>
                  {t(`types.${one}`)}
                </ToggleButton>
              ))}
            </ToggleButtonGroup>
          )}
        />
      )}
      {field('shortName', { isRequired: true })}
      {type === 'ul' && field('fullName')}
      <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
        {field('inn', { isNumber: true, isRequired: type !== 'fl', most: 20 })}
        {type === 'ul' && field('kpp', { isNumber: true, isRequired: true, most: 20 })}
        {type !== 'fl' && field('ogrn', { isNumber: true, isRequired: true, most: 24 })}
        {type !== 'fl' && (
          <TextField select fullWidth label={t('entities.taxMode')} {...form.register('taxMode')} value={form.watch('taxMode')}>
            {taxModes.map((mode) => (
              <MenuItem key={mode} value={mode}>
                {t(`taxModes.${mode}`)}
              </MenuItem>
            ))}
          </TextField>
        )}
      </Box>
      {field('legalAddress', { most: 500 })}
      {type === 'ul' && (
        <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
          {field('headPost')}
          {field('headName')}
        </Box>
      )}
    </>
  )
}
