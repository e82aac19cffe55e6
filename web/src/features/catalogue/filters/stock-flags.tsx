import Box from '@mui/material/Box'
import { memo, useCallback } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { useOpenAuth } from '#parts/site/use-open-auth.ts'
import { useUser } from '#parts/site/use-site.ts'
import type { CatalogueParams } from '../catalogue.params.ts'
import { useChangeParams } from '../use-change-params.ts'
import { type ValueId, withAmount, withInStock } from './filter-choice.rules.ts'
import { NumberField } from './number-field.tsx'
import { scrollAnchored } from './scroll-anchor.tsx'
import { useCountTexts } from './use-count-texts.ts'
import { ValueRow } from './value-row.tsx'

type Flags = Pick<CatalogueParams, 'instock' | 'recommended' | 'infavorite' | 'requestedAmount'>
type Props = Flags & { counts: ReadonlyMap<string, number> }

/** Favourites need an account: a guest is asked to sign in. */
export const StockFlags = memo(function StockFlags({ counts, requestedAmount, ...flags }: Props) {
  const { t } = useTranslation('filters')
  const change = useChangeParams()
  const words = useCountTexts()
  const isGuest = useUser() === null
  const openAuth = useOpenAuth()
  const toggleStock = useCallback(() => change(({ instock }) => withInStock(!instock)), [change])
  const toggleRecommended = useCallback(() => change(({ recommended }) => ({ recommended: !recommended })), [change])
  const toggleFavourite = useCallback(() => change(({ infavorite }) => ({ infavorite: !infavorite })), [change])
  const changeAmount = useCallback((amount: number | undefined) => change(withAmount(amount || null)), [change])
  const row = (id: 'instock' | 'recommended' | 'infavorite', onToggle: (id: ValueId) => void) => (
    <ValueRow id={id} name={t(`flags.${id}`)} count={counts.get(id)} isChecked={flags[id]} words={words} onToggle={onToggle} />
  )
  return (
    <Box {...scrollAnchored} role="group" aria-label={t('flags.label')} sx={{ borderTop: 1, borderColor: 'divider', py: 2 }}>
      {row('instock', toggleStock)}
      <Box sx={{ ml: 6, mb: 1, maxWidth: 176 }}>
        <NumberField
          label={t('flags.amountLabel')}
          value={requestedAmount ?? undefined}
          before={t('flags.amount')}
          after={t('flags.unit')}
          onCommit={changeAmount}
        />
      </Box>
      {row('recommended', toggleRecommended)}
      {row('infavorite', isGuest && !flags.infavorite ? () => openAuth('signin') : toggleFavourite)}
    </Box>
  )
})
