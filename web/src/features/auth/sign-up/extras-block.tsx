import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Collapse from '@mui/material/Collapse'
import { mdiChevronDown, mdiChevronUp } from '@mdi/js'
import { useId, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { useTranslation } from '#i18n/use-translation.tsx'
import { Icon } from '#ui/icon.tsx'
import { FormText, sides } from './form-text.tsx'
import type { SignUpForm } from './sign-up.params.ts'
import { useFieldRules } from './use-field-rules.ts'

const fields = ['promoCode', 'loyaltyCardNumber'] as const

/** Rarely used, so behind "more"; it is open when a field has an error or the seller requires one. */
export function ExtrasBlock() {
  const { t } = useTranslation('auth')
  const { getValues, formState } = useFormContext<SignUpForm>()
  const fieldRules = useFieldRules()
  const id = useId()
  const [isOpened, setOpened] = useState(() => fields.some((field) => fieldRules(field).isRequired || getValues(field)))
  const isOpen = isOpened || fields.some((field) => formState.errors[field])
  if (!fields.some((field) => fieldRules(field).isShown)) return null

  return (
    <Box>
      <Button
        color="inherit"
        size="small"
        startIcon={<Icon path={isOpen ? mdiChevronUp : mdiChevronDown} />}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpened(!isOpen)}
        sx={{ ml: -2 }}
      >
        {t('signUp.extras')}
      </Button>
      <Collapse in={isOpen} id={id} unmountOnExit>
        <Box sx={{ ...sides, pt: 3 }}>
          <FormText name="promoCode" autoComplete="off" limit={40} />
          <FormText name="loyaltyCardNumber" autoComplete="off" inputMode="numeric" limit={40} />
        </Box>
      </Collapse>
    </Box>
  )
}
