import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { useMoney } from '#parts/price/use-money.ts'
import { useNumber } from '#parts/product/use-number.ts'
import { type PromotedRow, useSavePromoted } from './prices.api.ts'
import { Reports } from './reports.tsx'
import { tableFrame, tableStyle } from './table-style.ts'
import { TypedCell } from './typed-cell.tsx'
import { plainPercent, readDiscount } from './typed-figures.rules.ts'
import { type TypedCell as Typed, useColumnEdit } from './use-column-edit.ts'

/** Goods of a promotion: per cent or the wanted price is typed, and the price that comes of it stands beside. */
export function PromotedTable({ id, rows }: { id: number; rows: readonly PromotedRow[] }) {
  const { t } = useTranslation('prices-desk')
  const money = useMoney()
  const number = useNumber()
  const save = useSavePromoted(id)
  const [reports, setReports] = useState<readonly string[]>([])
  const send = (changed: { productId: number; discount: number | null; expected: number }[]) =>
    save.mutate(changed, { onError: (error) => setReports([error.message]) })
  const saveTyped = (typed: Typed[]) => {
    const read = typed.flatMap(({ at, text }) => {
      const row = rows[at]
      return row ? [{ row, text, discount: readDiscount(text, row.listPrice) }] : []
    })
    setReports(
      read.flatMap(({ row, text, discount }) => (discount === null ? [`${row.article}: ${t('promotions.unreadable', { text })}`] : [])),
    )
    const changed = read.flatMap(({ row, discount }) =>
      discount === null || discount === row.discount ? [] : { productId: row.productId, discount, expected: row.discount },
    )
    if (changed.length > 0) send(changed)
  }
  const edit = useColumnEdit({ count: rows.length, textAt: (at) => (rows[at] ? plainPercent(rows[at].discount) : ''), save: saveTyped })
  return (
    <>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
        {t('promotions.hint')}
      </Typography>
      <Reports lines={reports} />
      <Box sx={tableFrame} aria-busy={save.isPending}>
        <Box component="table" role="grid" aria-label={t('promotions.goodsLabel')} sx={tableStyle}>
          <thead>
            <tr>
              <th scope="col">{t('table.article')}</th>
              <th scope="col">{t('table.name')}</th>
              <th scope="col" className="figure">
                {t('discounts.percent')}
              </th>
              <th scope="col" className="figure">
                {t('promotions.promoPrice')}
              </th>
              <th scope="col" className="figure">
                {t('contracts.listPrice')}
              </th>
              <th scope="col">{t('filters.brand')}</th>
              <th scope="col">{t('discounts.actions')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row, at) => (
              <tr key={row.productId}>
                <td>{row.article}</td>
                <td title={row.name}>{row.name}</td>
                <TypedCell edit={edit} at={at} label={t('promotions.discountOf', { article: row.article })}>
                  {number(row.discount / 100)} %
                </TypedCell>
                <td className="figure">{row.promoPrice === null ? t('noPrice') : money(row.promoPrice)}</td>
                <td className="figure">{row.listPrice === null ? t('noPrice') : money(row.listPrice)}</td>
                <td>{row.brand}</td>
                <td>
                  <Button
                    size="small"
                    aria-label={t('promotions.takeOutNamed', { article: row.article })}
                    onClick={() => send([{ productId: row.productId, discount: null, expected: row.discount }])}
                  >
                    {t('promotions.takeOut')}
                  </Button>
                </td>
              </tr>
            ))}
          </tbody>
        </Box>
      </Box>
    </>
  )
}
