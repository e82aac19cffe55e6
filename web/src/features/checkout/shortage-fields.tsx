import type { CheckoutOptions } from '@vitrina/contract/orders/checkout'
import { useTranslation } from '#i18n/use-translation.tsx'
import { shortLines } from './checkout-draft.rules.ts'
import { Choice } from './choice.tsx'
import { ProblemLines } from './problem-lines.tsx'
import { Section } from './section.tsx'

/** Not enough stock: the buyer chooses what to do. */
export function ShortageSection({ options }: { options: CheckoutOptions }) {
  const { t } = useTranslation('checkout')
  const short = shortLines(options)
  if (short.length === 0) return null
  return (
    <Section title={t('shortage.title')} text={t('shortage.text', { count: short.length })}>
      <ProblemLines problems={short} />
      <Choice
        name="shortage"
        label={t('shortage.label')}
        required={t('shortage.required')}
        options={(['toOrder', 'refuse'] as const).map((value) => ({
          value,
          title: t(`shortage.${value}`),
          text: t(`shortage.${value}Hint`),
        }))}
      />
    </Section>
  )
}
