import Box from '@mui/material/Box'
import type { PriceExplanation, PriceStep } from '@vitrina/contract/prices/prices'
import { WHOLE } from '@vitrina/contract/prices/prices.rules'
import { useTranslation } from '#i18n/use-translation.tsx'
import { useMoney } from '#parts/price/use-money.ts'
import { useNumber } from '#parts/product/use-number.ts'

type Props = { explanation: Pick<PriceExplanation, 'steps' | 'price'>; unit: string }

/** +5 or −10, in per cent. */
const percentOf = (factor: number) => (factor - WHOLE) / 100

/** The steps from the list price to the final one, in the words the buyer reads. */
export function PriceSteps({ explanation: { steps, price }, unit }: Props) {
  const { t } = useTranslation('product')
  const money = useMoney()
  const number = useNumber()
  const signed = (percent: number) => `${percent > 0 ? '+' : '−'}${number(Math.abs(percent))} %`
  const stepLabel = ({ kind, name }: PriceStep) =>
    t(`dialog.story.step.${kind}`, { name: kind === 'quantity' ? `${number(Number(name))} ${unit}` : name })
  return (
    <Box sx={{ p: 3, border: 1, borderColor: 'divider', borderRadius: 1, fontSize: 13 }}>
      <Box component="ol" sx={{ display: 'grid', gap: 1.5, m: 0, p: 0, listStyle: 'none' }}>
        {steps.map((step) => (
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
