import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import type { UnmatchedText } from '@vitrina/contract/list-import/unmatched-texts'
import { useTranslation } from '#i18n/use-translation.tsx'
import { formatMoment } from '#lib/dates.ts'
import { paths } from '#lib/paths.ts'
import { Anchor } from '#ui/anchor.tsx'
import { showMessage } from '#ui/messages.ts'
import { AnswerRow } from './answer-row.tsx'
import { useReopenText } from './unmatched-lines.api.ts'

/** The most frequent first: one answer there serves most lists. */
export function UnmatchedList({ label, lines }: { label: string; lines: readonly UnmatchedText[] }) {
  return (
    <Box component="ul" aria-label={label} sx={{ display: 'grid', gap: 2, m: 0, p: 0, listStyle: 'none' }}>
      {lines.map((line) => (
        <Paper
          key={line.id}
          component="li"
          variant="outlined"
          sx={{
            display: 'grid',
            alignItems: 'center',
            gap: { xs: 2, md: 4 },
            p: 3,
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) minmax(0, 3fr)' },
          }}
        >
          <Facts line={line} />
          {line.state === 'open' ? <AnswerRow line={line} /> : <Answered line={line} />}
        </Paper>
      ))}
    </Box>
  )
}

/** With the way to what buyers find by these words, where each product says why it stands there. */
function Facts({ line: { text, lineCount, importCount, lastAt } }: { line: UnmatchedText }) {
  const { t } = useTranslation('unmatched-lines')
  return (
    <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
      <Typography sx={{ fontWeight: 600 }}>{text}</Typography>
      <Typography variant="body2" color="textSecondary">
        {t('counts', { lines: lineCount, imports: importCount, last: formatMoment(lastAt) })}
      </Typography>
      <Link
        component={Anchor}
        variant="body2"
        href={`${paths.catalogue}?${new URLSearchParams({ keyword: text })}`}
        aria-label={t('whyOf', { text })}
      >
        {t('why')}
      </Link>
    </Box>
  )
}

function Answered({ line: { id, text, product, answeredBy, answeredAt } }: { line: UnmatchedText }) {
  const { t } = useTranslation('unmatched-lines')
  const reopen = useReopenText()
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3 }}>
      <Box sx={{ flex: '1 1 220px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography>{product ? `${product.article} ${product.name}` : t('notSold')}</Typography>
        {product && !product.isSold && (
          <Typography variant="body2" color="error">
            {t('unsold')}
          </Typography>
        )}
        {answeredAt && (
          <Typography variant="body2" color="textSecondary">
            {t('answeredBy', { who: answeredBy ?? '—', when: formatMoment(answeredAt) })}
          </Typography>
        )}
      </Box>
      <Button
        variant="outlined"
        aria-label={t('reopenOf', { text })}
        loading={reopen.isPending}
        onClick={() => reopen.mutate(id, { onSuccess: () => showMessage({ text: t('reopened'), kind: 'success' }) })}
      >
        {t('reopen')}
      </Button>
    </Box>
  )
}
