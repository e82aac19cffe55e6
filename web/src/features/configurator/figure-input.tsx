import type { ComponentProps } from 'react'
import { type FigureProps, useFigureText } from './use-figure-text.ts'

type Props = Omit<ComponentProps<'input'>, 'value' | 'onChange'> & FigureProps

/** A number in a cell of the sheet. */
export function FigureInput({ value, least, most, isOptional, isWhole, onValue, ...input }: Props) {
  const { text, isWrong, type, leave } = useFigureText({
    value,
    most,
    onValue,
    ...(least !== undefined && { least }),
    ...(isOptional !== undefined && { isOptional }),
    ...(isWhole !== undefined && { isWhole }),
  })
  return (
    <input
      {...input}
      type="text"
      inputMode="decimal"
      autoComplete="off"
      value={text}
      aria-invalid={isWrong}
      onChange={({ target }) => type(target.value)}
      onBlur={leave}
    />
  )
}
