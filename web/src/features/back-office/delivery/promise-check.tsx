import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { inLanguage } from '@vitrina/contract/languages'
import { deliveryTypes } from '@vitrina/contract/orders/orders.rules'
import { useState } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { ChoiceField } from '#ui/choice-field.tsx'
import { SectionFrame } from '#ui/section-frame.tsx'
import { TypedField } from '#ui/typed-field.tsx'
import { FoundStockField, type StockProduct } from '../stock/found-stock-field.tsx'
import { type Delivery, promiseQuery, questionOf } from './delivery.api.ts'
import { deliveryAddress, type DeliveryParams } from './delivery.params.ts'
import { PromiseText } from './promise-text.tsx'

type Props = { params: DeliveryParams; delivery: Delivery }

/** A product, an amount and a place: what the buyer is promised now. The question is in the address and goes along with every change. */
export function PromiseCheck({ params, delivery: { regions, warehouses } }: Props) {
  const { t, i18n } = useTranslation('stock-desk')
  const navigate = useNavigate()
  const [picked, setPicked] = useState<StockProduct | null>(null)
  const go = (changed: Partial<DeliveryParams>) => void navigate({ href: deliveryAddress({ ...params, ...changed }) })
  const question = questionOf(params)
  const { data, error } = useQuery(promiseQuery(question))
  const product = [picked, data?.product].find((one) => one && String(one.id) === params.product) ?? null
  const served = new Set(regions.find(({ id }) => String(id) === params.region)?.places.map(({ warehouseId }) => warehouseId))
  const points = warehouses.filter(({ id, isPickupPoint, isActive }) => isPickupPoint && isActive && served.has(id))
  return (
    <SectionFrame title={t('check.title')} isTight>
      <Box sx={{ display: 'grid', gap: 3 }}>
        <Typography variant="body2" color="textSecondary">
          {t('check.text')}
        </Typography>
        <FoundStockField
          label={t('check.product')}
          value={product}
          onChange={(chosen) => {
            setPicked(chosen)
            go({ product: chosen ? String(chosen.id) : '' })
          }}
        />
        <TypedField label={t('check.amount')} value={params.amount} onChange={(amount) => go({ amount: amount || '1' })} />
        <ChoiceField
          label={t('check.region')}
          any={t('check.choose')}
          all={regions.map(({ id, name }) => ({ id, text: inLanguage(name, i18n.language) }))}
          chosen={params.region}
          onChange={(region) => go({ region, point: '' })}
        />
        <TextField
          select
          label={t('check.way')}
          value={params.way}
          onChange={({ target }) => go({ way: deliveryTypes.find((one) => one === target.value) ?? 'pickup' })}
        >
          {deliveryTypes.map((way) => (
            <MenuItem key={way} value={way}>
              {t(`check.ways.${way}`)}
            </MenuItem>
          ))}
        </TextField>
        {params.way === 'pickup' && (
          <ChoiceField
            label={t('check.point')}
            any={t('check.nearest')}
            all={points.map(({ id, name }) => ({ id, text: name }))}
            chosen={params.point}
            onChange={(point) => go({ point })}
          />
        )}
        {question === null && <Typography variant="body2">{t('check.incomplete')}</Typography>}
        {question !== null && error && <Alert severity="error">{error.message}</Alert>}
        {question !== null && data && !error && (
          <Box role="status">
            <PromiseText promise={data.now} />
          </Box>
        )}
      </Box>
    </SectionFrame>
  )
}
