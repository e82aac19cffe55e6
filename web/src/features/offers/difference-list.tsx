import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { OfferDifferences } from '@vitrina/contract/offers/compare-offers.rules'
import { useTranslation } from '#i18n/use-translation.tsx'

const colours = { added: 'success.main', removed: 'error.main', changed: 'text.primary' } as const
const signs = { added: '+', removed: '−', changed: '•' } as const

/** Differences between two states, line by line: before → after. */
export function DifferenceList({ difference: { lines, terms }, label }: { difference: OfferDifferences; label: string }) {
  const { t } = useTranslation('offers')
  const valueOf = (field: string, value: string) => {
    if (value === '') return t('difference.none')
    if (field === 'choice') return t(`choices.${value}`)
    if (field === 'vatMode') return t(`vatModes.${value}`)
    if (field === 'vatRate') return `${Number(value) / 100} %`
    return value
  }
  if (lines.length + terms.length === 0)
    return (
      <Typography variant="body2" color="textSecondary">
        {t('difference.same')}
      </Typography>
    )
  return (
    <Box
      component="ul"
      aria-label={label}
      sx={{ m: 0, p: 0, listStyle: 'none', fontSize: 13, '& > li + li': { borderTop: 1, borderColor: 'divider' } }}
    >
      {terms.map(({ field, before, after }) => (
        <Box component="li" key={field} sx={{ py: 1.5, overflowWrap: 'anywhere' }}>
          {t(`terms.${field}`)}: <s>{valueOf(field, before)}</s> → <b style={{ fontWeight: 500 }}>{valueOf(field, after)}</b>
        </Box>
      ))}
      {lines.map(({ lineId, kind, name, fields }) => (
        <Box component="li" key={lineId} sx={{ display: 'grid', gridTemplateColumns: '16px minmax(0, 1fr)', py: 1.5 }}>
          <Box component="b" role="img" aria-label={t(`difference.${kind}`)} sx={{ color: colours[kind] }}>
            {signs[kind]}
          </Box>
          <Box sx={{ overflowWrap: 'anywhere' }}>
            {name || t('grid.unnamed')}
            {fields.map(({ field, before, after }) => (
              <Box key={field} sx={{ color: 'text.secondary' }}>
                {t(`difference.fields.${field}`)}: <s>{valueOf(field, before)}</s> →{' '}
                <b style={{ fontWeight: 500 }}>{valueOf(field, after)}</b>
              </Box>
            ))}
          </Box>
        </Box>
      ))}
    </Box>
  )
}
