import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { mdiMagnify } from '@mdi/js'
import { useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Icon } from '#ui/icon.tsx'
import { TextButton } from '../text-button.tsx'
import { useAuthTool } from '../use-auth-tool.ts'
import { CompanyCard } from './company-card.tsx'
import { CompanySearch } from './company-search.tsx'
import { FormSection } from './form-section.tsx'
import { FormText, sides } from './form-text.tsx'
import { RequisitesField } from './requisites-field.tsx'
import { companyOf, isRightInn, isRightKpp, kindOfInn, type SignUpForm } from './sign-up.params.ts'

/** The company by search, or by hand when the directory does not know it. */
export function CompanyBlock() {
  const { t } = useTranslation('auth')
  const { control, setValue } = useFormContext<SignUpForm>()
  const [kind, company, isByHand] = useWatch({ control, name: ['kind', 'company', 'isByHand'] })
  const { tool, openTool, closeTool } = useAuthTool()
  if (kind === 'individual') return null

  const search = () => openTool('company')
  return (
    <FormSection title={t('signUp.sections.company')}>
      {isByHand && <CompanyByHand onSearch={search} />}
      {!isByHand && company && <CompanyCard company={company} onChange={search} onRemove={() => setValue('company', null)} />}
      {!isByHand && !company && (
        <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
          <Button
            variant="outlined"
            size="large"
            fullWidth
            startIcon={<Icon path={mdiMagnify} />}
            onClick={search}
            sx={{ whiteSpace: 'normal' }}
          >
            {t('company.find')}
          </Button>
          <TextButton onClick={() => setValue('isByHand', true)}>{t('company.byHand')}</TextButton>
        </Box>
      )}
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

function CompanyByHand({ onSearch }: { onSearch: () => void }) {
  const { t } = useTranslation('auth')
  const { control } = useFormContext<SignUpForm>()
  const kind = useWatch({ control, name: 'kind' })
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
        {kind === 'legal' && (
          <FormText
            name="kpp"
            autoComplete="off"
            inputMode="numeric"
            limit={9}
            validate={(kpp) => isRightKpp(kpp) || t('company.wrongKpp')}
          />
        )}
      </Box>
      <Box>
        <TextButton onClick={onSearch}>{t('company.findInstead')}</TextButton>
      </Box>
    </>
  )
}
