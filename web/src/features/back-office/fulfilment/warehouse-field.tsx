import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'

type Props = { label: string; warehouses: readonly { id: number; name: string }[]; chosen: number; onChoose: (id: number) => void }

export function WarehouseField({ label, warehouses, chosen, onChoose }: Props) {
  return (
    <TextField
      select
      size="small"
      label={label}
      value={warehouses.some(({ id }) => id === chosen) ? chosen : ''}
      onChange={({ target }) => onChoose(Number(target.value))}
      sx={{ minWidth: 180 }}
    >
      {warehouses.map(({ id, name }) => (
        <MenuItem key={id} value={id}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  )
}
