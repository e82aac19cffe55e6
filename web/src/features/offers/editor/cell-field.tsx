import { type KeyboardEvent, useState } from 'react'

type Props = {
  label: string
  value: string
  column: string
  placeholder?: string
  title?: string | undefined
  isFigure?: boolean
  isOff?: boolean
  maxLength?: number
  /** Whether the typed text can be kept; what cannot is dropped on leaving. */
  canKeep: (text: string) => boolean
  onKeep: (text: string) => void
}

/** The same column of the row below or above; Enter and the arrows go there. */
function neighbourOf(field: HTMLElement, step: 1 | -1): HTMLInputElement | null {
  let row = field.closest('[data-row]')
  for (;;) {
    row = (step === 1 ? row?.nextElementSibling : row?.previousElementSibling) ?? null
    if (!row) return null
    const found = row.querySelector<HTMLInputElement>(`input[data-column="${field.dataset.column}"]:not(:disabled)`)
    if (found) return found
  }
}

/** A cell that is always a field: Enter and leaving keep the text, Esc drops it. */
export function CellField({
  label,
  value,
  column,
  placeholder = '',
  title,
  isFigure = false,
  isOff = false,
  maxLength = 40,
  canKeep,
  onKeep,
}: Props) {
  const [draft, setDraft] = useState<string | null>(null)
  const isWrong = draft !== null && draft.trim() !== value && !canKeep(draft.trim())
  const keep = () => {
    if (draft !== null && draft.trim() !== value && canKeep(draft.trim())) onKeep(draft.trim())
    setDraft(null)
  }
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key, currentTarget } = event
    if (key === 'Escape' && draft !== null) {
      event.stopPropagation()
      setDraft(null)
    }
    const step = key === 'ArrowDown' || (key === 'Enter' && !event.shiftKey) ? 1 : key === 'ArrowUp' || key === 'Enter' ? -1 : null
    if (step === null) return
    event.preventDefault()
    const next = neighbourOf(currentTarget, step)
    if (next) next.focus()
    else keep()
  }
  return (
    <input
      className={isFigure ? 'field figure' : 'field'}
      aria-label={label}
      aria-invalid={isWrong || undefined}
      data-column={column}
      data-typed={draft === null ? undefined : ''}
      value={draft ?? value}
      placeholder={placeholder}
      title={title}
      disabled={isOff}
      maxLength={maxLength}
      autoComplete="off"
      inputMode={isFigure && column !== 'markup' ? 'decimal' : 'text'}
      onFocus={({ currentTarget }) => currentTarget.select()}
      onChange={({ target }) => setDraft(target.value)}
      onBlur={keep}
      onKeyDown={press}
    />
  )
}
