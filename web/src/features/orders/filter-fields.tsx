import Box from '@mui/material/Box'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { orderStates, shippingStates } from '@vitrina/contract/orders/orders.rules'
import { useTranslation } from '#i18n/use-translation.tsx'
import { companyQuery } from '#parts/companies/companies.api.ts'
import { ChoiceField } from '#ui/choice-field.tsx'
import { DateField } from '#ui/date-field.tsx'
import { TicksField } from '#ui/ticks-field.tsx'
import { TypedField } from '#ui/typed-field.tsx'
import { type OrdersParams, payments } from './orders.params.ts'

type Props = { params: OrdersParams; addressOf: (changed: Partial<OrdersParams>) => string }

export function FilterFields({ params, addressOf }: Props) {
  const { t } = useTranslation('orders')
  const navigate = useNavigate()
  const { data: company } = useQuery(companyQuery)
  const change = (changed: Partial<OrdersParams>) => void navigate({ href: addressOf(changed), resetScroll: false })
  const managers = company?.personalManagers ?? []
  return (
    <Box
      role="group"
      aria-label={t('filters.label')}
      sx={{ display: 'grid', columnGap: 2, rowGap: 3, pt: 1, gridTemplateColumns: 'repeat(auto-fill, minmax(140px, 1fr))' }}
    >
      <TicksField
        label={t('stories.state')}
        all={orderStates}
        chosen={params.state}
        textOf={(state) => t(`states.${state}`)}
        onChange={(state) => change({ state })}
      />
      <TicksField
        label={t('stories.shipping')}
        all={shippingStates}
        chosen={params.shipping}
        textOf={(state) => t(`shippingStates.${state}`)}
        onChange={(shipping) => change({ shipping })}
      />
      <TicksField
        label={t('stories.payment')}
        all={payments}
        chosen={params.payment}
        textOf={(state) => t(`paymentStates.${state}`)}
        onChange={(payment) => change({ payment })}
      />
      <DateField appliesOnLeave label={t('filters.from')} value={params.from} onChange={(from) => change({ from })} />
      <DateField appliesOnLeave label={t('filters.to')} value={params.to} onChange={(to) => change({ to })} />
      <TypedField label={t('filters.sumMin')} value={params.sumMin} onChange={(sumMin) => change({ sumMin })} />
      <TypedField label={t('filters.sumMax')} value={params.sumMax} onChange={(sumMax) => change({ sumMax })} />
      {managers.length > 1 && (
        <ChoiceField
          label={t('filters.manager')}
          any={t('filters.anyManager')}
          all={managers.map(({ id, name }) => ({ id, text: name }))}
          chosen={params.managerId}
          onChange={(managerId) => change({ managerId })}
        />
      )}
    </Box>
  )
}
