import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { type ReactNode, useState } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { askConfirm } from '#ui/confirm.ts'

type Entry = { id: number; name: string }
type Props<T extends Entry> = {
  label: string
  entries: readonly T[]
  add: string
  empty: string
  onAdd: () => void
  onOpen: (entry: T) => void
  /** Null: it cannot be deleted. */
  onRemove: (entry: T) => (() => Promise<unknown>) | null
  about: (entry: T) => ReactNode
  /** Beside the button that adds. */
  more?: ReactNode
}

/** Entries by name with what they have, narrowed by typing, opened for changing and deleted when nothing uses them. */
export function EntryList<T extends Entry>({ label, entries, add, empty, onAdd, onOpen, onRemove, about, more }: Props<T>) {
  const { t } = useTranslation('goods')
  const [text, setText] = useState('')
  const words = text.toLowerCase().trim()
  const shown = entries.filter(({ name }) => name.toLowerCase().includes(words))
  return (
    <Box sx={{ maxWidth: 960 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mb: 3 }}>
        <TextField
          size="small"
          type="search"
          placeholder={t('narrow')}
          value={text}
          onChange={({ target }) => setText(target.value)}
          slotProps={{ htmlInput: { 'aria-label': t('narrow') } }}
          sx={{ flex: '1 1 200px', maxWidth: 360 }}
        />
        <Button variant="contained" onClick={onAdd}>
          {add}
        </Button>
        {more}
      </Box>
      {shown.length === 0 && <Typography color="textSecondary">{entries.length === 0 ? empty : t('products.nothing')}</Typography>}
      <Box component="ul" aria-label={label} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {shown.map((entry) => {
          const remove = onRemove(entry)
          return (
            <Box
              component="li"
              key={entry.id}
              sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, py: 1.5, borderBottom: 1, borderColor: 'divider' }}
            >
              <Box sx={{ flex: '1 1 240px', minWidth: 0, overflowWrap: 'anywhere' }}>
                {entry.name}
                <Typography variant="body2" color="textSecondary">
                  {about(entry)}
                </Typography>
              </Box>
              <Button size="small" aria-label={t('changeNamed', { name: entry.name })} onClick={() => onOpen(entry)}>
                {t('change')}
              </Button>
              <Button
                size="small"
                color="error"
                disabled={remove === null}
                aria-label={t('removeNamed', { name: entry.name })}
                onClick={() =>
                  remove &&
                  askConfirm({ title: t('removeAsk', { name: entry.name }), confirm: t('remove'), isDangerous: true, run: remove })
                }
              >
                {t('remove')}
              </Button>
            </Box>
          )
        })}
      </Box>
    </Box>
  )
}
