import TextField from '@mui/material/TextField'
import type { PurchasingLine } from '@vitrina/contract/purchasing/purchasing-shapes'
import { MAX_AMOUNT, readAmount } from '@vitrina/contract/quantity/quantity.rules'
import { useState } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { useNumber } from '#parts/product/use-number.ts'

type Props = { line: PurchasingLine; onChange: (amount: number) => void }

/** How much is needed, changed where it stands: Enter or leaving the field saves, Esc takes it back. */
export function NeededField({ line, onChange }: Props) {
  const { t } = useTranslation('purchasing')
  const number = useNumber()
  const [text, setText] = useState<string | null>(null)
  const amount = text === null ? line.needed : readAmount(text)
  const isBad = amount === null || amount <= 0 || amount > MAX_AMOUNT
  const commit = () => {
    if (text === null || isBad) return
    setText(null)
    if (amount !== line.needed) onChange(amount)
  }
  return (
    <TextField
      size="small"
      variant="standard"
      value={text ?? number(line.needed)}
      error={isBad}
      title={isBad ? t('lines.badAmount') : undefined}
      onChange={({ target }) => setText(target.value)}
      onFocus={({ target }) => target.select()}
      onBlur={commit}
      onKeyDown={(event) => {
        if (event.key === 'Enter') commit()
        if (event.key === 'Escape') setText(null)
      }}
      slotProps={{
        htmlInput: {
          'aria-label': t('lines.neededOf', { name: line.name }),
          inputMode: 'decimal',
          style: { textAlign: 'right', fontVariantNumeric: 'tabular-nums', fontSize: 13, padding: '2px 0' },
        },
      }}
      sx={{ width: 72 }}
    />
  )
}
