import Box from '@mui/material/Box'
import { useTranslation } from '#i18n/use-translation.tsx'
import { useMoney } from '#parts/price/use-money.ts'
import { tableFrame, tableStyle } from './table-style.ts'

type Row = { productId: number; article: string; name: string; before: number | null; after: number | null }

/** Prices before and after a change. */
export function ChangedPrices({ label, rows }: { label: string; rows: readonly Row[] }) {
  const { t } = useTranslation('prices-desk')
  const money = useMoney()
  const told = (price: number | null) => (price === null ? t('noPrice') : money(price))
  return (
    <Box sx={{ ...tableFrame, maxHeight: 360, overflowY: 'auto' }} tabIndex={0} role="region" aria-label={label}>
      <Box component="table" sx={tableStyle}>
        <thead>
          <tr>
            <th scope="col">{t('table.article')}</th>
            <th scope="col">{t('table.name')}</th>
            <th scope="col" className="figure">
              {t('table.before')}
            </th>
            <th scope="col" className="figure">
              {t('table.after')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ productId, article, name, before, after }) => (
            <tr key={productId}>
              <td>{article}</td>
              <td title={name}>{name}</td>
              <td className="figure">{told(before)}</td>
              <td className="figure">{told(after)}</td>
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  )
}
