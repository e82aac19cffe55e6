import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { mdiDelete } from '@mdi/js'
import { MAX_BREAKS } from '@vitrina/contract/prices/desk/price-list'
import { areRising } from '@vitrina/contract/prices/desk/breaks.rules'
import { useState } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { AppDialog } from '#ui/dialog.tsx'
import { DialogForm } from '#ui/dialog-form.tsx'
import { Icon } from '#ui/icon.tsx'
import { type PriceRow, useSetBreaks } from './prices.api.ts'
import { plainPercent, readPercent } from './typed-figures.rules.ts'

type Line = { from: string; percent: string }

const readAmount = (text: string): number | null => {
  const plain = text.trim().replace(',', '.')
  return /^\d{1,9}(?:\.\d{1,3})?$/.test(plain) && Number(plain) > 0 ? Number(plain) : null
}

/** From which amounts a product is cheaper, for every buyer. */
export function BreaksDialog({ product, onClose }: { product: PriceRow; onClose: () => void }) {
  const { t } = useTranslation('prices-desk')
  const save = useSetBreaks(product.productId)
  // Those that were seen: a table read anew behind the dialog does not change what is compared.
  const [seen] = useState(product.breaks)
  const [lines, setLines] = useState<Line[]>(() =>
    product.breaks.map(({ from, discount }) => ({ from: String(from).replace('.', ','), percent: plainPercent(discount) })),
  )
  const set = (at: number, changed: Partial<Line>) => setLines(lines.map((line, place) => (place === at ? { ...line, ...changed } : line)))
  const read = lines.flatMap(({ from, percent }) => {
    const [amount, discount] = [readAmount(from), readPercent(percent)]
    return amount === null || discount === null ? [] : { from: amount, discount }
  })
  const isWhole = read.length === lines.length
  return (
    <AppDialog isOpen title={t('breaks.title', { article: product.article })} isBusy={save.isPending} onClose={onClose}>
      <DialogForm
        submit={t('save')}
        isPending={save.isPending}
        isIncomplete={!isWhole || !areRising(read)}
        error={save.error?.message}
        onSubmit={(event) => {
          event.preventDefault()
          save.mutate({ breaks: read, expected: seen }, { onSuccess: onClose })
        }}
      >
        <Typography variant="body2" color="textSecondary">
          {t('breaks.hint')}
        </Typography>
        {lines.map((line, at) => (
          // Lines have no names of their own; they are added at the end and taken out.
          <Box key={at} sx={{ display: 'flex', gap: 2, alignItems: 'flex-start' }}>
            <TextField
              size="small"
              label={t('breaks.from', { unit: product.unit })}
              value={line.from}
              error={line.from !== '' && readAmount(line.from) === null}
              onChange={({ target }) => set(at, { from: target.value })}
              slotProps={{ htmlInput: { inputMode: 'decimal' } }}
            />
            <TextField
              size="small"
              label={t('breaks.percent')}
              value={line.percent}
              error={line.percent !== '' && readPercent(line.percent) === null}
              onChange={({ target }) => set(at, { percent: target.value })}
              slotProps={{ htmlInput: { inputMode: 'decimal' } }}
            />
            <IconButton
              aria-label={t('breaks.remove', { from: line.from })}
              onClick={() => setLines(lines.filter((_, place) => place !== at))}
            >
              <Icon path={mdiDelete} />
            </IconButton>
          </Box>
        ))}
        {isWhole && !areRising(read) && <Typography color="error">{t('breaks.notRising')}</Typography>}
        {lines.length < MAX_BREAKS && (
          <Button sx={{ justifySelf: 'start' }} onClick={() => setLines([...lines, { from: '', percent: '' }])}>
            {t('breaks.add')}
          </Button>
        )}
      </DialogForm>
    </AppDialog>
  )
}
