import Box from '@mui/material/Box'
import { contentSlugs } from '@vitrina/contract/content/content'
import { useTranslation } from '#i18n/use-translation.tsx'
import { ConsentTick } from '../consent-tick.tsx'
import { useFormContext } from 'react-hook-form'
import type { SignUpForm } from './sign-up.params.ts'
import { useFieldRules } from './use-field-rules.ts'

/** Each consent has its own tick, with a link to its text. */
export function ConsentsBlock() {
  const { t } = useTranslation('auth')
  const { register, formState, getValues } = useFormContext<SignUpForm>()
  const { errors } = formState
  const { isShown } = useFieldRules()('emailAgreedForMarketing')
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <ConsentTick
        registered={register('agreedForTerms', { required: t('consents.termsRequired') })}
        isTicked={getValues('agreedForTerms')}
        text="consents.terms"
        slug={contentSlugs.agreement}
        error={errors.agreedForTerms?.message}
      />
      <ConsentTick
        registered={register('agreeForProcessingData', { required: t('consents.dataRequired') })}
        isTicked={getValues('agreeForProcessingData')}
        text="consents.data"
        slug={contentSlugs.privacyPolicy}
        error={errors.agreeForProcessingData?.message}
      />
      {isShown && (
        <ConsentTick
          registered={register('emailAgreedForMarketing')}
          isTicked={getValues('emailAgreedForMarketing')}
          text="consents.marketing"
          error={errors.emailAgreedForMarketing?.message}
        />
      )}
    </Box>
  )
}
