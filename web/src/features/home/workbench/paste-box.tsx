import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { useNavigate } from '@tanstack/react-router'
import { isList } from '@vitrina/contract/list-import/list-import.rules'
import { type ClipboardEvent, useState } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { paths } from '#lib/paths.ts'
import { useIsOpen } from '#parts/site/use-site.ts'
import { SectionFrame } from '#ui/section-frame.tsx'

/** A list from anywhere: pasted, it opens the import at once; typed, by the button. */
export function PasteBox() {
  const { t } = useTranslation('workbench')
  const isOpen = useIsOpen()
  const navigate = useNavigate()
  const [text, setText] = useState('')
  if (!isOpen(paths.cart)) return null
  const read = (list: string) => void navigate({ to: paths.cart, state: { openedCartImport: { text: list } } })
  const paste = (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData('text')
    // A single article is typed on; a list needs no more typing.
    if (text !== '' || !isList(pasted)) return
    event.preventDefault()
    read(pasted)
  }
  return (
    <Box sx={{ gridArea: 'paste', minWidth: 0 }}>
      <SectionFrame isTight title={t('paste.title')}>
        <TextField
          multiline
          fullWidth
          minRows={3}
          maxRows={8}
          placeholder={t('paste.placeholder')}
          value={text}
          onChange={({ target }) => setText(target.value)}
          onPaste={paste}
          slotProps={{ htmlInput: { spellCheck: false, 'aria-label': t('paste.label') } }}
          sx={{ '& textarea': { fontSize: 13, fontVariantNumeric: 'tabular-nums' } }}
        />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: 2 }}>
          <Button variant="contained" size="small" disabled={text.trim() === ''} onClick={() => read(text)}>
            {t('paste.read')}
          </Button>
          <Button size="small" color="inherit" onClick={() => void navigate({ to: paths.cart, state: { openedCartImport: {} } })}>
            {t('paste.file')}
          </Button>
        </Box>
      </SectionFrame>
    </Box>
  )
}
