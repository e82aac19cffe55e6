import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import TextField from '@mui/material/TextField'
import type { OrderEvent } from '@vitrina/contract/orders/order-parts'
import type { Order } from '@vitrina/contract/orders/orders'
import { MAX_ORDER_COMMENT } from '@vitrina/contract/orders/orders.rules'
import { useState } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { EventRow } from '#parts/order/event-row.tsx'
import { Section } from '#parts/order/section.tsx'
import { useDraft } from '#ui/drafts.ts'
import { useDeskComment } from './desk.api.ts'

/** Timeline, oldest first; internal entries are marked. */
export function DeskTimeline({ order, events }: { order: Order; events: readonly OrderEvent[] }) {
  const { t } = useTranslation('desk')
  return (
    <Section title={t('story.title')}>
      <Box component="ol" aria-label={t('story.title')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {events.map((event) => (
          <EventRow key={event.id} event={event} {...(event.isInternal && { mark: t('story.internal') })} />
        ))}
      </Box>
      {order.deskActions.includes('comment') && <CommentForm id={order.id} />}
    </Section>
  )
}

/** A message to the buyer, or an internal note. */
function CommentForm({ id }: { id: number }) {
  const { t } = useTranslation('desk')
  const draft = useDraft(`desk-comment-${id}`, '')
  const [text, setText] = useState(draft.initial)
  const [isInternal, setInternal] = useState(false)
  const comment = useDeskComment(id)
  const send = () => {
    if (!text.trim() || comment.isPending) return
    comment.mutate(
      { text: text.trim(), isInternal },
      {
        onSuccess: () => {
          draft.clearDraft()
          setText('')
        },
      },
    )
  }
  return (
    <Box
      component="form"
      sx={{ display: 'grid', gap: 2, mt: 1 }}
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <TextField
        multiline
        maxRows={8}
        label={t(isInternal ? 'story.note' : 'story.comment')}
        value={text}
        onChange={({ target }) => {
          setText(target.value)
          draft.saveDraft(target.value)
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) send()
        }}
        slotProps={{ htmlInput: { maxLength: MAX_ORDER_COMMENT } }}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 2 }}>
        <FormControlLabel control={<Switch checked={isInternal} onChange={(_, isOn) => setInternal(isOn)} />} label={t('story.onlyUs')} />
        <Button type="submit" variant="outlined" loading={comment.isPending} disabled={text.trim() === ''}>
          {t(isInternal ? 'story.keep' : 'story.send')}
        </Button>
      </Box>
    </Box>
  )
}
