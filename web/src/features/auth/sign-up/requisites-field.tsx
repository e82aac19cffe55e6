import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormHelperText from '@mui/material/FormHelperText'
import LinearProgress from '@mui/material/LinearProgress'
import { mdiFileDocumentOutline, mdiPaperclip } from '@mdi/js'
import { useId, useRef, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from '#i18n/use-translation.tsx'
import { Icon } from '#ui/icon.tsx'
import { readAsDataUrl } from './read-as-data-url.ts'
import { REQUISITES_ACCEPT, requisitesProblem } from './requisites-file.rules.ts'
import type { SignUpForm } from './sign-up.params.ts'

type Problem = NonNullable<ReturnType<typeof requisitesProblem>> | 'unreadable'

/** The company's requisites as a file: its size and type are checked here before it is sent with the form. */
export function RequisitesField() {
  const { t } = useTranslation('auth')
  const { control, setValue, formState } = useFormContext<SignUpForm>()
  const file = useWatch({ control, name: 'companyRequisites' })
  const input = useRef<HTMLInputElement>(null)
  const hintId = useId()
  const [problem, setProblem] = useState<Problem | null>(null)
  const [percent, setPercent] = useState<number | null>(null)
  const refused = formState.errors.companyRequisites?.message

  const choose = async (chosen: File | undefined) => {
    if (!chosen) return
    const found = requisitesProblem(chosen)
    setProblem(found)
    if (found) return
    setPercent(0)
    try {
      setValue('companyRequisites', { name: chosen.name, data: await readAsDataUrl(chosen, setPercent) })
    } catch {
      // Deleted or locked since it was chosen: shown at the field.
      setProblem('unreadable')
    } finally {
      setPercent(null)
    }
  }
  return (
    <Box role="group" aria-label={t('requisites.label')}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        {file && (
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minWidth: 0 }}>
            <Icon path={mdiFileDocumentOutline} fontSize="small" color="action" />
            <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
              {file.name}
            </Box>
          </Box>
        )}
        <Button
          size="small"
          color={file ? 'primary' : 'inherit'}
          startIcon={file ? undefined : <Icon path={mdiPaperclip} />}
          aria-describedby={hintId}
          onClick={() => input.current?.click()}
          sx={{ ml: file ? 0 : -2 }}
        >
          {t(file ? 'requisites.change' : 'requisites.choose')}
        </Button>
        {file && (
          <Button size="small" color="inherit" onClick={() => setValue('companyRequisites', null)}>
            {t('requisites.remove')}
          </Button>
        )}
      </Box>
      {percent !== null && <LinearProgress variant="determinate" value={percent} aria-label={t('requisites.reading')} />}
      <FormHelperText id={hintId} error={Boolean(problem ?? refused)} role={problem || refused ? 'alert' : undefined} sx={{ mt: 0 }}>
        {problem ? t(`requisites.${problem}`) : (refused ?? t('requisites.hint'))}
      </FormHelperText>
      <input
        ref={input}
        type="file"
        accept={REQUISITES_ACCEPT}
        aria-label={t('requisites.label')}
        hidden
        onChange={(event) => {
          void choose(event.target.files?.[0])
          // Lets the same file be chosen again after it was removed.
          event.target.value = ''
        }}
      />
    </Box>
  )
}
