import MenuItem from '@mui/material/MenuItem'
import type { SxProps, Theme } from '@mui/material/styles'
import TextField from '@mui/material/TextField'
import { useTranslation } from '#i18n/use-translation.tsx'
import type { Buyer } from './prices.api.ts'

type Props = {
  buyer: Buyer | null
  /** Empty: none is chosen. */
  value: string
  /** The words for no choice. */
  none: string
  onChange: (id: string) => void
  sx?: SxProps<Theme>
}

/** One of the contracts of a company. */
export function ContractField({ buyer, value, none, onChange, sx }: Props) {
  const { t } = useTranslation('prices-desk')
  const contracts = buyer?.contracts ?? []
  return (
    <TextField
      select
      size="small"
      label={t('buyer.contract')}
      value={contracts.some(({ id }) => String(id) === value) ? value : ''}
      disabled={contracts.length === 0}
      onChange={({ target }) => onChange(target.value)}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      {...(sx && { sx })}
    >
      <MenuItem value="">{none}</MenuItem>
      {contracts.map(({ id, number, isInForce }) => (
        <MenuItem key={id} value={String(id)}>
          {isInForce ? number : t('buyer.notInForce', { number })}
        </MenuItem>
      ))}
    </TextField>
  )
}
