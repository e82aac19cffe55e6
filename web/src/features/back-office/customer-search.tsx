import IconButton from '@mui/material/IconButton'
import InputAdornment from '@mui/material/InputAdornment'
import TextField from '@mui/material/TextField'
import { mdiMagnify } from '@mdi/js'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '#ui/icon.tsx'

type Props = { search: string; addressOf: (search: string) => string }

/** What is looked for stands in the address: it is asked on Enter. */
export function CustomerSearch({ search, addressOf }: Props) {
  const { t } = useTranslation('back-office')
  const navigate = useNavigate()
  const [text, setText] = useState(search)
  // "Back" and a chip change what is asked without this field.
  const [shown, setShown] = useState(search)
  if (shown !== search) {
    setShown(search)
    setText(search)
  }
  return (
    <form
      role="search"
      aria-label={t('customers.search')}
      onSubmit={(event) => {
        event.preventDefault()
        void navigate({ href: addressOf(text.trim()) })
      }}
    >
      <TextField
        type="search"
        fullWidth
        label={t('customers.search')}
        placeholder={t('customers.placeholder')}
        value={text}
        onChange={(event) => setText(event.target.value)}
        slotProps={{
          htmlInput: { maxLength: 200 },
          input: {
            endAdornment: (
              <InputAdornment position="end">
                <IconButton type="submit" edge="end" aria-label={t('customers.find')}>
                  <Icon path={mdiMagnify} />
                </IconButton>
              </InputAdornment>
            ),
          },
        }}
        sx={{ maxWidth: 560, mb: 4 }}
      />
    </form>
  )
}
