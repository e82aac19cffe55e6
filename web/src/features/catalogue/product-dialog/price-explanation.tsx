import { WHOLE } from '@vitrina/contract/prices/prices.rules'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import { mdiChevronDown, mdiChevronUp } from '@mdi/js'
import { useQuery } from '@tanstack/react-query'
import type { PriceStep } from '@vitrina/contract/prices/prices'
import { useId, useState } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { useMoney } from '#parts/price/use-money.ts'
import { useNumber } from '#parts/product/use-number.ts'
import { Icon } from '#ui/icon.tsx'
import { explanationQuery } from './product.api.ts'

type Props = { id: number; amount: number; unit: string }

/** «Почему такая цена»: the steps from the list price to the final one. */
export function PriceExplanation({ id, amount, unit }: Props) {
  const { t } = useTranslation('product')
  const [isOpen, setOpen] = useState(false)
  const explanationId = useId()
  return (
    <Box data-screen-only sx={{ mt: 1 }}>
      <Button
        size="small"
        color="inherit"
        aria-expanded={isOpen}
        aria-controls={explanationId}
        onClick={() => setOpen(!isOpen)}
        endIcon={<Icon path={isOpen ? mdiChevronUp : mdiChevronDown} />}
        sx={{ ml: -2.5, color: 'text.secondary', fontWeight: 400 }}
      >
        {t('dialog.story.why')}
      </Button>
      <Box id={explanationId}>{isOpen && <Steps id={id} amount={amount} unit={unit} />}</Box>
    </Box>
  )
}

/** +5 or −10, in per cent. */
const percentOf = (factor: number) => (factor - WHOLE) / 100

function Steps({ id, amount, unit }: Props) {
  const { t } = useTranslation(['product', 'shell'])
  const money = useMoney()
  const number = useNumber()
  const { data, error, refetch } = useQuery(explanationQuery({ id, amount }))
  if (error)
    return (
      <Box role="alert" sx={{ fontSize: 13, color: 'text.secondary' }}>
        {t('dialog.story.failed')}{' '}
        <Button size="small" onClick={() => void refetch()}>
          {t('shell:retry')}
        </Button>
      </Box>
    )
  if (!data) return <Skeleton variant="rounded" height={72} />

  const signed = (percent: number) => `${percent > 0 ? '+' : '−'}${number(Math.abs(percent))} %`
  const stepLabel = ({ kind, name }: PriceStep) =>
    t(`dialog.story.step.${kind}`, { name: kind === 'quantity' ? `${number(Number(name))} ${unit}` : name })
  const { price } = data
  return (
    <Box sx={{ p: 3, border: 1, borderColor: 'divider', borderRadius: 1, fontSize: 13 }}>
      <Box component="ol" sx={{ display: 'grid', gap: 1.5, m: 0, p: 0, listStyle: 'none' }}>
        {data.steps.map((step) => (
          <Box component="li" key={`${step.kind}${step.name}`} sx={{ display: 'flex', gap: 2, fontVariantNumeric: 'tabular-nums' }}>
            <Box component="span" sx={{ flexGrow: 1, minWidth: 0 }}>
              {stepLabel(step)}
              {step.kind !== 'base' && (
                <Box component="b" sx={{ ml: 1, fontWeight: 600, color: step.factor < WHOLE ? 'success.main' : 'text.primary' }}>
                  {signed(percentOf(step.factor))}
                </Box>
              )}
            </Box>
            <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
              {money(step.price)}
            </Box>
          </Box>
        ))}
      </Box>
      <Box sx={{ mt: 2, pt: 2, borderTop: 1, borderColor: 'divider', color: 'text.secondary' }}>
        {t('dialog.story.total', { price: money(price.value), unit })}{' '}
        {price.vatRate === null
          ? t('dialog.story.noVat')
          : t('dialog.story.vat', { rate: number(price.vatRate / 100), vat: money(price.vat) })}
      </Box>
    </Box>
  )
}
