import TextField from '@mui/material/TextField'
import { type ReactNode, useRef, useState } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { readTime } from '#lib/read-time.rules.ts'
import { useWrongText } from '#ui/wrong-text.ts'

type Props = {
  label: string
  /** 09:30, or nothing. */
  value: string
  onChange: (time: string) => void
  required?: boolean
  disabled?: boolean
  helperText?: ReactNode
  /** Read aloud instead of the label, where that is said twice on a screen. */
  'aria-label'?: string
}

/** A time of day by 24 hours, whatever the browser's language. */
export function TimeField({ label, value, onChange, required = false, disabled = false, helperText, 'aria-label': ariaLabel }: Props) {
  const { t } = useTranslation('back-office')
  const box = useRef<HTMLDivElement>(null)
  const [draft, setDraft] = useState<string | null>(null)
  const [isLeft, setLeft] = useState(false)
  const typed = draft === null ? value : draft.trim() === '' ? '' : readTime(draft)
  const isWrong = isLeft && typed === undefined
  useWrongText(box, { isWrong: typed === undefined, onRefuse: () => setLeft(true) })
  return (
    <TextField
      ref={box}
      label={label}
      required={required}
      disabled={disabled}
      value={draft ?? value}
      error={isWrong}
      helperText={isWrong ? t('time.wrong') : helperText}
      onFocus={() => setLeft(false)}
      onChange={({ target }) => {
        setDraft(target.value)
        onChange(readTime(target.value) ?? '')
      }}
      onBlur={() => {
        setLeft(true)
        // A text that is no time stays to be corrected.
        if (typed !== undefined) setDraft(null)
      }}
      slotProps={{
        inputLabel: { shrink: true },
        htmlInput: { inputMode: 'numeric', autoComplete: 'off', maxLength: 8, ...(ariaLabel && { 'aria-label': ariaLabel }) },
        input: { placeholder: t('time.format') },
      }}
    />
  )
}
