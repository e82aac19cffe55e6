import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormControlLabel from '@mui/material/FormControlLabel'
import MenuItem from '@mui/material/MenuItem'
import Switch from '@mui/material/Switch'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { mdiArrowDown, mdiArrowUp, mdiDeleteOutline } from '@mdi/js'
import { lineChoices, type OfferChange, type OfferDocument, type OfferLine } from '@vitrina/contract/offers/offer-document.rules'
import type { Markup } from '@vitrina/contract/offers/offer-price.rules'
import { type SubmitEvent, useState } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { formatMoment } from '#lib/dates.ts'
import { AppDialog } from '#ui/dialog.tsx'
import { DialogForm } from '#ui/dialog-form.tsx'
import { Icon } from '#ui/icon.tsx'
import { hasListPrice, listPrice, moveLine, priceText, readLineAmount, readPrice, setLine } from './line-changes.rules.ts'
import { MarkupFields } from './markup-fields.tsx'

type Props = {
  line: OfferLine
  document: OfferDocument
  isEditable: boolean
  onChange: (changes: OfferChange[]) => void
  onClose: () => void
}

const amountText = (amount: number | undefined) => (amount === undefined ? '' : String(amount).replace('.', ','))

/** VAT in per cent; empty: without VAT; undefined: unreadable. */
function readVat(text: string): number | null | undefined {
  if (text.trim() === '') return null
  const value = Number(text.replace(',', '.').replace('%', ''))
  return Number.isFinite(value) && value >= 0 && value <= 100 ? Math.round(value * 100) : undefined
}

/** Both empty: the amount is fixed; undefined: they are no bounds. */
function readLimits(from: string, to: string, decimals: number): OfferLine['limits'] | undefined {
  if (from.trim() === '' && to.trim() === '') return null
  const [least, most] = [readLineAmount(from, decimals), readLineAmount(to, decimals)]
  return least === null || most === null || least > most ? undefined : { from: least, to: most }
}

