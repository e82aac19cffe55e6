import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { DocumentComparison } from '@vitrina/contract/specifications/compare-documents.rules'
import { useTranslation } from '#i18n/use-translation.tsx'

const colours = { added: 'success.main', removed: 'error.main', changed: 'text.primary' } as const
const signs = { added: '+', removed: '−', changed: '•' } as const

/** Differences between two states, row by row: before → after. */
export function DifferenceList({ difference: { lines, groups, isReordered }, label }: { difference: DocumentComparison; label: string }) {
  const { t } = useTranslation('specifications')
  const rows = [...groups.map((group) => ({ ...group, id: group.groupId })), ...lines.map((line) => ({ ...line, id: line.lineId }))]
  const valueOf = (field: string, value: string) =>
    field === 'replacement' && value ? t(`replacement.${value}`) : value || t('difference.none')
  if (rows.length === 0)
    return (
      <Typography variant="body2" color="textSecondary">
        {t(isReordered ? 'difference.reordered' : 'difference.same')}
      </Typography>
    )
  return (
    <Box
      component="ul"
      aria-label={label}
      sx={{ m: 0, p: 0, listStyle: 'none', fontSize: 13, '& > li + li': { borderTop: 1, borderColor: 'divider' } }}
    >
      {rows.map(({ id, kind, name, fields }) => (
        <Box component="li" key={id} sx={{ display: 'grid', gridTemplateColumns: '16px minmax(0, 1fr)', py: 1.5 }}>
          <Box component="b" aria-label={t(`difference.${kind}`)} sx={{ color: colours[kind] }}>
            {signs[kind]}
          </Box>
          <Box sx={{ overflowWrap: 'anywhere' }}>
            {name || t('grid.empty')}
            {fields.map(({ field, before, after }) => (
              <Box key={field} sx={{ color: 'text.secondary' }}>
                {t(`difference.fields.${field}`)}: <s>{valueOf(field, before)}</s> →{' '}
                <b style={{ fontWeight: 500 }}>{valueOf(field, after)}</b>
              </Box>
            ))}
          </Box>
        </Box>
      ))}
      {isReordered && (
        <Box component="li" sx={{ py: 1.5, color: 'text.secondary' }}>
          {t('difference.reordered')}
        </Box>
      )}
    </Box>
  )
}
