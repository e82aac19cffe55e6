import Badge from '@mui/material/Badge'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Collapse from '@mui/material/Collapse'
import { mdiFilterVariant } from '@mdi/js'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Anchor } from '#ui/anchor.tsx'
import { Icon } from '#ui/icon.tsx'
import { useDesktop } from '#ui/use-desktop.ts'
import { FilterFields } from './filter-fields.tsx'
import { filterCount, noFilters, type OrdersParams } from './orders.params.ts'
import { OrdersSearch } from './orders-search.tsx'
import { ScopeSwitch } from './scope-switch.tsx'

type Props = { params: OrdersParams; addressOf: (changed: Partial<OrdersParams>) => string }

/** Whose orders, which of them; all of it in the address. */
export function OrdersFilters({ params, addressOf }: Props) {
  const { t } = useTranslation('orders')
  const isDesktop = useDesktop()
  const count = filterCount(params)
  const [isOpen, setOpen] = useState(count > 0)
  return (
    <Box sx={{ display: 'grid', gap: 3, mb: 4 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, alignItems: 'center' }}>
        <ScopeSwitch scope={params.scope} addressOf={(scope) => addressOf({ scope })} />
        <OrdersSearch q={params.q} addressOf={(q) => addressOf({ q })} />
        {!isDesktop && (
          <Badge badgeContent={count} color="primary">
            <Button
              variant="outlined"
              color="inherit"
              aria-expanded={isOpen}
              startIcon={<Icon path={mdiFilterVariant} fontSize="small" />}
              onClick={() => setOpen(!isOpen)}
            >
              {t('filters.open')}
            </Button>
          </Badge>
        )}
        {(count > 0 || params.q) && (
          <Button color="inherit" component={Anchor} href={addressOf({ ...noFilters, state: [], shipping: [], payment: [] })}>
            {t('filters.clear')}
          </Button>
        )}
      </Box>
      <Collapse in={isDesktop || isOpen} unmountOnExit>
        <FilterFields params={params} addressOf={addressOf} />
      </Collapse>
    </Box>
  )
}
