import IconButton from '@mui/material/IconButton'
import InputAdornment from '@mui/material/InputAdornment'
import TextField from '@mui/material/TextField'
import { mdiClose, mdiMagnify } from '@mdi/js'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { paths } from '#lib/paths.ts'
import { useHistory } from '#lib/use-history.ts'
import { Icon } from '#ui/icon.tsx'

const TYPING_PAUSE = 250

/** The search text lives in the address, so that results can be sent to a colleague. */
export function HelpSearch({ search }: { search: string }) {
  const { t } = useTranslation('help')
  const history = useHistory()
  const [typed, setTyped] = useState(search)
  const written = useRef(search)

  // "Back" or a link changed the address: the field follows.
  useEffect(() => {
    if (search === written.current) return
    written.current = search
    setTyped(search)
  }, [search])

  useEffect(() => {
    const trimmed = typed.trim()
    if (trimmed === written.current) return undefined
    const timer = setTimeout(() => {
      written.current = trimmed
      const query = new URLSearchParams(trimmed ? { search: trimmed } : {}).toString()
      history.replace(query ? `${paths.help}?${query}` : paths.help)
    }, TYPING_PAUSE)
    return () => clearTimeout(timer)
  }, [typed, history])

  return (
    <TextField
      type="search"
      fullWidth
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      onKeyDown={(event) => event.key === 'Escape' && setTyped('')}
      placeholder={t('search.placeholder')}
      slotProps={{
        htmlInput: { 'aria-label': t('search.label'), maxLength: 200 },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <Icon path={mdiMagnify} fontSize="small" />
            </InputAdornment>
          ),
          endAdornment: typed && (
            <InputAdornment position="end">
              <IconButton size="small" aria-label={t('search.clear')} onClick={() => setTyped('')}>
                <Icon path={mdiClose} fontSize="small" />
              </IconButton>
            </InputAdornment>
          ),
        },
      }}
      // Our own clear button has an accessible name.
      sx={{ mb: 5, maxWidth: 640, '& input::-webkit-search-cancel-button': { display: 'none' } }}
    />
  )
}
