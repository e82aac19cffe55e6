import Button from '@mui/material/Button'
import Box from '@mui/material/Box'
import TextField from '@mui/material/TextField'
import { mdiBarcodeScan } from '@mdi/js'
import { useRef, useState } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { Icon } from '#ui/icon.tsx'
import { CameraScanner, canUseCamera } from './camera-scanner.tsx'

type Props = { onCode: (code: string) => void; problem: string; texts?: { label: string; hint: string } }

/** Takes codes of a hand scanner, which types them and presses Enter, and of the camera where the browser can read barcodes. */
export function ScanField({ onCode, problem, texts }: Props) {
  const { t } = useTranslation('stock-desk')
  const [code, setCode] = useState('')
  const [isFilming, setIsFilming] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  return (
    <>
      <Box
        component="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (code.trim() !== '') onCode(code)
          setCode('')
          field.current?.focus()
        }}
        sx={{ display: 'flex', alignItems: 'flex-start', gap: 2, maxWidth: 640 }}
      >
        <TextField
          autoFocus
          fullWidth
          label={texts?.label ?? t('work.scan.label')}
          value={code}
          error={problem !== ''}
          helperText={problem || (texts?.hint ?? t('work.scan.hint'))}
          onChange={({ target }) => setCode(target.value)}
          inputRef={field}
          slotProps={{ htmlInput: { autoComplete: 'off', maxLength: 100, enterKeyHint: 'done' } }}
        />
        {canUseCamera() && (
          <Button variant="outlined" size="large" startIcon={<Icon path={mdiBarcodeScan} />} onClick={() => setIsFilming(!isFilming)}>
            {t(isFilming ? 'work.scan.stop' : 'work.scan.camera')}
          </Button>
        )}
      </Box>
      {isFilming && <CameraScanner onCode={onCode} onFailed={() => setIsFilming(false)} />}
    </>
  )
}
