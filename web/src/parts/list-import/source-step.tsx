import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { mdiCameraOutline, mdiFileTableOutline } from '@mdi/js'
import { MAX_IMPORT_BYTES } from '@vitrina/contract/list-import/list-import.rules'
import { type DragEvent, useRef, useState } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { useSite } from '#parts/site/use-site.ts'
import { Icon } from '#ui/icon.tsx'
import { useDesktop } from '#ui/use-desktop.ts'
import type { SourceInput } from './source.rules.ts'
import { UnfinishedImports } from './unfinished-imports.tsx'

type Props = { initialText: string; isPending: boolean; onRead: (source: SourceInput) => void; onResume: (id: string) => void }

const MEGABYTE = 1024 * 1024
const FORMATS = '.xlsx,.csv,.txt,.xls,.pdf,.eml,.jpg,.jpeg,.png'

/** Source of the list: pasted, typed, a file, or a photograph. */
export function SourceStep({ initialText, isPending, onRead, onResume }: Props) {
  const { t } = useTranslation('list-import')
  const { listImport } = useSite().config
  const isDesktop = useDesktop()
  const [text, setText] = useState(initialText)
  const [isOver, setIsOver] = useState(false)

  const selectFile = (file: File | undefined) => {
    if (file) onRead({ file })
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(false)
    selectFile(event.dataTransfer.files[0])
  }

  return (
    <Box
      onDragOver={(event) => {
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
      sx={{ display: 'grid', gap: 4, pt: 2 }}
    >
      <UnfinishedImports onResume={onResume} />
      <TextField
        multiline
        minRows={8}
        maxRows={16}
        autoFocus
        label={t('source.text')}
        placeholder={t('source.placeholder')}
        value={text}
        onChange={({ target }) => setText(target.value)}
        slotProps={{ htmlInput: { spellCheck: false }, inputLabel: { shrink: true } }}
        sx={{ '& textarea': { fontSize: 13, fontVariantNumeric: 'tabular-nums' } }}
      />
      <Typography variant="body2" color="textSecondary">
        {t('source.hint', { limit: listImport.maxLines })}
      </Typography>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: 3,
          p: 4,
          border: '1px dashed',
          borderColor: isOver ? 'primary.main' : 'divider',
          bgcolor: isOver ? 'action.selected' : undefined,
          borderRadius: 1,
        }}
      >
        <Icon path={mdiFileTableOutline} sx={{ color: 'text.secondary' }} />
        <Typography variant="body2" color="textSecondary" sx={{ flex: '1 1 240px' }}>
          {t('source.drop', { limit: listImport.maxRows, size: MAX_IMPORT_BYTES / MEGABYTE })}
        </Typography>
        <FileButton label={t('source.choose')} accept={FORMATS} isPending={isPending} onFile={selectFile} />
        {!isDesktop && (
          <FileButton
            label={t('source.photo')}
            accept="image/jpeg,image/png"
            icon={mdiCameraOutline}
            isCamera
            isPending={isPending}
            onFile={selectFile}
          />
        )}
      </Box>
      <Button
        variant="contained"
        loading={isPending}
        disabled={text.trim() === ''}
        onClick={() => onRead({ text })}
        sx={{ justifySelf: 'end' }}
      >
        {t('source.read')}
      </Button>
    </Box>
  )
}

type FileButtonProps = {
  label: string
  accept: string
  icon?: string
  isCamera?: boolean
  isPending: boolean
  onFile: (file: File | undefined) => void
}

function FileButton({ label, accept, icon, isCamera = false, isPending, onFile }: FileButtonProps) {
  const field = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button
        variant="outlined"
        loading={isPending}
        startIcon={icon && <Icon path={icon} fontSize="small" />}
        onClick={() => field.current?.click()}
      >
        {label}
      </Button>
      <input
        ref={field}
        hidden
        type="file"
        aria-label={label}
        accept={accept}
        {...(isCamera && { capture: 'environment' })}
        onChange={({ target }) => {
          onFile(target.files?.[0])
          // Lets the same file be chosen again after an edit.
          target.value = ''
        }}
      />
    </>
  )
}
