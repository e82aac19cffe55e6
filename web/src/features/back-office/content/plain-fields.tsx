import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useEntryForm } from './entry-form-context.ts'

type TextProps = {
  label: string
  path: string
  value: string
  onChange: (value: string) => void
  hint?: string
  maxLength?: number
  isOff?: boolean
}

/** A line that has no translations. */
export function LineText({ label, path, value, onChange, hint, maxLength = 200, isOff = false }: TextProps) {
  const { errorAt } = useEntryForm()
  const error = errorAt(path)
  return (
    <TextField
      label={label}
      value={value}
      disabled={isOff}
      error={Boolean(error)}
      helperText={error ?? hint}
      onChange={({ target }) => onChange(target.value)}
      slotProps={{ htmlInput: { maxLength, autoComplete: 'off' }, formHelperText: { ...(error && { role: 'alert' }) } }}
    />
  )
}

type Choice<V extends string> = {
  label: string
  path: string
  value: V
  options: readonly { value: V; text: string }[]
  onChange: (value: V) => void
}

export function ChoiceText<V extends string>({ label, path, value, options, onChange }: Choice<V>) {
  const { errorAt } = useEntryForm()
  const error = errorAt(path)
  return (
    <TextField
      select
      label={label}
      value={options.some((option) => option.value === value) ? value : ''}
      error={Boolean(error)}
      helperText={error}
      onChange={({ target }) => onChange(target.value as V)}
    >
      {options.map((option) => (
        <MenuItem key={option.value} value={option.value}>
          {option.text}
        </MenuItem>
      ))}
    </TextField>
  )
}

/** Addresses one under another. */
export function RouteLines({
  label,
  path,
  value,
  onChange,
  hint,
}: Omit<TextProps, 'value' | 'onChange'> & { value: string[]; onChange: (value: string[]) => void }) {
  const { errorAt } = useEntryForm()
  const error = errorAt(path) ?? value.map((_, place) => errorAt(`${path}.${place}`)).find(Boolean)
  return (
    <TextField
      label={label}
      multiline
      minRows={2}
      value={value.join('\n')}
      error={Boolean(error)}
      helperText={error ?? hint}
      onChange={({ target }) => onChange(target.value === '' ? [] : target.value.split('\n').map((line) => line.trim()))}
    />
  )
}
