import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import Radio from '@mui/material/Radio'
import TextField from '@mui/material/TextField'
import type { OfferChoice } from '@vitrina/contract/offers/offer-choice.rules'
import { sumsOf } from '@vitrina/contract/offers/offer-price.rules'
import type { ShownOffer, ShownOfferLine } from '@vitrina/contract/offers/shown-offer.rules'
import { readAmount } from '@vitrina/contract/quantity/quantity.rules'
import { Fragment, useState } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { useMoney } from '#parts/price/use-money.ts'
import { useNumber } from '#parts/product/use-number.ts'
import { roubles } from './offer-money.rules.ts'
import { shownRows } from './shown-rows.rules.ts'

type Props = {
  /** In kopecks. */
  shown: ShownOffer
  choice: OfferChoice
  /** Absent: it is only read. */
  onChoose?: ((choice: OfferChoice) => void) | undefined
}

/** Ticks or unticks an option; an alternative takes the tick from the others of its set. */
function ticked(lines: readonly ShownOfferLine[], choice: OfferChoice, line: ShownOfferLine): OfferChoice {
  const isOn = choice.ticked.includes(line.key)
  if (line.choice === 'option')
    return { ...choice, ticked: isOn ? choice.ticked.filter((key) => key !== line.key) : [...choice.ticked, line.key] }
  const others = new Set(lines.filter(({ choice: kind, set }) => kind === 'alternative' && set === line.set).map(({ key }) => key))
  return { ...choice, ticked: [...choice.ticked.filter((key) => !others.has(key)), line.key] }
}

const row = {
  display: 'grid',
  columnGap: 3,
  rowGap: 0.5,
  alignItems: 'start',
  py: 2,
  borderTop: 1,
  borderColor: 'divider',
  gridTemplateColumns: { xs: '32px minmax(0, 1fr)', sm: '36px minmax(0, 1fr) 128px 120px 132px' },
  breakInside: 'avoid',
} as const
/** One row under the name on a phone, columns of the table on a wide page. */
const figures = { display: { xs: 'flex', sm: 'contents' }, flexWrap: 'wrap', columnGap: 3, alignItems: 'center', gridColumn: 2 } as const
const figure = { fontVariantNumeric: 'tabular-nums', textAlign: { sm: 'right' } } as const

/** Groups and lines as the client reads them: a table on a wide page, cards on a phone. */
export function ShownLines({ shown, choice, onChoose }: Props) {
  const { t } = useTranslation('client-offer')
  const isCompact = shown.template === 'compact'
  return (
    <Box role="list" aria-label={t('lines')} sx={{ fontSize: isCompact ? 13 : 14 }}>
      {shownRows(shown).map((one) =>
        one.kind === 'group' ? (
          <Box role="listitem" key={one.key} sx={{ fontWeight: 600, pt: 3, pb: 1, pl: one.depth * 4 }}>
            {one.name}
          </Box>
        ) : (
          <Fragment key={one.key}>
            {one.beginsSet && (
              <Box role="listitem" sx={{ fontSize: 12, color: 'text.secondary', pt: 2 }}>
                {t('oneOf')}
              </Box>
            )}
            <Line line={one.line} number={one.number} shown={shown} choice={choice} onChoose={onChoose} />
          </Fragment>
        ),
      )}
    </Box>
  )
}

function Line({ line, number: place, shown, choice, onChoose }: Props & { line: ShownOfferLine; number: number }) {
  const { t } = useTranslation('client-offer')
  const money = useMoney()
  const number = useNumber()
  const isOn = line.choice === 'always' || choice.ticked.includes(line.key)
  const amount = choice.amounts[line.key] ?? line.amount
  const sums = sumsOf({ price: line.price, amount, vatRate: line.vatRate }, shown.vatMode)
  const Pick = line.choice === 'alternative' ? Radio : Checkbox
  return (
    <Box role="listitem" sx={{ ...row, ...(!isOn && { color: 'text.secondary' }) }}>
      <Box sx={{ gridRow: { xs: 'span 2', sm: 'auto' }, alignSelf: 'start' }}>
        {line.choice === 'always' ? (
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {place}
          </Box>
        ) : (
          <Pick
            size="small"
            checked={isOn}
            disabled={!onChoose}
            onChange={() => onChoose?.(ticked(shown.lines, choice, line))}
            slotProps={{ input: { 'aria-label': line.name } }}
            sx={{ m: -2 }}
          />
        )}
      </Box>
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere', display: 'flex', gap: 3 }}>
        {line.picture && (
          <Box component="img" src={line.picture} alt="" sx={{ width: 56, height: 56, objectFit: 'contain', flexShrink: 0 }} />
        )}
        <Box sx={{ minWidth: 0 }}>
          {line.name}
          {(line.article || line.note) && (
            <Box sx={{ fontSize: 12, color: 'text.secondary' }}>{[line.article, line.note].filter(Boolean).join(' · ')}</Box>
          )}
          {line.choice === 'option' && <Box sx={{ fontSize: 12, color: 'text.secondary' }}>{t('option')}</Box>}
        </Box>
      </Box>
      <Box sx={figures}>
        <Box sx={figure}>
          {line.limits && onChoose && isOn ? (
            <AmountField
              line={line}
              amount={amount}
              onSet={(next) => onChoose({ ...choice, amounts: { ...choice.amounts, [line.key]: next } })}
            />
          ) : (
            `${number(amount)} ${line.unit}`
          )}
        </Box>
        <Box sx={figure}>
          {money(roubles(line.price))}
          {line.unit && <Box component="span" sx={{ display: { sm: 'none' } }}>{` / ${line.unit}`}</Box>}
        </Box>
        <Box sx={{ ...figure, fontWeight: 500, ml: { xs: 'auto', sm: 0 } }}>{money(roubles(sums.total))}</Box>
      </Box>
    </Box>
  )
}

function AmountField({ line, amount, onSet }: { line: ShownOfferLine; amount: number; onSet: (amount: number) => void }) {
  const { t } = useTranslation('client-offer')
  const number = useNumber()
  const [draft, setDraft] = useState<string | null>(null)
  const read = draft === null ? amount : readAmount(draft)
  const { from, to } = line.limits ?? { from: 0, to: 0 }
  const isRight = read !== null && read >= from && read <= to && Number(read.toFixed(line.decimals)) === read
  return (
    <TextField
      size="small"
      value={draft ?? String(amount).replace('.', ',')}
      error={!isRight}
      helperText={t('limits', { from: number(from), to: number(to) })}
      onChange={({ target }) => {
        setDraft(target.value)
        const next = readAmount(target.value)
        if (next !== null && next >= from && next <= to && Number(next.toFixed(line.decimals)) === next) onSet(next)
      }}
      onBlur={() => setDraft(null)}
      slotProps={{ htmlInput: { 'aria-label': t('amountOf', { name: line.name }), inputMode: 'decimal', maxLength: 12 } }}
      sx={{ maxWidth: 128 }}
    />
  )
}
