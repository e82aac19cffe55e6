import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormHelperText from '@mui/material/FormHelperText'
import { mdiMagnify } from '@mdi/js'
import { useId } from 'react'
import { Controller, useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from '#i18n/use-translation.tsx'
import { Icon } from '#ui/icon.tsx'
import { TextButton } from '../text-button.tsx'
import { useAuthTool } from '../use-auth-tool.ts'
import { CompanyCard } from './company-card.tsx'
import { CompanySearch } from './company-search.tsx'
import { FormSection } from './form-section.tsx'
import { FormText, sides } from './form-text.tsx'
import { RequisitesField } from './requisites-field.tsx'
import { companyOf, isRightInn, isRightKpp, kindOfInn, type SignUpForm } from './sign-up.params.ts'
import { useFieldRules } from './use-field-rules.ts'

/** The company by search, or by hand when the directory does not have it or the seller asks for fewer fields. */
export function CompanyBlock() {
  const { t } = useTranslation('auth')
  const { control, setValue } = useFormContext<SignUpForm>()
  const fieldRules = useFieldRules()
  const [name, inn] = [fieldRules('companyName'), fieldRules('inn')]
  const isSearched = name.isShown && inn.isShown
  const [company, isChosenByHand] = useWatch({ control, name: ['company', 'isByHand'] })
  const { tool, openTool, closeTool } = useAuthTool()
  if (!name.isShown && !inn.isShown) return null

  const isByHand = isChosenByHand || !isSearched
  const search = () => openTool('company')
  return (
    <FormSection title={t('signUp.sections.company')}>
      {isByHand && <CompanyByHand onSearch={isSearched ? search : undefined} />}
      {!isByHand && company && <CompanyCard company={company} onChange={search} onRemove={() => setValue('company', null)} />}
      {!isByHand && !company && <NoCompanyYet isRequired={name.isRequired || inn.isRequired} onSearch={search} />}
      <RequisitesField />
      {tool === 'company' && (
        <CompanySearch
          onChoose={(chosen) => {
            setValue('company', companyOf(chosen))
            setValue('kind', kindOfInn(chosen.data.inn))
            setValue('isByHand', false)
            closeTool()
          }}
          onByHand={() => {
            setValue('isByHand', true)
            closeTool()
          }}
          onClose={closeTool}
        />
      )}
    </FormSection>
  )
}

function NoCompanyYet({ isRequired, onSearch }: { isRequired: boolean; onSearch: () => void }) {
  const { t } = useTranslation('auth')
  const { control, setValue } = useFormContext<SignUpForm>()
  const errorId = useId()
  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
      <Controller
        control={control}
        name="company"
        rules={{ validate: (company) => company !== null || !isRequired || t('company.required') }}
        render={({ field: { ref }, fieldState: { error } }) => (
          <>
            <Button
              ref={ref}
              variant="outlined"
              size="large"
              fullWidth
              startIcon={<Icon path={mdiMagnify} />}
              onClick={onSearch}
              aria-describedby={error ? errorId : undefined}
              sx={{ whiteSpace: 'normal' }}
            >
              {t('company.find')}
              {isRequired && ' *'}
            </Button>
            {error && (
              <FormHelperText id={errorId} error role="alert" sx={{ mt: 0 }}>
                {error.message}
              </FormHelperText>
            )}
          </>
        )}
      />
      <TextButton onClick={() => setValue('isByHand', true)}>{t('company.byHand')}</TextButton>
    </Box>
  )
}

function CompanyByHand({ onSearch }: { onSearch: (() => void) | undefined }) {
  const { t } = useTranslation('auth')
  const { control } = useFormContext<SignUpForm>()
  const kind = useWatch({ control, name: 'kind' })
  const isInnShown = useFieldRules()('inn').isShown
  return (
    <>
      <FormText name="companyName" autoComplete="organization" />
      <Box sx={sides}>
        <FormText
          name="inn"
          autoComplete="off"
          inputMode="numeric"
          limit={12}
          hint={t(kind === 'sole' ? 'company.innOfPerson' : 'company.innOfCompany')}
          validate={(inn) => isRightInn(kind, inn) || t('company.wrongInn')}
        />
        {kind === 'legal' && isInnShown && (
          <FormText
            name="kpp"
            autoComplete="off"
            inputMode="numeric"
            limit={9}
            validate={(kpp) => isRightKpp(kpp) || t('company.wrongKpp')}
          />
        )}
      </Box>
      {onSearch && (
        <Box>
          <TextButton onClick={onSearch}>{t('company.findInstead')}</TextButton>
        </Box>
      )}
    </>
  )
}
