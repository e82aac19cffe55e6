import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import type { PreviewHit } from '@vitrina/contract/catalogue/ranking-rules'
import { useTranslation } from '#i18n/use-translation.tsx'
import { useSettled } from '#ui/use-settled.ts'
import { previewQuery } from './ranking.api.ts'
import { draftOf, type Move, movesBetween, type RuleForm } from './rule-form.rules.ts'

/** The first results of the phrase: as they are and as the form would have them. */
export function RulePreview({ form }: { form: RuleForm }) {
  const { t } = useTranslation('ranking')
  const phrase = useSettled(form.phrase.trim())
  const draft = draftOf(form)
  const { data, error, isPlaceholderData } = useQuery(previewQuery({ phrase, draft: draft && { ...draft, phrase }, replacedId: form.id }))
  if (!phrase) return <Typography color="textSecondary">{t('preview.empty')}</Typography>
  if (error) return <Typography color="error">{t('preview.failed')}</Typography>
  if (!data) return null
  const moves = movesBetween(data.before, data.after)
  const stay = data.before.map((_, place): Move => ({ from: place + 1, to: place + 1 }))
  return (
    <Box aria-busy={isPlaceholderData} sx={{ opacity: isPlaceholderData ? 0.6 : 1 }}>
      <Typography role="status" sx={{ mb: 2 }}>
        {t('preview.found', { count: data.total })}
      </Typography>
      <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
        <Hits title={t('preview.before')} hits={data.before} moves={stay} />
        <Hits title={t('preview.after')} hits={data.after} moves={moves} />
      </Box>
    </Box>
  )
}

function Hits({ title, hits, moves }: { title: string; hits: readonly PreviewHit[]; moves: readonly Move[] }) {
  const { t } = useTranslation('ranking')
  const textOf = ({ from, to }: Move) => (from === null ? t('preview.came') : from > to ? `↑ ${from - to}` : `↓ ${to - from}`)
  return (
    <Box component="section" aria-label={title} sx={{ minWidth: 0 }}>
      <Typography variant="h4" component="h2" sx={{ mb: 2 }}>
        {title}
      </Typography>
      <Box component="ol" sx={{ m: 0, pl: 6, '& li': { mb: 2 } }}>
        {hits.map((hit, place) => {
          const move = moves[place]
          return (
            <li key={hit.id}>
              <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
                {hit.name}
              </Typography>
              <Typography variant="body2" color="textSecondary">
                {hit.article} · {hit.brand}
              </Typography>
              {hit.pin !== null && <Chip size="small" label={t('marks.pin', { place: hit.pin })} />}
              {hit.wish > 0 && <Chip size="small" label={t('marks.boost')} />}
              {hit.wish < 0 && <Chip size="small" label={t('marks.bury')} />}
              {move && move.from !== move.to && <Chip size="small" variant="outlined" label={textOf(move)} />}
            </li>
          )
        })}
      </Box>
    </Box>
  )
}
