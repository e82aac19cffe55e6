import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { Controller, useFormContext } from 'react-hook-form'
import { useTranslation } from '#i18n/use-translation.tsx'
import { useSite } from '#parts/site/use-site.ts'
import { type Kind, kindOfInn, kinds, type SignUpForm } from './sign-up.params.ts'

/** If the seller's form has no individuals, only companies and sole traders are left, distinguished by the ИНН. */
export function KindChoice() {
  const { t } = useTranslation('auth')
  const { control, getValues, setValue } = useFormContext<SignUpForm>()
  const { config } = useSite()
  const { isIndividual, inn } = config.signupForm
  if (!isIndividual.shown && !inn.shown) return null

  const choose = (kind: Kind, onChange: (kind: Kind) => void) => {
    onChange(kind)
    const { company } = getValues()
    // The chosen company is of another kind.
    if (company && kind !== 'individual' && kind !== kindOfInn(company.inn ?? '')) setValue('company', null)
  }
  return (
    <Controller
      control={control}
      name="kind"
      render={({ field }) => (
        <ToggleButtonGroup
          exclusive
          fullWidth
          size="small"
          color="primary"
          aria-label={t('signUp.kind')}
          value={field.value}
          onChange={(_, kind: Kind | null) => kind && choose(kind, field.onChange)}
        >
          {kinds
            .filter((kind) => kind !== 'individual' || isIndividual.shown)
            .map((kind) => (
              <ToggleButton key={kind} value={kind} sx={{ textTransform: 'none', lineHeight: 1.3, minHeight: 44 }}>
                {t(`signUp.kinds.${kind}`)}
              </ToggleButton>
            ))}
        </ToggleButtonGroup>
      )}
    />
  )
}
