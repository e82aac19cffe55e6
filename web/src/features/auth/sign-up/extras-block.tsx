import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Collapse from '@mui/material/Collapse'
import { mdiChevronDown, mdiChevronUp } from '@mdi/js'
import { useId, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Icon } from '#ui/icon.tsx'
import { FormText, sides } from './form-text.tsx'
import type { SignUpForm } from './sign-up.params.ts'

/** Few have them, so they lie behind "more"; a mistake in them opens it. */
export function ExtrasBlock() {
  const { t } = useTranslation('auth')
  const { getValues, formState } = useFormContext<SignUpForm>()
  const id = useId()
  const [isOpened, setOpened] = useState(() => Boolean(getValues('promoCode') || getValues('loyaltyCardNumber')))
  const isOpen = isOpened || Boolean(formState.errors.promoCode ?? formState.errors.loyaltyCardNumber)
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
