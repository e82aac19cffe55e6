import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { Assembly, Position } from '@vitrina/contract/configurator/assembly-shapes'
import type { BoardGoods } from '@vitrina/contract/configurator/configurator'
import { useTranslation } from '#i18n/use-translation.tsx'
import { paths } from '#lib/paths.ts'
import { useMoney } from '#parts/price/use-money.ts'
import { useNumber } from '#parts/product/use-number.ts'
import { Anchor } from '#ui/anchor.tsx'
import { plainClass } from '#ui/plain-class.ts'
import { requirementText } from './requirement-text.rules.ts'
import type { Goods } from './goods-view.tsx'
import { visuallyHidden } from './visually-hidden.ts'

/** A table; on a phone each row is a block, since five columns of goods do not fit. */
const goodsClass = plainClass(({ theme }) => {
  const palette = theme.vars?.palette
  return {
    width: '100%',
    borderCollapse: 'collapse',
    fontSize: 13,
    fontVariantNumeric: 'tabular-nums',
    backgroundColor: palette?.background.paper,
    '& th, & td': { padding: '6px 8px', textAlign: 'start', borderBottom: `1px solid ${palette?.divider}`, verticalAlign: 'top' },
    '& th': { fontWeight: 500, fontSize: 12, color: palette?.text.secondary },
    '& .figure': { textAlign: 'end', whiteSpace: 'nowrap' },
    '& .soft': { color: palette?.text.secondary, fontSize: 12 },
    '& .few': { color: palette?.warning.main },
    '& tfoot td': { fontWeight: 600, fontSize: 14, borderBottom: 0 },
    '@media print': { color: '#000', '& tr': { breakInside: 'avoid' }, '& button': { display: 'none' } },
    [theme.breakpoints.down('md')]: {
      '@media screen': {
        '& thead': { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
        '& tbody tr': { display: 'flex', flexWrap: 'wrap', columnGap: 16, padding: '8px 0', borderBottom: `1px solid ${palette?.divider}` },
        '& tbody td': { border: 0, padding: '2px 8px' },
        '& tbody td.wide': { flex: '1 1 100%' },
      },
    },
  }
})

type RowProps = { item: BoardGoods; position: Position | undefined; onReplace?: ((item: BoardGoods) => void) | undefined }

function Row({ item, position, onReplace }: RowProps) {
  const { t } = useTranslation('configurator')
  const money = useMoney()
  const number = useNumber()
  const { product, amount, sum, fitCount, problem, isChosen, isEnough } = item
  const isMetres = item.kind === 'cable' || item.kind === 'wire'
  return (
    <tr>
      <td className="wide">
        <strong>{position?.mark}</strong> {t(`goodsKinds.${item.kind}`)}
        <div className="soft">{[position?.name, position && requirementText(position)].filter(Boolean).join(' · ')}</div>
      </td>
      <td className="wide">
        {product ? (
          <>
            <Anchor href={`${paths.catalogue}?product=${product.id}`} target="_blank">
              {product.name}
            </Anchor>
            <div className="soft">
              {product.article} · {product.brand.name}
              {isChosen && ` · ${t('goods.chosen')}`}
            </div>
          </>
        ) : (
          <span className="few">{t(`goods.problems.${problem ?? 'nothing-fits'}`)}</span>
        )}
      </td>
      <td className="figure">{product ? (product.price ? money(product.price.value) : t('goods.noPrice')) : '—'}</td>
      <td className="figure">
        {number(amount)} {product?.unit.name ?? (isMetres ? 'м' : 'шт')}
      </td>
      <td className="figure">{sum === null ? '—' : money(sum)}</td>
      <td className="figure">
        {product && (
          <span className={isEnough ? undefined : 'few'}>
            {isEnough ? t('goods.enough', { stock: number(product.stock) }) : t('goods.few', { stock: number(product.stock) })}
          </span>
        )}
      </td>
      {onReplace && (
        <td className="figure">
          {fitCount > 1 && (
            <Button
              size="small"
              onClick={() => onReplace(item)}
              aria-label={`${t('goods.replace')}: ${position?.mark || t(`goodsKinds.${item.kind}`)}`}
            >
              {t('goods.replace')} ({fitCount})
            </Button>
          )}
        </td>
      )}
    </tr>
  )
}

type Props = { goods: Goods; assembly: Assembly; onReplace?: (item: BoardGoods) => void }

export function GoodsTable({ goods: { items, totals }, assembly, onReplace }: Props) {
  const { t } = useTranslation('configurator')
  const money = useMoney()
  const positions = new Map(assembly.positions.map((one) => [one.key, one]))
  return (
    <Box sx={{ position: 'relative', overflowX: 'auto', border: 1, borderColor: 'divider', borderRadius: 1 }}>
      <table className={goodsClass} aria-label={t('views.goods')}>
        <thead>
          <tr>
            <th scope="col">{t('goods.columns.position')}</th>
            <th scope="col">{t('goods.columns.product')}</th>
            <th scope="col" className="figure">
              {t('goods.columns.price')}
            </th>
            <th scope="col" className="figure">
              {t('goods.columns.amount')}
            </th>
            <th scope="col" className="figure">
              {t('goods.columns.sum')}
            </th>
            <th scope="col" className="figure">
              {t('goods.columns.stock')}
            </th>
            {onReplace && (
              <th scope="col">
                <span style={visuallyHidden}>{t('goods.replace')}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <Row key={item.key} item={item} position={positions.get(item.key)} onReplace={onReplace} />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <td colSpan={4}>
              {t('goods.total')}
              {totals.unpricedCount > 0 && <span className="soft"> {t('goods.unpriced', { count: totals.unpricedCount })}</span>}
            </td>
            <td className="figure" colSpan={onReplace ? 3 : 2}>
              {money(totals.sum)}
            </td>
          </tr>
        </tfoot>
      </table>
    </Box>
  )
}
