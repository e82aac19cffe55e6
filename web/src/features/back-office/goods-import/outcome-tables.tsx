import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { GoodsImport } from '@vitrina/contract/goods-import/goods-import'
import { MOST_REFUSED_SHOWN } from '@vitrina/contract/goods-import/goods-import.rules'
import type { ReactNode } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { useMoney } from '#parts/price/use-money.ts'
import { useNumber } from '#parts/product/use-number.ts'
import { ToneChip } from '#parts/order/tone-chip.tsx'

const table = {
  borderCollapse: 'collapse',
  width: '100%',
  minWidth: 640,
  fontSize: 14,
  '& th, & td': { px: 2, py: 1.5, borderBottom: 1, borderColor: 'divider', textAlign: 'left', verticalAlign: 'top' },
  '& td': { overflowWrap: 'anywhere' },
  '& td[data-product]': { width: '40%' },
  '& th': { color: 'text.secondary', fontWeight: 400, whiteSpace: 'nowrap' },
  '& td[data-number]': { textAlign: 'right', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
  '& th[data-number]': { textAlign: 'right' },
} as const

type TableProps = { title: string; note?: string; children: ReactNode }

/** Wider than a phone: it scrolls by itself, also by keyboard. */
const TableFrame = ({ title, note, children }: TableProps) => (
  <Box component="section" sx={{ minWidth: 0 }}>
    <Typography variant="h2" sx={{ mb: 2 }}>
      {title}
    </Typography>
    {note && (
      <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
        {note}
      </Typography>
    )}
    <Box tabIndex={0} role="region" aria-label={title} sx={{ overflowX: 'auto' }}>
      <Box component="table" sx={table}>
        {children}
      </Box>
    </Box>
  </Box>
)

const isNumber = ({ kind }: GoodsImport['changes'][number]) => kind === 'price' || kind === 'cost' || kind === 'stock'

/** Cells with their old and new values, steep drops first. */
export function ChangesTable({ rows, title }: { rows: GoodsImport['changes']; title: string }) {
  const { t } = useTranslation('goods-import')
  const money = useMoney()
  const number = useNumber()
  const shown = (kind: string, value: string | number | null) => {
    if (value === null) return '–'
    if (typeof value === 'string') return value
    return kind === 'price' || kind === 'cost' ? money(value) : number(value)
  }
  const nameOf = ({ kind, of }: GoodsImport['changes'][number]) => {
    if (kind === 'field') return t(`roles.${of}`)
    if (kind === 'place') return t('roles.placeOf', { name: of })
    return kind === 'cost' ? t('roles.cost') : of
  }
  return (
    <TableFrame title={title}>
      <thead>
        <tr>
          <th scope="col">{t('changes.row')}</th>
          <th scope="col">{t('changes.product')}</th>
          <th scope="col">{t('changes.of')}</th>
          <th scope="col" data-number>
            {t('changes.before')}
          </th>
          <th scope="col" data-number>
            {t('changes.after')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((cell) => (
          <tr key={`${cell.row} ${cell.code} ${cell.kind} ${cell.of}`}>
            <td>{cell.row}</td>
            <td data-product>
              {[cell.code, cell.product].filter(Boolean).join(' · ')}{' '}
              {cell.kind === 'price' && cell.isSteepDrop && <ToneChip tone="attention" label={t('changes.drop')} />}
            </td>
            <td>{nameOf(cell)}</td>
            <td data-number={isNumber(cell) || undefined}>{shown(cell.kind, cell.before)}</td>
            <td data-number={isNumber(cell) || undefined}>{shown(cell.kind, cell.after)}</td>
          </tr>
        ))}
      </tbody>
    </TableFrame>
  )
}

/** Refused rows, and those whose pictures could not be had; the rest of such a row is written. */
export function RefusedTable({ rows, count, pictures }: { rows: GoodsImport['refused']; count: number; pictures: number }) {
  const { t } = useTranslation('goods-import')
  const hasSheets = rows.some(({ sheet }) => sheet !== '')
  return (
    <TableFrame
      title={[(count > 0 || pictures === 0) && t('refused.title', { count }), pictures > 0 && t('refused.pictures', { count: pictures })]
        .filter(Boolean)
        .join(' · ')}
      {...(rows.length >= MOST_REFUSED_SHOWN && count + pictures > rows.length && { note: t('refused.first', { count: rows.length }) })}
    >
      <thead>
        <tr>
          {hasSheets && <th scope="col">{t('refused.sheet')}</th>}
          <th scope="col">{t('changes.row')}</th>
          <th scope="col">{t('refused.code')}</th>
          <th scope="col">{t('refused.reason')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ sheet, row, code, reason }) => (
          <tr key={`${sheet} ${row}`}>
            {hasSheets && <td>{sheet}</td>}
            <td>{row}</td>
            <td>{code}</td>
            <td>{reason}</td>
          </tr>
        ))}
      </tbody>
    </TableFrame>
  )
}

/** Values that stayed when the import was taken back. */
export function UnrevertedTable({ rows }: { rows: GoodsImport['unreverted'] }) {
  const { t } = useTranslation('goods-import')
  return (
    <TableFrame title={t('unreverted.title')}>
      <thead>
        <tr>
          <th scope="col">{t('changes.product')}</th>
          <th scope="col">{t('changes.of')}</th>
          <th scope="col">{t('unreverted.outcome')}</th>
          <th scope="col">{t('refused.reason')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ product, of, outcome, reason }) => (
          <tr key={`${product} ${of}`}>
            <td>{product}</td>
            <td>{of}</td>
            <td>{t(`unreverted.${outcome}`)}</td>
            <td>{reason}</td>
          </tr>
        ))}
      </tbody>
    </TableFrame>
  )
}
