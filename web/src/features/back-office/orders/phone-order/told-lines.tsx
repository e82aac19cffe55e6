import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useMutation } from '@tanstack/react-query'
import { formatDay } from '@vitrina/contract/days/days.rules'
import { useState } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { useMoney } from '#parts/price/use-money.ts'
import { ProductField } from '#parts/quotes/product-field.tsx'
import { type ToldLine, withLine } from './phone-draft.rules.ts'
import { matchLines, type PhonePreview } from './phone-order.api.ts'

type Props = { lines: readonly ToldLine[]; preview: PhonePreview | undefined; onChange: (lines: ToldLine[]) => void }

/** The goods as they are told: found one by one, or pasted as a list. */
export function ToldLines({ lines, preview, onChange }: Props) {
  const { t } = useTranslation('desk')
  const money = useMoney()
  const edit = (productId: number, amount: string) =>
    onChange(lines.map((line) => (line.productId === productId ? { ...line, amount } : line)))
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <ProductField
        label={t('phone.add')}
        value={null}
        isEmptied
        onChange={(chosen) =>
          chosen && onChange(withLine(lines, { productId: chosen.id, article: chosen.article, name: chosen.name, amount: '1' }))
        }
      />
      <PastedLines onFound={(found) => onChange(found.reduce<ToldLine[]>((all, line) => withLine(all, line), [...lines]))} />
      {lines.length > 0 && (
        <Box
          component="ol"
          aria-label={t('phone.lines')}
          sx={{ m: 0, p: 0, listStyle: 'none', '& > li': { borderTop: 1, borderColor: 'divider' } }}
        >
          {lines.map((line) => {
            const priced = preview?.lines.find(({ productId }) => productId === line.productId)
            return (
              <Box
                component="li"
                key={line.productId}
                aria-label={line.name}
                sx={{
                  py: 2,
                  display: 'grid',
                  gap: 2,
                  alignItems: 'center',
                  fontVariantNumeric: 'tabular-nums',
                  gridTemplateColumns: { xs: '100px minmax(0, 1fr) auto', md: 'minmax(0, 1fr) 110px 130px 130px auto' },
                }}
              >
                <Box sx={{ gridColumn: { xs: '1 / -1', md: 'auto' }, minWidth: 0, overflowWrap: 'anywhere' }}>
                  {line.name}
                  <Typography variant="body2" color="textSecondary">
                    {line.article}
                  </Typography>
                  {priced?.problem && (
                    <Typography variant="body2" color="error">
                      {priced.problem}
                    </Typography>
                  )}
                </Box>
                <TextField
                  size="small"
                  value={line.amount}
                  onChange={({ target }) => edit(line.productId, target.value)}
                  slotProps={{ htmlInput: { inputMode: 'decimal', 'aria-label': t('editor.amountOf', { name: line.name }) } }}
                />
                <Box sx={{ textAlign: { md: 'right' } }}>
                  {priced && (priced.price === null ? t('differences.noPrice') : money(priced.sum))}
                  {priced && priced.price !== null && (
                    <Typography variant="body2" color="textSecondary">
                      {t('phone.each', { price: money(priced.price) })}
                    </Typography>
                  )}
                </Box>
                <Box sx={{ color: 'text.secondary', textAlign: { md: 'right' } }}>
                  {priced && (priced.day ? formatDay(priced.day) : t('differences.undated'))}
                </Box>
                <Button
                  size="small"
                  color="error"
                  aria-label={t('editor.removeNamed', { name: line.name })}
                  onClick={() => onChange(lines.filter(({ productId }) => productId !== line.productId))}
                >
                  {t('editor.remove')}
                </Button>
              </Box>
            )
          })}
        </Box>
      )}
    </Box>
  )
}

/** A list out of a letter or a messenger: articles or names with amounts, a line each. */
function PastedLines({ onFound }: { onFound: (lines: ToldLine[]) => void }) {
  const { t } = useTranslation('desk')
  const [text, setText] = useState('')
  const match = useMutation({ mutationFn: matchLines })
  const unknown = (match.data ?? []).filter(({ product }) => product === null)
  const find = () => {
    const texts = text
      .split('\n')
      .map((line) => line.trim().slice(0, 500))
      .filter(Boolean)
    if (texts.length === 0) return
    match.mutate(texts, {
      onSuccess: (found) => {
        setText('')
        onFound(
          found.flatMap(({ product, amount }) =>
            product
              ? [{ productId: product.id, article: product.article, name: product.name, amount: String(amount ?? 1).replace('.', ',') }]
              : [],
          ),
        )
      },
    })
  }
  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
      <TextField
        fullWidth
        size="small"
        multiline
        minRows={2}
        maxRows={8}
        label={t('phone.paste')}
        placeholder={t('phone.pasteExample')}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <Button variant="outlined" size="small" loading={match.isPending} disabled={text.trim() === ''} onClick={find}>
        {t('phone.find')}
      </Button>
      {unknown.length > 0 && (
        <Typography role="status" color="error" variant="body2">
          {t('phone.unknown', { texts: unknown.map((line) => line.text).join('; ') })}
        </Typography>
      )}
    </Box>
  )
}
