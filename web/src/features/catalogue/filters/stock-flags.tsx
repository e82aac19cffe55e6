import Box from '@mui/material/Box'
import { type Flag, flags } from '@vitrina/contract/catalogue/flags.rules'
import { Fragment, memo, useCallback } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { useOpenAuth } from '#parts/site/use-open-auth.ts'
import { useUser } from '#parts/site/use-site.ts'
import type { CatalogueParams } from '../catalogue.params.ts'
import { useChangeParams } from '../use-change-params.ts'
import { type ValueId, withAmount, withToggledFlag } from './filter-choice.rules.ts'
import { NumberField } from './number-field.tsx'
import { scrollAnchored } from './scroll-anchor.tsx'
import { useCountTexts } from './use-count-texts.ts'
import { ValueRow } from './value-row.tsx'

type Props = Record<Flag, boolean> &
  Pick<CatalogueParams, 'requestedAmount'> & { counts: ReadonlyMap<string, number>; names: ReadonlyMap<string, string> }

/** Favourites need an account: a guest is asked to sign in. */
export const StockFlags = memo(function StockFlags({ counts, names, requestedAmount, ...chosen }: Props) {
  const { t } = useTranslation('filters')
  const change = useChangeParams()
  const words = useCountTexts()
  const isGuest = useUser() === null
  const openAuth = useOpenAuth()
  const toggle = useCallback((id: ValueId) => change((params) => withToggledFlag(params, id as Flag)), [change])
  const changeAmount = useCallback((amount: number | undefined) => change(withAmount(amount || null)), [change])
  const needsAccount = (flag: Flag) => flag === 'infavorite' && isGuest && !chosen.infavorite
  return (
    <Box {...scrollAnchored} role="group" aria-label={t('flags.label')} sx={{ borderTop: 1, borderColor: 'divider', py: 2 }}>
      {flags.map((flag) => (
        <Fragment key={flag}>
          <ValueRow
            id={flag}
            name={names.get(flag) ?? flag}
            count={counts.get(flag)}
            isChecked={chosen[flag]}
            words={words}
            onToggle={needsAccount(flag) ? () => openAuth('signin') : toggle}
          />
          {flag === 'instock' && (
            <Box sx={{ ml: 6, mb: 1, maxWidth: 176 }}>
              <NumberField
                label={t('flags.amountLabel')}
                value={requestedAmount ?? undefined}
                before={t('flags.amount')}
                after={t('flags.unit')}
                onCommit={changeAmount}
              />
            </Box>
          )}
        </Fragment>
      ))}
    </Box>
  )
})
