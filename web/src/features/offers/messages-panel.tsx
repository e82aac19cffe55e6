import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { ApiError } from '#api/api-error.ts'
import { useTranslation } from '#i18n/use-translation.tsx'
import { formatMoment } from '#lib/dates.ts'
import { messagesQuery, useAnswerClient, useMarkMessagesRead } from './offers.api.ts'

/** Questions of the client and the answers; once they are on the screen they are read. */
export function MessagesPanel({ id }: { id: number }) {
  const { t } = useTranslation('offers')
  const { data } = useQuery(messagesQuery(id))
  const [text, setText] = useState('')
  const answer = useAnswerClient(id)
  const items = data?.items ?? []
  const { mutate: markRead } = useMarkMessagesRead(id)
  const hasUnread = items.some(({ isRead }) => !isRead)
  useEffect(() => {
    if (hasUnread) markRead()
  }, [hasUnread, markRead])
  return (
    <Box component="section" aria-label={t('messages.title')} sx={{ display: 'grid', gap: 3, alignContent: 'start' }}>
      <Typography variant="h3" component="h2">
        {t('messages.title')}
      </Typography>
      {items.length === 0 && <Typography color="textSecondary">{t('messages.empty')}</Typography>}
      {items.map((message) => (
        <Paper key={`${message.at} ${message.text}`} variant="outlined" sx={{ p: 3, ...(message.from === 'company' && { ml: 6 }) }}>
          <Box sx={{ fontSize: 12, color: 'text.secondary' }}>
            {message.name || t(`messages.${message.from}`)}, {formatMoment(message.at)}
            {!message.isRead && (
              <Box component="b" sx={{ ml: 2, color: 'primary.main' }}>
                {t('messages.new')}
              </Box>
            )}
          </Box>
          <Box sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{message.text}</Box>
        </Paper>
      ))}
      {items.length > 0 && (
        <Box
          component="form"
          sx={{ display: 'grid', gap: 2 }}
          onSubmit={(event) => {
            event.preventDefault()
            answer.mutate(text.trim(), { onSuccess: () => setText('') })
          }}
        >
          <TextField
            multiline
            minRows={2}
            label={t('messages.answer')}
            value={text}
            onChange={({ target }) => setText(target.value)}
            slotProps={{ htmlInput: { maxLength: 2_000 } }}
          />
          {answer.error instanceof ApiError && <Alert severity="error">{answer.error.message}</Alert>}
          <Button type="submit" variant="outlined" loading={answer.isPending} disabled={text.trim() === ''} sx={{ justifySelf: 'start' }}>
            {t('messages.send')}
          </Button>
        </Box>
      )}
    </Box>
  )
}
