import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormControlLabel from '@mui/material/FormControlLabel'
import Checkbox from '@mui/material/Checkbox'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import type { OrderItem } from '@vitrina/contract/orders/order-parts'
import type { Order } from '@vitrina/contract/orders/orders'
import { useTranslation } from '#i18n/use-translation.tsx'
import { ApiError } from '#api/api-error.ts'
import { Section } from '#parts/order/section.tsx'
import { DifferenceList } from './difference-list.tsx'
import { orderDifferences } from './order-differences.rules.ts'
import type { OrderDraft, ReadDraft } from './order-draft.rules.ts'
import type { ChangePreview } from './use-change-preview.ts'

type Props = {
  seen: { order: Order; items: readonly OrderItem[] }
  draft: OrderDraft
  read: ReadDraft
  preview: ChangePreview
  onEdit: (changed: Partial<OrderDraft>) => void
  isSaving: boolean
  /** Of saving. */
  error: unknown
  onSave: () => void
  onCancel: () => void
}

type Articles = { items: readonly (string | undefined)[]; added: readonly (string | undefined)[] }

/** A refusal names the fields it is about; those of a line stand under its message with the article of the line. */
function textsOf(error: unknown, articles: Articles): string[] {
  if (!(error instanceof ApiError)) return []
  const fields = error.fields.map(({ field, message }) => {
    const [list, place] = field.split('.')
    const article = list === 'items' || list === 'added' ? articles[list][Number(place)] : undefined
    return article ? `${article}: ${message}` : message
  })
  return [...new Set([error.message, ...fields])]
}

/** Every change with its value before and after, as the server would make it; then all of them are saved at once. */
export function ChangeSummary({ seen, draft, read, preview, onEdit, isSaving, error, onSave, onCancel }: Props) {
  const { t } = useTranslation('desk')
  const { canAsk, isSettled } = preview
  const differences = preview.after ? orderDifferences(seen, preview.after) : []
  const articles = {
    items: read.body.items?.map(({ id }) => seen.items.find((item) => item.id === id)?.article) ?? [],
    added: draft.added.map(({ article }) => article),
  }
  const refusals = new Set([...textsOf(preview.error, articles), ...textsOf(error, articles)])
  return (
    <Section title={t('summary.title')}>
      <Box sx={{ display: 'grid', gap: 3 }}>
        <Box role="status" aria-busy={preview.isFetching} sx={{ opacity: preview.isFetching ? 0.6 : 1, minHeight: 24 }}>
          {read.isEmpty && <Typography color="textSecondary">{t('summary.empty')}</Typography>}
          {!read.isEmpty && read.hasWrong && <Typography color="error">{t('summary.wrong')}</Typography>}
          {!read.isEmpty && !read.hasWrong && read.isReasonMissing && <Typography color="error">{t('summary.reasonNeeded')}</Typography>}
          {differences.length > 0 && canAsk && <DifferenceList differences={differences} label={t('summary.title')} />}
        </Box>
        {[...refusals].map((text) => (
          <Alert key={text} severity="error">
            {text}
          </Alert>
        ))}
        {draft.added.length > 0 && (
          <FormControlLabel
            control={<Checkbox checked={draft.isToOrder} onChange={(_, isToOrder) => onEdit({ isToOrder })} />}
            label={t('summary.toOrder')}
          />
        )}
        <TextField
          size="small"
          multiline
          maxRows={4}
          label={t('summary.reason')}
          required={read.isReasonMissing}
          value={draft.reason}
          onChange={({ target }) => onEdit({ reason: target.value })}
          slotProps={{ htmlInput: { maxLength: 500 } }}
        />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
          <Button variant="contained" loading={isSaving} disabled={!isSettled} onClick={onSave}>
            {t('summary.save')}
          </Button>
          <Button disabled={isSaving} onClick={onCancel}>
            {t('summary.cancel')}
          </Button>
        </Box>
        <Typography variant="body2" color="textSecondary">
          {t('summary.once')}
        </Typography>
      </Box>
    </Section>
  )
}
