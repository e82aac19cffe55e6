import { type ReplacementPolicy, replacementPolicies } from '@vitrina/contract/specifications/specification-document.rules'
import { type KeyboardEvent, useRef, useState } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'

/** Where the active cell goes after an edit; left: the focus is elsewhere already. */
export type AfterEdit = 'stay' | 'left' | { key: 'Enter' | 'Tab'; isShift: boolean }

type Props = {
  label: string
  initial: string
  maxLength: number
  isNumber?: boolean
  /** Begun by a letter: the next ones follow it. */
  isTyped: boolean
  onCommit: (text: string, after: AfterEdit) => void
  onCancel: () => void
}

/** At once, within the key that begins the edit: the next key already belongs to the field. */
export function beginEditing(field: HTMLInputElement | HTMLSelectElement | null): void {
  field?.focus({ preventScroll: true })
  if (field instanceof HTMLInputElement) field.select()
}

export function beginTyping(field: HTMLInputElement | null): void {
  field?.focus({ preventScroll: true })
  field?.setSelectionRange(field.value.length, field.value.length)
}

/** A field that is taken away loses the focus as well: only the first end of an edit counts. */
function useOnce() {
  const isDone = useRef(false)
  return (run: () => void) => {
    if (isDone.current) return
    isDone.current = true
    run()
  }
}

/** Enter and Tab keep the text and move on, Esc drops it, leaving the cell keeps it. */
export function TextEditor({ label, initial, maxLength, isNumber = false, isTyped, onCommit, onCancel }: Props) {
  const [text, setText] = useState(initial)
  const finish = useOnce()
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    event.stopPropagation()
    const { key } = event
    if (key === 'Escape') finish(onCancel)
    if (key !== 'Enter' && key !== 'Tab') return
    event.preventDefault()
    finish(() => onCommit(text, { key, isShift: event.shiftKey }))
  }
  return (
    <input
      ref={isTyped ? beginTyping : beginEditing}
      aria-label={label}
      value={text}
      maxLength={maxLength}
      autoComplete="off"
      inputMode={isNumber ? 'decimal' : 'text'}
      onChange={({ target }) => setText(target.value)}
      onKeyDown={press}
      onPaste={(event) => event.stopPropagation()}
      onCopy={(event) => event.stopPropagation()}
      onCut={(event) => event.stopPropagation()}
      onBlur={() => finish(() => onCommit(text, 'left'))}
    />
  )
}

type ReplacementProps = {
  label: string
  value: ReplacementPolicy
  onCommit: (value: ReplacementPolicy, after: AfterEdit) => void
  onCancel: () => void
}

/** Replacement policy: one of three. */
export function ReplacementEditor({ label, value, onCommit, onCancel }: ReplacementProps) {
  const { t } = useTranslation('specifications')
  const [chosen, setChosen] = useState(value)
  const finish = useOnce()
  return (
    <select
      ref={beginEditing}
      aria-label={label}
      value={chosen}
      onChange={({ target }) => setChosen(replacementPolicies.find((policy) => policy === target.value) ?? value)}
      onBlur={() => finish(() => onCommit(chosen, 'left'))}
      onKeyDown={(event) => {
        event.stopPropagation()
        const { key } = event
        if (key === 'Escape') finish(onCancel)
        if (key !== 'Enter' && key !== 'Tab') return
        event.preventDefault()
        finish(() => onCommit(chosen, { key, isShift: event.shiftKey }))
      }}
    >
      {replacementPolicies.map((policy) => (
        <option key={policy} value={policy}>
          {t(`replacement.${policy}`)}
        </option>
      ))}
    </select>
  )
}
