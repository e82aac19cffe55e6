import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useTranslation } from '#i18n/use-translation.tsx'
import { Anchor } from '#ui/anchor.tsx'
import type { FeedParams } from './feed.params.ts'

type Props = { params: FeedParams; all: string; first: string }

/** No posts, none in this rubric, or a page past the last: each with its next step. */
export function EmptyFeed({ params, all, first }: Props) {
  const { t } = useTranslation('content')
  const why = params.page > 1 ? 'emptyPage' : params.rubric ? 'emptyRubric' : 'empty'
  return (
    <Box sx={{ py: 10, textAlign: 'center' }} role="status">
      <Typography variant="h3" component="p">
        {t(`feed.${why}.title`)}
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 1, mb: 4 }}>
        {t(`feed.${why}.text`)}
      </Typography>
      {why !== 'empty' && (
        <Button variant="outlined" component={Anchor} href={why === 'emptyPage' ? first : all}>
          {t(`feed.${why}.action`)}
        </Button>
      )}
    </Box>
  )
}
