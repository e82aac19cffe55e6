import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormControlLabel from '@mui/material/FormControlLabel'
import MenuItem from '@mui/material/MenuItem'
import Switch from '@mui/material/Switch'
import TextField from '@mui/material/TextField'
import { useNavigate } from '@tanstack/react-router'
import { paymentStates, shippingStates } from '@vitrina/contract/orders/orders.rules'
import { useTranslation } from '#i18n/use-translation.tsx'
import { Anchor } from '#ui/anchor.tsx'
import { DateField } from '#ui/date-field.tsx'
import { SearchForm } from '#ui/search-form.tsx'
import { type DeskParams, isDeskFiltered, noDeskFilters, readDeskParams } from './desk.params.ts'

type Props = { params: DeskParams; addressOf: (changed: Partial<DeskParams>) => string }

const payments = [...paymentStates, 'overdue'] as const
const narrow = { minWidth: 150, flex: { xs: '1 1 150px', md: '0 0 auto' } } as const

/** Every choice is in the address, so that it can be sent to a colleague. */
export function DeskFilters({ params, addressOf }: Props) {
  const { t } = useTranslation(['desk', 'orders'])
  const navigate = useNavigate()
  const go = (changed: Record<string, unknown>) => {
    const read = readDeskParams({ ...changed })
    const names = Object.keys(changed) as (keyof DeskParams)[]
    void navigate({ href: addressOf(Object.fromEntries(names.map((name) => [name, read[name]]))) })
  }
  const dateOf = (name: 'from' | 'to') => (
    <DateField appliesOnLeave label={t(`filters.${name}`)} value={params[name]} onChange={(day) => go({ [name]: day })} sx={narrow} />
  )
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3, rowGap: 2, mb: 2 }}>
      <SearchForm
        texts={{ label: t('filters.search'), placeholder: t('filters.placeholder'), find: t('filters.find') }}
        q={params.q}
        maxLength={200}
        addressOf={(q) => addressOf({ q })}
      />
      <TextField
        select
        size="small"
        label={t('filters.shipping')}
        value={params.shipping}
        onChange={(event) => go({ shipping: event.target.value })}
        sx={narrow}
      >
        <MenuItem value="">{t('filters.any')}</MenuItem>
        {shippingStates.map((state) => (
          <MenuItem key={state} value={state}>
            {t(`orders:shippingStates.${state}`)}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        select
        size="small"
        label={t('filters.payment')}
        value={params.payment}
        onChange={(event) => go({ payment: event.target.value })}
        sx={narrow}
      >
        <MenuItem value="">{t('filters.any')}</MenuItem>
        {payments.map((state) => (
          <MenuItem key={state} value={state}>
            {t(`orders:paymentStates.${state}`)}
          </MenuItem>
        ))}
      </TextField>
      {dateOf('from')}
      {dateOf('to')}
      <FormControlLabel
        control={<Switch checked={params.isMine} onChange={(_, isMine) => void navigate({ href: addressOf({ isMine }) })} />}
        label={t('filters.mine')}
        sx={{ mr: 0 }}
      />
      {isDeskFiltered(params) && (
        <Button component={Anchor} href={addressOf(noDeskFilters)} color="inherit">
          {t('filters.clear')}
        </Button>
      )}
    </Box>
  )
}
