import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { mdiFileTableOutline } from '@mdi/js'
import { MAX_IMPORT_BYTES, MAX_IMPORT_LINES, MAX_IMPORT_ROWS, MAX_IMPORT_TEXT } from '@vitrina/contract/list-import/list-import.rules'
import { type DragEvent, useRef, useState } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { Icon } from '#ui/icon.tsx'
import { showMessage } from '#ui/messages.ts'

type Props = { initialText: string; isPending: boolean; onRead: (source: { text: string } | { file: File }) => void }

const MEGABYTE = 1024 * 1024

/** Source of the list: pasted, typed, or a file. */
export function ImportSource({ initialText, isPending, onRead }: Props) {
  const { t } = useTranslation('cart-import')
  const [text, setText] = useState(initialText)
  const [isOver, setIsOver] = useState(false)
  const fileField = useRef<HTMLInputElement>(null)

  const selectFile = (file: File | undefined) => {
    if (!file) return
    if (file.size > MAX_IMPORT_BYTES)
      return showMessage({ text: t('source.tooLarge', { limit: MAX_IMPORT_BYTES / MEGABYTE }), kind: 'error' })
    onRead({ file })
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
      sx={{ display: 'grid', gap: 4 }}
    >
      <TextField
        multiline
        minRows={8}
        maxRows={16}
        autoFocus
        label={t('source.text')}
        placeholder={t('source.placeholder')}
        value={text}
        onChange={({ target }) => setText(target.value)}
        slotProps={{ htmlInput: { maxLength: MAX_IMPORT_TEXT, spellCheck: false }, inputLabel: { shrink: true } }}
        sx={{ '& textarea': { fontSize: 13, fontVariantNumeric: 'tabular-nums' } }}
      />
      <Typography variant="body2" color="textSecondary">
        {t('source.hint', { limit: MAX_IMPORT_LINES })}
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
        <Typography variant="body2" color="textSecondary" sx={{ flex: '1 1 200px' }}>
          {t('source.drop', { limit: MAX_IMPORT_ROWS })}
        </Typography>
        <Button variant="outlined" loading={isPending} onClick={() => fileField.current?.click()}>
          {t('source.choose')}
        </Button>
        <input
          ref={fileField}
          hidden
          type="file"
          aria-label={t('source.choose')}
          accept=".xlsx,.csv,.txt,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
          onChange={({ target }) => {
            selectFile(target.files?.[0])
            // Lets the same file be chosen again after an edit.
            target.value = ''
          }}
        />
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
