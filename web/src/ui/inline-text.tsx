import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import InputBase from '@mui/material/InputBase'
import { type ReactNode, useState } from 'react'

type Props = {
  label: string
  value: string
  /** Shown while there is no text. */
  placeholder: string
  maxLength: number
  isReadOnly: boolean
  isRequired?: boolean
  isMultiline?: boolean
  onSave: (text: string) => void
  children?: ReactNode
}

/** A text that becomes a field when it is pressed: Enter and leaving keep it, Esc drops it. */
export function InlineText({
  label,
  value,
  placeholder,
  maxLength,
  isReadOnly,
  isRequired = false,
  isMultiline = false,
  onSave,
  children,
}: Props) {
  const [draft, setDraft] = useState<string | null>(null)
  if (isReadOnly) return children ?? value
  const keep = () => {
    const text = (draft ?? '').trim()
    setDraft(null)
    if (text !== value && !(isRequired && text === '')) onSave(text)
  }
  if (draft !== null)
    return (
      <InputBase
        autoFocus
        fullWidth
        multiline={isMultiline}
        value={draft}
        onChange={({ target }) => setDraft(target.value)}
        onBlur={keep}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !(isMultiline && event.shiftKey)) {
            event.preventDefault()
            keep()
          }
          if (event.key === 'Escape') setDraft(null)
        }}
        slotProps={{ input: { 'aria-label': label, maxLength } }}
        sx={{
          font: 'inherit',
          '& input, & textarea': { p: 0, px: 1, mx: -1, borderRadius: 1, outline: '2px solid', outlineColor: 'primary.main' },
        }}
      />
    )
  return (
    <ButtonBase
      aria-label={value ? `${label}: ${value}` : `${label}: ${placeholder}`}
      onClick={() => setDraft(value)}
      sx={{
        font: 'inherit',
        textAlign: 'left',
        verticalAlign: 'baseline',
        justifyContent: 'start',
        px: 1,
        mx: -1,
        borderRadius: 1,
        overflowWrap: 'anywhere',
        minWidth: 0,
        '&:hover': { bgcolor: 'action.hover' },
      }}
    >
      {children ??
        (value || (
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {placeholder}
          </Box>
        ))}
    </ButtonBase>
  )
}
