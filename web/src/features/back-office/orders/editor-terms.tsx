import Box from '@mui/material/Box'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useQuery } from '@tanstack/react-query'
import type { Order } from '@vitrina/contract/orders/orders'
import { useTranslation } from '#i18n/use-translation.tsx'
import { sellerToday } from '#lib/dates.ts'
import { Section } from '#parts/order/section.tsx'
import { DateField } from '#ui/date-field.tsx'
import { changeOptionsQuery } from './order-change.api.ts'
import type { Terms } from './order-draft.rules.ts'

type Props = { order: Order; terms: Terms; onEdit: (changed: Terms) => void }

/** The contact, the place, the day and the payment of an order. */
export function EditorTerms({ order, terms, onEdit }: Props) {
  const { t } = useTranslation(['desk', 'orders'])
  const { data: options } = useQuery(changeOptionsQuery(order.id))
  const deliveryType = terms.deliveryType ?? order.deliveryType
  const isPickup = deliveryType === 'pickup'
  const warehouseId = terms.warehouseId ?? order.warehouse?.id ?? ''
  // The order keeps its address as text: the one it has is the first choice.
  const addressId = terms.deliveryAddressId ?? (order.deliveryAddress ? 0 : '')
  const types = options?.deliveryTypes.includes(order.deliveryType)
    ? options.deliveryTypes
    : [order.deliveryType, ...(options?.deliveryTypes ?? [])]
  const methods =
    options?.payments.filter(({ method, isAllowed }) => isAllowed || method === order.paymentMethod).map(({ method }) => method) ?? []
  const points = options?.pickupPoints ?? []
  const hasPoint = points.some(({ id }) => id === warehouseId)
  return (
    <Section title={t('terms.title')}>
      <Box sx={{ display: 'grid', gap: 3, pt: 1.5 }}>
        <TextField
          select
          size="small"
          label={t('terms.deliveryType')}
          value={deliveryType}
          onChange={({ target }) => onEdit({ deliveryType: target.value as Order['deliveryType'] })}
        >
          {[...new Set(types)].map((type) => (
            <MenuItem key={type} value={type}>
              {t(`orders:deliveryTypes.${type}`)}
            </MenuItem>
          ))}
        </TextField>
        {isPickup && (
          <TextField
            select
            size="small"
            label={t('terms.warehouse')}
            value={warehouseId}
            onChange={({ target }) => onEdit({ warehouseId: Number(target.value) })}
          >
            {!hasPoint && order.warehouse && <MenuItem value={order.warehouse.id}>{order.warehouse.name}</MenuItem>}
            {points.map(({ id, name }) => (
              <MenuItem key={id} value={id}>
                {name}
              </MenuItem>
            ))}
          </TextField>
        )}
        {!isPickup && (
          <TextField
            select
            size="small"
            label={t('terms.address')}
            value={addressId}
            onChange={({ target }) => onEdit({ deliveryAddressId: Number(target.value) || undefined })}
          >
            {order.deliveryAddress && <MenuItem value={0}>{order.deliveryAddress}</MenuItem>}
            {options?.addresses
              .filter(({ address }) => address !== order.deliveryAddress)
              .map(({ id, label, address }) => (
                <MenuItem key={id} value={id} sx={{ whiteSpace: 'normal' }}>
                  {[label, address].filter(Boolean).join(': ')}
                </MenuItem>
              ))}
          </TextField>
        )}
        {deliveryType === 'carrier' && (
          <TextField
            size="small"
            label={t('terms.carrier')}
            value={terms.carrier ?? order.carrier}
            onChange={({ target }) => onEdit({ carrier: target.value })}
            slotProps={{ htmlInput: { maxLength: 200 } }}
          />
        )}
        <DateField
          label={t('terms.desiredOn')}
          helperText={t('terms.desiredOnHint')}
          value={(terms.desiredOn === undefined ? order.desiredOn : terms.desiredOn) ?? ''}
          onChange={(picked) => onEdit({ desiredOn: picked || null })}
          min={sellerToday()}
        />
        <TextField
          size="small"
          label={t('terms.contactName')}
          value={terms.contactName ?? order.contactName}
          onChange={({ target }) => onEdit({ contactName: target.value })}
          slotProps={{ htmlInput: { maxLength: 200 } }}
        />
        <TextField
          size="small"
          type="tel"
          label={t('terms.contactPhone')}
          value={terms.contactPhone ?? order.contactPhone}
          onChange={({ target }) => onEdit({ contactPhone: target.value })}
          slotProps={{ htmlInput: { maxLength: 30 } }}
        />
        <TextField
          select
          size="small"
          label={t('terms.paymentMethod')}
          value={terms.paymentMethod ?? order.paymentMethod}
          onChange={({ target }) => onEdit({ paymentMethod: target.value as Order['paymentMethod'] })}
        >
          {[...new Set([order.paymentMethod, ...methods])].map((method) => (
            <MenuItem key={method} value={method}>
              {t(`orders:paymentMethods.${method}`)}
            </MenuItem>
          ))}
        </TextField>
      </Box>
    </Section>
  )
}
