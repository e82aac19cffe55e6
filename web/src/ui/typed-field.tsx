import TextField from '@mui/material/TextField'
import { useState } from 'react'

type Props = { type: 'date' | 'number'; label: string; value: string; onChange: (value: string) => void }

/** A filter field: applied on blur or Enter, not at every key. */
export function TypedField({ type, label, value, onChange }: Props) {
  const [text, setText] = useState(value)
  const [shown, setShown] = useState(value)
  if (shown !== value) {
    setShown(value)
    setText(value)
  }
  const commit = () => text !== value && onChange(text)
  return (
    <TextField
      type={type}
      label={label}
      value={text}
      onChange={({ target }) => setText(target.value)}
      onBlur={commit}
      onKeyDown={({ key }) => key === 'Enter' && commit()}
      slotProps={{ inputLabel: { shrink: true }, htmlInput: type === 'number' ? { min: 0, step: 0.01, inputMode: 'decimal' } : {} }}
    />
  )
}
