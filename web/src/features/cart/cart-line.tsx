import { mdiDeleteOutline, mdiDotsVertical, mdiSwapHorizontal } from '@mdi/js'
import type { CartLine as Line } from '@vitrina/contract/cart/cart'
import { type SupplyPlan, splitLine } from '@vitrina/contract/cart/supply-plan.rules'
import { memo, type ReactNode } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { paths } from '#lib/paths.ts'
import { useMoney } from '#parts/price/use-money.ts'
import { CopyArticle } from '#parts/product/copy-article.tsx'
import { ProductImage } from '#parts/product/product-image.tsx'
import { ProductAmount } from '#parts/product-amount/product-amount.tsx'
import { Anchor } from '#ui/anchor.tsx'
import { type CartColumn, cartColumns } from './cart-columns.ts'
import type { LineEdit } from './edit-queue.ts'
import { LineNote } from './line-note.tsx'
import { LineReadiness } from './line-readiness.tsx'
import { TickBox } from './tick-box.tsx'

type Props = {
  line: Line
  /** Its place in the view, from one. */
  number: number
  plan: SupplyPlan
  /** Something else can take its place. */
  isReplaceable: boolean
  /** The buyer's own order is shown: the line can be dragged. */
  isMovable: boolean
  /** The note is asked for where its column has no room. */
  isNoting: boolean
  onEdit: (id: number, edit: LineEdit) => void
  onDelete: (ids: number[]) => void
  onReplace: (id: number) => void
  onMenu: (id: number, button: HTMLElement) => void
}

/** Shown elsewhere in the line: the amount at its own field, the stock in its parts. */
const QUIET: readonly string[] = ['decimals', 'minimum-batch', 'multiplicity', 'stock-short', 'price-changed']

/** Every cell can have the focus; Tab stops at the fields alone. */
const Cell = ({ column, children }: { column: CartColumn; children?: ReactNode }) => (
  <div role="gridcell" aria-colindex={cartColumns.indexOf(column) + 1} className={`cell ${column}`} data-cell={column} tabIndex={-1}>
    {children}
  </div>
)

function LineView({ line, number, plan, isReplaceable, isMovable, isNoting, onEdit, onDelete, onReplace, onMenu }: Props) {
  const { t } = useTranslation(['cart-page', 'cart'])
  const { id, product, amount, selected, note, warnings } = line
  const label = (key: 'select' | 'noteOf' | 'deleteOf' | 'more') => t(`line.${key}`, { name: product.name })
  const loud = warnings.filter((warning) => !QUIET.includes(warning))
  return (
    <div
      role="row"
      className="line"
      data-line={id}
      data-row={id}
      data-selected={selected || undefined}
      data-noting={isNoting || undefined}
      aria-rowindex={number + 1}
    >
      <Cell column="number">
        <span draggable={isMovable} title={isMovable ? t('line.drag') : undefined}>
          {number}
        </span>
      </Cell>
      <Cell column="tick">
        <TickBox isOn={selected} isInTable label={label('select')} onTick={(isOn) => onEdit(id, { selected: isOn })} />
      </Cell>
      <Cell column="article">
        {product.article && <CopyArticle article={product.article} tabIndex={-1} />}
        <small>{product.type === 'custom' ? t('line.own') : product.brand}</small>
      </Cell>
      <Cell column="name">
        <ProductImage src={product.image} alt="" size={28} />
        <div className="what" title={product.name} data-tight={loud.length > 0 || undefined}>
          {product.type === 'catalog' ? (
            <Anchor className="called" tabIndex={-1} href={`${paths.catalogue}?product=${product.id}`}>
              {product.name}
            </Anchor>
          ) : (
            <span className="called">{product.name}</span>
          )}
          {/* Where these columns have no room. */}
          <small className="facts">{[product.article, product.brand, note].filter(Boolean).join(' · ')}</small>
          {loud.map((warning) => (
            <small key={warning} className="warning">
              {t(`warning.${warning}`)}
            </small>
          ))}
        </div>
      </Cell>
      <Cell column="note">
        <LineNote label={label('noteOf')} note={note} isAsked={isNoting} onSave={(newNote) => onEdit(id, { note: newNote })} />
      </Cell>
      <Cell column="when">
        <LineReadiness split={splitLine(line, plan)} plan={plan} unit={product.unit.name} />
        {isReplaceable && (
          <button
            type="button"
            tabIndex={-1}
            className="replace"
            aria-haspopup="dialog"
            aria-label={t('analogs.hasOf', { name: product.name })}
            title={t('analogs.has')}
            onClick={() => onReplace(id)}
          >
            <Sign path={mdiSwapHorizontal} />
          </button>
        )}
      </Cell>
      <Cell column="price">
        <LinePrice line={line} />
      </Cell>
      <Cell column="amount">
        <ProductAmount product={product} value={amount} onChange={(next) => onEdit(id, { amount: next })} />
      </Cell>
      <Cell column="sum">
        <LineSum line={line} />
      </Cell>
      <Cell column="tools">
        <button
          type="button"
          tabIndex={-1}
          className="delete"
          aria-label={label('deleteOf')}
          title={t('line.delete')}
          onClick={() => onDelete([id])}
        >
          <Sign path={mdiDeleteOutline} />
        </button>
        <button
          type="button"
          tabIndex={-1}
          className="menu"
          aria-haspopup="menu"
          aria-label={label('more')}
          onClick={({ currentTarget }) => onMenu(id, currentTarget)}
        >
          <Sign path={mdiDotsVertical} />
        </button>
      </Cell>
    </div>
  )
}

const Sign = ({ path }: { path: string }) => (
  <svg viewBox="0 0 24 24" aria-hidden>
    <path d={path} />
  </svg>
)

/** The former price matters more than its age, and that more than the unit. */
function LinePrice({ line: { price, priceState, previousPrice, product } }: { line: Line }) {
  const { t } = useTranslation('cart-page')
  const money = useMoney()
  if (!price) return <span className="none">{t('line.noPrice')}</span>
  const isChanged = previousPrice !== null && previousPrice !== price.value
  return (
    <>
      {money(price.value)}
      {isChanged ? (
        <small data-way={price.value > previousPrice ? 'up' : 'down'}>{t('line.previous', { price: money(previousPrice) })}</small>
      ) : (
        <small>{priceState === 'fresh' ? t('line.perUnit', { unit: product.unit.name }) : t(`line.${priceState}`)}</small>
      )}
    </>
  )
}

function LineSum({ line: { sum, cashBack } }: { line: Line }) {
  const { t } = useTranslation('cart-page')
  const money = useMoney()
  return (
    <>
      {sum === null ? '—' : <b>{money(sum)}</b>}
      {cashBack !== null && cashBack >= 1 && <small>{t('line.cashBack', { sum: money(cashBack, { kopecks: false }) })}</small>}
    </>
  )
}

/** Redrawn only when its own line changes: a cart may have a thousand. */
export const CartLineView = memo(LineView)
