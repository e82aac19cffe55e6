import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'

type Props = {
  label: string
  /** Text of the empty choice. */
  any: string
  all: readonly { id: number; text: string }[]
  /** An id as the address has it; empty when none is chosen. */
  chosen: string
  onChange: (id: string) => void
}

/** A field of a filter: one of several, or any. */
export function ChoiceField({ label, any, all, chosen, onChange }: Props) {
  return (
    <TextField
      select
      label={label}
      value={all.some(({ id }) => String(id) === chosen) ? chosen : ''}
      onChange={({ target }) => onChange(target.value)}
    >
      <MenuItem value="">{any}</MenuItem>
      {all.map(({ id, text }) => (
        <MenuItem key={id} value={String(id)}>
          {text}
        </MenuItem>
      ))}
    </TextField>
  )
}
