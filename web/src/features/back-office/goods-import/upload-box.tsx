import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { mdiFileTableOutline } from '@mdi/js'
import { useNavigate } from '@tanstack/react-router'
import { MAX_IMPORT_FILE_BYTES } from '@vitrina/contract/goods-import/goods-import.rules'
import { type DragEvent, useRef, useState } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { deskPaths } from '#lib/desk-paths.ts'
import { Icon } from '#ui/icon.tsx'
import { ErrorNote } from './error-note.tsx'
import { useUpload } from './goods-import.api.ts'
import { SampleFiles } from './sample-files.tsx'

const FORMATS = '.xlsx,.xls,.csv,.txt,.tsv,.xml,.yml'
const MEGABYTE = 1024 * 1024

/** A file is dropped here or chosen; its import opens by itself. */
export function UploadBox() {
  const { t } = useTranslation('goods-import')
  const navigate = useNavigate()
  const upload = useUpload()
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setIsOver] = useState(false)
  const [tooLarge, setTooLarge] = useState<number | null>(null)
  const take = (file: File | undefined) => {
    setTooLarge(file && file.size > MAX_IMPORT_FILE_BYTES ? file.size : null)
    if (file && file.size <= MAX_IMPORT_FILE_BYTES && !upload.isPending)
      upload.mutate(file, { onSuccess: ({ id }) => void navigate({ to: deskPaths.import(id) }) })
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(false)
    take(event.dataTransfer.files[0])
  }
  return (
    <Box
      onDragOver={(event) => {
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
      sx={{
        display: 'grid',
        gap: 3,
        p: 4,
        border: '1px dashed',
        borderColor: isOver ? 'primary.main' : 'divider',
        bgcolor: isOver ? 'action.selected' : undefined,
        borderRadius: 2,
      }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3 }}>
        <Icon path={mdiFileTableOutline} sx={{ color: 'text.secondary' }} />
        <Typography color="textSecondary" sx={{ flex: '1 1 240px' }}>
          {t('upload.hint', { size: MAX_IMPORT_FILE_BYTES / MEGABYTE })}
        </Typography>
        <Button variant="contained" disabled={upload.isPending} onClick={() => input.current?.click()}>
          {t('upload.choose')}
        </Button>
        <input
          ref={input}
          type="file"
          hidden
          accept={FORMATS}
          aria-label={t('upload.choose')}
          onChange={({ target }) => {
            take(target.files?.[0])
            // The same file, corrected, can be chosen again.
            target.value = ''
          }}
        />
      </Box>
      <SampleFiles />
      {upload.isPending && <LinearProgress aria-label={t('upload.reading')} />}
      {tooLarge === null ? (
        <ErrorNote error={upload.error} />
      ) : (
        <Alert severity="error">
          {t('upload.tooLarge', { given: Math.ceil(tooLarge / MEGABYTE), size: MAX_IMPORT_FILE_BYTES / MEGABYTE })}
        </Alert>
      )}
    </Box>
  )
}
