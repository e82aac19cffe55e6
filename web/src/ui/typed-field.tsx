import TextField from '@mui/material/TextField'
import { useState } from 'react'

type Props = { label: string; value: string; onChange: (value: string) => void }

/** A filter field for an amount or sum: applied on blur or Enter, not at every key. */
export function TypedField({ label, value, onChange }: Props) {
  const [text, setText] = useState(value)
  const [shown, setShown] = useState(value)
  if (shown !== value) {
    setShown(value)
    setText(value)
  }
  const commit = () => text !== value && onChange(text)
  return (
    <TextField
      type="number"
      label={label}
      value={text}
      onChange={({ target }) => setText(target.value)}
      onBlur={commit}
      onKeyDown={({ key }) => key === 'Enter' && commit()}
      slotProps={{ inputLabel: { shrink: true }, htmlInput: { min: 0, step: 0.01, inputMode: 'decimal' } }}
    />
  )
}
