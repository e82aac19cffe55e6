import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { formatMoment } from '#lib/dates.ts'
import { Section } from '#parts/order/section.tsx'
import { useDraft } from '#ui/drafts.ts'
import { commentsQuery, useAddComment } from './purchasing.api.ts'

/** Comments of colleagues on the entry, oldest first. */
export function CommentsSection({ id, canEdit }: { id: number; canEdit: boolean }) {
  const { t } = useTranslation('purchasing')
  const { data, error } = useQuery(commentsQuery(id))
  return (
    <Section title={t('comments.title')}>
      {!data && !error && <Skeleton variant="rounded" height={60} />}
      {!data && error && <Typography color="textSecondary">{t('comments.failed')}</Typography>}
      {data?.items.length === 0 && <Typography color="textSecondary">{t('comments.none')}</Typography>}
      <Box component="ol" aria-label={t('comments.title')} sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}>
        {data?.items.map((comment) => (
          <li key={comment.id}>
            <Box sx={{ fontSize: 12, color: 'text.secondary' }}>
              {comment.author?.name ?? t('comments.gone')} · {formatMoment(comment.at)}
            </Box>
            <Box sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{comment.text}</Box>
          </li>
        ))}
      </Box>
      {canEdit && <CommentForm id={id} />}
    </Section>
  )
}

/** The draft survives leaving the page. */
function CommentForm({ id }: { id: number }) {
  const { t } = useTranslation('purchasing')
  const draft = useDraft(`purchasing-comment-${id}`, '')
  const [text, setText] = useState(draft.initial)
  const add = useAddComment(id)
  const send = () => {
    if (!text.trim() || add.isPending) return
    add.mutate(text.trim(), {
      onSuccess: () => {
        draft.clearDraft()
        setText('')
      },
    })
  }
  return (
    <Box
      component="form"
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'flex-start', mt: 2 }}
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <TextField
        multiline
        maxRows={8}
        label={t('comments.text')}
        value={text}
        onChange={({ target }) => {
          setText(target.value)
          draft.saveDraft(target.value)
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) send()
        }}
        slotProps={{ htmlInput: { maxLength: 2_000 } }}
        sx={{ flex: '1 1 260px' }}
      />
      <Button type="submit" variant="outlined" loading={add.isPending} disabled={text.trim() === ''} sx={{ minHeight: 40 }}>
        {t('comments.send')}
      </Button>
    </Box>
  )
}
