import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { languages } from '@vitrina/contract/languages'
import type { Profile } from '@vitrina/contract/account/profile'
import { Controller, useForm } from 'react-hook-form'
import { useTranslation } from '#i18n/use-translation.tsx'
import { showError, showMessage } from '#ui/messages.ts'
import { showErrors } from '#ui/show-errors.ts'
import { useUpdateProfile } from '../account.api.ts'
import { FormSection } from '../form-section.tsx'
import { AccountLeaveGuard } from '../account-leave-guard.tsx'

const texts = ['lastname', 'firstname', 'middlename', 'position', 'city', 'commodityGroup', 'loyaltyCardNumber'] as const
type Text = (typeof texts)[number]
type Draft = Record<Text, string> & { language: string }

const autoComplete: Partial<Record<Text, string>> = {
  lastname: 'family-name',
  firstname: 'given-name',
  middlename: 'additional-name',
  position: 'organization-title',
  city: 'address-level2',
}

const draftOf = (profile: Profile): Draft => ({
  lastname: profile.lastname,
  firstname: profile.firstname,
  middlename: profile.middlename,
  position: profile.position,
  city: profile.city,
  commodityGroup: profile.commodityGroup,
  loyaltyCardNumber: profile.loyaltyCardNumber,
  language: profile.language ?? '',
})

export function ProfileForm({ profile }: { profile: Profile }) {
  const { t } = useTranslation('account')
  const form = useForm<Draft>({ values: draftOf(profile), resetOptions: { keepDirtyValues: true } })
  const save = useUpdateProfile()
  const { errors, isDirty } = form.formState
  const submit = form.handleSubmit(({ language, ...fields }) =>
    save.mutate(
      { ...fields, language: languages.find((known) => known === language) ?? null },
      {
        onSuccess: ({ message, profile: saved }) => {
          form.reset(draftOf(saved))
          showMessage({ text: message, kind: 'success' })
        },
        // its own message; the details stand at the fields.
        onError: (error) => {
          showErrors(form, error, { fields: texts })
          showError({ message: t('profile.failed') })
        },
      },
    ),
  )
  return (
    <FormSection title={t('profile.title')} text={t('profile.text')}>
      <Box component="form" noValidate onSubmit={(event) => void submit(event)} sx={{ display: 'grid', gap: 4 }}>
        <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: { sm: '1fr 1fr' } }}>
          {texts.map((field) => (
            <TextField
              key={field}
              {...form.register(field)}
              label={t(`profile.${field}`)}
              error={Boolean(errors[field])}
              helperText={errors[field]?.message}
              slotProps={{ htmlInput: { maxLength: 200, ...(autoComplete[field] && { autoComplete: autoComplete[field] }) } }}
            />
          ))}
          <Controller
            name="language"
            control={form.control}
            render={({ field: { ref, ...field } }) => (
              <TextField
                {...field}
                inputRef={ref}
                select
                label={t('profile.language')}
                slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
              >
                <MenuItem value="">{t('profile.languageOfSite')}</MenuItem>
                {languages.map((language) => (
                  <MenuItem key={language} value={language}>
                    {t(`languages.${language}`)}
                  </MenuItem>
                ))}
              </TextField>
            )}
          />
        </Box>
        <Box sx={{ display: 'flex', gap: 2 }}>
          <Button type="submit" variant="contained" loading={save.isPending} disabled={!isDirty}>
            {t('save')}
          </Button>
          {isDirty && (
            <Button color="inherit" onClick={() => form.reset(draftOf(profile))}>
              {t('undo')}
            </Button>
          )}
        </Box>
      </Box>
      <AccountLeaveGuard isDirty={isDirty} />
    </FormSection>
  )
}
