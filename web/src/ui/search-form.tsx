import IconButton from '@mui/material/IconButton'
import InputAdornment from '@mui/material/InputAdornment'
import TextField from '@mui/material/TextField'
import { mdiMagnify } from '@mdi/js'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { Icon } from './icon.tsx'

type Props = {
  texts: { label: string; placeholder: string; find: string }
  q: string
  maxLength: number
  addressOf: (q: string) => string
}

/** The search text is in the address: applied on Enter. */
export function SearchForm({ texts, q, maxLength, addressOf }: Props) {
  const navigate = useNavigate()
  const [text, setText] = useState(q)
  // "Back" and the clear button change the search text without this field.
  const [shown, setShown] = useState(q)
  if (shown !== q) {
    setShown(q)
    setText(q)
  }
  return (
    <form
      role="search"
      aria-label={texts.label}
      style={{ flex: '1 1 260px', maxWidth: 480 }}
      onSubmit={(event) => {
        event.preventDefault()
        void navigate({ href: addressOf(text.trim()) })
      }}
    >
      <TextField
        type="search"
        fullWidth
        placeholder={texts.placeholder}
        value={text}
        onChange={({ target }) => setText(target.value)}
        slotProps={{
          htmlInput: { maxLength, 'aria-label': texts.label },
          input: {
            endAdornment: (
              <InputAdornment position="end">
                <IconButton type="submit" edge="end" size="small" aria-label={texts.find}>
                  <Icon path={mdiMagnify} fontSize="small" />
                </IconButton>
              </InputAdornment>
            ),
          },
        }}
      />
    </form>
  )
}
