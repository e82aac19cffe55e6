import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import Checkbox from '@mui/material/Checkbox'
import Paper from '@mui/material/Paper'
import { useTranslation } from '#i18n/use-translation.tsx'
import { roubles } from '#parts/offer/offer-money.rules.ts'
import { useMoney } from '#parts/price/use-money.ts'
import { useNumber } from '#parts/product/use-number.ts'
import { MarginMark } from '../margin-light.tsx'
import { markupText } from './markup-text.rules.ts'
import type { OfferListProps } from './offer-grid.tsx'

/** The draft for a thumb: a card opens the form of its line. */
export function OfferLineCards({ label, rows, figures, groupTotals, notSold, chosen, onPick, onOpen }: OfferListProps) {
  const { t } = useTranslation('offers')
  const money = useMoney()
  const number = useNumber()
  return (
    <Box component="ul" aria-label={label} sx={{ display: 'grid', gap: 2, m: 0, p: 0, listStyle: 'none' }}>
      {rows.map((row) => {
        const name = row.kind === 'line' ? row.line.name || t('grid.unnamed') : row.group.name
        const known = figures.get(row.id)
        return (
          <Paper
            component="li"
            key={row.id}
            variant="outlined"
            sx={{
              display: 'flex',
              alignItems: 'start',
              ml: row.depth * 2,
              contentVisibility: 'auto',
              containIntrinsicSize: 'auto 76px',
              ...(row.kind === 'group' && { bgcolor: 'background.default' }),
            }}
          >
            <Checkbox
              checked={chosen.has(row.id)}
              onChange={() => onPick(row.id)}
              slotProps={{ input: { 'aria-label': t('grid.pick', { name }) } }}
            />
            <ButtonBase
              onClick={() => onOpen(row)}
              sx={{
                flexGrow: 1,
                minWidth: 0,
                display: 'grid',
                gap: 1,
                p: 3,
                pl: 0,
                textAlign: 'left',
                justifyContent: 'stretch',
                fontSize: 13,
              }}
            >
              <Box sx={{ fontWeight: row.kind === 'group' ? 600 : 500, overflowWrap: 'anywhere' }}>{name}</Box>
              {row.kind === 'group' ? (
                <Box sx={{ display: 'flex', gap: 3 }}>
                  <span>{t('lines', { count: row.lineCount })}</span>
                  <Box component="b" sx={{ ml: 'auto' }}>
                    {money(roubles(groupTotals.get(row.id) ?? 0))}
                  </Box>
                </Box>
              ) : (
                <>
                  <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, color: 'text.secondary' }}>
                    <span>
                      {number(row.line.amount)} {row.line.unit}
                    </span>
                    <span>{known ? markupText(known.markup) : ''}</span>
                    {row.line.choice === 'option' && <span>{t('grid.option')}</span>}
                    {row.line.choice === 'alternative' && <span>{t('grid.alternative', { set: row.setLetter })}</span>}
                    {notSold.has(row.id) && <Box sx={{ color: 'error.main' }}>{t('grid.notSold')}</Box>}
                  </Box>
                  <Box sx={{ display: 'flex', gap: 3, fontVariantNumeric: 'tabular-nums' }}>
                    <span>{!known || known.price === null ? t('grid.noPrice') : money(roubles(known.price))}</span>
                    <MarginMark margin={known?.margin ?? null} light={known?.light ?? 'unknown'} />
                    <Box component="b" sx={{ ml: 'auto' }}>
                      {money(roubles(known?.total ?? 0))}
                    </Box>
                  </Box>
                </>
              )}
            </ButtonBase>
          </Paper>
        )
      })}
    </Box>
  )
}
