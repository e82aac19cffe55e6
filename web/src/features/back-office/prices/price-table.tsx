import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import Chip from '@mui/material/Chip'
import { useState } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { useMoney } from '#parts/price/use-money.ts'
import { useNumber } from '#parts/product/use-number.ts'
import { BreaksDialog } from './breaks-dialog.tsx'
import { type PriceRow, type ShownType, useSavePrices } from './prices.api.ts'
import { Reports } from './reports.tsx'
import { tableFrame, tableStyle } from './table-style.ts'
import { NoFigure, TypedCell } from './typed-cell.tsx'
import { useTypedPrices } from './use-typed-prices.ts'

type Props = {
  type: ShownType
  rows: readonly PriceRow[]
  chosen: ReadonlySet<number>
  onChoose: (chosen: ReadonlySet<number>) => void
  onSaved: (updateId: number) => void
}

/** A price list one walks with arrows and types into. */
export function PriceTable({ type, rows, chosen, onChoose, onSaved }: Props) {
  const { t } = useTranslation('prices-desk')
  const money = useMoney()
  const number = useNumber()
  const save = useSavePrices(type.id)
  const { isVatIncluded } = type
  const { edit, reports, shownOf } = useTypedPrices({ rows, isVatIncluded, save: save.mutateAsync, onSaved })
  const [broken, setBroken] = useState<number | null>(null)
  const isAll = rows.every(({ productId }) => chosen.has(productId))
  const toggle = (id: number) => onChoose(new Set(chosen.has(id) ? [...chosen].filter((one) => one !== id) : [...chosen, id]))
  const opened = rows.find(({ productId }) => productId === broken)
  return (
    <>
      <Reports lines={reports} />
      <Box sx={tableFrame} aria-busy={save.isPending}>
        <Box component="table" role="grid" aria-label={t('tabs.lists')} sx={tableStyle}>
          <thead>
            <tr>
              <th className="pick">
                <Checkbox
                  size="small"
                  checked={isAll}
                  indeterminate={!isAll && chosen.size > 0}
                  onChange={() => onChoose(isAll ? new Set() : new Set(rows.map(({ productId }) => productId)))}
                  slotProps={{ input: { 'aria-label': t('table.chooseAll') } }}
                />
              </th>
              <th scope="col">{t('table.article')}</th>
              <th scope="col">{t('table.name')}</th>
              <th scope="col" className="figure">
                {t(isVatIncluded ? 'table.priceWithVat' : 'table.priceWithoutVat')}
              </th>
              <th scope="col">{t('table.unit')}</th>
              <th scope="col" className="figure">
                {t('table.vat')}
              </th>
              <th scope="col">{t('table.breaks')}</th>
              <th scope="col">{t('filters.brand')}</th>
              <th scope="col">{t('filters.section')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row, at) => {
              const price = shownOf(row)
              const breaks = row.breaks.map(({ from, discount }) =>
                t('breaks.short', { from: number(from), percent: number(discount / 100) }),
              )
              const told = breaks.length === 0 ? t('breaks.none') : breaks.join(', ')
              return (
                <tr key={row.productId}>
                  <td className="pick">
                    <Checkbox
                      size="small"
                      checked={chosen.has(row.productId)}
                      onChange={() => toggle(row.productId)}
                      slotProps={{ input: { 'aria-label': t('table.choose', { article: row.article }) } }}
                    />
                  </td>
                  <td>{row.article}</td>
                  <td title={row.name}>
                    {row.name} {!row.isPublished && <Chip size="small" variant="outlined" label={t('table.unpublished')} />}
                  </td>
                  <TypedCell edit={edit} at={at} label={t('table.priceOf', { article: row.article })}>
                    {price === null ? <NoFigure text={t('noPrice')} /> : money(price)}
                  </TypedCell>
                  <td>{row.unit}</td>
                  <td className="figure">{row.vatRate === null ? t('table.noVat') : `${number(row.vatRate / 100)} %`}</td>
                  <td>
                    <Button
                      size="small"
                      color="inherit"
                      aria-label={t('breaks.ofProduct', { told, article: row.article })}
                      onClick={() => setBroken(row.productId)}
                      sx={{ ml: -1.5, minWidth: 0, fontWeight: 400, color: breaks.length === 0 ? 'text.secondary' : 'text.primary' }}
                    >
                      {told}
                    </Button>
                  </td>
                  <td>{row.brand}</td>
                  <td>{row.section}</td>
                </tr>
              )
            })}
          </tbody>
        </Box>
      </Box>
      {opened && <BreaksDialog product={opened} onClose={() => setBroken(null)} />}
    </>
  )
}
