import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useTranslation } from '#i18n/use-translation.tsx'
import { type Draft, type Question, usePreview } from './delivery.api.ts'
import { PromiseText } from './promise-text.tsx'

type Props = {
  question: Question | null
  /** Null: the form is not complete. */
  draft: Draft | null
}

/** Shows how this change would alter the promise beside the page, before it is saved. */
export function DraftEffect({ question, draft }: Props) {
  const { t } = useTranslation('stock-desk')
  const preview = usePreview()
  if (question === null)
    return (
      <Typography variant="body2" color="textSecondary">
        {t('effect.noQuestion')}
      </Typography>
    )
  const isOfThisDraft = JSON.stringify(preview.variables?.draft) === JSON.stringify(draft)
  const after = isOfThisDraft ? preview.data?.after : null
  return (
    <Box sx={{ display: 'grid', gap: 2, p: 3, border: 1, borderColor: 'divider', borderRadius: 1 }}>
      <Button
        variant="outlined"
        disabled={draft === null}
        loading={preview.isPending}
        onClick={() => draft && preview.mutate({ question, draft })}
      >
        {t('effect.show')}
      </Button>
      {isOfThisDraft && preview.error && <Alert severity="error">{preview.error.message}</Alert>}
      {preview.data && after && (
        <Box role="status" sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' } }}>
          <div>
            <Typography variant="body2" color="textSecondary">
              {t('effect.now')}
            </Typography>
            <PromiseText promise={preview.data.now} />
          </div>
          <div>
            <Typography variant="body2" color="textSecondary">
              {t('effect.after')}
            </Typography>
            <PromiseText promise={after} />
          </div>
        </Box>
      )}
    </Box>
  )
}
