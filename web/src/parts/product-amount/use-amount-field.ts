import { type AmountRule, isStorable, amountProblem, readAmount, stepAmount } from '@vitrina/contract/quantity/quantity.rules'
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'

type Field = { product: AmountRule; value: number; onChange: (amount: number) => void; onSubmit?: ((amount: number) => void) | undefined }

/** Text field of an amount: input stays as typed until blur, Enter applies it, Escape restores the previous amount. */
export function useAmountField({ product, value, onChange, onSubmit }: Field) {
  const { i18n } = useTranslation()
  const [text, setText] = useState<string | null>(null)
  const before = useRef(value)
  /** The last reported amount: keys and clicks may come faster than renders. */
  const reported = useRef(value)
  useLayoutEffect(() => {
    // The value was changed from outside: the typed text is outdated.
    if (reported.current !== value) setText(null)
    reported.current = value
  }, [value])
  const shown = (amount: number) => (i18n.language === 'en' ? String(amount) : String(amount).replace('.', ','))

  const report = (amount: number) => {
    if (amount === reported.current) return
    reported.current = amount
    onChange(amount)
  }
  /** The amount of a text, if the unit's precision allows it. */
  const amountOf = (typed: string): number | null => {
    const amount = readAmount(typed)
    return amount !== null && isStorable(amountProblem(product, amount)) ? amount : null
  }
  const type = (typed: string) => {
    setText(typed)
    const amount = amountOf(typed)
    if (amount !== null) report(amount)
  }
  const step = (direction: 1 | -1) => {
    setText(null)
    report(stepAmount(product, reported.current, direction))
  }
  const restore = () => {
    setText(null)
    report(before.current)
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
      event.preventDefault()
      // The list moves to another row only when the amount does not use the key.
      event.stopPropagation()
      step(event.key === 'ArrowUp' ? 1 : -1)
    } else if (event.key === 'Enter' && (text === null || amountOf(text) !== null)) {
      event.preventDefault()
      event.stopPropagation()
      setText(null)
      before.current = reported.current
      onSubmit?.(reported.current)
    } else if (event.key === 'Escape' && (text !== null || reported.current !== before.current)) {
      event.preventDefault()
      event.stopPropagation()
      restore()
    }
  }

  return {
    step,
    hasProblem: text !== null && amountOf(text) === null,
    input: {
      value: text ?? shown(value),
      onChange: (event: { target: { value: string } }) => type(event.target.value),
      onFocus: (event: { target: HTMLInputElement }) => {
        before.current = value
        event.target.select()
      },
      // An incomplete number: the last valid amount stays.
      onBlur: () => setText(null),
      onKeyDown,
    },
  }
}
