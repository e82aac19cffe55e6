import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { MAX_ORDER_COMMENT } from '@vitrina/contract/orders/orders.rules'
import { useTranslation } from '#i18n/use-translation.tsx'
import { useState } from 'react'
import { useDraft } from '#ui/drafts.ts'
import { useComment } from './orders.api.ts'

/** A message to the manager; the draft survives leaving the page. */
export function CommentForm({ id }: { id: number }) {
  const { t } = useTranslation('orders')
  const draft = useDraft(`order-comment-${id}`, '')
  const [text, setText] = useState(draft.initial)
  const comment = useComment(id)
  const send = () => {
    if (!text.trim() || comment.isPending) return
    comment.mutate(text.trim(), {
      onSuccess: () => {
        draft.clearDraft()
        setText('')
      },
    })
  }
  return (
    <Box
      component="form"
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'flex-start', mt: 1 }}
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <TextField
        multiline
        maxRows={8}
        label={t('story.comment')}
        value={text}
        onChange={({ target }) => {
          setText(target.value)
          draft.saveDraft(target.value)
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) send()
        }}
        slotProps={{ htmlInput: { maxLength: MAX_ORDER_COMMENT } }}
        sx={{ flex: '1 1 260px' }}
      />
      <Button type="submit" variant="outlined" loading={comment.isPending} disabled={text.trim() === ''} sx={{ minHeight: 40 }}>
        {t('story.send')}
      </Button>
    </Box>
  )
}
