import { type AmountProblem, type AmountRule, smallestAmount, suggestedAmount } from '@vitrina/contract/quantity/quantity.rules'
import { useTranslation } from '#i18n/use-translation.tsx'

type Props = {
  id: string
  product: AmountRule
  value: number
  problem: AmountProblem | null
  onAccept: (amount: number) => void
}

/** The product's amount rule, or a suggested amount. */
export function AmountHint({ id, product, value, problem, onAccept: onTake }: Props) {
  const { t } = useTranslation('cart')
  const { minimumBatch, multiplicity } = product
  const step = multiplicity !== 1 && t('amount.step', { step: multiplicity })
  const least = minimumBatch !== null && minimumBatch > multiplicity && t('amount.least', { least: smallestAmount(product) })
  const suggested = suggestedAmount(product, value)
  const isOffered = problem !== null && problem !== 'wrong' && suggested !== value
  return (
    <div id={id} className="hint" aria-live="polite">
      {problem === 'wrong' && t('amount.wrong')}
      {isOffered && (
        <>
          <span>{t(`amount.problem.${problem}`, { step: multiplicity, least: smallestAmount(product) })}</span>
          <button
            type="button"
            className="take"
            // Prevents the blur of the field, which would redraw the row under the pointer.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onTake(suggested)}
          >
            {t('amount.take', { amount: suggested })}
          </button>
        </>
      )}
      {!problem && [least, step].filter(Boolean).join(', ')}
    </div>
  )
}
