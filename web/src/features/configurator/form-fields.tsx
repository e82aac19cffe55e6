import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { type FigureProps, useFigureText } from './use-figure-text.ts'

type ChoiceProps<T extends string> = {
  label: string
  value: T
  all: readonly T[]
  textOf: (value: T) => string
  onChange: (value: T) => void
}

export function ChoiceInput<T extends string>({ label, value, all, textOf, onChange }: ChoiceProps<T>) {
  return (
    <TextField select label={label} value={value} onChange={({ target }) => onChange(target.value as T)}>
      {all.map((one) => (
        <MenuItem key={one} value={one}>
          {textOf(one)}
        </MenuItem>
      ))}
    </TextField>
  )
}

/** A number of a form. */
export function FigureField({ label, hint, ...figure }: FigureProps & { label: string; hint?: string | undefined }) {
  const { text, isWrong, type, leave } = useFigureText(figure)
  return (
    <TextField
      label={label}
      value={text}
      error={isWrong}
      helperText={hint}
      onChange={({ target }) => type(target.value)}
      onBlur={leave}
      slotProps={{ htmlInput: { inputMode: figure.isWhole ? 'numeric' : 'decimal', autoComplete: 'off' } }}
    />
  )
}
