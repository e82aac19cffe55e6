import { type KeyboardEvent, useState } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'

type Props = {
  label: string
  note: string
  /** Opened on purpose: it takes the focus. */
  isAsked: boolean
  onSave: (note: string) => void
}

const MAX_LENGTH = 500

/** The note as a cell: Enter and leaving it save, Escape restores it. */
export function LineNote({ label, note, isAsked, onSave }: Props) {
  const { t } = useTranslation('cart-page')
  const [seen, setSeen] = useState(note)
  const [text, setText] = useState(note)
  if (seen !== note) {
    setSeen(note)
    setText(note)
  }
  const save = () => {
    if (text.trim() !== note) onSave(text.trim())
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') save()
    if (event.key === 'Escape') setText(note)
  }
  return (
    <input
      // Asked for anew it takes the focus anew.
      key={String(isAsked)}
      autoFocus={isAsked}
      value={text}
      maxLength={MAX_LENGTH}
      autoComplete="off"
      // Letters not saved yet are undone by the field itself.
      data-typed={text === note ? undefined : ''}
      aria-label={label}
      title={note}
      placeholder={isAsked ? t('line.notePlaceholder') : undefined}
      onChange={({ target }) => setText(target.value)}
      onBlur={save}
      onKeyDown={onKeyDown}
    />
  )
}
