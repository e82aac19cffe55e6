import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { useOpenAuth } from '#parts/site/use-open-auth.ts'
import { useUser } from '#parts/site/use-site.ts'
import type { CatalogueParams } from '../catalogue.params.ts'
import { useCatalogueParams } from '../use-catalogue-params.ts'
import { withAmount, withInStock } from './filter-choice.rules.ts'
import { NumberField } from './number-field.tsx'
import { steady } from './steady-place.tsx'
import { ValueRow } from './value-row.tsx'

type Props = { params: CatalogueParams; counts: ReadonlyMap<string, number> }

/** Favourites belong to a person: a guest is asked to sign in. */
export function StockFlags({ params, counts }: Props) {
  const { t } = useTranslation('filters')
  const { change } = useCatalogueParams()
  const user = useUser()
  const openAuth = useOpenAuth()
  return (
    <Box {...steady} role="group" aria-label={t('flags.label')} sx={{ borderTop: 1, borderColor: 'divider', py: 2 }}>
      <ValueRow
        name={t('flags.instock')}
        count={counts.get('instock')}
        isChecked={params.instock}
        onToggle={() => change(withInStock(!params.instock))}
      />
      <Box sx={{ ml: 6, mb: 1, maxWidth: 176 }}>
        <NumberField
          label={t('flags.amountLabel')}
          value={params.requestedAmount ?? undefined}
          before={t('flags.amount')}
          after={t('flags.unit')}
          onCommit={(amount) => change(withAmount(amount || null))}
        />
      </Box>
      <ValueRow
        name={t('flags.recommended')}
        count={counts.get('recommended')}
        isChecked={params.recommended}
        onToggle={() => change({ recommended: !params.recommended })}
      />
      <ValueRow
        name={t('flags.infavorite')}
        isChecked={params.infavorite}
        onToggle={() => (user || params.infavorite ? change({ infavorite: !params.infavorite }) : openAuth('signin'))}
      />
    </Box>
  )
}
