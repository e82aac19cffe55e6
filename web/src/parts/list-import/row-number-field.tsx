import TextField from '@mui/material/TextField'
import { type KeyboardEvent, useState } from 'react'

type Props = { label: string; value: number; least: number; most: number; onChange: (value: number) => void }

/** A number of a row; arrows step it, and what is typed counts once it is whole: by Enter, or when the field is left. */
export function RowNumberField({ label, value, least, most, onChange }: Props) {
  const [typed, setTyped] = useState<string | null>(null)
  const give = (next: number) => {
    setTyped(null)
    if (next !== value) onChange(Math.min(Math.max(next, least), most))
  }
  const commit = () => give(typed === null || !/^\d+$/.test(typed.trim()) ? value : Number(typed))
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter') commit()
    else if (event.key === 'ArrowUp') give(value + 1)
    else if (event.key === 'ArrowDown') give(value - 1)
    else return
    event.preventDefault()
  }
  return (
    <TextField
      size="small"
      label={label}
      value={typed ?? String(value)}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={commit}
      onKeyDown={press}
      slotProps={{
        htmlInput: {
          role: 'spinbutton',
          inputMode: 'numeric',
          autoComplete: 'off',
          'aria-valuenow': value,
          'aria-valuemin': least,
          'aria-valuemax': most,
        },
      }}
      sx={{ flex: '1 1 200px', maxWidth: { sm: 220 } }}
    />
  )
}
