import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormHelperText from '@mui/material/FormHelperText'
import Typography from '@mui/material/Typography'
import { mdiPaperclip } from '@mdi/js'
import { useId, useRef, useState } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { Icon } from '#ui/icon.tsx'
import { fileProblem, MAX_FILE_MB, ORDER_FILES } from './order-file.rules.ts'

type Props = { file: File | null; onChange: (file: File | null) => void }

/** The buyer's own order document; an unsuitable file is rejected at once. */
export function FileField({ file, onChange }: Props) {
  const { t } = useTranslation('checkout')
  const input = useRef<HTMLInputElement>(null)
  const hint = useId()
  const [problem, setProblem] = useState<ReturnType<typeof fileProblem>>(null)
  const choose = (chosen: File | undefined) => {
    if (!chosen) return
    const found = fileProblem(chosen)
    setProblem(found)
    if (!found) onChange(chosen)
  }
  return (
    <Box role="group" aria-label={t('file.label')}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3 }}>
        <Button
          variant="outlined"
          startIcon={<Icon path={mdiPaperclip} fontSize="small" />}
          aria-describedby={hint}
          onClick={() => input.current?.click()}
        >
          {t(file ? 'file.change' : 'file.choose')}
        </Button>
        {file && (
          <>
            <Typography variant="body2" sx={{ overflowWrap: 'anywhere', minWidth: 0 }}>
              {file.name}
            </Typography>
            <Button size="small" color="inherit" onClick={() => onChange(null)}>
              {t('file.remove')}
            </Button>
          </>
        )}
      </Box>
      <FormHelperText id={hint} error={problem !== null} role={problem ? 'alert' : undefined}>
        {t(`file.${problem ?? 'hint'}`, { size: MAX_FILE_MB })}
      </FormHelperText>
      <input
        ref={input}
        type="file"
        accept={ORDER_FILES}
        aria-label={t('file.label')}
        hidden
        onChange={(event) => {
          choose(event.target.files?.[0])
          // Lets the same file be chosen again after it was removed.
          event.target.value = ''
        }}
      />
    </Box>
  )
}
