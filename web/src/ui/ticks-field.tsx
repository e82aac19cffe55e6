import Checkbox from '@mui/material/Checkbox'
import ListItemText from '@mui/material/ListItemText'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'

type Props<T extends string> = {
  label: string
  all: readonly T[]
  chosen: readonly T[]
  textOf: (one: T) => string
  onChange: (chosen: T[]) => void
}

/** A filter field: any of the ticked values. */
export function TicksField<T extends string>({ label, all, chosen, textOf, onChange }: Props<T>) {
  return (
    <TextField
      select
      label={label}
      value={chosen}
      onChange={({ target }) => {
        const ticked: unknown = target.value
        if (Array.isArray(ticked)) onChange(all.filter((one) => ticked.includes(one)))
      }}
      slotProps={{ select: { multiple: true, renderValue: (ticked) => (ticked as T[]).map(textOf).join(', ') } }}
    >
      {all.map((one) => (
        <MenuItem key={one} value={one} dense>
          <Checkbox size="small" checked={chosen.includes(one)} tabIndex={-1} disableRipple sx={{ p: 1, ml: -2, mr: 1 }} />
          <ListItemText primary={textOf(one)} />
        </MenuItem>
      ))}
    </TextField>
  )
}
