import { mdiCommentTextOutline, mdiDeleteOutline } from '@mdi/js'
import type { CartLine as Line } from '@vitrina/contract/cart/cart'
import { type SupplyPlan, splitLine } from '@vitrina/contract/cart/supply-plan.rules'
import { memo, useState } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { paths } from '#lib/paths.ts'
import { useMoney } from '#parts/price/use-money.ts'
import { CopyArticle } from '#parts/product/copy-article.tsx'
import { ProductImage } from '#parts/product/product-image.tsx'
import { ProductAmount } from '#parts/product-amount/product-amount.tsx'
import { Anchor } from '#ui/anchor.tsx'
import type { LineEdit } from './edit-queue.ts'
import { LineNote } from './line-note.tsx'
import { LineReadiness } from './line-readiness.tsx'
import { TickBox } from './tick-box.tsx'

type Props = {
  line: Line
  plan: SupplyPlan
  /** Something else can take its place. */
  isReplaceable: boolean
  onEdit: (id: number, edit: LineEdit) => void
  onDelete: (ids: number[]) => void
  onReplace: (id: number) => void
}

/** Shown elsewhere in the line: the amount at its own field, the stock in its parts. */
const QUIET: readonly string[] = ['decimals', 'minimum-batch', 'multiplicity', 'stock-short', 'price-changed']

function LineView({ line, plan, isReplaceable, onEdit, onDelete, onReplace }: Props) {
  const { t } = useTranslation(['cart-page', 'cart'])
  const [isNoting, setNoting] = useState(false)
  const { id, product, amount, selected, note, warnings } = line
  return (
    <li className="line" data-selected={selected || undefined} data-line={id}>
      <TickBox isOn={selected} label={t('line.select', { name: product.name })} onTick={(isOn) => onEdit(id, { selected: isOn })} />
      <ProductImage src={product.image} alt="" size={44} />
      <div className="what">
        {product.type === 'catalog' ? (
          <Anchor className="name" href={`${paths.catalogue}?product=${product.id}`}>
            {product.name}
          </Anchor>
        ) : (
          <span className="name">{product.name}</span>
        )}
        <div className="facts">
          {product.article && <CopyArticle article={product.article} />}
          {product.brand && <span>{product.brand}</span>}
          {product.type === 'custom' && <span>{t('line.own')}</span>}
        </div>
        {note && !isNoting && <div className="note">{note}</div>}
        {isNoting && (
          <LineNote name={product.name} note={note} onSave={(newNote) => onEdit(id, { note: newNote })} onDone={() => setNoting(false)} />
        )}
        {warnings
          .filter((warning) => !QUIET.includes(warning))
          .map((warning) => (
            <div key={warning} className="warning">
              {t(`warning.${warning}`)}
            </div>
          ))}
      </div>
      <LineReadiness split={splitLine(line, plan)} plan={plan} unit={product.unit.name}>
        {isReplaceable && (
          <button
            type="button"
            className="more"
            aria-haspopup="dialog"
            aria-label={t('analogs.hasOf', { name: product.name })}
            onClick={() => onReplace(id)}
          >
            {t('analogs.has')}
          </button>
        )}
      </LineReadiness>
      <LinePrice line={line} />
      <div className="amount">
        <ProductAmount product={product} value={amount} onChange={(next) => onEdit(id, { amount: next })} />
      </div>
      <LineSum line={line} />
      <div className="tools">
        <button
          type="button"
          aria-label={t('line.noteOf', { name: product.name })}
          title={t('line.note')}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => setNoting(!isNoting)}
        >
          <Sign path={mdiCommentTextOutline} />
        </button>
        <button
          type="button"
          aria-label={t('line.deleteOf', { name: product.name })}
          title={t('line.delete')}
          onClick={() => onDelete([id])}
        >
          <Sign path={mdiDeleteOutline} />
        </button>
      </div>
    </li>
  )
}

const Sign = ({ path }: { path: string }) => (
  <svg viewBox="0 0 24 24" aria-hidden>
    <path d={path} />
  </svg>
)

function LinePrice({ line: { price, priceState, previousPrice, product } }: { line: Line }) {
  const { t } = useTranslation('cart-page')
  const money = useMoney()
  if (!price) return <div className="price">{t('line.noPrice')}</div>
  return (
    <div className="price">
      {money(price.value)}
      <small>{t('line.perUnit', { unit: product.unit.name })}</small>
      {priceState !== 'fresh' && <small>{t(`line.${priceState}`)}</small>}
      {previousPrice !== null && previousPrice !== price.value && (
        <small data-way={price.value > previousPrice ? 'up' : 'down'}>{t('line.previous', { price: money(previousPrice) })}</small>
      )}
    </div>
  )
}

function LineSum({ line: { sum, cashBack } }: { line: Line }) {
  const { t } = useTranslation('cart-page')
  const money = useMoney()
  return (
    <div className="sum">
      {sum === null ? '—' : <b>{money(sum)}</b>}
      {cashBack !== null && cashBack >= 1 && <small>{t('line.cashBack', { sum: money(cashBack, { kopecks: false }) })}</small>}
    </div>
  )
}

/** Redrawn only when its own line changes: a cart may have a thousand. */
export const CartLineView = memo(LineView)
