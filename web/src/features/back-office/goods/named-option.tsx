import Autocomplete from '@mui/material/Autocomplete'
import type { SxProps, Theme } from '@mui/material/styles'
import TextField from '@mui/material/TextField'

export type NamedOption = { id: number | string; name: string }

type Props = {
  label: string
  options: readonly NamedOption[]
  /** Empty: nothing is chosen. */
  value: number | string | null | undefined
  onChange: (id: NamedOption['id'] | null) => void
  isRequired?: boolean
  error?: string | undefined
  sx?: SxProps<Theme>
}

/** One of many by its name, found by typing. */
export function NamedOptionField({ label, options, value, onChange, isRequired = false, error, sx }: Props) {
  return (
    <Autocomplete<NamedOption>
      size="small"
      options={[...options]}
      getOptionLabel={({ name }) => name}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      value={options.find(({ id }) => String(id) === String(value ?? '')) ?? null}
      onChange={(_, chosen) => onChange(chosen?.id ?? null)}
      renderInput={(params) => <TextField {...params} label={label} required={isRequired} error={error !== undefined} helperText={error} />}
      {...(sx && { sx })}
    />
  )
}
