import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { CheckoutOptions } from '@vitrina/contract/orders/checkout'
import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { useTranslation } from '#i18n/use-translation.tsx'
import { formatDate, sellerToday } from '#lib/dates.ts'
import { formatPhone } from '#lib/phones.ts'
import { byReadiness, type CheckoutDraft } from './checkout-draft.rules.ts'
import { Choice } from './choice.tsx'

/** More are shown on request. */
const SHOWN = 5

/** Pickup points, the readiest first. */
export function PickupChoice({ options }: { options: CheckoutOptions }) {
  const { t } = useTranslation('checkout')
  const { getValues } = useFormContext<CheckoutDraft>()
  const points = byReadiness(options.pickupPoints)
  const chosenAt = points.findIndex(({ id }) => id === getValues('warehouseId'))
  const [isWhole, setWhole] = useState(points.length <= SHOWN + 1 || chosenAt >= SHOWN)
  const [today] = useState(sellerToday)
  if (points.length === 0) return <Typography color="textSecondary">{t('pickup.none')}</Typography>
  const readiness = ({ readyOn, readyLines }: (typeof points)[number]) => (
    <Box
      component="span"
      sx={{ color: readyOn === null ? 'warning.main' : readyOn <= today ? 'success.main' : 'text.primary', fontWeight: 500 }}
    >
      {readyOn === null && t('pickup.toOrder')}
      {readyOn !== null && (readyOn <= today ? t('pickup.today') : t('pickup.on', { date: formatDate(readyOn) }))}
      {readyOn !== null && readyOn > today && readyLines > 0 && readyLines < options.lineCount && (
        <Typography component="span" variant="body2" color="textSecondary" sx={{ display: 'block' }}>
          {t('pickup.partly', { count: readyLines, all: options.lineCount })}
        </Typography>
      )}
    </Box>
  )
  return (
    <div>
      <Choice
        name="warehouseId"
        label={t('pickup.point')}
        required={t('pickup.required')}
        options={(isWhole ? points : points.slice(0, SHOWN)).map((point) => ({
          value: point.id,
          title: `${point.name}, ${point.city}`,
          text: [point.address, point.hours, formatPhone(point.phone)].filter(Boolean).join(' · '),
          aside: readiness(point),
        }))}
      />
      {!isWhole && (
        <Button size="small" color="inherit" sx={{ mt: 2 }} onClick={() => setWhole(true)}>
          {t('pickup.more', { count: points.length - SHOWN })}
        </Button>
      )}
    </div>
  )
}
