import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'
import { useId } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { Trans } from '#i18n/trans.tsx'
import { useTranslation } from '#i18n/use-translation.tsx'
import { LegalLink } from './legal-note.tsx'

type Props = {
  registered: UseFormRegisterReturn
  isTicked: boolean
  /** Key of the text beside the tick. */
  text: string
  /** Slug of the page the text links to. */
  slug?: string
  error: string | undefined
}

export function ConsentTick({ registered: { ref, ...registered }, isTicked, text, slug = '', error }: Props) {
  const { t } = useTranslation('auth')
  const id = useId()
  return (
    <div>
      <FormControlLabel
        control={
          <Checkbox
            {...registered}
            size="small"
            defaultChecked={isTicked}
            sx={{ mt: -2 }}
            slotProps={{ input: { ref, 'aria-describedby': error ? id : undefined, 'aria-invalid': Boolean(error) } }}
          />
        }
        label={<Trans t={t} i18nKey={text} components={{ paper: <LegalLink slug={slug} /> }} />}
        sx={{ alignItems: 'start', mr: 0 }}
      />
      {error && (
        <FormHelperText id={id} error role="alert" sx={{ ml: 8, mt: 0 }}>
          {error}
        </FormHelperText>
      )}
    </div>
  )
}
