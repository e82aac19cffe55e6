import Box from '@mui/material/Box'
import type { FeatureDifference } from '@vitrina/contract/catalogue/product'
import { useTranslation } from '#i18n/use-translation.tsx'
import { useNumber } from './use-number.ts'

/** In the middle of a sentence; an abbreviation stays in capitals. */
const uncapitalised = (name: string) => (/^\p{Lu}\p{Ll}/u.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name)

/** One difference as a part of a sentence: «степень защиты IP54 вместо IP44», «шире на 2 модуля». */
function useDifferenceText() {
  const { t } = useTranslation('product')
  const number = useNumber()
  return ({ id, name, unit, own, other, more }: FeatureDifference): string => {
    const withUnit = (value: string) => (unit ? `${value} ${unit}` : value)
    const named = { name: uncapitalised(name) }
    if (id === 'modules' && more) {
      const count = Math.abs(more)
      return t(more > 0 ? 'differences.wider' : 'differences.narrower', { count, amount: number(count) })
    }
    if (other === null) return t('differences.lost', { ...named, own: withUnit(own ?? '') })
    if (own === null) return t('differences.added', { ...named, other: withUnit(other) })
    // The unit once: «2 вместо 10 лет» reads well whatever the numbers.
    return t('differences.changed', { ...named, own: withUnit(own), other })
  }
}

/** «То же, кроме: …»: every feature that differs, and no other. */
export function Differences({ differences }: { differences: readonly FeatureDifference[] }) {
  const { t } = useTranslation('product')
  const textOf = useDifferenceText()
  if (differences.length === 0) return <Box sx={{ fontSize: 13, color: 'success.main' }}>{t('differences.same')}</Box>
  return (
    <Box sx={{ fontSize: 13, lineHeight: 1.4, overflowWrap: 'anywhere' }}>
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {t('differences.except')}
      </Box>{' '}
      {differences.map((difference, place) => (
        <span key={difference.id}>
          <Box component="span" data-hard={difference.isHard || undefined} sx={{ '&[data-hard]': { color: 'warning.main' } }}>
            {textOf(difference)}
          </Box>
          {place < differences.length - 1 && ', '}
        </span>
      ))}
    </Box>
  )
}