/** Everything of a line that has no column, and the whole line on a phone. */
export function LineDialog({ line, document, isEditable, onChange, onClose }: Props) {
  const { t } = useTranslation('offers')
  const [name, setName] = useState(line.name)
  const [article, setArticle] = useState(line.article)
  const [unit, setUnit] = useState(line.unit)
  const [note, setNote] = useState(line.note)
  const [amount, setAmount] = useState(amountText(line.amount))
  const [cost, setCost] = useState(priceText(line.costPrice))
  const [markup, setMarkup] = useState<Markup | null>(line.markup)
  const [vat, setVat] = useState(line.vatRate === null ? '' : String(line.vatRate / 100).replace('.', ','))
  const [from, setFrom] = useState(amountText(line.limits?.from))
  const [to, setTo] = useState(amountText(line.limits?.to))
  const [choice, setChoice] = useState(line.choice)
  const [isTicked, setTicked] = useState(line.isTicked)

  const readAmount = readLineAmount(amount, line.decimals)
  const costPrice = readPrice(cost)
  const isCostWrong = cost.trim() !== '' && costPrice === null
  const vatRate = readVat(vat)
  const limits = readLimits(from, to, line.decimals)
  const isWrong = name.trim() === '' || readAmount === null || isCostWrong || vatRate === undefined || limits === undefined
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (readAmount === null || vatRate === undefined || limits === undefined) return
    onChange(
      setLine(line.id, {
        name: name.trim(),
        article: article.trim(),
        unit: unit.trim(),
        note: note.trim(),
        amount: readAmount,
        limits,
        vatRate,
        markup,
        ...(costPrice !== line.costPrice && { costPrice, costOrigin: 'hand' }),
        choice,
        setId: choice === 'alternative' ? line.setId : null,
        isTicked: choice === 'always' || isTicked,
      }),
    )
    onClose()
  }
  const act = (changes: OfferChange[]) => onChange(changes)
  const field = (label: string, value: string, set: (text: string) => void, extra: { isWrong?: boolean; maxLength?: number } = {}) => (
    <TextField
      size="small"
      label={label}
      value={value}
      disabled={!isEditable}
      error={extra.isWrong ?? false}
      onChange={({ target }) => set(target.value)}
      slotProps={{ htmlInput: { maxLength: extra.maxLength ?? 20 } }}
    />
  )
  return (
    <AppDialog isOpen title={t('line.title')} onClose={onClose}>
      <DialogForm onSubmit={submit} submit={t('line.save')} isPending={false} isIncomplete={isWrong || !isEditable}>
        {field(t('columns.name'), name, setName, { maxLength: 500, isWrong: name.trim() === '' })}
        <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: '1fr 1fr', sm: '1fr 1fr 1fr' } }}>
          {field(t('columns.amount'), amount, setAmount, { isWrong: readAmount === null })}
          {field(t('columns.unit'), unit, setUnit)}
          {field(t('line.article'), article, setArticle, { maxLength: 100 })}
          {field(t('columns.cost'), cost, setCost, { isWrong: isCostWrong })}
          {field(t('line.vat'), vat, setVat, { isWrong: vatRate === undefined })}
        </Box>
        <Typography variant="body2" color="textSecondary">
          {t(`costOrigins.${line.costOrigin}`)}
          {line.costAt && `, ${formatMoment(line.costAt)}`}
        </Typography>
        {isEditable && line.costOrigin === 'hand' && hasListPrice(line) && (
          <Button
            size="small"
            sx={{ justifySelf: 'start' }}
            onClick={() => {
              onChange(setLine(line.id, listPrice))
              onClose()
            }}
          >
            {t('line.toListPrice')}
          </Button>
        )}
        <MarkupFields
          label={t('columns.markup')}
          markup={markup}
          allowed={{ fixed: true, none: true }}
          isOff={!isEditable}
          onChange={setMarkup}
        />
        <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: '1fr 1fr' }}>
          {field(t('line.from'), from, setFrom, { isWrong: limits === undefined })}
          {field(t('line.to'), to, setTo, { isWrong: limits === undefined })}
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, alignItems: 'center' }}>
          <TextField
            select
            size="small"
            label={t('line.choice')}
            value={choice}
            disabled={!isEditable}
            onChange={({ target }) => setChoice(lineChoices.find((one) => one === target.value) ?? 'always')}
            sx={{ minWidth: 220 }}
          >
            {lineChoices
              .filter((one) => one !== 'alternative' || line.choice === 'alternative')
              .map((one) => (
                <MenuItem key={one} value={one}>
                  {t(`choices.${one}`)}
                </MenuItem>
              ))}
          </TextField>
          {choice !== 'always' && (
            <FormControlLabel
              control={<Switch checked={isTicked} disabled={!isEditable} onChange={(_, isOn) => setTicked(isOn)} />}
              label={t('line.ticked')}
            />
          )}
        </Box>
        <TextField
          multiline
          size="small"
          label={t('line.note')}
          value={note}
          disabled={!isEditable}
          onChange={({ target }) => setNote(target.value)}
          slotProps={{ htmlInput: { maxLength: 500 } }}
        />
      </DialogForm>
      {isEditable && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: 4 }}>
          <Button
            color="inherit"
            startIcon={<Icon path={mdiArrowUp} fontSize="small" />}
            onClick={() => act(moveLine(document, line.id, -1))}
          >
            {t('tools.moveUp')}
          </Button>
          <Button
            color="inherit"
            startIcon={<Icon path={mdiArrowDown} fontSize="small" />}
            onClick={() => act(moveLine(document, line.id, 1))}
          >
            {t('tools.moveDown')}
          </Button>
          <Button
            color="error"
            startIcon={<Icon path={mdiDeleteOutline} fontSize="small" />}
            onClick={() => {
              act([{ op: 'removeLines', ids: [line.id] }])
              onClose()
            }}
          >
            {t('tools.remove')}
          </Button>
        </Box>
      )}
    </AppDialog>
  )
}
