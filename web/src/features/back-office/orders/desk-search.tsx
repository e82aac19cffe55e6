import IconButton from '@mui/material/IconButton'
import InputAdornment from '@mui/material/InputAdornment'
import TextField from '@mui/material/TextField'
import { mdiMagnify } from '@mdi/js'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '#ui/icon.tsx'

/** What is looked for stands in the address: it is asked on Enter. */
export function DeskSearch({ q, addressOf }: { q: string; addressOf: (q: string) => string }) {
  const { t } = useTranslation('desk')
  const navigate = useNavigate()
  const [text, setText] = useState(q)
  return (
    <form
      role="search"
      aria-label={t('filters.search')}
      style={{ flex: '1 1 300px', maxWidth: 480 }}
      onSubmit={(event) => {
        event.preventDefault()
        void navigate({ href: addressOf(text.trim()) })
      }}
    >
      <TextField
        type="search"
        size="small"
        fullWidth
        label={t('filters.search')}
        placeholder={t('filters.placeholder')}
        value={text}
        onChange={(event) => setText(event.target.value)}
        slotProps={{
          htmlInput: { maxLength: 200 },
          input: {
            endAdornment: (
              <InputAdornment position="end">
                <IconButton type="submit" edge="end" size="small" aria-label={t('filters.find')}>
                  <Icon path={mdiMagnify} />
                </IconButton>
              </InputAdornment>
            ),
          },
        }}
      />
    </form>
  )
}
