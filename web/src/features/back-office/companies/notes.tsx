import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { formatMoment } from '#lib/dates.ts'
import { Section } from '#parts/order/section.tsx'
import { customerPageQuery, useAddNote } from './customer-page.api.ts'

/** Remarks about the company, for colleagues alone. */
export function Notes({ id }: { id: number }) {
  const { t } = useTranslation('company-desk')
  const { data } = useQuery(customerPageQuery(id))
  const add = useAddNote(id)
  const [text, setText] = useState('')
  return (
    <Section title={t('customer.notes.title')}>
      <Box
        component="form"
        sx={{ display: 'grid', gap: 2, mb: 3 }}
        onSubmit={(event) => {
          event.preventDefault()
          if (text.trim() !== '') add.mutate({ text: text.trim() }, { onSuccess: () => setText('') })
        }}
      >
        <TextField
          multiline
          maxRows={8}
          size="small"
          label={t('customer.notes.label')}
          value={text}
          onChange={({ target }) => setText(target.value)}
          slotProps={{ htmlInput: { maxLength: 2000 } }}
        />
        {text.trim() !== '' && (
          <Button type="submit" variant="contained" size="small" loading={add.isPending} sx={{ justifySelf: 'start' }}>
            {t('customer.notes.add')}
          </Button>
        )}
      </Box>
      {data?.notes.length === 0 && <Typography color="textSecondary">{t('customer.notes.empty')}</Typography>}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 2 }}>
        {data?.notes.map((note) => (
          <Box component="li" key={note.id} sx={{ overflowWrap: 'anywhere' }}>
            <Box sx={{ whiteSpace: 'pre-line' }}>{note.text}</Box>
            <Typography variant="body2" color="textSecondary">
              {t('customer.notes.by', { author: note.author || '—', date: formatMoment(note.createdAt) })}
            </Typography>
          </Box>
        ))}
      </Box>
    </Section>
  )
}
