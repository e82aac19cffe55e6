import Box from '@mui/material/Box'
import InputAdornment from '@mui/material/InputAdornment'
import TextField from '@mui/material/TextField'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import Typography from '@mui/material/Typography'
import { mdiMagnify } from '@mdi/js'
import { useEffect, useState } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { paths } from '#lib/paths.ts'
import { useHistory } from '#lib/use-history.ts'
import { Icon } from '#ui/icon.tsx'
import { type AddressesParams, writeParams } from './addresses.params.ts'

const TYPING_MS = 250

export function AddressesTools({ params, total }: { params: AddressesParams; total: number }) {
  const { t } = useTranslation('account')
  const history = useHistory()
  const { keyword, state } = params
  const [typed, setTyped] = useState(keyword)
  const [seen, setSeen] = useState(keyword)
  const [sent, setSent] = useState(keyword)
  if (keyword !== seen) {
    setSeen(keyword)
    // The URL was changed from outside: a link, or "back".
    if (keyword !== sent) setTyped(keyword)
  }
  useEffect(() => {
    if (typed === keyword) return undefined
    const timer = setTimeout(() => {
      setSent(typed)
      history.replace(paths.addresses + writeParams({ keyword: typed, state, page: 1 }))
    }, TYPING_MS)
    return () => clearTimeout(timer)
  }, [typed, keyword, state, history])
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3, mb: 4 }}>
      <TextField
        type="search"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        placeholder={t('addresses.search')}
        sx={{ flex: '1 1 240px', maxWidth: 420 }}
        slotProps={{
          htmlInput: { maxLength: 200, 'aria-label': t('addresses.search') },
          input: {
            startAdornment: (
              <InputAdornment position="start">
                <Icon path={mdiMagnify} sx={{ fontSize: 20 }} />
              </InputAdornment>
            ),
          },
        }}
      />
      <ToggleButtonGroup
        exclusive
        size="small"
        color="primary"
        value={state}
        aria-label={t('addresses.state')}
        onChange={(_, next: AddressesParams['state'] | null) =>
          next && history.push(paths.addresses + writeParams({ keyword, state: next, page: 1 }))
        }
      >
        <ToggleButton value="active">{t('addresses.active')}</ToggleButton>
        <ToggleButton value="inactive">{t('addresses.inactive')}</ToggleButton>
      </ToggleButtonGroup>
      <Typography variant="body2" color="textSecondary" role="status">
        {t('addresses.found', { count: total })}
      </Typography>
    </Box>
  )
}
