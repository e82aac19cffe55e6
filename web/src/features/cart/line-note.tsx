import TextField from '@mui/material/TextField'
import { type KeyboardEvent, useState } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'

type Props = { name: string; note: string; onSave: (note: string) => void; onDone: () => void }

/** Enter and blur save, Escape does not. */
export function LineNote({ name, note, onSave: onKeep, onDone }: Props) {
  const { t } = useTranslation('cart-page')
  const [text, setText] = useState(note)
  const save = () => {
    if (text.trim() !== note) onKeep(text.trim())
    onDone()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') save()
    if (event.key === 'Escape') onDone()
  }
  return (
    <TextField
      size="small"
      fullWidth
      autoFocus
      value={text}
      placeholder={t('line.notePlaceholder')}
      onChange={({ target }) => setText(target.value)}
      onBlur={save}
      onKeyDown={onKeyDown}
      slotProps={{ htmlInput: { maxLength: 500, 'aria-label': t('line.noteOf', { name }) } }}
      sx={{ my: 1 }}
    />
  )
}
