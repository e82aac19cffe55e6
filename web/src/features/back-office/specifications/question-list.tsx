import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { mdiCheckAll } from '@mdi/js'
import { useQuery } from '@tanstack/react-query'
import type { SpecificationQuestion } from '@vitrina/contract/specifications/specification-desk'
import { useTranslation } from '#i18n/use-translation.tsx'
import { formatMoment } from '#lib/dates.ts'
import { deskPaths } from '#lib/desk-paths.ts'
import { useNumber } from '#parts/product/use-number.ts'
import { ErrorView } from '#ui/error-view.tsx'
import { ListEmpty } from '#ui/list-empty.tsx'
import { ListPages } from '#ui/list-pages.tsx'
import { ListSkeleton } from '#ui/list-skeleton.tsx'
import { AnswerForm } from './answer-form.tsx'
import { questionsQuery } from './specification-desk.api.ts'

type Props = { state: 'open' | 'answered'; page: number; addressOf: (changed: { page: number }) => string }

/** The oldest first: somebody waits for each of them. */
export function QuestionList({ state, page, addressOf }: Props) {
  const { t } = useTranslation('specification-desk')
  const { data, error, refetch } = useQuery(questionsQuery(state, page))
  if (error && !data) return <ErrorView error={error} onRetry={() => void refetch()} />
  if (!data) return <ListSkeleton rowHeight={88} />
  if (data.items.length === 0)
    return (
      <ListEmpty
        icon={mdiCheckAll}
        texts={{ title: t(`empty.${state}.title`), text: t(`empty.${state}.text`), action: t('empty.action') }}
        href={deskPaths.orders}
      />
    )
  return (
    <>
      <Box component="ul" aria-label={t(`tabs.${state}`)} sx={{ display: 'grid', gap: 2, m: 0, p: 0, listStyle: 'none' }}>
        {data.items.map((question) => (
          <Paper key={question.lineId} component="li" variant="outlined" sx={{ display: 'grid', gap: 2, p: 3 }}>
            <Facts question={question} />
            {question.answeredAt === null && <AnswerForm question={question} />}
          </Paper>
        ))}
      </Box>
      <ListPages label={t('pages')} page={page} count={data.meta.pageCount} addressOf={(next) => addressOf({ page: next })} />
    </>
  )
}

function Facts({ question }: { question: SpecificationQuestion }) {
  const { t } = useTranslation('specification-desk')
  const number = useNumber()
  const { text, amount, unit, note, company, person, specificationName, askedAt, answer, product } = question
  return (
    <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
      <Typography sx={{ fontWeight: 600 }}>
        {text} · {number(amount)} {unit}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {[company?.name, person?.name, specificationName, formatMoment(askedAt), note].filter(Boolean).join(' · ')}
      </Typography>
      {product && <Typography variant="body2">{t('answered', { answer: `${product.article} ${product.name}` })}</Typography>}
      {answer && <Typography variant="body2">{t('answered', { answer })}</Typography>}
    </Box>
  )
}
