import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useNavigate } from '@tanstack/react-router'
import { deliveryTypes } from '@vitrina/contract/orders/orders.rules'
import { useTranslation } from '#i18n/use-translation.tsx'
import { Anchor } from '#ui/anchor.tsx'
import { DateField } from '#ui/date-field.tsx'
import { SearchForm } from '#ui/search-form.tsx'
import { isWarehouseFiltered, noWarehouseFilters, type WarehouseParams } from './warehouse.params.ts'

type Props = {
  params: WarehouseParams
  warehouse: number
  warehouses: readonly { id: number; name: string; isActive: boolean }[]
  addressOf: (changed: Partial<WarehouseParams>) => string
}

const field = { flex: { xs: '1 1 140px', md: '0 1 180px' } } as const

/** Every choice is in the address, so that it can be sent to a colleague. */
export function WarehouseFilters({ params, warehouse, warehouses, addressOf }: Props) {
  const { t } = useTranslation('stock-desk')
  const navigate = useNavigate()
  const go = (changed: Partial<WarehouseParams>) => void navigate({ href: addressOf(changed) })
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3, mb: 4 }}>
      <TextField
        select
        label={t('work.filters.warehouse')}
        value={String(warehouse)}
        onChange={({ target }) => go({ warehouse: target.value })}
        sx={{ flex: { xs: '1 1 100%', sm: '0 1 240px' } }}
      >
        {warehouses.map(({ id, name, isActive }) => (
          <MenuItem key={id} value={String(id)}>
            {isActive ? name : t('work.filters.off', { name })}
          </MenuItem>
        ))}
      </TextField>
      <Box sx={{ ...field, '& > *': { width: 1 } }}>
        <DateField appliesOnLeave label={t('work.filters.until')} value={params.until} onChange={(until) => go({ until })} />
      </Box>
      <TextField
        select
        label={t('work.filters.delivery')}
        value={params.delivery}
        onChange={({ target }) => go({ delivery: deliveryTypes.find((one) => one === target.value) ?? '' })}
        sx={field}
      >
        <MenuItem value="">{t('work.filters.any')}</MenuItem>
        {deliveryTypes.map((one) => (
          <MenuItem key={one} value={one}>
            {t(`work.delivery.${one}`)}
          </MenuItem>
        ))}
      </TextField>
      <SearchForm
        texts={{ label: t('work.filters.search'), placeholder: t('work.filters.placeholder'), find: t('work.filters.find') }}
        q={params.q}
        maxLength={100}
        addressOf={(q) => addressOf({ q })}
      />
      {isWarehouseFiltered(params) && (
        <Button component={Anchor} href={addressOf(noWarehouseFilters)} color="inherit">
          {t('work.filters.clear')}
        </Button>
      )}
    </Box>
  )
}
