import Box from '@mui/material/Box'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import type { Markup } from '@vitrina/contract/offers/offer-price.rules'
import { useState } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { markupFigure, type MarkupMode, markupModes, markupOf } from './markup-text.rules.ts'

const INHERIT = 'inherit'

type Props = {
  label: string
  markup: Markup | null
  /** A line may have a price by hand; the whole offer has no one above it to inherit from. */
  allowed: { fixed: boolean; none: boolean }
  isOff?: boolean
  onChange: (markup: Markup | null) => void
}

/** The way a price is made and its figure; the figure counts once it can. */
export function MarkupFields({ label, markup, allowed, isOff = false, onChange }: Props) {
  const { t } = useTranslation('offers')
  const [draft, setDraft] = useState<{ mode: MarkupMode | typeof INHERIT; text: string } | null>(null)
  const mode = draft?.mode ?? markup?.mode ?? INHERIT
  const text = draft?.text ?? (markup ? markupFigure(markup) : '')
  const read = mode === INHERIT ? null : markupOf(mode, text)
  const keep = () => {
    if (draft && read) {
      onChange(read)
      setDraft(null)
    }
  }
  const modes = [...(allowed.none ? [INHERIT as typeof INHERIT] : []), ...markupModes.filter((one) => one !== 'fixed' || allowed.fixed)]
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(140px, 1fr) 96px', gap: 1 }}>
      <TextField
        select
        size="small"
        label={label}
        value={mode}
        disabled={isOff}
        onChange={({ target }) => {
          const next = modes.find((one) => one === target.value) ?? INHERIT
          if (next === INHERIT) {
            setDraft(null)
            onChange(null)
            return
          }
          const same = markupOf(next, text)
          if (same && markup?.mode === next) setDraft(null)
          else setDraft({ mode: next, text: '' })
        }}
      >
        {modes.map((one) => (
          <MenuItem key={one} value={one}>
            {t(`markupModes.${one}`)}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        size="small"
        value={text}
        disabled={isOff || mode === INHERIT}
        error={draft !== null && draft.text !== '' && read === null}
        onChange={({ target }) => mode !== INHERIT && setDraft({ mode, text: target.value })}
        onBlur={keep}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          keep()
        }}
        slotProps={{ htmlInput: { inputMode: 'decimal', 'aria-label': t('terms.markupFigure'), maxLength: 16 } }}
      />
    </Box>
  )
}
