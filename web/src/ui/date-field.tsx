import IconButton from '@mui/material/IconButton'
import InputAdornment from '@mui/material/InputAdornment'
import TextField from '@mui/material/TextField'
import type { SxProps, Theme } from '@mui/material/styles'
import { mdiCalendarBlankOutline } from '@mdi/js'
import { formatDay } from '@vitrina/contract/days/days.rules'
import { type ReactNode, type Ref, Suspense, useId, useRef, useState } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { sellerToday } from '#lib/dates.ts'
import { readDay } from '#lib/read-day.rules.ts'
import { Icon } from './icon.tsx'
import { lazyChunk } from './lazy-chunk.tsx'
import { showError } from './messages.ts'
import { useWrongText } from './wrong-text.ts'

const CalendarPopup = lazyChunk(() => import('./calendar-popup.tsx'), 'CalendarPopup', ['calendar'])

type Props = {
  label: string
  /** 2026-11-18, or nothing. */
  value: string
  onChange: (day: string) => void
  min?: string
  max?: string
  /** For filters, which change the address, and fields whose every change can be undone: applied on Enter or when it is left. */
  appliesOnLeave?: boolean
  required?: boolean
  disabled?: boolean
  error?: boolean
  helperText?: ReactNode
  /** Read aloud instead of the label, where a table repeats that in every row. */
  'aria-label'?: string
  inputRef?: Ref<HTMLInputElement>
  onBlur?: () => void
  sx?: SxProps<Theme>
}

/** A day as the store writes it, whatever the browser's language; typed, pasted or picked from a calendar. */
export const DateField = (props: Props) => (
  <Suspense fallback={<LoadingField {...props} />}>
    <Field {...props} />
  </Suspense>
)

/** As large as the field, so that nothing moves when its texts arrive. */
const LoadingField = ({ label, value, required = false, helperText, sx }: Props) => (
  <TextField
    label={label}
    value={value && formatDay(value)}
    required={required}
    helperText={helperText}
    disabled
    slotProps={{ inputLabel: { shrink: true } }}
    {...(sx && { sx })}
  />
)

function Field({
  label,
  value,
  onChange,
  min,
  max,
  appliesOnLeave = false,
  error = false,
  helperText,
  'aria-label': ariaLabel,
  onBlur,
  sx,
  ...rest
}: Props) {
  const { t } = useTranslation('calendar')
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  // Nothing is called wrong before it was touched, nor while it is typed.
  const [isLeft, setLeft] = useState(false)
  const [draft, setDraft] = useState<string | null>(null)
  const [seen, setSeen] = useState(value)
  const dayOf = (text: string) => (text.trim() === '' ? '' : readDay(text, sellerToday(), { min, max }))
  if (seen !== value) {
    setSeen(value)
    // Changed from outside, not by this field's own text.
    if (draft !== null && (appliesOnLeave || (dayOf(draft) ?? '') !== value)) setDraft(null)
  }
  const typed = draft === null ? value : dayOf(draft)
  useWrongText(box, { isWrong: typed === undefined, onRefuse: () => setLeft(true) })
  const tell = (day: string) => day !== value && onChange(day)
  const commit = () => {
    if (draft === null || typed === undefined) return
    setDraft(null)
    tell(typed)
  }
  const type = (text: string) => {
    setDraft(text)
    if (!appliesOnLeave) tell(dayOf(text) ?? '')
  }
  const pick = (day: string) => {
    setOpen(false)
    setDraft(null)
    tell(day)
  }
  /** A calendar that does not load must not take the form away with it. */
  const open = () =>
    void CalendarPopup.preload().then(
      () => setOpen(true),
      () => showError({ message: t('picker.failed') }),
    )
  const problem = isLeft ? problemOf(typed, { min, max }) : undefined
  return (
    <>
      <TextField
        {...rest}
        id={id}
        ref={box}
        label={label}
        value={draft ?? (value && formatDay(value))}
        error={error || problem !== undefined}
        helperText={problem ? t(`picker.${problem}`, { day: formatDay((problem === 'tooEarly' ? min : max) ?? '') }) : helperText}
        onChange={({ target }) => type(target.value)}
        onFocus={() => setLeft(false)}
        onBlur={() => {
          setLeft(true)
          commit()
          onBlur?.()
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter') commit()
          if (event.key !== 'ArrowDown' || !event.altKey) return
          event.preventDefault()
          open()
        }}
        slotProps={{
          inputLabel: { shrink: true, id: `${id}-label` },
          // As wide as a day where nothing stretches it.
          htmlInput: { size: 10, inputMode: 'numeric', autoComplete: 'off', maxLength: 20, ...(ariaLabel && { 'aria-label': ariaLabel }) },
          input: {
            placeholder: t('picker.format'),
            endAdornment: (
              <InputAdornment position="end">
                <IconButton
                  size="small"
                  edge="end"
                  disabled={rest.disabled ?? false}
                  aria-label={t('picker.open')}
                  aria-describedby={`${id}-label`}
                  aria-haspopup="dialog"
                  aria-expanded={isOpen}
                  onClick={open}
                >
                  <Icon path={mdiCalendarBlankOutline} sx={{ fontSize: 18 }} />
                </IconButton>
              </InputAdornment>
            ),
          },
        }}
        {...(sx && { sx })}
      />
      {isOpen && (
        <Suspense>
          <CalendarPopup
            anchor={() => box.current}
            label={ariaLabel ?? label}
            value={typed ?? ''}
            canClear={!rest.required}
            {...{ min, max }}
            onPick={pick}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}

/** Undefined is a text that is no day. */
function problemOf(day: string | undefined, { min, max }: { min: string | undefined; max: string | undefined }) {
  if (day === undefined) return 'wrong'
  if (day === '') return undefined
  if (min && day < min) return 'tooEarly'
  return max && day > max ? 'tooLate' : undefined
}
